//! The 3x3x3x3 in the program: there is no solver for it yet, and so no page about one.

use super::PuzzleRecord;
use super::lesson::{Curve, LessonRecord, Measure};
use super::together::together;
use crate::shared::puzzles::graph::Distances;
use unfold_engine::puzzle::Facelets;

/// The record of this puzzle.
pub(super) static RECORD: PuzzleRecord = PuzzleRecord {
    has_graph: false,
    has_crosses: false,
    method_pages: &[],
    examples: &[],
    gains: &[],
    lesson: &LESSON,
};

/// The lesson on its moves: the pieces that are right relative to each other.
static LESSON: LessonRecord = LessonRecord {
    curves: &[Curve::Misplaced],
    count,
    measures: |_, _| (vec![Measure::PiecesTogether], Vec::new()),
    groups: None,
    orient_first: &[],
};

fn count(what: Measure, state: &Facelets, _: Option<&Distances>) -> Option<u32> {
    match what {
        Measure::PiecesTogether => Some(together(state).0),
        Measure::Misplaced => Some(state.colours().len() as u32 - together(state).1),
        _ => None,
    }
}
