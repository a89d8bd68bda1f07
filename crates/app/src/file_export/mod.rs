//! Background export of content to files, one at a time.

pub mod job;
pub mod state;

use std::time::Duration;

use self::job::{FileContent, FileExportRequest, FileJob};
use self::state::PendingWrite;
use crate::export::{destination::WriteError, file_error::FileError};
use crate::task::{POLL_INTERVAL, TaskId};
use crate::{job::Job, model::Model};
use unfold_text::{runs as say, sentences::describe, window};

pub use self::state::FileExport;

pub fn start(written: FileExportRequest, model: &mut Model) {
    let FileExportRequest { path, existing, content, news, solution_of } = written;
    model.news = say::NEWS_SAVING.with([&path.display()]);
    let rows = matches!(content, FileContent::Rows(..));
    let work = PendingWrite { news, path: path.clone(), solution_of, has_rows: rows };
    model.file_export.work.start(Job::WriteFile(FileJob { path, existing, content }), work, &mut model.effects);
}

/// Handles the end of a write: marks the contained solution as saved, or reports the error and marks batch rows as unsaved.
pub fn handle_finished(id: TaskId, result: Result<(), WriteError>, model: &mut Model) {
    let Some(work) = model.file_export.work.end(id) else { return };
    match result {
        Ok(()) => {
            model.report_saved(&work.path, work.news);
            if let Some(state) = work.solution_of {
                model.document.workspace_of_mut(state.puzzle()).unsaved.mark_solution_saved(&state);
            }
        }
        Err(error) => {
            if work.has_rows {
                model.batches.mark_unsaved();
            }
            fail(error, model);
        }
    }
}

/// Handles a crash of this feature's job; ignores other tasks.
pub fn crash(id: TaskId, model: &mut Model) {
    if let Some(work) = model.file_export.work.end(id) {
        model.report_failure(window::ERROR_SAVE, describe::crash());
        if work.has_rows {
            model.batches.mark_unsaved();
        }
    }
}

/// Time until the next progress poll; `None` unless [`is_saving`].
pub fn due(model: &Model) -> Option<Duration> {
    is_saving(model).then_some(POLL_INTERVAL)
}

/// Reports that a file could not be written.
pub fn fail(error: WriteError, model: &mut Model) {
    model.news = window::ERROR_SAVE.with([]);
    model.report_failure(window::ERROR_SAVE, FileError::Write(error).explain());
}

/// True while a picture is being taken or a file written.
pub fn is_saving(model: &Model) -> bool {
    model.pictures.is_pending() || model.file_export.is_running()
}
