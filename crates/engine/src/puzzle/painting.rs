//! Facelets of which some may not be painted yet.

use super::{Facelets, Move, PuzzleId};

/// A colour for each facelet, or `None` if it is not painted yet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Painting {
    /// The puzzle these facelets belong to.
    pub puzzle: PuzzleId,
    /// `colours[i]` is the colour painted at place `i`, `0 <= colour < letters.len()`.
    pub colours: Vec<Option<u8>>,
}

impl Painting {
    /// A painting without any colour.
    pub fn blank(puzzle: PuzzleId) -> Self {
        Self { puzzle, colours: vec![None; puzzle.def().solved.len()] }
    }

    /// The complete painting of these facelets.
    pub fn of(facelets: &Facelets) -> Self {
        Self { puzzle: facelets.puzzle, colours: facelets.colours.iter().copied().map(Some).collect() }
    }

    /// The facelets, if all are painted.
    pub fn facelets(&self) -> Option<Facelets> {
        let colours = self.colours.iter().copied().collect::<Option<Vec<u8>>>()?;
        Some(Facelets { puzzle: self.puzzle, colours })
    }

    /// This painting after one move; facelets without a colour move as well.
    ///
    /// # Panics
    /// If the move is not in the puzzle's move list, or there are fewer facelets than the puzzle has.
    pub fn after(&self, mv: Move) -> Self {
        let map = &self.puzzle.def().moves[mv.index()].map;
        Self { puzzle: self.puzzle, colours: map.iter().map(|&i| self.colours[usize::from(i)]).collect() }
    }

    /// Number of facelets still to be painted.
    pub fn missing(&self) -> usize {
        self.colours.iter().filter(|c| c.is_none()).count()
    }

    /// Number of facelets of a colour still to be painted; negative if there are too many.
    pub fn left(&self, colour: u8) -> isize {
        let solved = self.puzzle.def().solved.iter().filter(|c| **c == colour).count();
        let painted = self.colours.iter().filter(|c| **c == Some(colour)).count();
        solved as isize - painted as isize
    }
}
