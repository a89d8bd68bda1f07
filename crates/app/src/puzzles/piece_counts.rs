//! Counts of pieces and stickers: solved in the best orientation of the puzzle, on an axis, or on the correct side of one.

use std::collections::HashMap;
use std::sync::LazyLock;

use unfold_engine::puzzle::pieces::{Pieces, Slot};
use unfold_engine::puzzle::{Facelets, PuzzleId, geometry::SignedPerm, hypercube::cell_axis};

/// Numbers of solved pieces (centres excluded) and of solved facelets, each the maximum over all orientations of the puzzle. Centres, if
/// any, fix the orientation.
pub(super) fn max_solved_counts(state: &Facelets) -> (u32, u32) {
    let centres: Vec<usize> = Pieces::for_puzzle(state.puzzle()).centres().collect();
    let fits = |shown: &[u8]| centres.iter().all(|i| state.colours().get(*i) == shown.get(*i));
    let right = |shown: &[u8]| {
        let right = |i: &usize| state.colours().get(*i) == shown.get(*i);
        let pieces = movable(state.puzzle()).filter(|slot| slot.facelets.iter().all(right)).count();
        (pieces as u32, (0..shown.len()).filter(right).count() as u32)
    };
    let held = orientations(state.puzzle()).iter().filter(|shown| fits(shown)).map(|shown| right(shown));
    held.fold((0, 0), |most, here| (most.0.max(here.0), most.1.max(here.1)))
}

/// Facelets of the solved puzzle in every orientation.
fn orientations(puzzle: PuzzleId) -> &'static [Vec<u8>] {
    static ORIENTATIONS: LazyLock<Vec<Vec<Vec<u8>>>> = LazyLock::new(|| PuzzleId::ALL.map(compute_orientations).into());
    let place = PuzzleId::ALL.iter().position(|other| *other == puzzle);
    place.and_then(|place| ORIENTATIONS.get(place)).map_or(&[], Vec::as_slice)
}

fn compute_orientations(puzzle: PuzzleId) -> Vec<Vec<u8>> {
    let def = puzzle.def();
    let index: HashMap<_, usize> = def.places.iter().enumerate().map(|(i, p)| (*p, i)).collect();
    let shown = |rotation: SignedPerm| {
        let mut out = def.solved.clone();
        for (place, &colour) in def.places.iter().zip(&def.solved) {
            if let Some(to) = index.get(&place.image(&rotation)) {
                out[*to] = colour;
            }
        }
        out
    };
    SignedPerm::rotations(def.dimensions).into_iter().map(shown).collect()
}

/// All pieces but the centres.
pub(crate) fn movable(puzzle: PuzzleId) -> impl Iterator<Item = &'static Slot> {
    Pieces::for_puzzle(puzzle).slots.iter().filter(|slot| slot.facelets.len() > 1)
}

/// Number of stickers with a colour of an axis, centres excluded. Each piece has at most one such sticker.
pub(crate) fn stickers_of_axis(puzzle: PuzzleId, axis: u8) -> u32 {
    let of_axis = |i: &&usize| cell_axis(puzzle.def().solved[**i]).0 == axis;
    movable(puzzle).flat_map(|slot| &slot.facelets).filter(of_axis).count() as u32
}

/// Number of stickers with a colour of an axis that are on that axis, centres excluded.
pub(super) fn on_axis(state: &Facelets, axis: u8) -> u32 {
    let places = &state.puzzle().def().places;
    let right = |i: &&usize| places[**i].axis == axis && cell_axis(state.colours()[**i]).0 == axis;
    movable(state.puzzle()).flat_map(|slot| &slot.facelets).filter(right).count() as u32
}

/// Number of pieces on the correct side of an axis: that of their colour, or the middle if they have no colour of the axis.
pub(super) fn on_side(state: &Facelets, axis: u8) -> u32 {
    let def = state.puzzle().def();
    let right = |slot: &&Slot| {
        let lies_at = slot.facelets.iter().map(|&i| def.solved[i]).find(|cell| cell_axis(*cell).0 == axis);
        let colours = slot.facelets.iter().map(|&i| state.colours()[i]);
        lies_at == colours.into_iter().find(|colour| cell_axis(*colour).0 == axis)
    };
    movable(state.puzzle()).filter(right).count() as u32
}
