//! Roux: two blocks, the corners of the last layer, and the last six edges with the slice between the blocks.

use std::sync::LazyLock;

use super::placed::{Placed, turns_of};
use super::shortest::all_turns;
use super::step_table::{IsGoal, StepTable};
use super::{Found, Stage, StepName, known, once};
use crate::puzzles::cube3::FACE;

pub(super) static STAGES: &[Stage] = &[
    once(StepName::FirstBlock, |placed| by(&FIRST, placed, &LEFT)),
    once(StepName::SecondBlock, |placed| by(&SECOND, placed, &RIGHT)),
    once(StepName::Cmll, |placed| Some(Found::new(known::corners(placed), &TOP_CORNERS))),
    once(StepName::SixEdgesOriented, |placed| by(&ORIENTED, placed, &SIX_EDGES)),
    once(StepName::SideEdges, |placed| by(&SIDES, placed, &["UL", "UR"])),
    once(StepName::LastEdges, |placed| by(&LAST, placed, &["UF", "UB", "DF", "DB"])),
];

/// Pieces of the block of L.
pub(super) const LEFT: [&str; 5] = ["DL", "FL", "BL", "DLF", "DBL"];
/// Pieces of the block of R.
pub(super) const RIGHT: [&str; 5] = ["DR", "FR", "BR", "DFR", "DRB"];
const TOP_CORNERS: [&str; 4] = ["URF", "UFL", "ULB", "UBR"];
const SIX_EDGES: [&str; 6] = ["UF", "UL", "UR", "UB", "DF", "DB"];

/// The pieces that determine the position after the corners are solved: five of the six edges, a centre of the slice
/// and a corner.
const TOLD: [&str; 7] = ["UF", "UL", "UR", "UB", "DF", "U", "URF"];
/// Indices of UL, UR and URF in `TOLD`, and of the last edge or centre.
const LEFT_EDGE: usize = 1;
const RIGHT_EDGE: usize = 2;
const EDGES_TOLD: usize = 5;
const CORNER: usize = 6;

static FIRST: LazyLock<StepTable> = LazyLock::new(|| StepTable::of_pieces(&LEFT, all_turns()));
static SECOND: LazyLock<StepTable> = LazyLock::new(|| StepTable::of_pieces(&RIGHT, turns_of("U R Rw M")));
static ORIENTED: LazyLock<StepTable> = LazyLock::new(|| six_edges(are_oriented));
static SIDES: LazyLock<StepTable> = LazyLock::new(|| {
    six_edges(|places| {
        let is_home = |n: usize| places[n] == super::placed::facelet_of(TOLD[n]);
        are_oriented(places) && [LEFT_EDGE, RIGHT_EDGE, CORNER].into_iter().all(is_home)
    })
});
static LAST: LazyLock<StepTable> = LazyLock::new(|| StepTable::of_pieces(&TOLD, turns_of("U M")));

fn six_edges(is_goal: IsGoal) -> StepTable {
    StepTable::to_any(&TOLD, turns_of("U M"), is_goal)
}

/// True if the edges and the centre show U or D on U and D. The sixth edge follows from the others.
fn are_oriented(places: &[u8]) -> bool {
    let is_on_axis = |place: &u8| matches!(usize::from(*place) / FACE, 0 | 3);
    places[..=EDGES_TOLD].iter().all(is_on_axis)
}

/// Returns the moves from a table.
fn by(table: &StepTable, placed: &Placed, pieces: &[&'static str]) -> Option<Found> {
    Some(Found::new(table.solve(placed), pieces))
}
