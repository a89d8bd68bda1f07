//! State of the running batch and of the counting of positions.

use std::collections::BTreeMap;

use crate::document::batches::table::BatchTable;
use crate::task::{TaskId, TaskProgress, tracked_task::TrackedTask};
use unfold_engine::{notation::colours::ColourLetters, puzzle::PuzzleId};

/// Key of a count: the puzzle, the form's revision and the colour letters.
pub(crate) type CountKey = (PuzzleId, u64, ColourLetters);

#[derive(Debug)]
pub(crate) struct RunningBatch {
    pub(crate) id: TaskId,
    pub(crate) puzzle: PuzzleId,
    /// The table for the rows; `None` once the input is open and the puzzle's batch has the table.
    pub(crate) table: Option<BatchTable>,
    /// Completed fraction, 0 to 1, of the tables that the batch waits for; `None` if they are ready.
    pub(crate) tables_progress: Option<f64>,
    pub(crate) is_stopping: bool,
}

/// The batch being solved and the positions being counted.
#[derive(Debug, Default)]
pub struct Batch {
    pub(crate) running: Option<RunningBatch>,
    pub(crate) counting: TrackedTask<CountKey>,
}

impl Batch {
    /// The puzzle whose batch is running.
    pub fn running_puzzle(&self) -> Option<PuzzleId> {
        self.running.as_ref().map(|running| running.puzzle)
    }

    /// True if the running batch has been cancelled.
    pub fn is_stopping(&self) -> bool {
        self.running.as_ref().is_some_and(|running| running.is_stopping)
    }

    /// Completed fraction, 0 to 1, of the tables that the batch waits for; `None` if it waits for none.
    pub fn tables_progress(&self) -> Option<f64> {
        self.running.as_ref()?.tables_progress
    }

    /// Updates the progress of the tables.
    pub fn sample(&mut self, progress: &BTreeMap<TaskId, TaskProgress>) {
        let Some(running) = &mut self.running else { return };
        if let (Some(tables), Some(progress)) = (&mut running.tables_progress, progress.get(&running.id)) {
            *tables = progress.part;
        }
    }
}
