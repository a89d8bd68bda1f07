//! Files with what was found out, written beside everything else, one at a time: runs, pictures, the rows of a batch.

pub mod job;
pub mod state;

use std::time::Duration;

use self::job::{FileContent, FileJob, FileToWrite};
use self::state::Work;
use crate::export::{file_error::FileError, place::PlaceError};
use crate::task::{SAMPLE, TaskId};
use crate::{job::Job, model::Model};
use unfold_text::{runs as say, sentences::describe, window};

pub use self::state::FileExport;

/// Begins to write a file.
pub fn begin(written: FileToWrite, model: &mut Model) {
    let FileToWrite { path, existing, content, news, solution_of } = written;
    model.news = say::NEWS_SAVING.with([&path.display()]);
    let rows = matches!(content, FileContent::Rows(..));
    let work = Work { news, path: path.clone(), solution_of, rows };
    model.file_export.work.begin(Job::WriteFile(FileJob { path, existing, content }), work, &mut model.effects);
}

/// Takes in whether the file was written. A solution that it holds counts as saved then; rows that it was to hold do not if not.
pub fn end(id: TaskId, result: Result<(), PlaceError>, model: &mut Model) {
    let Some(work) = model.file_export.work.end(id) else { return };
    match result {
        Ok(()) => {
            model.tell_saved(&work.path, work.news);
            if let Some(state) = work.solution_of {
                model.document.workspace_of_mut(state.puzzle()).unsaved.saved_solution(&state);
            }
        }
        Err(error) => {
            if work.rows {
                model.batches.not_saved();
            }
            fail(error, model);
        }
    }
}

/// A job ended by a mistake in this program; tells so if it was the one of this feature.
pub fn crash(id: TaskId, model: &mut Model) {
    if let Some(work) = model.file_export.work.end(id) {
        model.tell_failure(window::ERROR_SAVE, describe::crash());
        if work.rows {
            model.batches.not_saved();
        }
    }
}

/// The time until something is due even if nothing wakes the window.
pub fn due(model: &Model) -> Option<Duration> {
    is_saving(model).then_some(SAMPLE)
}

/// Tells that a file could not be written.
pub fn fail(error: PlaceError, model: &mut Model) {
    model.news = window::ERROR_SAVE.with([]);
    model.tell_failure(window::ERROR_SAVE, FileError::Place(error).explain());
}

/// True if a picture is being taken, or runs, a picture or the rows of a batch are being written.
pub fn is_saving(model: &Model) -> bool {
    model.pictures.is_at_work() || model.file_export.is_at_work()
}
