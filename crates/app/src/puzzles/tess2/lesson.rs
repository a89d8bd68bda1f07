//! The lesson on moves of the 2x2x2x2: stickers on their axis, pieces on their side and right relative to each other.

use super::stages;
use crate::puzzles::axis_counts::{on_axis, on_side};
use crate::puzzles::lesson::{Curve, LessonRecord, Measure as M, PhaseGoal};
use crate::puzzles::{graph::Distances, together::together};
use unfold_engine::puzzle::Facelets;

/// The lesson.
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
