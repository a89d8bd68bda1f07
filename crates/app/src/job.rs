//! Background work: each kind is a variant of [`Job`], with its type in a file of its own.
//!
//! A feature passes a job to [`Effects::start`](super::effect::Effects::start) and keeps the returned number. The
//! runtime runs the job on its own thread; its reports come back as [`Event`]s with that number.

use std::time::Duration;

use crate::algorithms::{checked::CheckJob, job::AlgorithmsJob};
use crate::batch::{count_job::CountJob, job::BatchJob};
use crate::cases::job::{CasesJob, ReadOwnJob};
use crate::fewest_moves::job::FewestMovesJob;
use crate::file_export::job::{FileJob, PlaceJob};
use crate::files::job::{LogJob, LookJob, OpenJob};
use crate::session::kept_file::SetAsideJob;
use crate::session::kept_file::{KeepBeforeJob, SHUTDOWN_TIMEOUT as SESSION_TIMEOUT, SaveSessionJob, SessionJob};
use crate::steps::{hint_job::HintJob, job::StepsJob};
use crate::tables::idle_job::IdleTablesJob;
use crate::tables::job::{LookForSpaceJob, LookForTables, TablesJob};
use crate::task::{SHUTDOWN_TIMEOUT, TaskId, Tell, Tools};
use crate::{analysis::job::AnalysisJob, animation::job::AnimationJob, crosses::job::CrossesJob};
use crate::{event::Event, graph::job::GraphJob, search::job::SolveJob};
use unfold_engine::control::Control;
use unfold_engine::search::{Limits, Solver};

/// Work in the background. It reports, can be cancelled, and ends with a final report.
#[derive(Debug)]
pub enum Job {
    Solve(SolveJob),
    /// Search for a scramble of a position.
    FindSetup(SolveJob),
    /// Search for shorter moves.
    Shorten(SolveJob),
    Batch(BatchJob),
    /// Counts the lines of a batch.
    CountBatch(CountJob),
    Algorithms(AlgorithmsJob),
    /// Checks a list of algorithms.
    CheckAlgorithms(CheckJob),
    /// Search for algorithms of cases.
    Cases(CasesJob),
    /// Reads the user's own algorithms from a file.
    ReadOwn(ReadOwnJob),
    /// Search for a scramble of the trainer's case.
    Training(SolveJob),
    /// Search on the fewest-moves page.
    FewestMoves(FewestMovesJob),
    /// A step-by-step solution.
    Steps(StepsJob),
    Hint(HintJob),
    /// Analysis of a position.
    Analysis(AnalysisJob),
    /// Work on tables, such as building or checking.
    Tables(TablesJob),
    /// Builds tables in idle time.
    IdleTables(IdleTablesJob),
    /// Lists the tables that have a file.
    LookForTables(LookForTables),
    /// Checks whether there is space for tables.
    LookForSpace(LookForSpaceJob),
    /// Opens a file.
    Open(OpenJob),
    /// Checks whether a file to be written exists already.
    LookForFile(LookJob),
    /// Checks whether a file can be written.
    CheckPlace(PlaceJob),
    WriteFile(FileJob),
    WriteLog(LogJob),
    ExportGraph(GraphJob),
    /// Writes the cross database.
    WriteCrosses(CrossesJob),
    Animation(AnimationJob),
    /// Autosaves the session.
    KeepSession(SessionJob),
    /// Saves the session that another one replaces.
    KeepBefore(KeepBeforeJob),
    /// Renames a session file that cannot be used.
    SetSessionAside(SetAsideJob),
    /// Saves the session under a name.
    SaveSession(SaveSessionJob),
}

impl Job {
    /// Longest wait at shutdown for the job to roll back what it has written.
    pub fn shutdown_timeout(&self) -> Duration {
        match self {
            Self::Tables(job) => job.shutdown_timeout(),
            Self::KeepSession(_) => SESSION_TIMEOUT,
            Self::WriteFile(_) | Self::ExportGraph(_) | Self::WriteCrosses(_) | Self::Animation(_) => SHUTDOWN_TIMEOUT,
            _ => Duration::ZERO,
        }
    }

    /// The method whose tables the job may build, with the limits of its search.
    pub fn search(&self) -> Option<(&'static dyn Solver, &Limits)> {
        match self {
            Self::Solve(job) | Self::FindSetup(job) | Self::Training(job) | Self::Shorten(job) => {
                Some((job.solver, &job.limits))
            }
            Self::Batch(job) => Some((job.solver, &job.limits)),
            Self::Hint(job) => Some((job.solver, &job.limits)),
            _ => None,
        }
    }

