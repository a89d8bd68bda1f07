//! The work on a puzzle that was not saved and is still there.

use std::sync::Arc;

use super::manual_solve::{ManualSolve, ManualSolveStart};
use super::{position::Position, workspace::Workspace};

impl Workspace {
    /// The numbers of solutions and of solves by hand that were not saved, of those that are still there.
    pub fn unsaved_counts(&self) -> [usize; 2] {
        let solutions = self.unsaved.solutions.iter().filter(|state| self.solution_of(state).is_some());
        let [undo, redo] = self.history();
        // The nearest last: how far a solve has come is what counts, and what was undone only where nothing else is left of it.
        let undone: Vec<&Position> = redo.collect();
        let positions: Vec<&Position> = undone.into_iter().chain(undo).chain([self.position()]).collect();
        let there = |from: &&Arc<ManualSolveStart>| {
            let mut hands = positions.iter().rev().filter_map(|position| position.manual_solve.as_ref());
            hands.find(|hand| Arc::ptr_eq(&hand.from, from)).is_some_and(ManualSolve::has_begun)
        };
        [solutions.count(), self.unsaved.turns.iter().filter(there).count()]
    }
}
