//! Ranges of known moves to shorten: a whole solve or a part of it.

use std::ops::Range;

use super::{Known, Solution};
use crate::puzzle::{Facelets, Metric, NoSuchMove, PuzzleId, Sequence, whole_rotations::rotations_from_solved};

/// A range of a sequence, replaceable by any moves between the same two positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRange {
    puzzle: PuzzleId,
    moves: Sequence,
    range: Range<usize>,
    /// The position before the range, if given and solved by the range; see [`with_position`](MoveRange::with_position).
    start_position: Option<Facelets>,
}

/// Why a range of moves is not a valid [`MoveRange`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveRangeError {
    /// The range is empty.
    #[error("the stretch has no moves")]
    Empty,
    /// The range ends after the last move.
    #[error("the stretch ends with move {end}, and there are {count}")]
    TooLong {
        /// Number of the last move of the range, counted from 1.
        end: usize,
        /// Number of moves in the sequence.
        count: usize,
    },
    /// A move does not exist on this puzzle.
    #[error(transparent)]
    Move(#[from] NoSuchMove),
}

impl MoveRange {
    /// Creates the range of the moves `range.start <= i < range.end`, counted from 0.
    ///
    /// # Errors
    /// [`MoveRangeError`] if the range is empty or too long, or if a move of the sequence does not exist on the puzzle.
    pub fn new(puzzle: PuzzleId, moves: Sequence, range: Range<usize>) -> Result<Self, MoveRangeError> {
        moves.check(puzzle.def())?;
        match moves.0.len() {
            _ if range.is_empty() => Err(MoveRangeError::Empty),
            count if count < range.end => Err(MoveRangeError::TooLong { end: range.end, count }),
            _ => Ok(Self { puzzle, moves, range, start_position: None }),
        }
    }

    /// Sets the position before the range; ignored unless the range solves it.
    ///
    /// [`position`](Self::position) then returns it unchanged instead of an equivalent position with other colours. An interrupted search
    /// finds the same solutions only from the same colours.
    #[must_use]
    pub fn with_position(mut self, position: Facelets) -> Self {
        let is_solved = position.puzzle() == self.puzzle && position.after_all(&self.moves()).is_solved();
        self.start_position = is_solved.then_some(position);
        self
    }

    /// Returns the whole sequence.
    pub fn whole(&self) -> &Sequence {
        &self.moves
    }

    /// Returns the range in the whole sequence, counted from 0.
    pub fn range(&self) -> Range<usize> {
        self.range.clone()
    }

    /// Returns the moves in the range.
    pub fn moves(&self) -> Sequence {
        Sequence(self.moves.0[self.range.clone()].to_vec())
    }

    /// Returns the position to search from. Its solutions are the replacements of the range, up to a final rotation of the whole puzzle.
    pub fn position(&self) -> Facelets {
        self.start_position.clone().unwrap_or_else(|| self.inverse_position())
    }

    /// Returns the solved puzzle in its standard orientation with the range undone.
    fn inverse_position(&self) -> Facelets {
        Facelets::solved(self.puzzle).after_all(&self.moves().inverse(self.puzzle.def()))
    }

    /// Returns the moves in the range as a known solution of [`position`](Self::position).
    pub fn known(&self, metric: Metric) -> Known {
        Known { best: Solution::known(&self.moves(), self.puzzle, metric).ok(), ..Known::default() }
    }

    /// Converts a solution of [`position`](Self::position) to a replacement of the range: joins its moves and appends rotations of the
    /// whole puzzle where needed, so that it leads to the same stickers.
    ///
    /// # Panics
    /// If the moves do not solve [`position`](Self::position).
    pub fn replacement(&self, solution: &Sequence) -> Sequence {
        let def = self.puzzle.def();
        let held = rotations_from_solved(&self.inverse_position().after_all(solution))
            .expect("a solution solves the position");
        Sequence([&solution.0[..], &held.inverse(def).0].concat()).joined(def)
    }

    /// Returns the whole sequence with the range replaced by a [`replacement`](Self::replacement), which is joined only with the moves next
    /// to it.
    ///
    /// # Panics
    /// If a move of the replacement does not exist on the puzzle.
    pub fn with_replacement(&self, replacement: &Sequence) -> Sequence {
        let (before, after) = (&self.moves.0[..self.range.start], &self.moves.0[self.range.end..]);
        let (before, last) = before.split_at(before.len().saturating_sub(1));
        let (first, after) = after.split_at(after.len().min(1));
        let joined = Sequence([last, &replacement.0, first].concat()).joined(self.puzzle.def());
        Sequence([before, &joined.0, after].concat())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::puzzle::{Move, scramble};
    use crate::puzzles::ALL;

    #[test]
    fn empty_and_out_of_bounds_ranges_are_rejected() {
        let of = |range| MoveRange::new(PuzzleId::Cube3, Sequence(vec![Move::new(0), Move::new(3)]), range);
        assert_eq!(of(1..1), Err(MoveRangeError::Empty));
        assert_eq!(of(1..3), Err(MoveRangeError::TooLong { end: 3, count: 2 }));
        assert!(of(0..2).is_ok());
        let foreign = Sequence(vec![Move::new(u16::MAX)]);
        assert!(matches!(MoveRange::new(PuzzleId::Cube3, foreign, 0..1), Err(MoveRangeError::Move(_))));
    }

    proptest! {
        #[test]
        fn a_replacement_leads_to_the_same_stickers(
            seed: u64, lengths in [0..9_usize, 1..9, 0..9], rotations in proptest::collection::vec(any::<usize>(), 0..3),
        ) {
            for puzzle in ALL {
                let def = puzzle.def();
                let mut random = scramble::generator(seed);
                let walks = lengths.map(|length| scramble::walk(puzzle, length, &mut random));
                let [before, middle, _] = walks.each_ref().map(|walk| walk.0.len());
                let whole = Sequence(walks.iter().flat_map(|walk| walk.0.clone()).collect());
                let stretch = MoveRange::new(puzzle, whole.clone(), before..before + middle).expect("a stretch");
                // The moves in the range, with rotations appended.
                let turns: Vec<usize> = (0..def.moves.len()).filter(|mv| def.moves[*mv].cost == 0).collect();
                let held = rotations.iter().map(|n| Move::new(turns[n % turns.len()] as u16));
                let solution = Sequence(stretch.moves().0.into_iter().chain(held).collect());
                prop_assert!(stretch.position().after_all(&solution).is_solved());
                let turned = Sequence(solution.0[middle..].to_vec());
                let solved = Facelets::solved(puzzle);
                let position = solved.after_all(&turned).after_all(&stretch.moves().inverse(def));
                let begun = stretch.clone().with_position(position.clone());
                prop_assert_eq!(begun.position(), position);
                prop_assert_eq!(begun.replacement(&solution), stretch.replacement(&solution));
                let replaced = stretch.with_replacement(&stretch.replacement(&solution));
                prop_assert_eq!(solved.after_all(&replaced), solved.after_all(&whole));
                prop_assert!(replaced.length(def) <= walks.iter().map(|walk| walk.length(def)).sum());
            }
        }
    }
}
