//! Facelets of which some may not be painted yet.

use super::{Facelets, InvalidState, Move, PuzzleId};

/// A colour for each facelet, or `None` if it is not painted yet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Painting {
    /// The puzzle these facelets belong to.
    pub(crate) puzzle: PuzzleId,
    /// `colours[i]` is the colour painted at place `i`, `0 <= colour < letters.len()`.
    pub(crate) colours: Vec<Option<u8>>,
}

impl Painting {
    /// The painting with these colours: `colours[i]` is the colour at place `i`, `0 <= colour < letters.len()`, `None` for one not
    /// painted yet.
    ///
    /// # Errors
    /// [`InvalidState::FaceletCount`] and [`InvalidState::NoSuchColour`].
    pub fn new(puzzle: PuzzleId, colours: Vec<Option<u8>>) -> Result<Self, InvalidState> {
        Facelets::new(puzzle, colours.iter().map(|colour| colour.unwrap_or(0)).collect())?;
        Ok(Self { puzzle, colours })
    }

    /// The puzzle.
    pub fn puzzle(&self) -> PuzzleId {
        self.puzzle
    }

    /// The colour painted at each place, `0 <= colour < letters.len()` of the puzzle.
    pub fn colours(&self) -> &[Option<u8>] {
        &self.colours
    }

    /// Paints one facelet, or clears it. Returns false, and changes nothing, if there is no such facelet or colour.
    pub fn paint(&mut self, place: usize, colour: Option<u8>) -> bool {
        let has_colour = colour.is_none_or(|colour| usize::from(colour) < self.puzzle.def().letters.len());
        let Some(at) = self.colours.get_mut(place).filter(|_| has_colour) else { return false };
        *at = colour;
        true
    }

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
    /// If the move is not in the puzzle's move list.
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
