//! Pieces that are right relative to each other, however the puzzle is held.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::axis_counts::movable;
use unfold_engine::puzzle::{Facelets, PuzzleId, geometry::SignedPerm, pieces::Pieces};

/// Number of right pieces, but for centres, when the puzzle is held so that most are, and of right facelets when it is held so that most
/// are. Centres, where there are any, say how it is held.
pub(super) fn together(state: &Facelets) -> (u32, u32) {
    let centres: Vec<usize> = Pieces::of(state.puzzle()).centres().collect();
    let fits = |shown: &[u8]| centres.iter().all(|i| state.colours().get(*i) == shown.get(*i));
    let right = |shown: &[u8]| {
        let right = |i: &usize| state.colours().get(*i) == shown.get(*i);
        let pieces = movable(state.puzzle()).filter(|slot| slot.facelets.iter().all(right)).count();
        (pieces as u32, (0..shown.len()).filter(right).count() as u32)
    };
    let held = held(state.puzzle()).iter().filter(|shown| fits(shown)).map(|shown| right(shown));
    held.fold((0, 0), |most, here| (most.0.max(here.0), most.1.max(here.1)))
}

/// The facelets of the solved puzzle, held each of the ways there are.
fn held(puzzle: PuzzleId) -> &'static [Vec<u8>] {
    static HELD: LazyLock<Vec<Vec<Vec<u8>>>> = LazyLock::new(|| PuzzleId::ALL.map(all_held).into());
    let place = PuzzleId::ALL.iter().position(|other| *other == puzzle);
    place.and_then(|place| HELD.get(place)).map_or(&[], Vec::as_slice)
}

fn all_held(puzzle: PuzzleId) -> Vec<Vec<u8>> {
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
