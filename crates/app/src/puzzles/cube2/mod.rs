//! Data of the 2×2×2: pages, examples, steps and lesson.

pub mod graph;
mod layers;

use super::puzzle_record::PuzzleRecord;
use crate::examples::example::{Example, ExampleText};
use crate::puzzles::lesson::{Curve, LessonRecord, Measure as M, PhaseGoal};
use crate::puzzles::{graph::Distances, piece_counts::max_solved_counts, puzzle_record::MethodPage};
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
    estimates_proofs: true,
    step_methods: &layers::METHODS,
    lesson: &LESSON,
};

/// The most famous first.
pub(super) static EXAMPLES: [Example; 3] = [
    example("antipode", "R' U2 R F U' R2 F U R' U R2", say::ANTIPODE, say::ANTIPODE_TEXT),
    example("antipode-htm", "R2 U F2 U F2 R' F U F U R", say::ANTIPODE_HTM, say::ANTIPODE_HTM_TEXT),
    example("antipode-qtm", "R F2 R F2 R2 U2 R F2 R", say::ANTIPODE_QTM, say::ANTIPODE_QTM_TEXT),
];

const fn example(id: &'static str, moves: &'static str, title: Text<0>, remark: Text<0>) -> Example {
    Example { id, puzzle: graph::PUZZLE, text: ExampleText::Moves(moves), title, remark }
}

pub(super) static LESSON: LessonRecord = LessonRecord {
    curves: &[Curve::Distance],
    evaluate,
    measures,
    find_groups: None,
    name_phases: None,
    orient_first: &[],
};

fn evaluate(measure: M, state: &Facelets, distances: Option<&Distances>) -> Option<u32> {
    match measure {
        M::CornersTogether => Some(max_solved_counts(state).0),
        M::Distance(metric) => {
            let rank = Cube2::from_facelets(state).ok()?.recoloured().rank();
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
