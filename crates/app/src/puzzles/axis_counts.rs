//! Counts on a hypercube across one of its axes: stickers on their axis, pieces on their side of it.

use unfold_engine::puzzle::pieces::{Pieces, Slot};
use unfold_engine::puzzle::{Facelets, PuzzleId, hypercube::cell_axis};

/// The pieces that can move against each other: all but the centres.
pub(crate) fn movable(puzzle: PuzzleId) -> impl Iterator<Item = &'static Slot> {
    Pieces::of(puzzle).slots.iter().filter(|slot| slot.facelets.len() > 1)
}

/// Number of stickers, but for centres, with a colour of an axis. Each piece has at most one.
pub(crate) fn stickers_of_axis(puzzle: PuzzleId, axis: u8) -> u32 {
    let of_axis = |i: &&usize| cell_axis(puzzle.def().solved[**i]).0 == axis;
    movable(puzzle).flat_map(|slot| &slot.facelets).filter(of_axis).count() as u32
}

/// Number of stickers with a colour of an axis, but for centres, that lie on it.
pub(super) fn on_axis(state: &Facelets, axis: u8) -> u32 {
    let places = &state.puzzle().def().places;
    let right = |i: &&usize| places[**i].axis == axis && cell_axis(state.colours()[**i]).0 == axis;
    movable(state.puzzle()).flat_map(|slot| &slot.facelets).filter(right).count() as u32
}

/// Number of pieces that lie on their side of an axis, or, if they have no colour of it, on neither.
pub(super) fn on_side(state: &Facelets, axis: u8) -> u32 {
    let def = state.puzzle().def();
    let right = |slot: &&Slot| {
        let lies_at = slot.facelets.iter().map(|&i| def.solved[i]).find(|cell| cell_axis(*cell).0 == axis);
        let colours = slot.facelets.iter().map(|&i| state.colours()[i]);
        lies_at == colours.into_iter().find(|colour| cell_axis(*colour).0 == axis)
    };
    movable(state.puzzle()).filter(right).count() as u32
}
