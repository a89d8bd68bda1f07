//! A position worth a look.

use unfold_engine::mc4d::{self, Log};
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence};
use unfold_text::Text;

/// Form of the position of an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// Moves that reach it from the solved puzzle.
    Moves(&'static str),
    /// Its facelets.
    Facelets(&'static str),
    /// An MC4D log.
    Log(&'static str),
}

/// A position worth a look.
#[derive(Debug)]
pub struct Example {
    /// Its name in scripts and sessions: small letters, digits and hyphens, the same for ever.
    pub id: &'static str,
    /// Its puzzle.
    pub puzzle: PuzzleId,
    /// Form of its position.
    pub written: Written,
    /// Its title.
    pub title: Text<0>,
    /// The remark on it, in a sentence or two.
    pub sentence: Text<0>,
}

/// The content of the text of an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// Moves from the solved puzzle.
    Moves(Sequence),
    /// Facelets.
    Facelets(Facelets),
    /// A log.
    Log(Box<Log>),
}

impl Example {
    /// The content of its text; `None` where that could not be read, which a test rules out.
    pub fn content(&self) -> Option<Content> {
        match self.written {
            Written::Moves(moves) => notation::parse(self.puzzle, moves).ok().map(Content::Moves),
            Written::Facelets(text) => facelets::parse(self.puzzle, text).ok().map(Content::Facelets),
            Written::Log(text) => mc4d::read(text.as_bytes()).ok().map(|log| Content::Log(Box::new(log))),
        }
    }

    /// The position: of a log that at its scramble mark.
    pub fn state(&self) -> Option<Facelets> {
        let reached = |moves: &Sequence| Facelets::solved(self.puzzle).after_all(moves);
        self.content().map(|content| match content {
            Content::Moves(moves) => reached(&moves),
            Content::Facelets(state) => state,
            Content::Log(log) => reached(&log.scramble()),
        })
    }
}
