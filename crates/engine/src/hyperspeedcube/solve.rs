//! A file and its solves: of each the puzzle, its scramble, and the twists made since.

use std::sync::Arc;

use super::{Notice, Version};
use crate::puzzle::{Facelets, NoSuchMove, PuzzleId, Sequence};

/// The greatest number of twists of a solve, its scramble included.
pub(super) const MOST_TWISTS: usize = 1_000_000;

/// A file that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct File {
    /// Its version.
    pub version: Version,
    /// The solves of puzzles that are known here, in the order of the file; at least one.
    pub solves: Vec<Solve>,
}

/// How a solve was scrambled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scrambled {
    /// Not at all: the twists begin with the solved puzzle.
    No,
    /// By some twists.
    Partially,
    /// Fully.
    Fully,
}

/// A file whose text a solve was read from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Source {
    /// The whole text, which all solves of a file share.
    pub text: Arc<str>,
    /// Its version.
    pub version: Version,
    /// True if it names a newer version, which was read as this one.
    pub is_newer: bool,
    /// Which of all solves in the file it is, those of other puzzles included.
    pub index: usize,
}

impl Source {
    /// True if the text is of a version, and names it.
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
    /// The file it was read from.
    pub(super) source: Option<Source>,
    /// True if the moves are still those of the file.
    pub(super) is_as_read: bool,
    pub(super) notices: Vec<Notice>,
}

/// The longest scramble that counts as partial, in twists.
const PARTIAL: usize = 8;

impl Solve {
    /// A solve that was not read from a file: a scramble, and the moves made since.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move is not one of the puzzle's.
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

    /// The same solve with other moves after its scramble. What the file says beside them is kept, but no time, no signature and no
    /// notice, which were those of its own moves.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move is not one of the puzzle's.
    pub fn with_moves(&self, moves: Sequence) -> Result<Self, NoSuchMove> {
        moves.check(self.puzzle.def())?;
        let is_as_read = self.is_as_read && moves == self.moves;
        Ok(Self { moves, is_as_read, notices: Vec::new(), ..self.clone() })
    }

    /// The same solve at the end of its scramble.
    pub fn up_to_scramble(&self) -> Self {
        let is_as_read = self.is_as_read && self.moves.0.is_empty();
        Self { moves: Sequence(Vec::new()), is_as_read, notices: Vec::new(), ..self.clone() }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> PuzzleId {
        self.puzzle
    }

    /// How it was scrambled.
    pub fn scrambled(&self) -> Scrambled {
        self.scrambled
    }

    /// The moves of the scramble, from the solved puzzle.
    pub fn scramble(&self) -> &Sequence {
        &self.scramble
    }

    /// The moves after the scramble, rotations of the whole puzzle included; those that were undone are left out.
    pub fn moves(&self) -> &Sequence {
        &self.moves
    }

    /// The version of the file it was read from; `None` of one that was made here.
    pub fn version(&self) -> Option<Version> {
        self.source.as_ref().map(|source| source.version)
    }

    /// Unusual properties of the file that was read; none for a solve made here.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// The position after the scramble and the moves.
    pub fn state(&self) -> Facelets {
        Facelets::solved(self.puzzle).after_all(&self.scramble).after_all(&self.moves)
    }

    /// True if the moves solve the puzzle, held any way round.
    pub fn is_solved(&self) -> bool {
        self.state().is_solved()
    }
}
