//! A feature's background task, at most one at a time.

use std::collections::BTreeMap;

use super::{TaskId, TaskProgress};
use crate::{effect::Effects, job::Job};

/// Holds the id, the progress and the feature's data `T` of the running task, if any.
#[derive(Debug)]
pub struct TrackedTask<T> {
    running: Option<RunningTask<T>>,
}

#[derive(Debug)]
struct RunningTask<T> {
    id: TaskId,
    data: T,
    progress: f64,
}

impl<T> Default for TrackedTask<T> {
    fn default() -> Self {
        Self { running: None }
    }
}

impl<T> TrackedTask<T> {
    pub fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Data of the running task.
    pub fn data(&self) -> Option<&T> {
        self.running.as_ref().map(|running| &running.data)
    }

    /// Data of the running task, if it has this id.
    pub fn data_mut(&mut self, id: TaskId) -> Option<&mut T> {
        self.running.as_mut().filter(|running| running.id == id).map(|running| &mut running.data)
    }

    /// `0.0 <= progress <= 1.0`; `None` if no task is running.
    pub fn progress(&self) -> Option<f64> {
        self.running.as_ref().map(|running| running.progress)
    }

    /// Updates the progress from the sampled jobs; keeps it if the task is not among them.
    pub fn sample(&mut self, progress: &BTreeMap<TaskId, TaskProgress>) {
        if let Some(running) = &mut self.running {
            running.progress = progress.get(&running.id).map_or(running.progress, |progress| progress.part);
        }
    }

    /// Starts a task. A previous one is no longer tracked, but not cancelled.
    pub fn start(&mut self, task: Job, data: T, effects: &mut Effects) {
        self.running = Some(RunningTask { id: effects.start(task), data, progress: 0.0 });
    }

    /// Requests cancellation of the task, which stays tracked until its final report.
    pub fn stop(&self, effects: &mut Effects) {
        if let Some(running) = &self.running {
            effects.stop(running.id);
        }
    }

    /// Clears the task and returns its data, if it has this id.
    pub fn end(&mut self, id: TaskId) -> Option<T> {
        self.running.take_if(|running| running.id == id).map(|running| running.data)
    }
}
