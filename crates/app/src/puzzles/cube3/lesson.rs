//! The lesson on moves of the 3x3x3: pieces turned the right way round, pieces at home, crosses, the sticker score.

use std::sync::LazyLock;

use super::crosses;
use crate::puzzles::graph::Distances;
use crate::puzzles::lesson::{Curve, LessonRecord, Measure as M, PhaseGoal, Rest};
use unfold_engine::puzzle::{Facelets, PuzzleId, geometry::SignedPerm};
use unfold_engine::puzzles::cube3::{CORNERS, Cube3, EDGE_NAMES, EDGES, Symmetry, score};

/// The lesson.
pub(super) static LESSON: LessonRecord = LessonRecord {
    curves: &[Curve::Score, Curve::Bound],
    count,
    measures,
    groups: None,
    named: None,
    orient_first: &["direct"],
};

fn count(what: M, state: &Facelets, _: Option<&Distances>) -> Option<u32> {
    if what == M::Score {
        return score::score(state);
    }
    let cube = Cube3::from_facelets(state).ok()?;
    let places = |count: usize, right: &dyn Fn(usize) -> bool| (0..count).filter(|&p| right(p)).count() as u32;
    let corner_home = |p: usize| usize::from(cube.cp()[p]) == p && cube.co()[p] == 0;
    let edge_home = |p: usize| usize::from(cube.ep()[p]) == p && cube.eo()[p] == 0;
    match what {
        M::CornersOriented(axis) => {
            let seen = upright(axis).conjugate(&cube);
            Some(places(CORNERS, &|p| seen.co()[p] == 0))
        }
        M::EdgesOriented(axis) => {
            let seen = upright(axis).conjugate(&cube);
            Some(places(EDGES, &|p| seen.eo()[p] == 0))
        }
        M::SliceEdges(axis) => {
            let seen = upright(axis).conjugate(&cube);
            Some(places(EDGES, &|p| p >= SLICE && usize::from(seen.ep()[p]) >= SLICE))
        }
        M::CornersHome => Some(places(CORNERS, &corner_home)),
        M::EdgesHome => Some(places(EDGES, &edge_home)),
        M::Cross(face) => {
            let letter = *PuzzleId::Cube3.def().letters.get(usize::from(face))?;
            Some(places(EDGES, &|p| EDGE_NAMES[p].contains(letter) && edge_home(p)))
        }
        M::Pair(face, name) => {
            let slot = crosses::slots(face).find(|slot| slot.name() == name)?;
            let (corner, edge) = (usize::from(slot.corner()), usize::from(slot.edge()));
            Some(u32::from(corner_home(corner)) + u32::from(edge_home(edge)))
        }
        _ => None,
    }
}

fn measures(goal: PhaseGoal, axis: u8) -> (Vec<M>, Vec<M>) {
    let crosses = || (0..crosses::FACES as u8).map(M::Cross).collect::<Vec<_>>();
    let phase =
        || vec![M::CornersOriented(axis), M::EdgesOriented(axis), M::SliceEdges(axis), M::CornersHome, M::EdgesHome];
    match goal {
        PhaseGoal::Whole | PhaseGoal::Moves => (vec![M::Score, M::CornersHome, M::EdgesHome], crosses()),
        PhaseGoal::Within { rest: Rest::Nothing } | PhaseGoal::Permutation | PhaseGoal::Free => (phase(), crosses()),
        _ => (phase(), Vec::new()),
    }
}

/// Edges with this number or a higher one belong to the slice between U and D.
const SLICE: usize = 8;

/// The way of the two-phase solver to hold a cube with this axis upright: a third of a turn about a corner, or two.
fn upright(axis: u8) -> &'static Symmetry {
    static ALL: LazyLock<[&Symmetry; 3]> = LazyLock::new(|| {
        // X to Y to Z to X.
        let third = SignedPerm { axis: [1, 2, 0, 3], flip: 0 };
        let motions = [third, SignedPerm::IDENTITY, third.after(&third)];
        let all = Symmetry::all();
        motions.map(|motion| all.iter().find(|s| s.motion == motion).unwrap_or(&all[0]))
    });
    ALL[usize::from(axis) % 3]
}
