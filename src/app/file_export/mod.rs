//! Files with what was found out, written beside everything else, one at a time: runs, pictures, the rows of a batch.

pub mod job;
pub mod update;

use std::path::PathBuf;

use self::job::{FileContent, FileJob, FileWritten};
use super::core::context::Context;
use super::core::job::TaskId;
use crate::export::place::{Existing, PlaceError};
use crate::shared::file_error::FileError;
use unfold_engine::puzzle::Facelets;
use unfold_text::sentences::describe;
use unfold_text::{Phrase, runs as say, window};

/// What is to be written.
#[derive(Debug)]
pub struct Written {
    /// The file.
    pub path: PathBuf,
    /// What becomes of a file that is there.
    pub existing: Existing,
    /// What it says.
    pub content: FileContent,
    /// The news when it is there.
    pub news: Phrase,
    /// The position whose solution it holds, which counts as saved then.
    pub solution_of: Option<Facelets>,
}

/// The end of writing a file.
#[derive(Debug, Default)]
pub struct Ended {
    /// The position whose solution was saved.
    pub saved_solution: Option<Facelets>,
    /// True if the rows of a batch were to be saved and are not.
    pub lost_rows: bool,
}

/// Whether a file is being written.
#[derive(Debug, Default)]
pub struct FileExport {
    work: Option<Work>,
}

/// A file that is being written.
#[derive(Debug)]
struct Work {
    id: TaskId,
    /// The news when it is there.
    news: Phrase,
    path: PathBuf,
    solution_of: Option<Facelets>,
    /// Whether these are the rows of a batch.
    rows: bool,
}

impl FileExport {
    /// Whether a file is being written.
    pub fn is_at_work(&self) -> bool {
        self.work.is_some()
    }

    /// Begins to write a file.
    pub fn begin(&mut self, written: Written, cx: &mut Context) {
        let Written { path, existing, content, news, solution_of } = written;
        cx.news = say::NEWS_SAVING.with([&path.display()]);
        let rows = matches!(content, FileContent::Rows(..));
        let id = cx.start(FileJob { path: path.clone(), existing, content });
        self.work = Some(Work { id, news, path, solution_of, rows });
    }

    /// The file was written, or not.
    pub fn end(&mut self, id: TaskId, FileWritten(result): FileWritten, cx: &mut Context) -> Ended {
        let Some(work) = self.work.take_if(|work| work.id == id) else { return Ended::default() };
        match result {
            Ok(()) => {
                cx.tell_saved(&work.path, work.news);
                Ended { saved_solution: work.solution_of, lost_rows: false }
            }
            Err(error) => {
                fail(error, cx);
                Ended { saved_solution: None, lost_rows: work.rows }
            }
        }
    }

    /// A task failed by a mistake in this program; whether the rows of a batch were to be saved and are not.
    pub fn crash(&mut self, id: TaskId, cx: &mut Context) -> bool {
        let Some(work) = self.work.take_if(|work| work.id == id) else { return false };
        cx.tell_failure(window::ERROR_SAVE, describe::crash());
        work.rows
    }
}

/// Tells that a file could not be written.
pub fn fail(error: PlaceError, cx: &mut Context) {
    cx.news = window::ERROR_SAVE.with([]);
    cx.tell_failure(window::ERROR_SAVE, FileError::Place(error).explain());
}
