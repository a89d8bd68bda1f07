//! The database of all first crosses, written beside everything else.

pub mod command;
pub mod job;
pub mod update;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use self::job::{CrossesJob, CrossesWritten};
use super::core::context::Context;
use super::core::job::{TaskId, TaskProgress};
use super::core::tracked_task::TrackedTask;
use crate::export::place::Existing;
use crate::shared::puzzles::crosses::CROSSES;
use unfold_text::sentences::describe;
use unfold_text::{UserError, cross as say, numbers};

/// The database that is being written, if one is.
#[derive(Debug, Default)]
pub struct CrossDatabase {
    /// With the file.
    task: TrackedTask<PathBuf>,
}

impl CrossDatabase {
    /// True if the database is being written.
    pub fn is_at_work(&self) -> bool {
        self.task.is_at_work()
    }

    /// Completed fraction of the database that is being written, `0.0 <= progress <= 1.0`; `None` when none is.
    pub fn progress(&self) -> Option<f64> {
        self.task.progress()
    }

    /// Takes in how far tasks are.
    pub fn sample(&mut self, progress: &BTreeMap<TaskId, TaskProgress>) {
        self.task.sample(progress);
    }

    /// Begins to write the database.
    pub fn begin(&mut self, path: &Path, existing: Existing, cx: &mut Context) {
        if self.is_at_work() {
            return;
        }
        cx.dialog = None;
        cx.news = say::NEWS_CROSSES_SAVING.with([&path.display()]);
        let path = path.to_path_buf();
        self.task.begin(CrossesJob { path: path.clone(), existing }, path, cx);
    }

    /// Stops writing the database; nothing of it is left behind.
    pub fn stop(&self, cx: &mut Context) {
        self.task.stop(cx);
    }

    /// The work ended.
    pub fn end(&mut self, id: TaskId, CrossesWritten(result): CrossesWritten, cx: &mut Context) {
        let Some(path) = self.task.end(id) else { return };
        match result {
            Ok(()) => {
                let count = numbers::grouped(CROSSES.into());
                cx.tell_saved(&path, say::NEWS_CROSSES_SAVED.with([&path.display(), &count]));
            }
            Err(error) if error.is_stopped() => cx.news = say::NEWS_CROSSES_STOPPED.with([]),
            Err(error) => fail(error.explain(), cx),
        }
    }

    /// A task failed by a mistake in this program.
    pub fn crash(&mut self, id: TaskId, cx: &mut Context) {
        if self.task.end(id).is_some() {
            fail(describe::crash(), cx);
        }
    }
}

fn fail(error: UserError, cx: &mut Context) {
    cx.news = say::ERROR_CROSSES.with([]);
    cx.tell_failure(say::ERROR_CROSSES, error);
}
