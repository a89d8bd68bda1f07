//! Work that takes longer than a moment, as a feature describes it: one type with one file, whatever it does.
//!
//! A feature hands a [`Job`] to [`Context::start`](super::context::Context::start) and keeps the number that it gets. The runtime runs
//! the job on a thread of its own; what it reports comes back with that number, as a value of [`Job::Report`].

use std::{any::Any, fmt, sync::Arc, time::Duration};

use crate::shared::system::free_space::LookForSpace;
use unfold_engine::control::{Control, ProofProgress};
use unfold_engine::search::{Limits, Solver};
use unfold_engine::tables::Tables;

/// The number of a job, as the application knows it; its reports carry it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TaskId(pub u64);

impl TaskId {
    /// No job.
    pub const NONE: Self = Self(0);
}

/// The time between two looks at how far a job is.
pub const SAMPLE: Duration = Duration::from_millis(100);

/// The longest that closing the window waits for jobs that take back what they have written; they look at their stop flags far more
/// often.
pub const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(1);

/// Tools that a job may use.
#[derive(Clone)]
pub struct Tools {
    /// The tables of the searches.
    pub tables: Arc<Tables>,
    /// Asks how much disk and memory is free.
    pub look_for_space: LookForSpace,
}

/// The way in which a job reports, from any thread.
pub type Tell<'a, R> = &'a (dyn Fn(R) + Sync);

/// The progress of a job at work.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TaskProgress {
    /// The time since it began.
    pub elapsed: Duration,
    /// Nodes searched.
    pub nodes: u64,
    /// The part of it, or of the table that it builds, that is done, `0.0 <= part <= 1.0`.
    pub part: f64,
    /// The work on tables that is done, in the time that their records give for it; it never falls.
    pub work_done: Duration,
    /// The progress of a proof with one length.
    pub proof: Option<ProofProgress>,
}

impl TaskProgress {
    /// The progress that a control knows.
    pub fn of(control: &Control) -> Self {
        Self {
            elapsed: control.elapsed(),
            nodes: control.nodes(),
            part: control.progress(),
            work_done: control.work_done(),
            proof: control.proof(),
        }
    }
}

/// Work in the background: it begins, reports, can be stopped, and ends with a last report.
pub trait Job: fmt::Debug + Send + 'static {
    /// The reports, of which the last one tells how it ended.
    type Report: fmt::Debug + Send + 'static;

    /// The longest that closing the window waits for it to take back what it has written.
    fn shutdown_timeout(&self) -> Duration {
        Duration::ZERO
    }

    /// The method whose tables it may build first, within these limits.
    fn search(&self) -> Option<(&'static dyn Solver, &Limits)> {
        None
    }

    /// Looks at once, before there is a thread, whether it can begin; it may then report something already.
    ///
    /// # Errors
    /// The last report, if it cannot begin.
    fn begin(&mut self) -> Result<Option<Self::Report>, Self::Report> {
        Ok(None)
    }

    /// Does the work, and looks often whether it is to stop; the last report.
    fn run(self, tools: &Tools, control: &Control, report: Tell<'_, Self::Report>) -> Self::Report;
}

/// A report of any job, or of a feature to the others.
pub struct Report {
    /// The number of the job; [`TaskId::NONE`] if a feature reports.
    pub id: TaskId,
    report: Box<dyn Any + Send>,
}

impl fmt::Debug for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Report").field("id", &self.id).finish_non_exhaustive()
    }
}

impl Report {
    /// The report of a job.
    pub fn of<R: Send + 'static>(id: TaskId, report: R) -> Self {
        Self { id, report: Box::new(report) }
    }

    /// A report that no job made.
    pub fn posted<R: Send + 'static>(report: R) -> Self {
        Self::of(TaskId::NONE, report)
    }

    /// True if it is a report of this type.
    pub fn is<R: 'static>(&self) -> bool {
        self.report.is::<R>()
    }

    /// The report, if it is one of this type.
    ///
    /// # Errors
    /// The report itself, if it is of another type.
    pub fn into<R: 'static>(self) -> Result<R, Self> {
        let id = self.id;
        self.report.downcast().map(|report| *report).map_err(|report| Self { id, report })
    }
}

/// A job of any type.
pub trait AnyJob: fmt::Debug + Send {
    /// The job as a value of any type.
    fn as_any(&self) -> &dyn Any;
    /// [`Job::shutdown_timeout`].
    fn shutdown_timeout(&self) -> Duration;
    /// [`Job::search`].
    fn search(&self) -> Option<(&'static dyn Solver, &Limits)>;
    /// [`Job::begin`].
    ///
    /// # Errors
    /// The last report, if it cannot begin.
    fn begin(&mut self, id: TaskId) -> Result<Option<Report>, Report>;
    /// [`Job::run`].
    fn run(self: Box<Self>, id: TaskId, tools: &Tools, control: &Control, report: Tell<'_, Report>) -> Report;
}

impl dyn AnyJob {
    /// The job, if it is of this type.
    pub fn downcast_ref<J: 'static>(&self) -> Option<&J> {
        self.as_any().downcast_ref()
    }
}

impl<J: Job> AnyJob for J {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn shutdown_timeout(&self) -> Duration {
        Job::shutdown_timeout(self)
    }

    fn search(&self) -> Option<(&'static dyn Solver, &Limits)> {
        Job::search(self)
    }

    fn begin(&mut self, id: TaskId) -> Result<Option<Report>, Report> {
        Job::begin(self)
            .map(|report| report.map(|report| Report::of(id, report)))
            .map_err(|report| Report::of(id, report))
    }

    fn run(self: Box<Self>, id: TaskId, tools: &Tools, control: &Control, report: Tell<'_, Report>) -> Report {
        Report::of(id, Job::run(*self, tools, control, &|found| report(Report::of(id, found))))
    }
}
