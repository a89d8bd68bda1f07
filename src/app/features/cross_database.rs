//! The database of all first crosses, written beside everything else.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::app::context::Context;
use crate::app::effect::{Effect, Task, TaskId};
use crate::app::event::TaskProgress;
use crate::app::runtime::cross_database::CrossDatabaseError;
use crate::app::sentences::describe::{self, UserError};
use crate::engine::tables::cross::CROSSES;
use crate::export::place::Existing;
use crate::i18n::{cross as say, numbers};

/// Whether the database is being written.
#[derive(Debug, Default)]
pub struct CrossDatabase {
    work: Option<Work>,
}

/// A database that is being written.
#[derive(Debug)]
struct Work {
    id: TaskId,
    path: PathBuf,
    progress: f64,
}

impl CrossDatabase {
    /// Whether the database is being written.
    pub fn is_at_work(&self) -> bool {
        self.work.is_some()
    }

    /// How much of the database that is being written is done, `0.0 <= progress <= 1.0`; `None` when none is.
    pub fn progress(&self) -> Option<f64> {
        self.work.as_ref().map(|work| work.progress)
    }

    /// Takes in how far tasks are.
    pub fn sample(&mut self, progress: &BTreeMap<TaskId, TaskProgress>) {
        if let Some(work) = &mut self.work {
            work.progress = progress.get(&work.id).map_or(work.progress, |progress| progress.part);
        }
    }

    /// Begins to write the database.
    pub fn begin(&mut self, path: &Path, existing: Existing, cx: &mut Context) {
        if self.is_at_work() {
            return;
        }
        cx.dialog = None;
        cx.news = say::NEWS_CROSSES_SAVING.with([&path.display()]);
        let path = path.to_path_buf();
        let id = cx.start(Task::WriteCrosses { path: path.clone(), existing });
        self.work = Some(Work { id, path, progress: 0.0 });
    }

    /// Stops writing the database; nothing of it is left behind.
    pub fn stop(&self, cx: &mut Context) {
        if let Some(work) = &self.work {
            cx.effect(Effect::Stop(work.id));
        }
    }

    /// The work ended.
    pub fn end(&mut self, id: TaskId, result: Result<(), CrossDatabaseError>, cx: &mut Context) {
        let Some(work) = self.work.take_if(|work| work.id == id) else { return };
        match result {
            Ok(()) => {
                let count = numbers::grouped(CROSSES.into());
                cx.news = say::NEWS_CROSSES_SAVED.with([&work.path.display(), &count]);
            }
            Err(error) if error.is_stopped() => cx.news = say::NEWS_CROSSES_STOPPED.with([]),
            Err(error) => fail(error.explain(), cx),
        }
    }

    /// A task failed by a mistake in this program.
    pub fn crash(&mut self, id: TaskId, cx: &mut Context) {
        if self.work.take_if(|work| work.id == id).is_some() {
            fail(describe::crash(), cx);
        }
    }
}

fn fail(error: UserError, cx: &mut Context) {
    cx.news = say::ERROR_CROSSES.with([]);
    cx.tell_failure(say::ERROR_CROSSES, error);
}
