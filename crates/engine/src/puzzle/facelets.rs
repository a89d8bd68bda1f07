//! The facelet level: colours by place. This is the ground truth of every puzzle.

use super::{InvalidState, Move, PuzzleId, Sequence};

/// The colours of all facelets of one puzzle, in the order of its `places`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Facelets {
    /// The puzzle these facelets belong to.
    pub puzzle: PuzzleId,
    /// `colours[i]` is the colour at place `i`; a colour is the number of the face or cell it has when solved.
    pub colours: Vec<u8>,
}

impl Facelets {
    /// The solved puzzle.
    pub fn solved(puzzle: PuzzleId) -> Self {
        Self { puzzle, colours: puzzle.def().solved.clone() }
    }

    /// This state after one move.
    ///
    /// # Panics
    /// If the move is not in the puzzle's move list, or there are fewer facelets than the puzzle has.
    pub fn after(&self, mv: Move) -> Self {
        let map = &self.puzzle.def().moves[mv.index()].map;
        Self { puzzle: self.puzzle, colours: map.iter().map(|&i| self.colours[i as usize]).collect() }
    }

    /// This state after a sequence of moves.
    ///
    /// # Panics
    /// As [`after`](Self::after) does.
    pub fn after_all(&self, sequence: &Sequence) -> Self {
        sequence.0.iter().fold(self.clone(), |state, &mv| state.after(mv))
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
