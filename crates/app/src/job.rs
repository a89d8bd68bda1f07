//! Background work. Each kind is a variant of [`Job`] with its own type, defined by its feature.
//!
//! A feature passes a job to [`Effects::start`](super::effect::Effects::start) and keeps the returned [`TaskId`]. The
//! runtime runs the job on a thread of its own; its reports come back as [`Event`]s, most of which carry that id.

use std::time::Duration;

use crate::algorithms::{checked::CheckJob, job::AlgorithmsJob};
use crate::batch::{count_job::CountJob, job::BatchJob};
use crate::cases::job::{CasesJob, ReadOwnListJob};
use crate::fewest_moves::job::FewestMovesJob;
use crate::file_export::job::{FileJob, WriteCheckJob};
use crate::files::job::{FileExistsJob, LogJob, OpenJob};
use crate::session::session_file::SetAsideJob;
use crate::session::session_file::{AutosaveJob, BackupJob, SHUTDOWN_TIMEOUT as SESSION_TIMEOUT, SaveSessionJob};
use crate::steps::{hint_job::HintJob, job::StepsJob};
use crate::tables::idle_job::IdleTablesJob;
use crate::tables::job::{CheckSpaceJob, FindTablesJob, TablesJob};
use crate::task::{ReportFn, SHUTDOWN_TIMEOUT, TaskId, Tools};
use crate::{analysis::job::AnalysisJob, animation::job::AnimationJob, crosses::job::CrossesJob};
use crate::{event::Event, graph::job::GraphJob, search::job::SolveJob};
use unfold_engine::control::Control;
use unfold_engine::search::{Limits, Solver};

/// A unit of background work. It can be cancelled, may report progress, and ends with a final report.
#[derive(Debug)]
pub enum Job {
    Solve(SolveJob),
    /// Searches for a scramble of a position.
    FindSetup(SolveJob),
    /// Searches for shorter moves.
    Shorten(SolveJob),
    Batch(BatchJob),
    /// Counts the lines of a batch.
    CountBatch(CountJob),
    Algorithms(AlgorithmsJob),
    CheckAlgorithms(CheckJob),
    /// Searches for algorithms of cases.
    Cases(CasesJob),
    /// Reads the user's own algorithms from a file.
    ReadOwnAlgorithms(ReadOwnListJob),
    /// Searches for a scramble of the trainer's case.
    Training(SolveJob),
    /// Searches on the fewest-moves page.
    FewestMoves(FewestMovesJob),
    /// Plans a step-by-step solution.
    Steps(StepsJob),
    Hint(HintJob),
    Analysis(AnalysisJob),
    /// Builds, verifies, moves or removes tables.
    Tables(TablesJob),
    /// Builds tables in idle time.
    IdleTables(IdleTablesJob),
    /// Lists the tables that have a file.
    ListTableFiles(FindTablesJob),
    /// Checks whether there is space for tables.
    CheckSpace(CheckSpaceJob),
    Open(OpenJob),
    /// Checks whether a file to be written exists already.
    CheckFileExists(FileExistsJob),
    /// Checks whether a file can be written.
    CheckWrite(WriteCheckJob),
    WriteFile(FileJob),
    WriteLog(LogJob),
    ExportGraph(GraphJob),
    WriteCrosses(CrossesJob),
    Animation(AnimationJob),
    AutosaveSession(AutosaveJob),
    /// Backs up the session before another one replaces it.
    SavePreviousSession(BackupJob),
    /// Renames a session file that cannot be used.
    SetSessionAside(SetAsideJob),
    /// Saves the session under a name.
    SaveSession(SaveSessionJob),
}

impl Job {
    /// Maximum wait at shutdown for the job to finish or roll back its writes.
    pub fn shutdown_timeout(&self) -> Duration {
        match self {
            Self::Tables(job) => job.shutdown_timeout(),
            Self::AutosaveSession(_) => SESSION_TIMEOUT,
            Self::WriteFile(_) | Self::ExportGraph(_) | Self::WriteCrosses(_) | Self::Animation(_) => SHUTDOWN_TIMEOUT,
            _ => Duration::ZERO,
        }
    }

