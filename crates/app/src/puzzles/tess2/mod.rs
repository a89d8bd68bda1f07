//! The program's record of the 2×2×2×2.

mod stages;

use super::puzzle_record::PuzzleRecord;
use crate::examples::example::{Example, Written};
use crate::puzzles::graph::Distances;
use crate::puzzles::lesson::{Curve, LessonRecord, Measure as M, PhaseGoal};
use crate::puzzles::puzzle_record::{Gain, MethodPage, TierGain};
use crate::puzzles::together::{on_axis, on_side, together};
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_text::{Text, examples as say};

const PUZZLE: PuzzleId = PuzzleId::Tess2;

pub(super) static RECORD: PuzzleRecord = PuzzleRecord {
    has_graph: false,
    has_crosses: false,
    has_fewest_moves: false,
    method_pages: &[("anytime", MethodPage::Anytime), ("optimal", MethodPage::Proof)],
    examples: &EXAMPLES,
    gains: &GAINS,
    foresees_proofs: true,
    step_methods: &[],
    lesson: &LESSON,
};

/// A log with a scramble of twenty clicks and a solution.
const SOLVE: &str = include_str!("../../../assets/examples/solve.log");

/// Most famous first.
pub(super) static EXAMPLES: [Example; 4] = [
    hyper("hyper-five", Written::Moves("OD BDR DFR LU OUF"), say::HYPER_FIVE, say::HYPER_FIVE_TEXT),
    hyper("hyper-nine", Written::Moves("RF UR2 FU URI OUB UO2 ODR UBRO RO2"), say::HYPER_NINE, say::HYPER_NINE_TEXT),
    hyper(
        "hyper-random",
        Written::Facelets("0277130350563661274551024544243315717631766170476202525063440123"),
        say::HYPER_RANDOM,
        say::HYPER_RANDOM_TEXT,
    ),
    hyper("hyper-solve", Written::Log(SOLVE), say::HYPER_SOLVE, say::HYPER_SOLVE_TEXT),
];

const fn hyper(id: &'static str, written: Written, title: Text<0>, sentence: Text<0>) -> Example {
    Example { id, puzzle: PUZZLE, written, title, sentence }
}

/// Measured gain of each tier.
pub(super) static GAINS: [TierGain; 2] = [shorter(1, 16.9), shorter(2, 16.8)];

const fn shorter(tier: usize, moves: f64) -> TierGain {
    let gain = Gain::Shorter { seconds: 10, moves, instead_of: 18.7 };
    TierGain { methods: &["anytime", "optimal"], tier, gain }
}

pub(super) static LESSON: LessonRecord = LessonRecord {
    curves: &[Curve::Misplaced, Curve::Bound],
    count,
    measures,
    groups: Some(stages::groups),
    named: None,
    orient_first: &[],
};

fn count(what: M, state: &Facelets, _: Option<&Distances>) -> Option<u32> {
    match what {
        M::OnAxis(axis) => Some(on_axis(state, axis)),
        M::OnSide(axis) => Some(on_side(state, axis)),
        M::PiecesTogether => Some(together(state).0),
        M::Misplaced => Some(state.colours().len() as u32 - together(state).1),
        _ => None,
    }
}

fn measures(goal: PhaseGoal, axis: u8) -> (Vec<M>, Vec<M>) {
    match goal {
        PhaseGoal::Moves => (vec![M::PiecesTogether], Vec::new()),
        _ => (vec![M::OnAxis(axis), M::OnSide(axis), M::PiecesTogether], Vec::new()),
    }
}
