//! Data of the 2×2×2×2: pages, examples, table gains and lesson.

mod stages;

use super::puzzle_record::PuzzleRecord;
use crate::examples::example::{Example, ExampleText};
use crate::puzzles::graph::Distances;
use crate::puzzles::lesson::{Curve, LessonRecord, Measure as M, PhaseGoal};
use crate::puzzles::piece_counts::{max_solved_counts, on_axis, on_side};
use crate::puzzles::puzzle_record::{Gain, MethodPage, TierGain};
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId};
use unfold_text::{Text, examples as say};

const PUZZLE: PuzzleId = PuzzleId::Tess2;

pub(super) static RECORD: PuzzleRecord = PuzzleRecord {
    has_graph: false,
    has_crosses: false,
    has_fewest_moves: false,
    method_pages: &[("anytime", MethodPage::Anytime), ("optimal", MethodPage::Proof)],
    examples: &EXAMPLES,
    gains: &GAINS,
    estimates_proofs: true,
    step_methods: &[],
    lesson: &LESSON,
};

/// A log with a scramble of twenty clicks and a solution.
const EXAMPLE_LOG: &str = include_str!("../../../assets/examples/solve.log");

/// The most famous first.
pub(super) static EXAMPLES: [Example; 4] = [
    example("hyper-five", ExampleText::Moves("OD BDR DFR LU OUF"), say::HYPER_FIVE, say::HYPER_FIVE_TEXT),
    example(
        "hyper-nine",
        ExampleText::Moves("RF UR2 FU URI OUB UO2 ODR UBRO RO2"),
        say::HYPER_NINE,
        say::HYPER_NINE_TEXT,
    ),
    example(
        "hyper-random",
        ExampleText::Facelets("0277130350563661274551024544243315717631766170476202525063440123"),
        say::HYPER_RANDOM,
        say::HYPER_RANDOM_TEXT,
    ),
    example("hyper-solve", ExampleText::Log(EXAMPLE_LOG), say::HYPER_SOLVE, say::HYPER_SOLVE_TEXT),
];

const fn example(id: &'static str, text: ExampleText, title: Text<0>, remark: Text<0>) -> Example {
    Example { id, puzzle: PUZZLE, text, title, remark }
}

/// Measured gain of each tier beyond the small tables.
pub(super) static GAINS: [TierGain; 2] = [shorter(1, 16.9), shorter(2, 16.8)];

const fn shorter(tier: usize, moves: f64) -> TierGain {
    let gain = Gain::Shorter { seconds: 10, metric: Metric::Stm, moves, instead_of: 18.7 };
    TierGain { methods: &["anytime", "optimal"], tier, gain }
}

pub(super) static LESSON: LessonRecord = LessonRecord {
    curves: &[Curve::Misplaced, Curve::Bound],
    evaluate,
    measures,
    find_groups: Some(stages::groups),
    name_phases: None,
    orient_first: &[],
};

fn evaluate(measure: M, state: &Facelets, _: Option<&Distances>) -> Option<u32> {
    match measure {
        M::OnAxis(axis) => Some(on_axis(state, axis)),
        M::OnSide(axis) => Some(on_side(state, axis)),
        M::PiecesTogether => Some(max_solved_counts(state).0),
        M::Misplaced => Some(state.colours().len() as u32 - max_solved_counts(state).1),
        _ => None,
    }
}

fn measures(goal: PhaseGoal, axis: u8) -> (Vec<M>, Vec<M>) {
    match goal {
        PhaseGoal::Moves => (vec![M::PiecesTogether], Vec::new()),
        _ => (vec![M::OnAxis(axis), M::OnSide(axis), M::PiecesTogether], Vec::new()),
    }
}
