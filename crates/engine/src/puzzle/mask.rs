//! Masks, which turn a state into a pattern where only some stickers count.

use super::homes::homes;
use super::pattern::{Pattern, Sticker};
use super::pieces::{PiecePlacement, Pieces, Slot};
use super::{Facelets, InvalidState, PuzzleId};

/// The view of each sticker of a puzzle, by home place: which ones count, by colour or only by orientation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mask {
    puzzle: PuzzleId,
    views: Vec<StickerView>,
}

/// View of a sticker through a mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StickerView {
    /// The sticker counts with its colour.
    Colour,
    /// The sticker does not count: any colour matches.
    Any,
    /// Only the orientation of the sticker's piece counts.
    Oriented,
}

impl Mask {
    /// Creates the mask that shows the sticker of home place `i` as `seen(i)`.
    pub fn new(puzzle: PuzzleId, view: impl Fn(usize) -> StickerView) -> Self {
        Self { puzzle, views: (0..puzzle.def().solved.len()).map(view).collect() }
    }

    /// Returns the mask through which the solved puzzle shows this fully painted pattern.
    pub(crate) fn from_solved_pattern(solved: &Pattern) -> Self {
        let view = |sticker: &Sticker| match sticker {
            Sticker::Colour(_) => StickerView::Colour,
            Sticker::Any | Sticker::Unpainted => StickerView::Any,
            Sticker::Oriented => StickerView::Oriented,
        };
        Self { puzzle: solved.puzzle, views: solved.stickers.iter().map(view).collect() }
    }

    /// Returns the puzzle whose stickers the mask covers.
    pub fn puzzle(&self) -> PuzzleId {
        self.puzzle
    }

    /// Returns the view of each sticker, by home place.
    pub fn views(&self) -> &[StickerView] {
        &self.views
    }

    /// Returns the pattern that a state shows through the mask. Stickers are looked up by their [`homes`].
    ///
    /// # Errors
    /// [`InvalidState`] if the facelets are not a state of the mask's puzzle.
    pub fn apply(&self, state: &Facelets) -> Result<Pattern, InvalidState> {
        state.check_puzzle(self.puzzle)?;
        let homes = homes(state)?;
        let sticker = |(&home, &colour): (&u8, &u8)| match self.views[usize::from(home)] {
            StickerView::Colour => Sticker::Colour(colour),
            StickerView::Any => Sticker::Any,
            StickerView::Oriented => Sticker::Oriented,
        };
        Ok(Pattern { puzzle: self.puzzle, stickers: homes.iter().zip(&state.colours).map(sticker).collect() })
    }

    /// Returns the pattern that a fully painted pattern shows through the mask. An ambiguous piece is masked if all
    /// candidates look the same through the mask, and otherwise left unchanged.
    pub(crate) fn apply_to_pattern(&self, pattern: &Pattern) -> Pattern {
        let pieces = Pieces::for_puzzle(self.puzzle);
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
            let mut looks =
                candidates[n].iter().filter(may_lie).map(|placement| self.visible_stickers(placement, pieces));
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
    fn visible_stickers(&self, placement: &PiecePlacement, pieces: &Pieces) -> Vec<Sticker> {
        let solved = &self.puzzle.def().solved;
        let sticker = |face: &u8| {
            let home = pieces.slots[placement.piece].facelets.iter().find(|&&i| solved[i] == *face);
            match self.views[*home.expect("a piece has the colours of its place")] {
                StickerView::Colour => Sticker::Colour(*face),
                StickerView::Any => Sticker::Any,
                StickerView::Oriented => Sticker::Oriented,
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
    fn masks_agree_on_states_and_on_patterns_with_known_pieces() {
        for puzzle in ALL {
            let state = scramble::uniform(puzzle, &mut scramble::generator(6));
            for named in NamedMask::all(puzzle) {
                let mask = named.mask();
                let whole = mask.apply(&state).expect("a state");
                assert_eq!(mask.apply_to_pattern(&Pattern::from_facelets(&state)), whole, "{}", named.name);
                assert_eq!(mask.apply_to_pattern(&whole), whole, "{}", named.name);
                // Two stickers of a three-coloured piece determine the third.
                let mut less = Pattern::from_facelets(&state);
                for slot in Pieces::for_puzzle(puzzle).slots.iter().filter(|slot| slot.facelets.len() == 3) {
                    less.stickers[slot.facelets[0]] = Sticker::Any;
                }
                assert_eq!(mask.apply_to_pattern(&less), whole, "{}", named.name);
            }
        }
    }

    #[test]
    fn a_mask_greys_the_same_stickers_in_every_position() {
        for puzzle in ALL {
            let mut random = scramble::generator(5);
            let count = puzzle.def().solved.len();
            let greyed: Vec<bool> = (0..count).map(|_| rand::RngExt::random(&mut random)).collect();
            let mask = Mask::new(puzzle, |i| if greyed[i] { StickerView::Any } else { StickerView::Colour });
            let solved = mask.apply(&Facelets::solved(puzzle)).expect("a state");
            assert_eq!(Mask::from_solved_pattern(&solved), mask);
            let moves = scramble::walk(puzzle, 20, &mut random);
            let state = Facelets::solved(puzzle).after_all(&moves);
            assert_eq!(mask.apply(&state), Ok(solved.after_all(&moves)), "{puzzle:?}");
        }
    }
}
