//! Tasks, which jobs do in the background: their numbers, their progress, and the tools of a job.

pub mod tables_underway;
pub mod tracked_task;

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use crate::system::free_space::LookForSpace;
use unfold_engine::control::{Control, ProofProgress};
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

/// The progress of each job at work.
pub type Progress = BTreeMap<TaskId, TaskProgress>;
