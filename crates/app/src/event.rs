//! Events from the runtime and the window: task reports, and once per frame the time, job progress, and samples of tables
//! and memory.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::algorithms::{checked::AlgorithmsChecked, job::AlgorithmsReport};
use crate::batch::{count_job::BatchCounted, job::BatchReport};
use crate::cases::job::{CasesReport, OwnListRead};
use crate::fewest_moves::job::FewestMovesReport;
use crate::file_export::job::{FileWritten, WriteChecked};
use crate::files::job::{FileExistence, FileOpened, LogSaved};
use crate::session::session_file::{AutosaveWritten, BackupWritten, SessionSaved, SessionSetAside};
use crate::steps::{hint_job::HintReport, job::StepsFound};
use crate::tables::idle_job::IdleTablesReport;
use crate::tables::job::{SpaceChecked, TablesFound, TablesReport};
use crate::task::{TaskId, TaskProgress, table_build::TableBuild};
use crate::{analysis::job::AnalysisReport, animation::job::AnimationReport};
use crate::{crosses::job::CrossesWritten, graph::job::GraphExported, lesson::progress_chart::DistanceTables};
use crate::{search::job::SearchReport, settings::error::SettingsError};
use unfold_engine::{puzzle::PuzzleId, tables::TableError};
use unfold_scene::picture::{CapturedPicture, Picture};

#[derive(Debug)]
pub enum Event {
    /// A frame starts.
    Tick(Box<Tick>),
    /// The window has been painted.
    Painted,
    /// The window is about to appear.
    WindowOpening,
    /// Samples taken between ticks: at start, and after the tables folder changed.
    Sampled(Samples),
    Search(TaskId, SearchReport),
    /// Report of the search for a scramble of a position.
    Setup(TaskId, SearchReport),
    /// Report of the search for shorter moves.
    Shortening(TaskId, SearchReport),
    Batch(TaskId, BatchReport),
    BatchCounted(TaskId, BatchCounted),
    Algorithms(TaskId, AlgorithmsReport),
    AlgorithmsChecked(TaskId, AlgorithmsChecked),
    /// Report of a search on the fewest-moves page.
    FewestMoves(TaskId, FewestMovesReport),
    /// Report of the search for algorithms of cases.
    Cases(TaskId, CasesReport),
    /// The user's own algorithms have been read from a file.
    OwnAlgorithmsRead(OwnListRead),
    /// Report of the search for a scramble of the trainer's case.
    Training(TaskId, SearchReport),
    /// Result of the step-by-step solution.
    Steps(TaskId, StepsFound),
    Hint(TaskId, HintReport),
    /// Report on the analysis of a position.
    Analysis(TaskId, AnalysisReport),
    /// Report of building, verifying, moving or removing tables.
    Tables(TaskId, TablesReport),
    /// Report on tables being built in idle time.
    IdleTables(TaskId, IdleTablesReport),
    /// The table files on disk have been listed.
    TableFilesListed(TablesFound),
    /// Result of checking the free space for tables.
    SpaceChecked(SpaceChecked),
    /// Result of reading a file.
    FileOpened(FileOpened),
    /// Result of checking whether a file to be written exists.
    FileExistsChecked(FileExistence),
    /// Result of checking whether a file can be written.
    WriteChecked(TaskId, WriteChecked),
    FileWritten(TaskId, FileWritten),
    LogSaved(LogSaved),
    GraphExported(TaskId, GraphExported),
    /// Result of writing the cross database.
    CrossesWritten(TaskId, CrossesWritten),
    Animation(TaskId, AnimationReport),
    /// Result of autosaving the session.
    SessionAutosaved(TaskId, AutosaveWritten),
    /// Result of backing up the session before another one replaces it.
    PreviousSessionSaved(BackupWritten),
    /// The last session was unusable and has been set aside.
    SessionSetAside(SessionSetAside),
    /// Result of saving the session under a name.
    SessionSaved(SessionSaved),
    /// A job panicked or could not be started.
    Crashed(TaskId),
    /// Progress of each running job.
    Progress(BTreeMap<TaskId, TaskProgress>),
    SettingsWritten(Result<(), SettingsError>),
    /// The window has taken the requested screenshot.
    PictureTaken(TaskId, CapturedPicture),
    /// The window has drawn the requested frame of an animation.
    FrameDrawn(TaskId, Picture),
    /// The system's file manager failed to show a file.
    NotShownInFolder {
        path: PathBuf,
        /// The system's error message.
        reason: String,
    },
}

/// The environment at the start of a frame.
#[derive(Debug)]
pub struct Tick {
    pub now: Instant,
    pub samples: Samples,
    /// Errors since the last tick from tables that could not be built or saved.
    pub table_errors: Vec<TableError>,
}

#[derive(Clone, Debug, Default)]
pub struct Samples {
    pub tables: TablesInUse,
    /// Recently sampled resident memory in bytes; `None` if the system does not report it.
    pub resident: Option<u64>,
}

#[derive(Clone, Debug, Default)]
pub struct TablesInUse {
    /// Names of the tables in memory that can have a file.
    pub names: BTreeSet<&'static str>,
    /// Build times of the tables built since the start.
    pub built: BTreeMap<&'static str, Duration>,
    /// Total size of the tables in memory, in bytes.
    pub bytes: u64,
    /// Completed fraction, 0 to 1, of the tables being built in the background of a search; `None` if there are none.
    pub background_progress: Option<f64>,
    /// Tables being built for searches by this or another process; `None` if there are none.
    pub underway: Option<TableBuild>,
    /// Solvers, by puzzle and name, whose large tables are not in memory.
    pub incomplete: BTreeSet<(PuzzleId, &'static str)>,
    /// Distance tables in memory, which map positions to their distance from solved.
    pub distances: DistanceTables,
}
