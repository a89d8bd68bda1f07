//! Background export of runs, pictures and batch rows to files, one at a time.

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

/// Starts writing a file.
pub fn begin(written: FileToWrite, model: &mut Model) {
    let FileToWrite { path, existing, content, news, solution_of } = written;
    model.news = say::NEWS_SAVING.with([&path.display()]);
    let rows = matches!(content, FileContent::Rows(..));
    let work = Work { news, path: path.clone(), solution_of, rows };
    model.file_export.work.begin(Job::WriteFile(FileJob { path, existing, content }), work, &mut model.effects);
}

/// Handles the end of a write: marks the contained solution as saved, or reports the error and marks batch rows as unsaved.
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

/// Handles a crash of this feature's job; ignores other tasks.
pub fn crash(id: TaskId, model: &mut Model) {
    if let Some(work) = model.file_export.work.end(id) {
        model.tell_failure(window::ERROR_SAVE, describe::crash());
        if work.rows {
            model.batches.not_saved();
        }
    }
}

/// Time until the next progress poll, while something is being written.
pub fn due(model: &Model) -> Option<Duration> {
    is_saving(model).then_some(SAMPLE)
}

/// Reports that a file could not be written.
pub fn fail(error: PlaceError, model: &mut Model) {
    model.news = window::ERROR_SAVE.with([]);
    model.tell_failure(window::ERROR_SAVE, FileError::Place(error).explain());
}

/// True while a picture is taken or an export is written.
pub fn is_saving(model: &Model) -> bool {
    model.pictures.is_at_work() || model.file_export.is_at_work()
}
