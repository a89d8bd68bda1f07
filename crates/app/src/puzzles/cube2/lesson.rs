//! The lesson on moves of the 2x2x2: how far it is home.

use crate::puzzles::lesson::{Curve, LessonRecord, Measure as M, PhaseGoal};
use crate::puzzles::{graph::Distances, together::together};
use unfold_engine::puzzle::{Facelets, Metric};
use unfold_engine::puzzles::cube2::Cube2;

/// The lesson.
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
        // How far it is to the solved cube does not matter there.
        PhaseGoal::Path => (Vec::new(), Vec::new()),
        _ => (vec![M::Distance(Metric::Htm), M::Distance(Metric::Qtm), M::CornersTogether], Vec::new()),
    }
}
