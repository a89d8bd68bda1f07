//! The beginner's method: layer by layer, with few algorithms.

use std::sync::LazyLock;

use super::known::{Library, is_turned_right, joined, show_top};
use super::placed::Placed;
use super::shortest::{SLOTS, shortest};
use super::{Found, Stage, StepName, cfop, each, once};
use crate::puzzle::{PuzzleId, Sequence};
use crate::puzzles::cases::moves;

pub(super) static STAGES: &[Stage] = &[
    once(StepName::Cross, cfop::cross),
    each(StepName::Corner, corner),
    each(StepName::MiddleEdge, middle_edge),
    once(StepName::TopCross, top_cross),
    once(StepName::TopEdges, top_edges),
    once(StepName::TopCorners, top_corners),
    once(StepName::TopTurns, top_turns),
];

const TOP_EDGES: [&str; 4] = ["UR", "UF", "UL", "UB"];
const TOP_CORNERS: [&str; 4] = ["URF", "UFL", "ULB", "UBR"];

/// Moves the edge at UF into FR, or into FL.
const TO_THE_SIDE: [&str; 2] = ["U R U' R' U' F' U F", "U' L' U L U F U' F'"];
/// Flips two or four edges of U.
const FLIP: [&str; 2] = ["F R U R' U' F'", "F U R U' R' F'"];
/// Three-cycles of U edges, which also twist corners.
const EDGES_AROUND: [&str; 2] = ["R U R' U R U2 R'", "R U2 R' U' R U' R'"];
/// Three-cycles of U corners.
const CORNERS_AROUND: [&str; 2] = ["U R U' L' U R' U' L", "L' U R U' L U R' U'"];
/// Made twice, it twists the corner at URF; three twists restore the lower layers.
const TURN: &str = "R' D' R D R' D' R D";

/// Returns the first-layer corner that is solved soonest.
fn corner(placed: &Placed) -> Option<Found> {
    let (solved, left): (Vec<&str>, Vec<&str>) =
        SLOTS.iter().map(|slot| slot.corner).partition(|corner| placed.is_home(corner));
    let found = left.into_iter().map(|corner| {
        let goal = [&solved[..], &[corner]].concat();
        Found::new(shortest(&goal, placed), &[corner])
    });
    found.min_by_key(|found| found.moves.0.len())
}

/// Returns an edge of the middle layer, from the last layer or moved there first.
fn middle_edge(placed: &Placed) -> Option<Found> {
    static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::new(&TO_THE_SIDE));
    let (solved, left): (Vec<&'static str>, Vec<&'static str>) =
        SLOTS.iter().map(|slot| slot.edge).partition(|edge| placed.is_home(edge));
    let solves_more = |here: &Placed| here.are_home(&solved) && left.iter().any(|edge| here.is_home(edge));
    let found = Some(()).filter(|()| !left.is_empty()).and_then(|()| LIBRARY.find(placed, solves_more))?;
    let after = placed.after_all(&found);
    let placed_now: Vec<&'static str> = left.into_iter().filter(|edge| after.is_home(edge)).collect();
    Some(Found { moves: found, pieces: placed_now })
}

fn top_cross(placed: &Placed) -> Option<Found> {
    static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::new(&FLIP));
    Some(Found::new(LIBRARY.find(placed, |here| show_top(here, &TOP_EDGES))?, &TOP_EDGES))
}

fn top_edges(placed: &Placed) -> Option<Found> {
    static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::new(&EDGES_AROUND));
    Some(Found::new(LIBRARY.find(placed, |here| here.are_home(&TOP_EDGES))?, &TOP_EDGES))
}

fn top_corners(placed: &Placed) -> Option<Found> {
    static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::new(&CORNERS_AROUND));
    let are_placed =
        |here: &Placed| here.are_home(&TOP_EDGES) && TOP_CORNERS.iter().all(|corner| here.is_placed(corner));
    Some(Found::new(LIBRARY.find(placed, are_placed)?, &TOP_CORNERS))
}

/// Twists one corner after another at URF, then turns U.
fn top_turns(placed: &Placed) -> Option<Found> {
    let def = PuzzleId::Cube3.def();
    let turns = ["", "U", "U2", "U'"].map(|turn| moves(def, turn));
    let turn_corner = moves(def, TURN);
    let (mut here, mut out) = (*placed, Sequence::default());
    while let Some(turn) = turns.iter().find(|turn| !is_turned_right(&here.after_all(turn), 0)) {
        out = joined([&out, turn]);
        here = here.after_all(turn);
        while !is_turned_right(&here, 0) {
            out = joined([&out, &turn_corner]);
            here = here.after_all(&turn_corner);
        }
    }
    let last = turns.iter().find(|turn| here.after_all(turn).are_home(&TOP_EDGES))?;
    Some(Found::new(joined([&out, last]), &TOP_CORNERS))
}
