//! Roux: two blocks, the corners of the last layer, and the last six edges with the slice between the blocks.

use std::sync::LazyLock;

use super::facelet_places::{FaceletPlaces, turns_of};
use super::shortest::all_turns;
use super::step_table::{IsGoal, StepTable};
use super::{FoundMoves, Stage, StepName, known, single_stage};
use crate::puzzles::cube3::FACELETS_PER_FACE;

pub(super) static STAGES: &[Stage] = &[
    single_stage(StepName::FirstBlock, |placed| solve_with_table(&FIRST_BLOCK_TABLE, placed, &LEFT_BLOCK)),
    single_stage(StepName::SecondBlock, |placed| solve_with_table(&SECOND_BLOCK_TABLE, placed, &RIGHT_BLOCK)),
    single_stage(StepName::Cmll, |placed| Some(FoundMoves::new(known::solve_top_corners(placed), &TOP_CORNERS))),
    single_stage(StepName::SixEdgesOriented, |placed| solve_with_table(&ORIENTED_TABLE, placed, &SIX_EDGES)),
    single_stage(StepName::SideEdges, |placed| solve_with_table(&SIDE_EDGES_TABLE, placed, &["UL", "UR"])),
    single_stage(StepName::LastEdges, |placed| solve_with_table(&LAST_EDGES_TABLE, placed, &["UF", "UB", "DF", "DB"])),
];

/// Pieces of the block of L.
pub(super) const LEFT_BLOCK: [&str; 5] = ["DL", "FL", "BL", "DLF", "DBL"];
/// Pieces of the block of R.
pub(super) const RIGHT_BLOCK: [&str; 5] = ["DR", "FR", "BR", "DFR", "DRB"];
const TOP_CORNERS: [&str; 4] = ["URF", "UFL", "ULB", "UBR"];
const SIX_EDGES: [&str; 6] = ["UF", "UL", "UR", "UB", "DF", "DB"];

/// The pieces that determine the position after the corners are solved: five of the six edges, a centre of the slice
/// and a corner.
const TRACKED_PIECES: [&str; 7] = ["UF", "UL", "UR", "UB", "DF", "U", "URF"];
/// Index of UL in [`TRACKED_PIECES`].
const LEFT_EDGE: usize = 1;
/// Index of UR in [`TRACKED_PIECES`].
const RIGHT_EDGE: usize = 2;
/// Index of the centre in [`TRACKED_PIECES`], just after the edges.
const TRACKED_CENTRE: usize = 5;
/// Index of URF in [`TRACKED_PIECES`].
const TRACKED_CORNER: usize = 6;

static FIRST_BLOCK_TABLE: LazyLock<StepTable> = LazyLock::new(|| StepTable::for_pieces(&LEFT_BLOCK, all_turns()));
static SECOND_BLOCK_TABLE: LazyLock<StepTable> =
    LazyLock::new(|| StepTable::for_pieces(&RIGHT_BLOCK, turns_of("U R Rw M")));
static ORIENTED_TABLE: LazyLock<StepTable> = LazyLock::new(|| six_edges_table(are_oriented));
static SIDE_EDGES_TABLE: LazyLock<StepTable> = LazyLock::new(|| {
    six_edges_table(|places| {
        let is_home = |n: usize| places[n] == super::facelet_places::facelet_of(TRACKED_PIECES[n]);
        are_oriented(places) && [LEFT_EDGE, RIGHT_EDGE, TRACKED_CORNER].into_iter().all(is_home)
    })
});
static LAST_EDGES_TABLE: LazyLock<StepTable> =
    LazyLock::new(|| StepTable::for_pieces(&TRACKED_PIECES, turns_of("U M")));

fn six_edges_table(is_goal: IsGoal) -> StepTable {
    StepTable::with_goals(&TRACKED_PIECES, turns_of("U M"), is_goal)
}

/// True if the first facelets of the edges and of the centre are on U or D. The sixth edge follows from the others.
fn are_oriented(places: &[u8]) -> bool {
    let is_on_axis = |place: &u8| matches!(usize::from(*place) / FACELETS_PER_FACE, 0 | 3);
    places[..=TRACKED_CENTRE].iter().all(is_on_axis)
}

fn solve_with_table(table: &StepTable, places: &FaceletPlaces, pieces: &[&'static str]) -> Option<FoundMoves> {
    Some(FoundMoves::new(table.solve(places), pieces))
}
