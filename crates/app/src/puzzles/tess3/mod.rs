//! Data of the 3×3×3×3: pages, examples and lesson.

use super::lesson::{Curve, LessonRecord, Measure, MoveGroup, PhaseGoal, SearchDirection};
use super::{cube2::graph::Distances, piece_counts::max_solved_counts, puzzle_record::PuzzleRecord};
use crate::examples::example::{Example, ExampleText};
use crate::puzzles::piece_counts::{on_axis, on_side};
use crate::puzzles::puzzle_record::MethodPage;
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_engine::search::Phase;
use unfold_text::{Text, examples as say};

pub(super) static RECORD: PuzzleRecord = PuzzleRecord {
    has_graph: false,
    has_crosses: false,
    has_fewest_moves: false,
    method_pages: &[("anytime", MethodPage::FourPhases)],
    examples: &EXAMPLES,
    gains: &[],
    estimates_proofs: false,
    step_methods: &[],
    lesson: &LESSON,
};

static LESSON: LessonRecord = LessonRecord {
    curves: &[Curve::Misplaced],
    evaluate,
    measures,
    find_groups: None,
    name_phases: Some(groups_of_phases),
    orient_first: &[],
};

fn measures(goal: PhaseGoal, axis: u8) -> (Vec<Measure>, Vec<Measure>) {
    match goal {
        PhaseGoal::Whole | PhaseGoal::Moves => (vec![Measure::PiecesTogether], Vec::new()),
        _ => (vec![Measure::OnAxis(axis), Measure::OnSide(axis), Measure::PiecesTogether], Vec::new()),
    }
}

/// Converts the solver's four phases to groups. A solution found on the inverse position has them in reverse order.
fn groups_of_phases(phases: &[Phase]) -> Vec<MoveGroup> {
    let is_backwards = phases.first().is_some_and(|first| first.number != 1);
    let direction = if is_backwards { SearchDirection::Backwards } else { SearchDirection::Forwards };
    let mut first = 0;
    let mut out = Vec::new();
    for (n, &Phase { number, axis, moves }) in phases.iter().enumerate() {
        let goal = match number {
            1 => PhaseGoal::Axis(direction),
            2 => PhaseGoal::Side(direction),
            3 => PhaseGoal::CubesOriented(direction),
            _ => PhaseGoal::ThreeCubes(direction),
        };
        let rest = phases[n + 1..].iter().map(|phase| phase.moves).sum();
        let moves_to_home = if is_backwards { rest } else { 0 };
        if moves > 0 {
            out.push(MoveGroup { goal, axis, first, length: moves, moves_to_home });
        }
        first += moves;
    }
    out
}

fn evaluate(measure: Measure, state: &Facelets, _: Option<&Distances>) -> Option<u32> {
    match measure {
        Measure::OnAxis(axis) => Some(on_axis(state, axis)),
        Measure::OnSide(axis) => Some(on_side(state, axis)),
        Measure::PiecesTogether => Some(max_solved_counts(state).0),
        Measure::Misplaced => Some(state.colours().len() as u32 - max_solved_counts(state).1),
        _ => None,
    }
}

/// A published solve: a scramble of 46 clicks, and 122 moves.
const PUBLISHED_LOG: &str = include_str!("../../../assets/examples/hyper3-122.log");

pub(super) static EXAMPLES: [Example; 5] = [
    example("hyper3-five", ExampleText::Moves("OD BDR DFR LU OUF"), say::HYPER3_FIVE, say::HYPER3_FIVE_TEXT),
    example(
        "hyper3-halves",
        ExampleText::Moves("{1,3}RU2 {1,3}UF2 {1,3}FU2"),
        say::HYPER3_HALVES,
        say::HYPER3_HALVES_TEXT,
    ),
    example(
        "hyper3-checkerboard",
        ExampleText::Moves("{2}DBO {1-2}DFO {2}RBO RFO {2}DFO RFO DFO {2}ILD {1-2}IRD {2}FLD FRD {2}IRD FRD IRD"),
        say::HYPER3_CHECKERBOARD,
        say::HYPER3_CHECKERBOARD_TEXT,
    ),
    example(
        "hyper3-random",
        ExampleText::Facelets(
            "225234713516602422212656150317015753303115026474251327000627440714344337154715675444047556102765326101434731603136341211640430122537455541053702216322646103661016736076576677637357306002525032405204515643602775724774",
        ),
        say::HYPER3_RANDOM,
        say::HYPER3_RANDOM_TEXT,
    ),
    example("hyper3-published", ExampleText::Log(PUBLISHED_LOG), say::HYPER3_PUBLISHED, say::HYPER3_PUBLISHED_TEXT),
];

const fn example(id: &'static str, text: ExampleText, title: Text<0>, remark: Text<0>) -> Example {
    Example { id, puzzle: PuzzleId::Tess3, text, title, remark }
}
