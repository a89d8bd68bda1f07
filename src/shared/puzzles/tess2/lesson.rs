//! The lesson on moves of the 2x2x2x2: stickers on their axis, pieces on their side and right relative to each other.

use super::stages;
use crate::shared::puzzles::graph::Distances;
use crate::shared::puzzles::lesson::{Curve, LessonRecord, Measure as M, PhaseGoal};
use crate::shared::puzzles::together::together;
use unfold_engine::puzzle::Facelets;
use unfold_engine::puzzle::pieces::Pieces;

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
    let def = state.puzzle().def();
    let pieces = &Pieces::of(state.puzzle()).slots;
    // The colours of an axis are those of the cells at its ends.
    let on = |i: usize, axis: u8| def.places[i].axis == axis;
    let of_axis = |colour: u8, axis: u8| (0..def.solved.len()).any(|i| def.solved[i] == colour && on(i, axis));
    let sticker = |facelets: &[usize], axis: u8| facelets.iter().copied().find(|&i| of_axis(state.colours()[i], axis));
    match what {
        M::OnAxis(axis) => {
            let right = pieces.iter().filter(|slot| sticker(&slot.facelets, axis).is_some_and(|i| on(i, axis)));
            Some(right.count() as u32)
        }
        M::OnSide(axis) => {
            // The cell at which a piece lies has the colour of its own sticker.
            let right = pieces.iter().filter(|slot| {
                let cell = slot.facelets.iter().find(|&&i| on(i, axis)).map(|&i| def.solved[i]);
                cell.is_some() && sticker(&slot.facelets, axis).map(|i| state.colours()[i]) == cell
            });
            Some(right.count() as u32)
        }
        M::PiecesTogether => Some(together(state).0),
        M::Misplaced => Some(def.solved.len() as u32 - together(state).1),
        _ => None,
    }
}

fn measures(goal: PhaseGoal, axis: u8) -> (Vec<M>, Vec<M>) {
    match goal {
        PhaseGoal::Moves => (vec![M::PiecesTogether], Vec::new()),
        _ => (vec![M::OnAxis(axis), M::OnSide(axis), M::PiecesTogether], Vec::new()),
    }
}
