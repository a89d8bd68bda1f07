//! The program's record of the 3×3×3.

pub mod crosses;
pub mod fewest_moves;
pub mod methods;

use std::sync::LazyLock;

use super::puzzle_record::PuzzleRecord;
use crate::puzzles::puzzle_record::MethodPage;
pub use unfold_engine::puzzles::cube3::score;

use crate::examples::example::{Example, Written};
use crate::puzzles::lesson::{Curve, LessonRecord, Measure as M, PhaseGoal, Rest};
use crate::puzzles::puzzle_record::{Gain, TierGain};
use unfold_engine::puzzle::{Facelets, PuzzleId, geometry::SignedPerm};
use unfold_engine::puzzles::cube2::tables::distances::Distances;
use unfold_engine::puzzles::cube3::{CORNERS, Cube3, EDGE_NAMES, EDGES, Symmetry};
use unfold_text::{Text, examples as say};

pub(super) static RECORD: PuzzleRecord = PuzzleRecord {
    has_graph: false,
    has_crosses: true,
    has_fewest_moves: true,
    method_pages: &[
        ("twophase", MethodPage::TwoPhase),
        ("optimal", MethodPage::Optimal),
        ("direct", MethodPage::Direct),
        ("greedy", MethodPage::Greedy),
        ("ida-score", MethodPage::ScoreIda),
    ],
    examples: &EXAMPLES,
    gains: &GAINS,
    foresees_proofs: true,
    step_methods: &methods::METHODS,
    lesson: &LESSON,
};

/// Most famous first.
pub(super) static EXAMPLES: [Example; 8] = [
    cube("superflip", "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2", say::SUPERFLIP, say::SUPERFLIP_TEXT),
    cube(
        "superflip-four-spot",
        "U2 F U2 R' L F2 U F' B' R L U2 R U D' R L' D R' L' D2",
        say::FOUR_SPOT,
        say::FOUR_SPOT_TEXT,
    ),
    painted("twenty-1", "LBLRUBDLBRDBBRFRDLFDURFRFUDURBFDFFLFBDRBLFLURDUULBLUUD", say::TWENTY_1, say::TWENTY_1_TEXT),
    painted("twenty-2", "BFBLUFLLFDUULRFUURBDLUFFFULURFRDLBBFDBUBLBDDRRDRRBRDDL", say::TWENTY_2, say::TWENTY_2_TEXT),
    cube("checkerboard", "U2 D2 R2 L2 F2 B2", say::CHECKERBOARD, say::CHECKERBOARD_TEXT),
    cube("six-spots", "U D' R L' F B' U D'", say::SIX_SPOTS, say::SIX_SPOTS_TEXT),
    cube("cube-in-cube", "F L F U' R U F2 L2 U' L' B D' B' L2 U", say::CUBE_IN_CUBE, say::CUBE_IN_CUBE_TEXT),
    painted(
        "hard-cross",
        "UBBRUFFLLBDRBRFDDRDUURFUUBLFDBFDRFDBRULBLFDLLDLFUBRULR",
        say::HARD_CROSS,
        say::HARD_CROSS_TEXT,
    ),
];

/// An example given by moves.
const fn cube(id: &'static str, moves: &'static str, title: Text<0>, sentence: Text<0>) -> Example {
    Example { id, puzzle: crosses::PUZZLE, written: Written::Moves(moves), title, sentence }
}

/// An example given by facelets.
const fn painted(id: &'static str, facelets: &'static str, title: Text<0>, sentence: Text<0>) -> Example {
    Example { id, puzzle: crosses::PUZZLE, written: Written::Facelets(facelets), title, sentence }
}

/// Measured gain of each tier.
pub(super) static GAINS: [TierGain; 6] = [
    faster(1, 19.0),
    faster(2, 10.4),
    faster(3, 5.3),
    faster(4, 2.4),
    faster(5, 1.6),
    TierGain { methods: &["twophase"], tier: 1, gain: Gain::Shorter { seconds: 1, moves: 18.0, instead_of: 18.7 } },
];

const fn faster(tier: usize, seconds: f64) -> TierGain {
    TierGain { methods: &["optimal"], tier, gain: Gain::Faster { seconds } }
}

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

/// First edge index of the slice between U and D.
const SLICE: usize = 8;

/// The two-phase solver's orientation with this axis upright: the identity, or a rotation by one or two thirds about a corner.
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
