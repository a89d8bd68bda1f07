//! Files with what was found out, written beside everything else, one at a time: runs, pictures, the rows of a batch.

pub mod job;

use std::{convert::Infallible, path::PathBuf, time::Duration};

use self::job::{FileContent, FileJob};
use crate::app::core::{AtWork, Context, Feature, Job, SAMPLE, TaskId, tracked_task::TrackedTask};
use crate::export::place::{Existing, PlaceError};
use crate::shared::file_error::FileError;
use unfold_engine::puzzle::Facelets;
use unfold_text::{Phrase, runs as say, sentences::describe, window};

/// A file to be written.
#[derive(Debug)]
pub struct Written {
    /// The file.
    pub path: PathBuf,
    /// Treatment of a file that is there already.
    pub existing: Existing,
    /// Its content.
    pub content: FileContent,
    /// The news when it is there.
    pub news: Phrase,
    /// The position whose solution it holds, which counts as saved then.
    pub solution_of: Option<Facelets>,
}

/// Writing of a file, one at a time.
#[derive(Debug, Default)]
pub struct FileExport {
    work: TrackedTask<Work>,
}

/// A file that is being written.
#[derive(Debug)]
struct Work {
    /// The news when it is there.
    news: Phrase,
    path: PathBuf,
    solution_of: Option<Facelets>,
    /// True if these are the rows of a batch.
    rows: bool,
}

impl FileExport {
    /// Begins to write a file.
    pub fn begin(&mut self, written: Written, cx: &mut Context) {
        let Written { path, existing, content, news, solution_of } = written;
        cx.news = say::NEWS_SAVING.with([&path.display()]);
        let rows = matches!(content, FileContent::Rows(..));
        let work = Work { news, path: path.clone(), solution_of, rows };
        self.work.begin(Job::WriteFile(FileJob { path, existing, content }), work, cx);
    }

    /// Takes in whether the file was written. A solution that it holds counts as saved then; rows that it was to hold do not if not.
    pub fn end(&mut self, id: TaskId, result: Result<(), PlaceError>, cx: &mut Context) {
        let Some(work) = self.work.end(id) else { return };
        match result {
            Ok(()) => {
                cx.tell_saved(&work.path, work.news);
                if let Some(state) = work.solution_of {
                    cx.document.workspace_of_mut(state.puzzle()).unsaved.saved_solution(&state);
                }
            }
            Err(error) => {
                if work.rows {
                    cx.batches.not_saved();
                }
                fail(error, cx);
            }
        }
    }
}

impl Feature for FileExport {
    type Command = Infallible;

    fn update(&mut self, command: Infallible, _: &mut Context) {
        match command {}
    }

    fn crash(&mut self, id: TaskId, cx: &mut Context) {
        if let Some(work) = self.work.end(id) {
            cx.tell_failure(window::ERROR_SAVE, describe::crash());
            if work.rows {
                cx.batches.not_saved();
            }
        }
    }

    fn due(&self, cx: &Context) -> Option<Duration> {
        cx.at_work.saving.then_some(SAMPLE)
    }

    fn note_work(&self, work: &mut AtWork) {
        work.saving |= self.work.is_at_work();
    }
}

/// Tells that a file could not be written.
pub fn fail(error: PlaceError, cx: &mut Context) {
    cx.news = window::ERROR_SAVE.with([]);
    cx.tell_failure(window::ERROR_SAVE, FileError::Place(error).explain());
}
