//! A built-in example.

use unfold_engine::mc4d::{self, Log};
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence};
use unfold_text::Text;

/// The position of an example, as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExampleText {
    /// Moves from the solved puzzle.
    Moves(&'static str),
    Facelets(&'static str),
    /// An MC4D log.
    Log(&'static str),
}

/// An example position with a title and a remark.
#[derive(Debug)]
pub struct Example {
    /// Name in scripts and sessions: lower-case letters, digits and hyphens. Must never change.
    pub id: &'static str,
    pub puzzle: PuzzleId,
    pub text: ExampleText,
    pub title: Text<0>,
    /// A remark of one or two sentences.
    pub remark: Text<0>,
}

/// The parsed text of an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExampleContent {
    /// Moves from the solved puzzle.
    Moves(Sequence),
    Facelets(Facelets),
    Log(Box<Log>),
}

impl Example {
    /// The parsed text; `None` if it does not parse, which a test excludes.
    pub fn content(&self) -> Option<ExampleContent> {
        match self.text {
            ExampleText::Moves(moves) => notation::parse(self.puzzle, moves).ok().map(ExampleContent::Moves),
            ExampleText::Facelets(text) => facelets::parse(self.puzzle, text).ok().map(ExampleContent::Facelets),
            ExampleText::Log(text) => mc4d::read(text.as_bytes()).ok().map(|log| ExampleContent::Log(Box::new(log))),
        }
    }

    /// The position; for a log, at its scramble mark.
    pub fn state(&self) -> Option<Facelets> {
        let reached = |moves: &Sequence| Facelets::solved(self.puzzle).after_all(moves);
        self.content().map(|content| match content {
            ExampleContent::Moves(moves) => reached(&moves),
            ExampleContent::Facelets(state) => state,
            ExampleContent::Log(log) => reached(&log.scramble()),
        })
    }
}
