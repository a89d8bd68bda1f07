//! What is seen of batches.

use super::of_puzzle::PuzzleBatch;
use crate::app::App;
use crate::app::core::context::Context;
use crate::shared::memory_choices::{self, MemoryChoice};
use crate::shared::settings::choices::View;
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::search::Solver;

impl App {
    /// The batch of the puzzle that is shown.
    pub fn batch(&self) -> &PuzzleBatch {
        self.batches.of(self.puzzle())
    }

    /// The puzzle whose batch is at work.
    pub fn batch_at_work(&self) -> Option<PuzzleId> {
        self.batches.at_work()
    }

    /// Whether the batch at work was told to stop.
    pub fn is_batch_stopping(&self) -> bool {
        self.batches.is_stopping()
    }

    /// How much of the tables is done that a batch waits for, `0.0 <= progress <= 1.0`; `None` when it waits for none.
    pub fn batch_tables(&self) -> Option<f64> {
        self.batches.tables_progress()
    }
}

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
