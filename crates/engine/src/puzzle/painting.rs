//! Facelets of which some may not be known yet.

use super::{Facelets, Move, PuzzleId};

/// For each facelet a colour, or none where nothing is painted yet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Painting {
    /// Whose facelets these are.
    pub puzzle: PuzzleId,
    /// `colours[i]` is the colour painted at place `i`, `0 <= colour < letters.len()`.
    pub colours: Vec<Option<u8>>,
}

impl Painting {
    /// Nothing is painted.
    pub fn blank(puzzle: PuzzleId) -> Self {
        Self { puzzle, colours: vec![None; puzzle.def().solved.len()] }
    }

    /// Everything is painted as these facelets are.
    pub fn of(facelets: &Facelets) -> Self {
        Self { puzzle: facelets.puzzle, colours: facelets.colours.iter().copied().map(Some).collect() }
    }

    /// The facelets, once all are painted.
    pub fn facelets(&self) -> Option<Facelets> {
        let colours = self.colours.iter().copied().collect::<Option<Vec<u8>>>()?;
        Some(Facelets { puzzle: self.puzzle, colours })
    }

    /// This painting after one move; what is not painted moves as well.
    pub fn after(&self, mv: Move) -> Self {
        let map = &self.puzzle.def().moves[mv.index()].map;
        Self { puzzle: self.puzzle, colours: map.iter().map(|&i| self.colours[usize::from(i)]).collect() }
    }

    /// How many facelets are still to be painted.
    pub fn missing(&self) -> usize {
        self.colours.iter().filter(|c| c.is_none()).count()
    }

    /// How many facelets of a colour are still to be painted; negative when there are too many.
    pub fn left(&self, colour: u8) -> isize {
        let solved = self.puzzle.def().solved.iter().filter(|c| **c == colour).count();
        let painted = self.colours.iter().filter(|c| **c == Some(colour)).count();
        solved as isize - painted as isize
    }
}
