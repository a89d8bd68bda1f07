//! The beginner's method: layer by layer, with few algorithms.

use std::sync::LazyLock;

use super::facelet_places::FaceletPlaces;
use super::known::{Library, are_on_top, is_corner_oriented, joined};
use super::shortest::{SLOTS, shortest};
use super::{FoundMoves, Stage, StepName, cfop, repeated_stage, single_stage};
use crate::puzzle::{PuzzleId, Sequence};
use crate::puzzles::cases::parse_moves;

pub(super) static STAGES: &[Stage] = &[
    single_stage(StepName::Cross, cfop::cross),
    repeated_stage(StepName::Corner, corner),
    repeated_stage(StepName::MiddleEdge, middle_edge),
    single_stage(StepName::TopCross, top_cross),
    single_stage(StepName::TopEdges, top_edges),
    single_stage(StepName::TopCorners, top_corners),
    single_stage(StepName::TopCornersOriented, twist_top_corners),
];

const TOP_EDGES: [&str; 4] = ["UR", "UF", "UL", "UB"];
const TOP_CORNERS: [&str; 4] = ["URF", "UFL", "ULB", "UBR"];

/// Algorithms that move the edge at UF into FR, and into FL.
const MIDDLE_EDGE_INSERTS: [&str; 2] = ["U R U' R' U' F' U F", "U' L' U L U F U' F'"];
/// Algorithms that flip two edges of U; flipping four takes two algorithms.
const EDGE_FLIPS: [&str; 2] = ["F R U R' U' F'", "F U R U' R' F'"];
/// Three-cycles of U edges, which also disturb the corners of U.
const EDGE_THREE_CYCLES: [&str; 2] = ["R U R' U R U2 R'", "R U2 R' U' R U' R'"];
/// Three-cycles of U corners.
const CORNER_THREE_CYCLES: [&str; 2] = ["U R U' L' U R' U' L", "L' U R U' L U R' U'"];
/// Algorithm that twists the corner at URF. Every third use restores the lower layers.
const CORNER_TWIST: &str = "R' D' R D R' D' R D";

/// Returns the shortest moves that solve one more corner of the first layer; `None` if all are solved.
fn corner(places: &FaceletPlaces) -> Option<FoundMoves> {
    let (solved, left): (Vec<&str>, Vec<&str>) =
        SLOTS.iter().map(|slot| slot.corner).partition(|corner| places.is_home(corner));
    let found = left.into_iter().map(|corner| {
        let goal = [&solved[..], &[corner]].concat();
        FoundMoves::new(shortest(&goal, places), &[corner])
    });
    found.min_by_key(|found| found.moves.0.len())
}

/// Returns moves that insert an edge into the middle layer, bringing it to the last layer first if necessary; `None` if
/// all are solved.
fn middle_edge(places: &FaceletPlaces) -> Option<FoundMoves> {
    static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::new(&MIDDLE_EDGE_INSERTS));
    let (solved, left): (Vec<&'static str>, Vec<&'static str>) =
        SLOTS.iter().map(|slot| slot.edge).partition(|edge| places.is_home(edge));
    let solves_more = |here: &FaceletPlaces| here.are_home(&solved) && left.iter().any(|edge| here.is_home(edge));
    let found = Some(()).filter(|()| !left.is_empty()).and_then(|()| LIBRARY.find(places, solves_more))?;
    let after = places.after_all(&found);
    let placed_now: Vec<&'static str> = left.into_iter().filter(|edge| after.is_home(edge)).collect();
    Some(FoundMoves { moves: found, pieces: placed_now })
}

fn top_cross(places: &FaceletPlaces) -> Option<FoundMoves> {
    static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::new(&EDGE_FLIPS));
    Some(FoundMoves::new(LIBRARY.find(places, |here| are_on_top(here, &TOP_EDGES))?, &TOP_EDGES))
}

fn top_edges(places: &FaceletPlaces) -> Option<FoundMoves> {
    static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::new(&EDGE_THREE_CYCLES));
    Some(FoundMoves::new(LIBRARY.find(places, |here| here.are_home(&TOP_EDGES))?, &TOP_EDGES))
}

fn top_corners(places: &FaceletPlaces) -> Option<FoundMoves> {
    static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::new(&CORNER_THREE_CYCLES));
    let are_placed =
        |here: &FaceletPlaces| here.are_home(&TOP_EDGES) && TOP_CORNERS.iter().all(|corner| here.is_placed(corner));
    Some(FoundMoves::new(LIBRARY.find(places, are_placed)?, &TOP_CORNERS))
}

/// Returns moves that twist one corner after another at URF, then turn U to solve the layer.
fn twist_top_corners(places: &FaceletPlaces) -> Option<FoundMoves> {
    let def = PuzzleId::Cube3.def();
    let turns = ["", "U", "U2", "U'"].map(|turn| parse_moves(def, turn));
    let turn_corner = parse_moves(def, CORNER_TWIST);
    let (mut here, mut out) = (*places, Sequence::default());
    while let Some(turn) = turns.iter().find(|turn| !is_corner_oriented(&here.after_all(turn), 0)) {
        out = joined([&out, turn]);
        here = here.after_all(turn);
        while !is_corner_oriented(&here, 0) {
            out = joined([&out, &turn_corner]);
            here = here.after_all(&turn_corner);
        }
    }
    let last = turns.iter().find(|turn| here.after_all(turn).are_home(&TOP_EDGES))?;
    Some(FoundMoves::new(joined([&out, last]), &TOP_CORNERS))
}
