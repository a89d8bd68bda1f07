//! Work that takes longer than a moment: each kind is one type in one file, and a variant of [`Job`].
//!
//! A feature hands a job to [`Effects::start`](super::effect::Effects::start) and keeps the number that it gets. The runtime runs
//! the job on a thread of its own; what it reports comes back as an [`Event`] with that number.

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

/// Work in the background: it reports, can be stopped, and ends with a last report.
#[derive(Debug)]
pub enum Job {
    /// The search for a solution.
    Solve(SolveJob),
    /// The search for moves that reach a position.
    FindSetup(SolveJob),
    /// The search for shorter moves.
    Shorten(SolveJob),
    /// A batch.
    Batch(BatchJob),
    /// The lines of a batch are counted.
    CountBatch(CountJob),
    /// The search for algorithms.
    Algorithms(AlgorithmsJob),
    /// A list of algorithms is checked.
    CheckAlgorithms(CheckJob),
    /// The search for algorithms of cases.
    Cases(CasesJob),
    /// A list of a person's own algorithms is read.
    ReadOwn(ReadOwnJob),
    /// The search for the scramble of a case that is asked.
    Training(SolveJob),
    /// A search of the page of fewest moves.
    FewestMoves(FewestMovesJob),
    /// A solution step by step.
    Steps(StepsJob),
    /// A hint.
    Hint(HintJob),
    /// Facts about a position.
    Analysis(AnalysisJob),
    /// Something is done with tables.
    Tables(TablesJob),
    /// Tables are made while the program is idle.
    IdleTables(IdleTablesJob),
    /// Which tables have a file.
    LookForTables(LookForTables),
    /// Whether there is space for tables.
    LookForSpace(LookForSpaceJob),
    /// A file is opened.
    Open(OpenJob),
    /// Whether a file is there that is to be written.
    LookForFile(LookJob),
    /// Whether a file can be written.
    CheckPlace(PlaceJob),
    /// A file is written.
    WriteFile(FileJob),
    /// A log is written.
    WriteLog(LogJob),
    /// The graph is exported.
    ExportGraph(GraphJob),
    /// The database of crosses is written.
    WriteCrosses(CrossesJob),
    /// An animation is written.
    Animation(AnimationJob),
    /// The session is kept.
    KeepSession(SessionJob),
    /// The session that another one is to take the place of is kept.
    KeepBefore(KeepBeforeJob),
    /// A session that cannot be used is given another name.
    SetSessionAside(SetAsideJob),
    /// The session is saved by name.
    SaveSession(SaveSessionJob),
}

impl Job {
    /// The longest that closing the window waits for it to take back what it has written.
    pub fn shutdown_timeout(&self) -> Duration {
        match self {
            Self::Tables(job) => job.shutdown_timeout(),
            Self::KeepSession(_) => SESSION_TIMEOUT,
            Self::WriteFile(_) | Self::ExportGraph(_) | Self::WriteCrosses(_) | Self::Animation(_) => SHUTDOWN_TIMEOUT,
            _ => Duration::ZERO,
        }
    }

    /// The method whose tables it may build first, within these limits.
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

    /// Looks at once, before there is a thread, whether it can begin; it may then report something already.
    ///
    /// # Errors
    /// The last report, if it cannot begin.
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

    /// Does the work, and looks often whether it is to stop; the last report. Others are told meanwhile, from any thread.
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
