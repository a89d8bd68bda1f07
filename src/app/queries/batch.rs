//! What is seen of batches.

use crate::app::App;
use crate::engine::puzzle::PuzzleId;
use crate::model::batch::PuzzleBatch;

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
