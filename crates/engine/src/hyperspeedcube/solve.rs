//! A file and its solves, each with puzzle, scramble and twists.

use std::sync::Arc;

use super::{Notice, Version};
use crate::puzzle::{Facelets, NoSuchMove, PuzzleId, Sequence};

/// Maximum number of twists in a solve, including the scramble; in version 1, of the scramble and the moves separately.
pub(super) const MAX_TWISTS: usize = 1_000_000;

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
pub enum ScrambleExtent {
    /// No scramble: the twists start from the solved puzzle.
    None,
    /// A given number of random twists.
    Partial,
    /// A full scramble.
    Full,
}

/// The file that a solve was read from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Source {
    /// The whole text, shared by all solves of the file.
    pub text: Arc<str>,
    /// The version of the file.
    pub version: Version,
    /// True if the file states a newer version and was read as `version`.
    pub is_newer: bool,
    /// Index among all solves of the file, including those of unsupported puzzles.
    pub index: usize,
}

impl Source {
    /// True if the file states this version.
    pub fn has_version(&self, version: Version) -> bool {
        self.version == version && !self.is_newer
    }
}

/// A scramble of a puzzle and the moves after it, with the file they were read from, if any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solve {
    pub(super) puzzle: PuzzleId,
    pub(super) scramble_extent: ScrambleExtent,
    pub(super) scramble: Sequence,
    pub(super) moves: Sequence,
    /// `None` if not read from a file.
    pub(super) source: Option<Source>,
    /// True if the solve was read from a file and has not changed since.
    pub(super) is_unchanged: bool,
    pub(super) notices: Vec<Notice>,
}

/// Maximum length of a scramble that counts as partial, in twists.
const MAX_PARTIAL_TWISTS: usize = 8;

impl Solve {
    /// Creates a solve that was not read from a file.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move does not belong to the puzzle.
    pub fn new(puzzle: PuzzleId, scramble: Sequence, moves: Sequence) -> Result<Self, NoSuchMove> {
        scramble.check(puzzle.def())?;
        moves.check(puzzle.def())?;
        let scramble_extent = match scramble.0.len() {
            0 => ScrambleExtent::None,
            1..=MAX_PARTIAL_TWISTS => ScrambleExtent::Partial,
            _ => ScrambleExtent::Full,
        };
        Ok(Self { puzzle, scramble_extent, scramble, moves, source: None, is_unchanged: false, notices: Vec::new() })
    }

    /// Returns this solve with the moves after its scramble replaced, without notices. If the moves differ,
    /// [`write()`](super::write()) leaves out times and signatures, which would be wrong.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move does not belong to the puzzle.
    pub fn with_moves(&self, moves: Sequence) -> Result<Self, NoSuchMove> {
        moves.check(self.puzzle.def())?;
        let is_unchanged = self.is_unchanged && moves == self.moves;
        Ok(Self { moves, is_unchanged, notices: Vec::new(), ..self.clone() })
    }

    /// Returns this solve without the moves after its scramble. Drops the notices.
    pub fn up_to_scramble(&self) -> Self {
        let is_unchanged = self.is_unchanged && self.moves.0.is_empty();
        Self { moves: Sequence(Vec::new()), is_unchanged, notices: Vec::new(), ..self.clone() }
    }

    /// Returns the puzzle.
    pub fn puzzle(&self) -> PuzzleId {
        self.puzzle
    }

    /// Returns the extent of the scramble.
    pub fn scramble_extent(&self) -> ScrambleExtent {
        self.scramble_extent
    }

    /// Returns the moves of the scramble, from the solved puzzle.
    pub fn scramble(&self) -> &Sequence {
        &self.scramble
    }

    /// Returns the moves after the scramble, including rotations of the whole puzzle, without undone ones.
    pub fn moves(&self) -> &Sequence {
        &self.moves
    }

    /// Returns the version of the file; `None` if the solve was not read from one.
    pub fn version(&self) -> Option<Version> {
        self.source.as_ref().map(|source| source.version)
    }

    /// Returns notices about the file; empty for a solve that is new or derived from another.
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
