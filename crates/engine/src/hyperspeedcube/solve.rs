//! A file and its solves, each with puzzle, scramble and twists.

use std::sync::Arc;

use super::{Notice, Version};
use crate::puzzle::{Facelets, NoSuchMove, PuzzleId, Sequence};

/// Maximum number of twists in a solve, including the scramble.
pub(super) const MOST_TWISTS: usize = 1_000_000;

/// The content of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct File {
    /// The version of the file.
    pub version: Version,
    /// The solves of supported puzzles, in file order; at least one.
    pub solves: Vec<Solve>,
}

/// The extent of a scramble.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scrambled {
    /// No scramble: the twists start from the solved puzzle.
    No,
    /// A number of random twists.
    Partially,
    /// A full scramble.
    Fully,
}

/// The file that a solve was read from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Source {
    /// The whole text, shared by all solves of the file.
    pub text: Arc<str>,
    /// The version of the file.
    pub version: Version,
    /// True if the file names a newer version and was read as this one.
    pub is_newer: bool,
    /// Index among all solves of the file, including other puzzles.
    pub index: usize,
}

impl Source {
    /// True if the file names this version.
    pub fn is_of(&self, version: Version) -> bool {
        self.version == version && !self.is_newer
    }
}

/// A solve of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solve {
    pub(super) puzzle: PuzzleId,
    pub(super) scrambled: Scrambled,
    pub(super) scramble: Sequence,
    pub(super) moves: Sequence,
    /// `None` for a solve made here.
    pub(super) source: Option<Source>,
    /// True if the moves are unchanged.
    pub(super) is_as_read: bool,
    pub(super) notices: Vec<Notice>,
}

/// Maximum length of a scramble that counts as partial, in twists.
const PARTIAL: usize = 8;

impl Solve {
    /// Creates a solve that was not read from a file.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move does not belong to the puzzle.
    pub fn new(puzzle: PuzzleId, scramble: Sequence, moves: Sequence) -> Result<Self, NoSuchMove> {
        scramble.check(puzzle.def())?;
        moves.check(puzzle.def())?;
        let scrambled = match scramble.0.len() {
            0 => Scrambled::No,
            1..=PARTIAL => Scrambled::Partially,
            _ => Scrambled::Fully,
        };
        Ok(Self { puzzle, scrambled, scramble, moves, source: None, is_as_read: false, notices: Vec::new() })
    }

    /// Returns the same solve with other moves after its scramble. Everything else in its file is kept except for
    /// times, signatures and notices, which no longer hold.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move does not belong to the puzzle.
    pub fn with_moves(&self, moves: Sequence) -> Result<Self, NoSuchMove> {
        moves.check(self.puzzle.def())?;
        let is_as_read = self.is_as_read && moves == self.moves;
        Ok(Self { moves, is_as_read, notices: Vec::new(), ..self.clone() })
    }

    /// Returns the same solve without the moves after its scramble.
    pub fn up_to_scramble(&self) -> Self {
        let is_as_read = self.is_as_read && self.moves.0.is_empty();
        Self { moves: Sequence(Vec::new()), is_as_read, notices: Vec::new(), ..self.clone() }
    }

    /// Returns the puzzle.
    pub fn puzzle(&self) -> PuzzleId {
        self.puzzle
    }

    /// Returns the extent of the scramble.
    pub fn scrambled(&self) -> Scrambled {
        self.scrambled
    }

    /// Returns the moves of the scramble, from the solved puzzle.
    pub fn scramble(&self) -> &Sequence {
        &self.scramble
    }

    /// Returns the moves after the scramble, including rotations of the whole puzzle, without undone ones.
    pub fn moves(&self) -> &Sequence {
        &self.moves
    }

    /// Returns the version of its file; `None` for a solve made here.
    pub fn version(&self) -> Option<Version> {
        self.source.as_ref().map(|source| source.version)
    }

    /// Returns the unusual properties of its file; none for a solve made here.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// Returns the position after the scramble and the moves.
    pub fn state(&self) -> Facelets {
        Facelets::solved(self.puzzle).after_all(&self.scramble).after_all(&self.moves)
    }

    /// True if the position is solved, in any orientation.
    pub fn is_solved(&self) -> bool {
        self.state().is_solved()
    }
}
