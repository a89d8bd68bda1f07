//! What the application is told: how tasks end, and once a frame what time it is and how far everything has come.

use std::collections::BTreeMap;
use std::time::Instant;

use super::effect::TaskId;
use super::runtime::cross_database::CrossDatabaseError;
use super::runtime::graph_export::ExportError;

/// How a task ended, or what it found out meanwhile.
#[derive(Debug)]
pub enum Report {
    /// The graph was written, or not.
    GraphExported(Result<(), ExportError>),
    /// The database of crosses was written, or not.
    CrossesWritten(Result<(), CrossDatabaseError>),
    /// The task failed by a mistake in this program.
    Crashed,
}

/// Something that happened.
#[derive(Debug)]
pub enum Event {
    /// A frame begins.
    Tick(Tick),
    /// A task tells something.
    Task(TaskId, Report),
}

/// What is sampled once a frame.
#[derive(Clone, Debug)]
pub struct Tick {
    /// The time.
    pub now: Instant,
    /// How much of each task at work is done, `0.0 <= progress <= 1.0`.
    pub progress: BTreeMap<TaskId, f64>,
}
