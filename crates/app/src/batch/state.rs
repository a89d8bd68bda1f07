//! The batch at work, if one is.

use std::collections::BTreeMap;

use crate::document::batches::table::BatchTable;
use crate::task::{TaskId, TaskProgress, tracked_task::TrackedTask};
use unfold_engine::{notation::colours::ColourLetters, puzzle::PuzzleId};

/// The puzzle, the number of its form and the letters of colours for which positions are counted.
pub(crate) type Counted = (PuzzleId, u64, ColourLetters);

/// A batch at work.
#[derive(Debug)]
pub(crate) struct Running {
    pub(crate) id: TaskId,
    pub(crate) puzzle: PuzzleId,
    /// Table for its rows, until its positions can be read.
    pub(crate) table: Option<BatchTable>,
    /// Completed fraction of the tables that it waits for, `0.0 <= progress <= 1.0`; `None` when it waits for none.
    pub(crate) tables: Option<f64>,
    pub(crate) stopping: bool,
}

/// The batch at work, if one is.
#[derive(Debug, Default)]
pub struct Batch {
    pub(crate) running: Option<Running>,
    pub(crate) counting: TrackedTask<Counted>,
}

impl Batch {
    /// The puzzle whose batch is at work.
    pub fn at_work(&self) -> Option<PuzzleId> {
        self.running.as_ref().map(|running| running.puzzle)
    }

    /// True if the batch at work was told to stop.
    pub fn is_stopping(&self) -> bool {
        self.running.as_ref().is_some_and(|running| running.stopping)
    }

    /// Completed fraction of the tables that a batch waits for, `0.0 <= progress <= 1.0`; `None` when it waits for none.
    pub fn tables_progress(&self) -> Option<f64> {
        self.running.as_ref()?.tables
    }

    /// Takes in how far tasks are.
    pub fn sample(&mut self, progress: &BTreeMap<TaskId, TaskProgress>) {
        let Some(running) = &mut self.running else { return };
        if let (Some(tables), Some(progress)) = (&mut running.tables, progress.get(&running.id)) {
            *tables = progress.part;
        }
    }
}
