//! Events of the application: reports and ends of tasks, and once a frame the time, the progress of everything
//! and what the tables and the memory are like.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::algorithms::{checked::AlgorithmsChecked, job::AlgorithmsReport};
use crate::batch::{count_job::BatchCounted, job::BatchReport};
use crate::cases::job::{CasesReport, OwnRead};
use crate::fewest_moves::job::FewestMovesReport;
use crate::file_export::job::{FileWritten, PlaceChecked};
use crate::files::job::{FileOpened, FileSeen, LogSaved};
use crate::session::kept_file::{BeforeKept, SessionKept, SessionSaved, SessionSetAside};
use crate::steps::{hint_job::HintReport, job::StepsFound};
use crate::tables::idle_job::IdleTablesReport;
use crate::tables::job::{SpaceSeen, TablesReport, TablesSeen};
use crate::task::{TaskId, TaskProgress, tables_underway::TablesUnderway};
use crate::{analysis::job::AnalysisReport, animation::job::AnimationReport};
use crate::{crosses::job::CrossesWritten, graph::job::GraphExported, lesson::progress_chart::DistanceTables};
use crate::{search::job::SearchReport, settings::error::SettingsError};
use unfold_engine::{puzzle::PuzzleId, tables::TableError};
use unfold_scene::picture::{Picture, TakenPicture};

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
    /// A report of the search.
    Search(TaskId, SearchReport),
    /// A report of the search for moves that reach a position.
    Setup(TaskId, SearchReport),
    /// A report of the search for shorter moves.
    Shortening(TaskId, SearchReport),
    /// A report of the batch.
    Batch(TaskId, BatchReport),
    /// The lines of a batch were counted.
    BatchCounted(TaskId, BatchCounted),
    /// A report of the search for algorithms.
    Algorithms(TaskId, AlgorithmsReport),
    /// A list of algorithms was checked.
    AlgorithmsChecked(TaskId, AlgorithmsChecked),
    /// A report of a search of the page of fewest moves.
    FewestMoves(TaskId, FewestMovesReport),
    /// A report of the search for algorithms of cases.
    Cases(TaskId, CasesReport),
    /// A list of a person's own algorithms was read.
    OwnRead(OwnRead),
    /// A report of the search for the scramble of a case that is asked.
    Training(TaskId, SearchReport),
    /// The steps of a position were found, or not.
    Steps(TaskId, StepsFound),
    /// A report about a hint.
    Hint(TaskId, HintReport),
    /// A report of the analysis of a position.
    Analysis(TaskId, AnalysisReport),
    /// A report of the work on tables.
    Tables(TaskId, TablesReport),
    /// A report of the tables that are made while the program is idle.
    IdleTables(TaskId, IdleTablesReport),
    /// Which tables have a file.
    TablesSeen(TablesSeen),
    /// Whether there is space for tables.
    SpaceSeen(SpaceSeen),
    /// A file was read, or not.
    FileOpened(FileOpened),
    /// Whether a file is there that is to be written.
    FileSeen(FileSeen),
    /// Whether a file can be written.
    PlaceChecked(TaskId, PlaceChecked),
    /// A file was written, or not.
    FileWritten(TaskId, FileWritten),
    /// A log was written, or not.
    LogSaved(LogSaved),
    /// The graph was exported, or not.
    GraphExported(TaskId, GraphExported),
    /// The database of crosses was written, or not.
    CrossesWritten(TaskId, CrossesWritten),
    /// A report of the animation.
    Animation(TaskId, AnimationReport),
    /// The session was kept, or not.
    SessionKept(TaskId, SessionKept),
    /// The session that another one takes the place of was kept, or not.
    BeforeKept(BeforeKept),
    /// The session of last time cannot be used.
    SessionSetAside(SessionSetAside),
    /// The session was saved by name, or not.
    SessionSaved(SessionSaved),
    /// A job ended by a mistake in this program.
    Crashed(TaskId),
    /// The progress of each job at work.
    Progress(BTreeMap<TaskId, TaskProgress>),
    /// The settings were written, or not.
    SettingsWritten(Result<(), SettingsError>),
    /// The window took the picture that was wanted.
    PictureTaken(TaskId, TakenPicture),
    /// The window has drawn the picture of an animation that was wanted.
    FrameDrawn(TaskId, Picture),
    /// The system's file manager could not show a file.
    NotShownInFolder {
        /// The file.
        path: PathBuf,
        /// Reason, in the words of the system.
        reason: String,
    },
}

/// The state of the surroundings, once a frame.
#[derive(Debug)]
pub struct Tick {
    /// The time.
    pub now: Instant,
    /// Samples of the tables and of the memory.
    pub samples: Samples,
    /// Errors of saving tables since the last tick.
    pub unsaved: Vec<TableError>,
}

/// Samples of tables and of memory.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    /// The tables in use.
    pub tables: TablesInUse,
    /// Bytes that the program has in memory, as the system said lately; `None` where it does not tell.
    pub resident: Option<u64>,
}

/// Tables in use.
#[derive(Clone, Debug, Default)]
pub struct TablesInUse {
    /// The names of the tables in files that were given to anyone so far.
    pub names: BTreeSet<&'static str>,
    /// Times that the tables took that were built since the start.
    pub built: BTreeMap<&'static str, Duration>,
    /// Bytes of all tables in use.
    pub bytes: u64,
    /// Completed fraction of all the tables that are made in the background of a search, `0.0 <= behind <= 1.0`; `None` when
    /// none are made.
    pub behind: Option<f64>,
    /// The tables being built for searches, by this program or by another process; where none are, tables are only opened.
    pub underway: Option<TablesUnderway>,
    /// The methods that could use more tables than are in use.
    pub incomplete: BTreeSet<(PuzzleId, &'static str)>,
    /// Tables of the distances of positions from solved, as far as they are in memory.
    pub distances: DistanceTables,
}
