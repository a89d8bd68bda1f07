//! The 3x3x3x3: eight centres, and 24 pieces of two colours, 32 of three and 16 of four. Its solver is in `search`.

mod check;
#[cfg(feature = "lab")]
pub mod codes;
#[cfg(not(feature = "lab"))]
#[allow(dead_code, reason = "some of it is the lab's")]
mod codes;
mod pieces;
mod random;
#[cfg(feature = "lab")]
pub mod search;
#[cfg(not(feature = "lab"))]
#[allow(dead_code, reason = "some of it is the lab's")]
mod search;

use super::PuzzleRow;
use crate::puzzle::hypercube::{self, MOVES_PER_LAYER_SET};
use crate::puzzle::{LogPuzzle, PuzzleFacts, PuzzleId};
use crate::puzzles::cube3::tables::axis_turns::{self, AxisTurns};
use crate::search::table_set::TableLoader;
use crate::tables::{TableError, Tables, Workers};
use std::sync::LazyLock;

pub use pieces::{PlacedPiece, Tess3};

pub use self::search::ANYTIME;

/// Number of layers across an axis.
const SIZE: usize = 3;
/// Number of clicks, each a move, in MC4D's full scramble.
const SCRAMBLE_CLICKS: usize = 46;

/// The puzzle's entry in the list of puzzles.
pub(super) static ROW: PuzzleRow = PuzzleRow {
    def: LazyLock::new(|| {
        hypercube::make(PuzzleFacts {
            id: PuzzleId::Tess3,
            name: "3x3x3x3",
            size: SIZE,
            solver_move_count: 3 * MOVES_PER_LAYER_SET,
            // As the hypercubing community counts: the shortest published solve has 122 moves, two of which contain a
            // rotation.
            joins_over_rotations: true,
            scramble_length: SCRAMBLE_CLICKS,
            piece_names: &[],
            identifier: None,
            log: Some(LogPuzzle {
                schlafli: "{4,3,3}",
                length: "3",
                other_symbols: &["{4}x{4}", "{}x{4,3}", "{4,3}x{}"],
                lenient: true,
            }),
            parts: &[],
            check: |facelets| Tess3::from_facelets(facelets).map(drop),
            random: |random| Tess3::random(random).to_facelets(),
        })
    }),
    solvers: &[&ANYTIME],
    quick_length: 150,
    coordinates: &[],
    arrays: None,
    build: build_named,
    open_states: None,
    catalogues: &[],
    commutators: &[("RO2 {1,3}UO FO2", "OD")],
    prover: None,
};

/// Opens the table with this name, or builds and saves it; `None` if the puzzle has no such table.
fn build_named(name: &str, tables: &Tables, workers: Workers) -> Option<Result<(), TableError>> {
    let is_ours = [axis_turns::TO_SUBGROUP, axis_turns::WITHIN_SUBGROUP].contains(&name);
    is_ours.then(|| AxisTurns::load(TableLoader::silent(tables, workers)).map(drop))
}
