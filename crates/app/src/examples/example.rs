//! A built-in example.

use unfold_engine::mc4d::{self, Log};
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence};
use unfold_text::Text;

/// The position of an example, as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// Moves from the solved puzzle.
    Moves(&'static str),
    Facelets(&'static str),
    /// An MC4D log.
    Log(&'static str),
}

/// A position worth a look.
#[derive(Debug)]
pub struct Example {
    /// Name in scripts and sessions: small letters, digits and hyphens; never changes.
    pub id: &'static str,
    pub puzzle: PuzzleId,
    pub written: Written,
    pub title: Text<0>,
    /// A remark of one or two sentences.
    pub sentence: Text<0>,
}

/// The parsed text of an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// Moves from the solved puzzle.
    Moves(Sequence),
    Facelets(Facelets),
    Log(Box<Log>),
}

impl Example {
    /// The parsed text; `None` if it does not parse, which a test excludes.
    pub fn content(&self) -> Option<Content> {
        match self.written {
            Written::Moves(moves) => notation::parse(self.puzzle, moves).ok().map(Content::Moves),
            Written::Facelets(text) => facelets::parse(self.puzzle, text).ok().map(Content::Facelets),
            Written::Log(text) => mc4d::read(text.as_bytes()).ok().map(|log| Content::Log(Box::new(log))),
        }
    }

    /// The position; for a log, at its scramble mark.
    pub fn state(&self) -> Option<Facelets> {
        let reached = |moves: &Sequence| Facelets::solved(self.puzzle).after_all(moves);
        self.content().map(|content| match content {
            Content::Moves(moves) => reached(&moves),
            Content::Facelets(state) => state,
            Content::Log(log) => reached(&log.scramble()),
        })
    }
}
