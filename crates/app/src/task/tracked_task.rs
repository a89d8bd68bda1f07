//! A background task of a feature, one at a time: its number, what the feature knows of it, and how far it is.

use std::collections::BTreeMap;

use super::{TaskId, TaskProgress};
use crate::{effect::Effects, job::Job};

/// The task of a feature, if one is at work; `T` is what the feature has to know when it ends.
#[derive(Debug)]
pub struct TrackedTask<T> {
    running: Option<Running<T>>,
}

#[derive(Debug)]
struct Running<T> {
    id: TaskId,
    about: T,
    progress: f64,
}

impl<T> Default for TrackedTask<T> {
    fn default() -> Self {
        Self { running: None }
    }
}

impl<T> TrackedTask<T> {
    /// True if a task is at work.
    pub fn is_at_work(&self) -> bool {
        self.running.is_some()
    }

    /// The subject of the task at work.
    pub fn about(&self) -> Option<&T> {
        self.running.as_ref().map(|running| &running.about)
    }

    /// The same of the task of this number, if it is that.
    pub fn about_mut(&mut self, id: TaskId) -> Option<&mut T> {
        self.running.as_mut().filter(|running| running.id == id).map(|running| &mut running.about)
    }

    /// Completed fraction, `0.0 <= progress <= 1.0`; `None` when none is at work.
    pub fn progress(&self) -> Option<f64> {
        self.running.as_ref().map(|running| running.progress)
    }

    /// Takes in how far tasks are.
    pub fn sample(&mut self, progress: &BTreeMap<TaskId, TaskProgress>) {
        if let Some(running) = &mut self.running {
            running.progress = progress.get(&running.id).map_or(running.progress, |progress| progress.part);
        }
    }

    /// Begins a task.
    pub fn begin(&mut self, task: Job, about: T, effects: &mut Effects) {
        self.running = Some(Running { id: effects.start(task), about, progress: 0.0 });
    }

    /// Tells the task to stop; how it ended is still heard.
    pub fn stop(&self, effects: &mut Effects) {
        if let Some(running) = &self.running {
            effects.stop(running.id);
        }
    }

    /// Data of the task of this number, which has ended; `None` when it is another one.
    pub fn end(&mut self, id: TaskId) -> Option<T> {
        self.running.take_if(|running| running.id == id).map(|running| running.about)
    }
}
