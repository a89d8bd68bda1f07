//! The facelet level: colours by place, the ground truth of every puzzle.

use super::{InvalidState, Move, PuzzleId, Sequence};

/// The colours of all facelets of a puzzle, in the order of its `places`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Facelets {
    pub(crate) puzzle: PuzzleId,
    /// A colour is the number of the face or cell that has it when solved.
    pub(crate) colours: Vec<u8>,
}

impl Facelets {
    /// Creates a state with these colours, one per place: each is the number of the face or cell that has it when
    /// solved. The state may be unreachable.
    ///
    /// # Errors
    /// [`InvalidState::FaceletCount`] or [`InvalidState::NoSuchColour`].
    pub fn new(puzzle: PuzzleId, colours: Vec<u8>) -> Result<Self, InvalidState> {
        let out = Self { puzzle, colours };
        out.check_range()?;
        Ok(out)
    }

    /// Returns the puzzle that the facelets belong to.
    pub fn puzzle(&self) -> PuzzleId {
        self.puzzle
    }

    /// Returns the colour at each place, `0 <= colour < letters.len()`.
    pub fn colours(&self) -> &[u8] {
        &self.colours
    }

    /// Returns the solved state in the usual orientation.
    pub fn solved(puzzle: PuzzleId) -> Self {
        Self { puzzle, colours: puzzle.def().solved.clone() }
    }

    /// Returns a copy with the colours edited by `change`.
    ///
    /// # Errors
    /// [`InvalidState::NoSuchColour`] if `change` writes a colour that the puzzle does not have.
    pub fn repainted(&self, change: impl FnOnce(&mut [u8])) -> Result<Self, InvalidState> {
        let mut colours = self.colours.clone();
        change(&mut colours);
        Self::new(self.puzzle, colours)
    }

    /// Returns the colours rearranged: place `i` gets the colour of place `map[i]`.
    ///
    /// # Panics
    /// If an entry of the map is not a place of the puzzle.
    pub fn rearranged(&self, map: &[u8]) -> Self {
        Self { puzzle: self.puzzle, colours: map.iter().map(|&i| self.colours[usize::from(i)]).collect() }
    }

    /// Returns the state after a move.
    ///
    /// # Panics
    /// If the move is not in the puzzle's move list.
    pub fn after(&self, mv: Move) -> Self {
        self.rearranged(&self.puzzle.def().moves[mv.index()].map)
    }

    /// Returns the state after a sequence of moves.
    ///
    /// # Panics
    /// If a move is not in the puzzle's move list.
    pub fn after_all(&self, sequence: &Sequence) -> Self {
        sequence.0.iter().fold(self.clone(), |state, &mv| state.after(mv))
    }

    /// Checks the puzzle, and the number and range of the colours. Another puzzle is reported as a wrong number of
    /// facelets, since no two puzzles have the same number.
    pub(crate) fn check_puzzle(&self, puzzle: PuzzleId) -> Result<(), InvalidState> {
        if self.puzzle != puzzle {
            return Err(InvalidState::FaceletCount { found: self.colours.len(), expected: puzzle.def().solved.len() });
        }
        self.check_range()
    }

    /// Checks the number of facelets and the range of their colours.
    ///
    /// # Errors
    /// [`InvalidState::FaceletCount`], or [`InvalidState::NoSuchColour`] for the first facelet out of range.
    pub fn check_range(&self) -> Result<(), InvalidState> {
        let def = self.puzzle.def();
        let (found, expected) = (self.colours.len(), def.solved.len());
        if found != expected {
            return Err(InvalidState::FaceletCount { found, expected });
        }
        match self.colours.iter().position(|&c| usize::from(c) >= def.letters.len()) {
            Some(facelet) => Err(InvalidState::NoSuchColour { facelet, colour: self.colours[facelet] }),
            None => Ok(()),
        }
    }

    /// Checks that every colour occurs as often as on the solved puzzle.
    ///
    /// # Errors
    /// [`InvalidState::ColourCount`] for the first colour that does not.
    pub fn check_counts(&self) -> Result<(), InvalidState> {
        let kinds = self.puzzle.def().letters.len();
        let expected = self.colours.len() / kinds;
        for colour in 0..kinds as u8 {
            let found = self.colours.iter().filter(|&&c| c == colour).count();
            if found != expected {
                return Err(InvalidState::ColourCount { colour, found, expected });
            }
        }
        Ok(())
    }

    /// True if each face or cell has a single colour, in any orientation.
    pub fn is_solved(&self) -> bool {
        let def = self.puzzle.def();
        let mut shown = vec![None; def.letters.len()];
        self.colours.len() == def.solved.len()
            && self
                .colours
                .iter()
                .zip(&def.solved)
                .all(|(&colour, &face)| *shown[face as usize].get_or_insert(colour) == colour)
    }
}
