//! The database of all first crosses, written beside everything else.

pub mod command;
pub mod job;

use crate::export::place::Existing;
use std::path::{Path, PathBuf};
use std::time::Duration;

use self::command::CrossesCommand;
use self::job::{CrossesJob, CrossesWritten};
use crate::app::core::tracked_task::TrackedTask;
use crate::app::core::{AtWork, Context, Feature, FileKind, Job, Obstacle, Progress, SAMPLE, TaskId, file_dialog};
use crate::shared::{puzzles::crosses::CROSSES, sentences};
use unfold_text::{UserError, cross as say, numbers, reasons, sentences::describe};

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
        self.task.begin(Job::WriteCrosses(CrossesJob { path: path.clone(), existing }), path, cx);
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
}

fn fail(error: UserError, cx: &mut Context) {
    cx.news = say::ERROR_CROSSES.with([]);
    cx.tell_failure(say::ERROR_CROSSES, error);
}

impl Feature for CrossDatabase {
    type Command = CrossesCommand;

    fn update(&mut self, command: CrossesCommand, cx: &mut Context) {
        match command {
            CrossesCommand::SaveCrosses => file_dialog::choose(FileKind::Crosses, cx),
            CrossesCommand::StopCrosses => self.task.stop(cx),
        }
    }

    fn obstacle(&self, command: &CrossesCommand, cx: &Context) -> Obstacle {
        match command {
            CrossesCommand::SaveCrosses => {
                Obstacle::unless(!self.task.is_at_work(), reasons::WHY_BEING_WRITTEN).or(|| cx.against_choosing_file())
            }
            CrossesCommand::StopCrosses => Obstacle::plain_unless(self.task.is_at_work()),
        }
    }

    fn crash(&mut self, id: TaskId, cx: &mut Context) {
        if self.task.end(id).is_some() {
            fail(describe::crash(), cx);
        }
    }

    fn sample(&mut self, progress: &Progress, _: &mut Context) {
        self.task.sample(progress);
    }

    fn due(&self, _: &Context) -> Option<Duration> {
        self.task.is_at_work().then_some(SAMPLE)
    }

    fn note_work(&self, work: &mut AtWork) {
        work.crosses = self.task.progress();
    }
}
