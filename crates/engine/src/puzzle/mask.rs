//! Masks, which turn a state into a pattern where only some stickers count.

use super::homes::homes;
use super::pattern::{Pattern, Sticker};
use super::pieces::{PiecePlacement, Pieces, Slot};
use super::{Facelets, InvalidState, PuzzleId};

/// The part of a puzzle that counts: how each sticker is seen, by its home place.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mask {
    puzzle: PuzzleId,
    seen: Vec<SeenAs>,
}

/// How a mask shows a sticker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeenAs {
    /// With its colour.
    Colour,
    /// As any colour.
    Any,
    /// As a sticker that shows the orientation of its piece.
    Oriented,
}

impl Mask {
    /// Creates the mask that shows the sticker of home place `i` as `seen(i)`.
    pub fn new(puzzle: PuzzleId, seen: impl Fn(usize) -> SeenAs) -> Self {
        Self { puzzle, seen: (0..puzzle.def().solved.len()).map(seen).collect() }
    }

    /// Returns the mask that gives this fully painted pattern of the solved puzzle.
    pub(crate) fn of(solved: &Pattern) -> Self {
        let seen = |sticker: &Sticker| match sticker {
            Sticker::Colour(_) => SeenAs::Colour,
            Sticker::Any | Sticker::Unpainted => SeenAs::Any,
            Sticker::Oriented => SeenAs::Oriented,
        };
        Self { puzzle: solved.puzzle, seen: solved.stickers.iter().map(seen).collect() }
    }

    /// Returns the puzzle.
    pub fn puzzle(&self) -> PuzzleId {
        self.puzzle
    }

    /// How the sticker of each home place is seen.
    pub fn seen(&self) -> &[SeenAs] {
        &self.seen
    }

    /// Returns the pattern that a state shows through the mask, wherever its stickers are ([`homes`]).
    ///
    /// # Errors
    /// [`InvalidState`] if the facelets are not a state of the puzzle.
    pub fn on(&self, state: &Facelets) -> Result<Pattern, InvalidState> {
        state.check_puzzle(self.puzzle)?;
        let homes = homes(state)?;
        let sticker = |(&home, &colour): (&u8, &u8)| match self.seen[usize::from(home)] {
            SeenAs::Colour => Sticker::Colour(colour),
            SeenAs::Any => Sticker::Any,
            SeenAs::Oriented => Sticker::Oriented,
        };
        Ok(Pattern { puzzle: self.puzzle, stickers: homes.iter().zip(&state.colours).map(sticker).collect() })
    }

    /// Returns the pattern that a fully painted pattern shows through the mask. An ambiguous piece is masked if all
    /// candidates look the same through the mask, and otherwise left as it is.
    pub(crate) fn on_pattern(&self, pattern: &Pattern) -> Pattern {
        let pieces = Pieces::of(self.puzzle);
        let fits = |slot: &Slot, placement: &PiecePlacement| {
            slot.facelets.iter().zip(&placement.faces).all(|(&i, &face)| match pattern.stickers[i] {
                Sticker::Colour(colour) => colour == face,
                Sticker::Any | Sticker::Unpainted => true,
                Sticker::Oriented => false,
            })
        };
        let candidates: Vec<Vec<&PiecePlacement>> = pieces
            .slots
            .iter()
            .map(|slot| slot.placements.iter().filter(|placement| fits(slot, placement)).collect())
            .collect();
        let only = |all: &Vec<&PiecePlacement>| {
            let first = all.first()?.piece;
            all.iter().all(|placement| placement.piece == first).then_some(first)
        };
        let known: Vec<Option<usize>> = candidates.iter().map(only).collect();
        let mut out = pattern.clone();
        for (n, slot) in pieces.slots.iter().enumerate() {
            let may_lie = |placement: &&&PiecePlacement| {
                !known.iter().enumerate().any(|(other, piece)| other != n && *piece == Some(placement.piece))
            };
            let mut looks = candidates[n].iter().filter(may_lie).map(|placement| self.look(placement, pieces));
            let Some(first) = looks.next() else { continue };
            if looks.all(|look| look == first) {
                for (&i, sticker) in slot.facelets.iter().zip(first) {
                    out.stickers[i] = sticker;
                }
            }
        }
        out
    }

    /// Returns the stickers of a piece in a placement, through the mask.
    fn look(&self, placement: &PiecePlacement, pieces: &Pieces) -> Vec<Sticker> {
        let solved = &self.puzzle.def().solved;
        let sticker = |face: &u8| {
            let home = pieces.slots[placement.piece].facelets.iter().find(|&&i| solved[i] == *face);
            match self.seen[*home.expect("a piece has the colours of its place")] {
                SeenAs::Colour => Sticker::Colour(*face),
                SeenAs::Any => Sticker::Any,
                SeenAs::Oriented => Sticker::Oriented,
            }
        };
        placement.faces.iter().map(sticker).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::masks::NamedMask;
    use crate::puzzle::scramble;
    use crate::puzzles::ALL;

    #[test]
    fn a_mask_shows_the_same_of_a_pattern_in_which_each_piece_is_known() {
        for puzzle in ALL {
            let state = scramble::uniform(puzzle, &mut scramble::generator(6));
            for named in NamedMask::all(puzzle) {
                let mask = named.mask();
                let whole = mask.on(&state).expect("a state");
                assert_eq!(mask.on_pattern(&Pattern::of(&state)), whole, "{}", named.name);
                assert_eq!(mask.on_pattern(&whole), whole, "{}", named.name);
                // Two stickers of a three-coloured piece determine the third.
                let mut less = Pattern::of(&state);
                for slot in Pieces::of(puzzle).slots.iter().filter(|slot| slot.facelets.len() == 3) {
                    less.stickers[slot.facelets[0]] = Sticker::Any;
                }
                assert_eq!(mask.on_pattern(&less), whole, "{}", named.name);
            }
        }
    }

    #[test]
    fn a_mask_greys_the_same_stickers_wherever_they_are() {
        for puzzle in ALL {
            let mut random = scramble::generator(5);
            let count = puzzle.def().solved.len();
            let greyed: Vec<bool> = (0..count).map(|_| rand::RngExt::random(&mut random)).collect();
            let mask = Mask::new(puzzle, |i| if greyed[i] { SeenAs::Any } else { SeenAs::Colour });
            let solved = mask.on(&Facelets::solved(puzzle)).expect("a state");
            assert_eq!(Mask::of(&solved), mask);
            let moves = scramble::walk(puzzle, 20, &mut random);
            let state = Facelets::solved(puzzle).after_all(&moves);
            assert_eq!(mask.on(&state), Ok(solved.after_all(&moves)), "{puzzle:?}");
        }
    }
}
