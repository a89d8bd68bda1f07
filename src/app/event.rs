//! What the application is told: how tasks end, and once a frame what time it is and how far everything has come.

use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;
use std::time::Instant;

use super::effect::TaskId;
use super::runtime::cross_database::CrossDatabaseError;
use super::runtime::graph_export::ExportError;
use crate::export::place::PlaceError;
use crate::model::session::file::KeptError;
use crate::model::settings::SettingsError;

/// How a task ended, or what it found out meanwhile.
#[derive(Debug)]
pub enum Report {
    /// The graph was written, or not.
    GraphExported(Result<(), ExportError>),
    /// The database of crosses was written, or not.
    CrossesWritten(Result<(), CrossDatabaseError>),
    /// The session was written, and its file has this checksum; or it was not.
    SessionKept(io::Result<u64>),
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
    /// The settings were written, or not.
    SettingsWritten(Result<(), SettingsError>),
    /// The session of last time cannot be used, and was given another name if possible.
    SessionSetAside(KeptError),
    /// What lay there before a session is opened was written into this file, or not.
    BeforeKept(io::Result<PathBuf>),
    /// The session was written at the end of the program, and its file has this checksum; or it was not.
    SessionKept(io::Result<u64>),
    /// A session was written by name, or not.
    SessionSaved {
        /// The file.
        path: PathBuf,
        /// Whether it was written.
        saved: Result<(), PlaceError>,
    },
}

/// What is sampled once a frame.
#[derive(Clone, Debug)]
pub struct Tick {
    /// The time.
    pub now: Instant,
    /// How much of each task at work is done, `0.0 <= progress <= 1.0`.
    pub progress: BTreeMap<TaskId, f64>,
}
