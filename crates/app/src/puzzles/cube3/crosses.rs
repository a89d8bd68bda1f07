//! Crosses of the 3×3×3: re-exports from the engine, the cross database, and crosses rotated to the bottom face.

use crate::export::destination::Destination;
use crate::export::sqlite::{self, DatabaseError};
use unfold_engine::puzzle::{Move, PuzzleId, Sequence, geometry};
use unfold_engine::{control::Control, puzzles::cube3::search::cross::F2lSlot};

pub use unfold_engine::puzzles::cube3::search::cross::{
    Cross, FACES, TieBreaker, all_crosses, crosses, extended_crosses, slots,
};
pub use unfold_engine::puzzles::cube3::search::cross_rows;
pub use unfold_engine::puzzles::cube3::tables::cross::{CROSSES, CrossTables};
pub use unfold_engine::puzzles::cube3::tables::xcross::XcrossTables;

pub const PUZZLE: PuzzleId = PuzzleId::Cube3;

/// Computes all first crosses and writes them atomically as the table `first_cross` of an SQLite database. `ties` chooses among
/// crosses of equal length; `control` cancels and receives progress.
///
/// # Errors
/// [`DatabaseError`]; an existing file is left unchanged.
pub fn write_database(place: &Destination, ties: TieBreaker, control: &Control) -> Result<(), DatabaseError> {
    let tables = CrossTables::build(control)?;
    let rows = cross_rows::rows(&tables, ties).map(|row| (row.id, row.code));
    sqlite::write(place, rows, CROSSES.into(), control)
}

/// Number of the bottom face, as in [`Cross::face`].
pub const BOTTOM: u8 = 3;
/// For each face, the rotation that brings it to the bottom; `None` for the bottom itself.
const ROTATION_TO_BOTTOM: [Option<&str>; FACES] = [Some("z2"), Some("z"), Some("x'"), None, Some("z'"), Some("x")];

/// Rewrites a cross with its face at the bottom: first a rotation, then the renamed turns; face and slot are renamed too. A cross at the
/// bottom is unchanged.
pub fn on_bottom(cross: &Cross) -> Cross {
    let def = PUZZLE.def();
    let number = |name: &str| def.moves.iter().position(|mv| mv.name == name).map(|n| Move::new(n as u16));
    let Some(rotation) = ROTATION_TO_BOTTOM.get(usize::from(cross.face)).copied().flatten().and_then(number) else {
        return cross.clone();
    };
    let turned = &def.moves[rotation.index()].map;
    // The rotation, then the renamed turn, must equal the original turn, then the rotation.
    let renamed = |mv: &Move| {
        let meant = geometry::compose(&def.moves[mv.index()].map, turned);
        let is_meant = |n: &usize| geometry::compose(turned, &def.moves[*n].map) == meant;
        (0..def.moves.len()).find(is_meant).map(|n| Move::new(n as u16)).expect("a turn of a rotated cube is a turn")
    };
    let moves = std::iter::once(rotation).chain(cross.moves.0.iter().map(renamed)).collect();
    let slot = cross.slot.map(|slot| {
        let name = slot.name();
        let letters: Vec<char> = name.chars().map(|letter| letter_after(letter, turned)).collect();
        let is_it = |slot: &F2lSlot| letters.iter().all(|letter| slot.name().contains(*letter));
        slots(BOTTOM).find(is_it).expect("a slot lies beside its cross")
    });
    Cross { face: BOTTOM, slot, moves: Sequence(moves), ..cross.clone() }
}

/// Letter of the side that face `letter` is on after a rotation; unchanged for an unknown face.
fn letter_after(letter: char, rotation: &[u8]) -> char {
    let def = PUZZLE.def();
    let face = def.letters.iter().position(|other| *other == letter);
    // Any facelet of the face shows where the whole face goes.
    let to = face
        .and_then(|face| (0..def.solved.len()).find(|&i| usize::from(def.solved[usize::from(rotation[i])]) == face));
    to.map_or(letter, |i| def.letters[usize::from(def.solved[i])])
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use unfold_engine::{puzzle::scramble, puzzles::cube3::search::cross, tables::Workers};

    #[test]
    fn each_cross_is_solved_at_the_bottom_after_a_rotation() {
        let control = Control::new();
        let tables = Arc::new(CrossTables::build(&control).expect("nobody stops it"));
        let pairs = XcrossTables::build(tables.clone(), Workers::new(2, &control)).expect("nobody stops it");
        for seed in 0..5 {
            let state = scramble::uniform(PUZZLE, &mut scramble::generator(seed));
            let found = crosses(&state, &tables).expect("a cube");
            let slots = (0..FACES as u8).flat_map(slots);
            let first = |slot| extended_crosses(&state, slot, &pairs, &control).expect("a cube").into_iter().next();
            let with_pair: Vec<Cross> = slots.filter_map(first).collect();
            assert_eq!(with_pair.len(), 24);
            for cross in found.iter().chain(&with_pair) {
                let held = on_bottom(cross);
                let end = state.after_all(&held.moves);
                assert_eq!(held.face, BOTTOM);
                assert!(cross::is_solved(&end, BOTTOM), "{cross:?} {held:?}");
                assert!(held.slot.is_none_or(|slot| cross::pair_is_solved(&end, slot)), "{cross:?} {held:?}");
                assert_eq!(
                    held.moves.length(PUZZLE.def()),
                    cross.moves.length(PUZZLE.def()),
                    "a rotation costs nothing"
                );
            }
        }
    }
}
