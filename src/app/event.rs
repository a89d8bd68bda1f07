//! What the application is told: what tasks find out and how they end, and once a frame what time it is, how far everything has come
//! and what the tables and the memory are like.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use super::command::Command;
use super::effect::{SavedLog, TaskId};
use super::file_kind::FileKind;
use super::runtime::analysis::AnalysisReport;
use super::runtime::animation_export::AnimationError;
use super::runtime::batch::BatchReport;
use super::runtime::idle_tables::IdleTablesReport;
use super::runtime::tables::TablesReport;
use crate::app::opened::Opened;
use crate::export::picture::Picture;
use crate::export::place::PlaceError;
use crate::model::picture_export::TakenPicture;
use crate::model::session::file::KeptError;
use crate::model::table_work::TablesUnderway;
use crate::shared::cross_database::CrossDatabaseError;
use crate::shared::file_error::FileError;
use crate::shared::free_space::Shortage;
use crate::shared::graph_export::ExportError;
use crate::shared::lesson::progress_chart::DistanceTables;
use crate::shared::settings::error::SettingsError;
use unfold_engine::control::ProofProgress;
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::search::job;
use unfold_engine::tables::TableError;

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
    /// The window has drawn the picture of an animation that was wanted.
    FrameDrawn(Picture),
    /// A picture of an animation is written.
    FrameWritten,
    /// An animation was written, and where; or it was not.
    AnimationWritten(Result<PathBuf, AnimationError>),
    /// A search found something out, or ended.
    Solve(job::JobReport),
    /// The numbers of a search that goes on.
    SolveNumbers(SolveNumbers),
    /// Something was found out about a position.
    Analysis(AnalysisReport),
    /// Something becomes of a batch.
    Batch(BatchReport),
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
    Tick(Box<Tick>),
    /// The window has been painted.
    Painted,
    /// The window is about to be seen by a person.
    Opened,
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
    /// A file was read, or not.
    FileOpened {
        /// What it says.
        opened: Result<Opened, FileError>,
        /// Others that came with it and are not opened.
        others: Vec<PathBuf>,
    },
    /// A log was written, or not.
    LogSaved {
        /// The file.
        path: PathBuf,
        /// What it holds.
        what: SavedLog,
        /// Whether it was written.
        saved: Result<(), FileError>,
    },
    /// Whether a file is there that is to be written.
    FileSeen {
        /// What is to be written.
        kind: FileKind,
        /// The file.
        path: PathBuf,
        /// Whether it is there.
        is_there: bool,
    },
    /// The names of the tables that have a file.
    TablesSeen(BTreeSet<&'static str>),
    /// The system's file manager could not show a file.
    NotShownInFolder {
        /// The file.
        path: PathBuf,
        /// Why not, in the words of the system.
        reason: String,
    },
}

/// What is known once a frame.
#[derive(Debug)]
pub struct Tick {
    /// The time.
    pub now: Instant,
    /// How far each task at work is.
    pub progress: BTreeMap<TaskId, TaskProgress>,
    /// What the tables and the memory are like.
    pub samples: Samples,
    /// Why tables could not be saved since the last tick.
    pub unsaved: Vec<TableError>,
}

/// How far a task is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TaskProgress {
    /// How much of it, or of the table that it builds, is done, `0.0 <= part <= 1.0`.
    pub part: f64,
    /// How much work on tables is done, in the time that their records give for it; it never falls.
    pub work_done: Duration,
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
    /// How long those took that were built since the start.
    pub built: BTreeMap<&'static str, Duration>,
    /// Bytes of all tables in use.
    pub bytes: u64,
    /// How much of all the tables that are made behind a search is done, `0.0 <= behind <= 1.0`; `None` when none are made.
    pub behind: Option<f64>,
    /// The tables being built for searches, by this program or by another process; where none are, tables are only opened.
    pub underway: Option<TablesUnderway>,
    /// The methods that could use more tables than are in use.
    pub incomplete: BTreeSet<(PuzzleId, &'static str)>,
    /// What tells how far positions are from home, as far as it is in memory.
    pub distances: DistanceTables,
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
    /// How far the proof is with one length.
    pub proof: Option<ProofProgress>,
}
