//! Data of the 3×3×3: pages, examples, table gains, steps and lesson.

pub mod crosses;
pub mod fewest_moves;
pub mod methods;

use std::sync::LazyLock;

use super::puzzle_record::PuzzleRecord;
use crate::puzzles::puzzle_record::MethodPage;
pub use unfold_engine::puzzles::cube3::score;

use crate::examples::example::{Example, ExampleText};
use crate::puzzles::lesson::{Curve, LessonRecord, Measure as M, MovesAfterPhase2, PhaseGoal};
use crate::puzzles::puzzle_record::{Gain, TierGain};
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId, geometry::SignedPerm};
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
    estimates_proofs: true,
    step_methods: &methods::METHODS,
    lesson: &LESSON,
};

/// The most famous first.
pub(super) static EXAMPLES: [Example; 8] = [
    moves_example(
        "superflip",
        "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2",
        say::SUPERFLIP,
        say::SUPERFLIP_TEXT,
    ),
    moves_example(
        "superflip-four-spot",
        "U2 F U2 R' L F2 U F' B' R L U2 R U D' R L' D R' L' D2",
        say::FOUR_SPOT,
        say::FOUR_SPOT_TEXT,
    ),
    facelets_example(
        "twenty-1",
        "LBLRUBDLBRDBBRFRDLFDURFRFUDURBFDFFLFBDRBLFLURDUULBLUUD",
        say::TWENTY_1,
        say::TWENTY_1_TEXT,
    ),
    facelets_example(
        "twenty-2",
        "BFBLUFLLFDUULRFUURBDLUFFFULURFRDLBBFDBUBLBDDRRDRRBRDDL",
        say::TWENTY_2,
        say::TWENTY_2_TEXT,
    ),
    moves_example("checkerboard", "U2 D2 R2 L2 F2 B2", say::CHECKERBOARD, say::CHECKERBOARD_TEXT),
    moves_example("six-spots", "U D' R L' F B' U D'", say::SIX_SPOTS, say::SIX_SPOTS_TEXT),
    moves_example("cube-in-cube", "F L F U' R U F2 L2 U' L' B D' B' L2 U", say::CUBE_IN_CUBE, say::CUBE_IN_CUBE_TEXT),
    facelets_example(
        "hard-cross",
        "UBBRUFFLLBDRBRFDDRDUURFUUBLFDBFDRFDBRULBLFDLLDLFUBRULR",
        say::HARD_CROSS,
        say::HARD_CROSS_TEXT,
    ),
];

const fn moves_example(id: &'static str, moves: &'static str, title: Text<0>, remark: Text<0>) -> Example {
    Example { id, puzzle: crosses::PUZZLE, text: ExampleText::Moves(moves), title, remark }
}

const fn facelets_example(id: &'static str, facelets: &'static str, title: Text<0>, remark: Text<0>) -> Example {
    Example { id, puzzle: crosses::PUZZLE, text: ExampleText::Facelets(facelets), title, remark }
}

/// Measured gain of each tier beyond the small tables.
pub(super) static GAINS: [TierGain; 8] = [
    faster(1, 12.0),
    faster(2, 6.6),
    faster(3, 3.0),
    faster(4, 1.6),
    faster(5, 0.9),
    faster(6, 0.6),
    faster(7, 0.5),
    TierGain {
        methods: &["twophase"],
        tier: 1,
        gain: Gain::Shorter { seconds: 1, metric: Metric::Htm, moves: 17.9, instead_of: 18.7 },
    },
];

const fn faster(tier: usize, seconds: f64) -> TierGain {
    TierGain { methods: &["optimal"], tier, gain: Gain::Faster { seconds } }
}

pub(super) static LESSON: LessonRecord = LessonRecord {
    curves: &[Curve::Score, Curve::Bound],
    evaluate,
    measures,
    find_groups: None,
    name_phases: None,
    orient_first: &["direct"],
};

fn evaluate(measure: M, state: &Facelets, _: Option<&Distances>) -> Option<u32> {
    if measure == M::Score {
        return score::score(state);
    }
    let cube = Cube3::from_facelets(state).ok()?;
    let places = |count: usize, right: &dyn Fn(usize) -> bool| (0..count).filter(|&p| right(p)).count() as u32;
    let corner_home = |p: usize| usize::from(cube.cp()[p]) == p && cube.co()[p] == 0;
    let edge_home = |p: usize| usize::from(cube.ep()[p]) == p && cube.eo()[p] == 0;
    match measure {
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
            Some(places(EDGES, &|p| p >= FIRST_SLICE_EDGE && usize::from(seen.ep()[p]) >= FIRST_SLICE_EDGE))
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
        PhaseGoal::Within { rest: MovesAfterPhase2::Nothing } | PhaseGoal::Permutation | PhaseGoal::FinalPhase1 => {
            (phase(), crosses())
        }
        _ => (phase(), Vec::new()),
    }
}

/// Index of the first slice edge: the four edges between U and D come last.
const FIRST_SLICE_EDGE: usize = 8;

/// Symmetry that brings an axis upright, as in the two-phase solver: the identity or a rotation by 120° or 240° about a corner.
fn upright(axis: u8) -> &'static Symmetry {
    static ALL: LazyLock<[&Symmetry; 3]> = LazyLock::new(|| {
        // Maps X to Y, Y to Z and Z to X.
        let third = SignedPerm { axis: [1, 2, 0, 3], flip: 0 };
        let motions = [third, SignedPerm::IDENTITY, third.after(&third)];
        let all = Symmetry::all();
        motions.map(|motion| all.iter().find(|s| s.motion == motion).unwrap_or(&all[0]))
    });
    ALL[usize::from(axis) % 3]
}
