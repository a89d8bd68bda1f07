//! The program's record of the 2×2×2.

pub mod graph;
mod layers;

use super::puzzle_record::PuzzleRecord;
use crate::examples::example::{Example, Written};
use crate::puzzles::lesson::{Curve, LessonRecord, Measure as M, PhaseGoal};
use crate::puzzles::{graph::Distances, puzzle_record::MethodPage, together::together};
use unfold_engine::puzzle::{Facelets, Metric};
use unfold_engine::puzzles::cube2::Cube2;
use unfold_text::{Text, examples as say};

pub(super) static RECORD: PuzzleRecord = PuzzleRecord {
    has_graph: true,
    has_crosses: false,
    has_fewest_moves: false,
    method_pages: &[("optimal", MethodPage::Cube2)],
    examples: &EXAMPLES,
    gains: &[],
    foresees_proofs: true,
    step_methods: &layers::METHODS,
    lesson: &LESSON,
};

/// Most famous first.
pub(super) static EXAMPLES: [Example; 3] = [
    pocket("antipode", "R' U2 R F U' R2 F U R' U R2", say::ANTIPODE, say::ANTIPODE_TEXT),
    pocket("antipode-htm", "R2 U F2 U F2 R' F U F U R", say::ANTIPODE_HTM, say::ANTIPODE_HTM_TEXT),
    pocket("antipode-qtm", "R F2 R F2 R2 U2 R F2 R", say::ANTIPODE_QTM, say::ANTIPODE_QTM_TEXT),
];

/// An example given by moves.
const fn pocket(id: &'static str, moves: &'static str, title: Text<0>, sentence: Text<0>) -> Example {
    Example { id, puzzle: graph::PUZZLE, written: Written::Moves(moves), title, sentence }
}

pub(super) static LESSON: LessonRecord =
    LessonRecord { curves: &[Curve::Distance], count, measures, groups: None, named: None, orient_first: &[] };

fn count(what: M, state: &Facelets, distances: Option<&Distances>) -> Option<u32> {
    match what {
        M::CornersTogether => Some(together(state).0),
        M::Distance(metric) => {
            let rank = Cube2::from_facelets(state).ok()?.renamed().rank();
            Some(u32::from(distances?.distance(rank, metric)))
        }
        _ => None,
    }
}

fn measures(goal: PhaseGoal, _: u8) -> (Vec<M>, Vec<M>) {
    match goal {
        // The distance to the solved cube is irrelevant on a path.
        PhaseGoal::Path => (Vec::new(), Vec::new()),
        _ => (vec![M::Distance(Metric::Htm), M::Distance(Metric::Qtm), M::CornersTogether], Vec::new()),
    }
}
