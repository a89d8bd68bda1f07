//! Queries about batches.

use crate::app::core::Context;
use crate::shared::memory_choices::{self, MemoryChoice};
use crate::shared::settings::choices::View;
use unfold_engine::search::Solver;

impl Context {
    /// The solver of the next batch of the puzzle that is shown.
    pub fn batch_solver(&self) -> Option<&'static dyn Solver> {
        self.settings.batch.searching_solver_for(self.puzzle())
    }

    /// The choices of memory for the next batch, each with what it brings.
    pub fn batch_memory_choices(&self) -> Vec<MemoryChoice> {
        let limits = self.settings.batch.limits();
        self.batch_solver().map_or_else(Vec::new, |solver| memory_choices::choices(solver, limits.memory, &limits))
    }

    /// True if the page of batches takes the place of the stage.
    pub fn shows_batch(&self) -> bool {
        self.page().is_none() && self.view() == View::Batch
    }
}
