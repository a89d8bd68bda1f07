//! The database of all first crosses, written beside everything else.

pub mod command;
pub mod job;
pub mod update;

use std::path::{Path, PathBuf};

use self::job::{CrossesJob, CrossesWritten};
use super::core::context::Context;
use super::core::job::TaskId;
use super::core::tracked_task::TrackedTask;
use crate::export::place::Existing;
use crate::shared::puzzles::crosses::CROSSES;
use crate::shared::sentences;
use unfold_text::sentences::describe;
use unfold_text::{UserError, cross as say, numbers};

/// The database that is being written, if one is.
#[derive(Debug, Default)]
pub struct CrossDatabase {
    /// With the file.
    task: TrackedTask<PathBuf>,
}

impl CrossDatabase {
    /// Begins to write the database.
    pub fn begin(&mut self, path: &Path, existing: Existing, cx: &mut Context) {
        if self.task.is_at_work() {
            return;
        }
        cx.dialog = None;
        cx.news = say::NEWS_CROSSES_SAVING.with([&path.display()]);
        let path = path.to_path_buf();
        self.task.begin(CrossesJob { path: path.clone(), existing }, path, cx);
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
            Err(error) => fail(sentences::cross::database(error), cx),
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
