//! Finds the steps of a position by a method of people.

use crate::puzzles::steps::{PlannedStep, StepMethod};
use unfold_engine::control::Control;
use unfold_engine::puzzle::{Facelets, Sequence};

/// The steps that were found; `None` if it was stopped before the last one.
#[derive(Debug)]
pub struct StepsFound(pub Option<Vec<PlannedStep>>);

/// Finds steps.
#[derive(Debug)]
pub struct StepsJob {
    /// The position.
    pub state: Facelets,
    /// The method.
    pub method: &'static StepMethod,
}

impl StepsJob {
    /// Runs the job, and returns its report.
    ///
    /// # Panics
    /// If the steps do not solve the position.
    pub fn run(self, control: &Control) -> StepsFound {
        let mut found = Vec::new();
        for step in (self.method.steps)(&self.state).into_iter().flatten() {
            if control.stopped() {
                return StepsFound(None);
            }
            found.push(step);
        }
        let moves = found.iter().flat_map(|step: &PlannedStep| step.moves.0.iter().copied()).collect();
        assert!(self.state.after_all(&Sequence(moves)).is_solved());
        StepsFound(Some(found))
    }
}
