//! The facelet level: colours by place. This is the ground truth of every puzzle.

use super::{InvalidState, Move, PuzzleId, Sequence};

/// The colours of all facelets of one puzzle, in the order of its `places`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Facelets {
    /// The puzzle these facelets belong to.
    pub(crate) puzzle: PuzzleId,
    /// `colours[i]` is the colour at place `i`; a colour is the number of the face or cell it has when solved.
    pub(crate) colours: Vec<u8>,
}

impl Facelets {
    /// The colours of all facelets of a puzzle: `colours[i]` is the colour at place `i` of its `places`, the number of the face or
    /// cell that has it when solved. They need not be a state that can be reached.
    ///
    /// # Errors
    /// [`InvalidState::FaceletCount`] and [`InvalidState::NoSuchColour`].
    pub fn new(puzzle: PuzzleId, colours: Vec<u8>) -> Result<Self, InvalidState> {
        let out = Self { puzzle, colours };
        out.check_range()?;
        Ok(out)
    }

    /// The puzzle.
    pub fn puzzle(&self) -> PuzzleId {
        self.puzzle
    }

    /// The colour at each place, `0 <= colour < letters.len()` of the puzzle.
    pub fn colours(&self) -> &[u8] {
        &self.colours
    }

    /// The solved puzzle.
    pub fn solved(puzzle: PuzzleId) -> Self {
        Self { puzzle, colours: puzzle.def().solved.clone() }
    }

    /// The same facelets after a change of their colours, such as a stroke of the brush.
    ///
    /// # Errors
    /// [`InvalidState::NoSuchColour`].
    pub fn repainted(&self, change: impl FnOnce(&mut [u8])) -> Result<Self, InvalidState> {
        let mut colours = self.colours.clone();
        change(&mut colours);
        Self::new(self.puzzle, colours)
    }

    /// The same colours in other places: place `i` has the colour of place `map[i]`.
    ///
    /// # Panics
    /// If the map is that of a puzzle with other facelets.
    pub fn rearranged(&self, map: &[u8]) -> Self {
        Self { puzzle: self.puzzle, colours: map.iter().map(|&i| self.colours[usize::from(i)]).collect() }
    }

    /// This state after one move.
    ///
    /// # Panics
    /// If the move is not in the puzzle's move list.
    pub fn after(&self, mv: Move) -> Self {
        self.rearranged(&self.puzzle.def().moves[mv.index()].map)
    }

    /// This state after a sequence of moves.
    ///
    /// # Panics
    /// As [`after`](Self::after) does.
    pub fn after_all(&self, sequence: &Sequence) -> Self {
        sequence.0.iter().fold(self.clone(), |state, &mv| state.after(mv))
    }

    /// Checks that the facelets are those of this puzzle, in number and range; no two puzzles have as many facelets.
    pub(crate) fn check_puzzle(&self, puzzle: PuzzleId) -> Result<(), InvalidState> {
        if self.puzzle != puzzle {
            return Err(InvalidState::FaceletCount { found: self.colours.len(), expected: puzzle.def().solved.len() });
        }
        self.check_range()
    }

    /// Checks the number of facelets and the range of their colours.
    ///
    /// # Errors
    /// [`InvalidState::FaceletCount`] and [`InvalidState::NoSuchColour`].
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

    /// True if each face or cell shows a single colour, whichever it is: a solved puzzle may be held any way round.
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