    /// The method whose tables the job may build, with the limits of its search; `None` for other jobs.
    pub fn solver_and_limits(&self) -> Option<(&'static dyn Solver, &Limits)> {
        match self {
            Self::Solve(job) | Self::FindSetup(job) | Self::Training(job) | Self::Shorten(job) => {
                Some((job.solver, &job.limits))
            }
            Self::Batch(job) => Some((job.solver, &job.limits)),
            Self::Hint(job) => Some((job.solver, &job.limits)),
            _ => None,
        }
    }

    /// Runs quick checks on the calling thread, before the job gets its own thread; may return a first report.
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

    /// Runs the job, polling `control` for cancellation; returns its final report. `send` may be called from any thread.
    pub fn run(self, id: TaskId, tools: &Tools, control: &Control, send: ReportFn<'_, Event>) -> Event {
        match self {
            Self::Solve(job) => Event::Search(id, job.run(tools, control, &|report| send(Event::Search(id, report)))),
            Self::FindSetup(job) => Event::Setup(id, job.run(tools, control, &|report| send(Event::Setup(id, report)))),
            Self::Shorten(job) => {
                Event::Shortening(id, job.run(tools, control, &|report| send(Event::Shortening(id, report))))
            }
            Self::Batch(job) => Event::Batch(id, job.run(tools, control, &|report| send(Event::Batch(id, report)))),
            Self::CountBatch(job) => Event::BatchCounted(id, job.run(control)),
            Self::Algorithms(job) => {
                Event::Algorithms(id, job.run(tools, control, &|report| send(Event::Algorithms(id, report))))
            }
            Self::CheckAlgorithms(job) => Event::AlgorithmsChecked(id, job.run()),
            Self::Cases(job) => Event::Cases(id, job.run(tools, control, &|report| send(Event::Cases(id, report)))),
            Self::ReadOwnAlgorithms(job) => Event::OwnAlgorithmsRead(job.run()),
            Self::Training(job) => {
                Event::Training(id, job.run(tools, control, &|report| send(Event::Training(id, report))))
            }
            Self::FewestMoves(job) => {
                Event::FewestMoves(id, job.run(control, &|report| send(Event::FewestMoves(id, report))))
            }
            Self::Steps(job) => Event::Steps(id, job.run(control)),
            Self::Hint(job) => Event::Hint(id, job.run(tools, control, &|report| send(Event::Hint(id, report)))),
            Self::Analysis(job) => {
                Event::Analysis(id, job.run(tools, control, &|report| send(Event::Analysis(id, report))))
            }
            Self::Tables(job) => Event::Tables(id, job.run(tools, control, &|report| send(Event::Tables(id, report)))),
            Self::IdleTables(job) => {
                Event::IdleTables(id, job.run(tools, control, &|report| send(Event::IdleTables(id, report))))
            }
            Self::ListTableFiles(job) => Event::TableFilesListed(job.run(tools)),
            Self::CheckSpace(job) => Event::SpaceChecked(job.run(tools)),
            Self::Open(job) => Event::FileOpened(job.run()),
            Self::CheckFileExists(job) => Event::FileExistsChecked(job.run()),
            Self::CheckWrite(job) => Event::WriteChecked(id, job.run()),
            Self::WriteFile(job) => Event::FileWritten(id, job.run()),
            Self::WriteLog(job) => Event::LogSaved(job.run()),
            Self::ExportGraph(job) => Event::GraphExported(id, job.run(tools, control)),
            Self::WriteCrosses(job) => Event::CrossesWritten(id, job.run(control)),
            Self::Animation(job) => {
                Event::Animation(id, job.run(control, &|report| send(Event::Animation(id, report))))
            }
            Self::AutosaveSession(job) => Event::SessionAutosaved(id, job.run()),
            Self::SavePreviousSession(job) => Event::PreviousSessionSaved(job.run()),
            Self::SetSessionAside(job) => Event::SessionSetAside(job.run()),
            Self::SaveSession(job) => Event::SessionSaved(job.run()),
        }
    }
}