    /// Does the part of the job that needs no thread; may return a first report.
    ///
    /// # Errors
    /// The final report, if the job cannot start.
    pub fn begin(&mut self, id: TaskId) -> Result<Option<Event>, Box<Event>> {
        let refused = match self {
            Self::Batch(job) => {
                return job
                    .begin()
                    .map(|opened| Some(Event::Batch(id, opened)))
                    .map_err(|refused| Box::new(Event::Batch(id, refused)));
            }
            Self::WriteFile(job) => job.begin().map_err(|end| Event::FileWritten(id, end)),
            Self::ExportGraph(job) => job.begin().map_err(|end| Event::GraphExported(id, end)),
            Self::WriteCrosses(job) => job.begin().map_err(|end| Event::CrossesWritten(id, end)),
            Self::Animation(job) => job.begin().map_err(|end| Event::Animation(id, end)),
            _ => Ok(()),
        };
        refused.map(|()| None).map_err(Box::new)
    }

    /// Runs the job, polling `control` for cancellation; returns its final report. `tell` may be called from any thread.
    pub fn run(self, id: TaskId, tools: &Tools, control: &Control, tell: Tell<'_, Event>) -> Event {
        match self {
            Self::Solve(job) => Event::Search(id, job.run(tools, control, &|report| tell(Event::Search(id, report)))),
            Self::FindSetup(job) => Event::Setup(id, job.run(tools, control, &|report| tell(Event::Setup(id, report)))),
            Self::Shorten(job) => {
                Event::Shortening(id, job.run(tools, control, &|report| tell(Event::Shortening(id, report))))
            }
            Self::Batch(job) => Event::Batch(id, job.run(tools, control, &|report| tell(Event::Batch(id, report)))),
            Self::CountBatch(job) => Event::BatchCounted(id, job.run(control)),
            Self::Algorithms(job) => {
                Event::Algorithms(id, job.run(tools, control, &|report| tell(Event::Algorithms(id, report))))
            }
            Self::CheckAlgorithms(job) => Event::AlgorithmsChecked(id, job.run()),
            Self::Cases(job) => Event::Cases(id, job.run(tools, control, &|report| tell(Event::Cases(id, report)))),
            Self::ReadOwn(job) => Event::OwnRead(job.run()),
            Self::Training(job) => {
                Event::Training(id, job.run(tools, control, &|report| tell(Event::Training(id, report))))
            }
            Self::FewestMoves(job) => {
                Event::FewestMoves(id, job.run(control, &|report| tell(Event::FewestMoves(id, report))))
            }
            Self::Steps(job) => Event::Steps(id, job.run(control)),
            Self::Hint(job) => Event::Hint(id, job.run(tools, control, &|report| tell(Event::Hint(id, report)))),
            Self::Analysis(job) => {
                Event::Analysis(id, job.run(tools, control, &|report| tell(Event::Analysis(id, report))))
            }
            Self::Tables(job) => Event::Tables(id, job.run(tools, control, &|report| tell(Event::Tables(id, report)))),
            Self::IdleTables(job) => {
                Event::IdleTables(id, job.run(tools, control, &|report| tell(Event::IdleTables(id, report))))
            }
            Self::LookForTables(job) => Event::TablesSeen(job.run(tools)),
            Self::LookForSpace(job) => Event::SpaceSeen(job.run(tools)),
            Self::Open(job) => Event::FileOpened(job.run()),
            Self::LookForFile(job) => Event::FileSeen(job.run()),
            Self::CheckPlace(job) => Event::PlaceChecked(id, job.run()),
            Self::WriteFile(job) => Event::FileWritten(id, job.run()),
            Self::WriteLog(job) => Event::LogSaved(job.run()),
            Self::ExportGraph(job) => Event::GraphExported(id, job.run(tools, control)),
            Self::WriteCrosses(job) => Event::CrossesWritten(id, job.run(control)),
            Self::Animation(job) => {
                Event::Animation(id, job.run(control, &|report| tell(Event::Animation(id, report))))
            }
            Self::KeepSession(job) => Event::SessionKept(id, job.run()),
            Self::KeepBefore(job) => Event::BeforeKept(job.run()),
            Self::SetSessionAside(job) => Event::SessionSetAside(job.run()),
            Self::SaveSession(job) => Event::SessionSaved(job.run()),
        }
    }
}
