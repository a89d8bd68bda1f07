//! What the application is told: what tasks find out and how they end, and once a frame what time it is, how far everything has come
//! and what the tables and the memory are like.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use super::effect::TaskId;
use super::runtime::cross_database::CrossDatabaseError;
use super::runtime::graph_export::ExportError;
use crate::engine::solve::job;
use crate::engine::tables::TableError;
use crate::export::place::PlaceError;
use crate::model::picture_export::TakenPicture;
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
    /// A file was written, or not.
    FileWritten(Result<(), PlaceError>),
    /// Whether a file can be put somewhere.
    PlaceChecked(Result<(), PlaceError>),
    /// The window took the picture that was wanted.
    PictureTaken(TakenPicture),
    /// A search found something out, or ended.
    Solve(job::Report),
    /// The numbers of a search that goes on.
    SolveNumbers(SolveNumbers),
    /// The task failed by a mistake in this program.
    Crashed,
}

/// Something that happened.
#[derive(Debug)]
pub enum Event {
    /// A frame begins.
    Tick(Tick),
    /// The window has been painted.
    Painted,
    /// The tables or the memory were looked at out of turn: at the start, and when the tables are in another folder.
    Sampled(Samples),
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

/// What is known once a frame.
#[derive(Debug)]
pub struct Tick {
    /// The time.
    pub now: Instant,
    /// How much of each task at work is done, `0.0 <= progress <= 1.0`.
    pub progress: BTreeMap<TaskId, f64>,
    /// What the tables and the memory are like.
    pub samples: Samples,
    /// Why tables could not be saved since the last tick.
    pub unsaved: Vec<TableError>,
}

/// What was looked up about tables and memory.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    /// The tables in use.
    pub tables: TablesInUse,
    /// Bytes that the program has in memory, as the system said lately; `None` where it does not tell.
    pub resident: Option<u64>,
}

/// Which tables are in use.
#[derive(Clone, Debug, Default)]
pub struct TablesInUse {
    /// The names of the tables in files that were given to anyone so far.
    pub names: BTreeSet<&'static str>,
    /// Bytes of all tables in use.
    pub bytes: u64,
    /// How much of all the tables that are made behind a search is done, `0.0 <= behind <= 1.0`; `None` when none are made.
    pub behind: Option<f64>,
    /// Whether a table is being built, by this program or by another process; where none is, tables are only opened.
    pub being_built: bool,
    /// The methods that could use more tables than are in use.
    pub incomplete: BTreeSet<&'static str>,
}

/// The numbers of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SolveNumbers {
    /// The time since it was started, that for its tables included.
    pub elapsed: Duration,
    /// Nodes searched.
    pub nodes: u64,
    /// How much of the table at work is done, `0.0 <= progress <= 1.0`.
    pub progress: f64,
}
