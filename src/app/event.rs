//! What the application is told: how tasks end, and once a frame what time it is and how far everything has come.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use super::command::Command;
use super::effect::TaskId;
use super::runtime::cross_database::CrossDatabaseError;
use super::runtime::graph_export::ExportError;
use super::runtime::idle_tables::IdleTablesReport;
use super::runtime::tables::TablesReport;
use crate::model::tables::Shortage;

/// How a task ended, or what it found out meanwhile.
#[derive(Debug)]
pub enum Report {
    /// The graph was written, or not.
    GraphExported(Result<(), ExportError>),
    /// The database of crosses was written, or not.
    CrossesWritten(Result<(), CrossDatabaseError>),
    /// Something is done with tables.
    Tables(TablesReport),
    /// Tables are made while the program is idle.
    IdleTables(IdleTablesReport),
    /// The task failed by a mistake in this program.
    Crashed,
}

/// Something that happened.
#[derive(Debug)]
pub enum Event {
    /// A frame begins.
    Tick(Tick),
    /// The tables or the memory were looked at out of turn: at the start, and when the tables are in another folder.
    Sampled(Samples),
    /// The space for tables was looked at.
    SpaceSeen {
        /// What is too little; empty when there is enough.
        shortages: Vec<Shortage>,
        /// What is to be begun with these tables.
        then: Box<Command>,
    },
    /// A task tells something.
    Task(TaskId, Report),
}

/// What is sampled once a frame.
#[derive(Clone, Debug)]
pub struct Tick {
    /// The time.
    pub now: Instant,
    /// How far each task at work is.
    pub progress: BTreeMap<TaskId, TaskProgress>,
    /// What the tables are like.
    pub samples: Samples,
}

/// How far a task is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TaskProgress {
    /// How much of it, or of the table that it builds, is done, `0.0 <= part <= 1.0`.
    pub part: f64,
    /// How much work on tables is done, in the time that their records give for it; it never falls.
    pub work_done: Duration,
}

/// What was looked up about tables.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    /// The tables in use.
    pub tables: TablesInUse,
}

/// Which tables are in use.
#[derive(Clone, Debug, Default)]
pub struct TablesInUse {
    /// The names of the tables in files that were given to anyone so far.
    pub names: BTreeSet<&'static str>,
    /// How long those took that were built since the start.
    pub built: BTreeMap<&'static str, Duration>,
}
