//! The job that plans the steps of a human method.

use crate::puzzles::steps::{PlannedStep, StepMethod};
use unfold_engine::control::Control;
use unfold_engine::puzzle::{Facelets, Sequence};

/// Planned steps; `None` if the job was cancelled.
#[derive(Debug)]
pub struct StepsFound(pub Option<Vec<PlannedStep>>);

#[derive(Debug)]
pub struct StepsJob {
    pub state: Facelets,
    pub method: &'static StepMethod,
}

impl StepsJob {
    /// Plans the steps, checking for cancellation after each.
    ///
    /// # Panics
    /// If the steps do not solve the position.
    pub fn run(self, control: &Control) -> StepsFound {
        let mut found = Vec::new();
        for step in (self.method.plan)(&self.state).into_iter().flatten() {
            if control.is_stopped() {
                return StepsFound(None);
            }
            found.push(step);
        }
        let moves = found.iter().flat_map(|step: &PlannedStep| step.moves.0.iter().copied()).collect();
        assert!(self.state.after_all(&Sequence(moves)).is_solved());
        StepsFound(Some(found))
    }
}
