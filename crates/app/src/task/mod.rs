//! Background tasks: identifiers, progress, and the tools of a job.

pub mod table_build;
pub mod tracked_task;

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use crate::system::free_space::SpaceQuery;
use unfold_engine::control::{Control, ProofProgress};
use unfold_engine::tables::Tables;

/// Identifies a job and its reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TaskId(pub u64);

impl TaskId {
    pub const NONE: Self = Self(0);
}

/// Interval at which progress is polled.
pub const POLL_INTERVAL: Duration = Duration::from_millis(100);

/// Maximum wait for jobs to roll back when the window closes; they poll for cancellation far more often.
pub const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(1);

/// Shared services for jobs.
#[derive(Clone)]
pub struct Tools {
    pub tables: Arc<Tables>,
    /// Query for free disk space and memory.
    pub space_query: SpaceQuery,
}

/// Callback for a job's reports; may be called from any thread.
pub type ReportFn<'a, R> = &'a (dyn Fn(R) + Sync);

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TaskProgress {
    /// Time since the job started.
    pub elapsed: Duration,
    pub nodes: u64,
    /// Progress of the job or of its current table, `0.0 <= part <= 1.0`.
    pub part: f64,
    /// Completed work on tables, measured in recorded build time; never decreases.
    pub work_done: Duration,
    /// Progress of the proof that no solution has a certain length, if one is running.
    pub proof: Option<ProofProgress>,
}

impl TaskProgress {
    pub fn from_control(control: &Control) -> Self {
        Self {
            elapsed: control.elapsed(),
            nodes: control.nodes(),
            part: control.progress(),
            work_done: control.work_done(),
            proof: control.proof(),
        }
    }
}

/// Progress of each running job.
pub type Progress = BTreeMap<TaskId, TaskProgress>;
