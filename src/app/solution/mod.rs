//! The solution of the position that is shown: chosen among those found, copied and saved.

pub mod command;
pub mod save;
pub mod update;

use std::path::Path;

use crate::app::core::{Context, Dialog, ShellRequest};
use crate::app::document::{Workspaces, runs::results::SolutionChoice};
use crate::app::files::log_job::{LogJob, SavedLog};
use crate::export::place::Existing;
use crate::shared::file_error::FileError;
use unfold_engine::notation;
use unfold_engine::puzzle::{PuzzleId, Sequence};
use unfold_text::{sentences::log, window as say};

/// Chooses the solution that is shown and played.
pub fn choose(workspaces: &mut Workspaces, place: SolutionChoice) {
    let workspace = workspaces.workspace_mut();
    workspace.rewind();
    let results = &mut workspace.position_mut().results;
    // The last one found, if chosen, means: whichever is the shortest, now and later.
    let last = SolutionChoice::Found(results.solutions.len().wrapping_sub(1));
    results.chosen = (place != last).then_some(place);
}

/// Copies the moves of the solution that is shown, if there is one.
pub fn copy(cx: &mut Context) {
    let workspace = cx.document.workspace();
    if let Some((_, solution)) = workspace.position().results.shown() {
        cx.request(ShellRequest::Copy(notation::print(workspace.puzzle(), &solution.moves)));
        cx.news = say::NEWS_COPIED.with([]);
    }
}

/// Has the solution that is shown saved as a log, if there is one.
pub fn save_log(path: &Path, existing: Existing, cx: &mut Context) {
    let workspace = cx.document.workspace();
    if let Some((_, solution)) = workspace.position().results.shown()
        && let Some(log) = workspace.log_to_save()
    {
        let what = SavedLog::Solution(workspace.puzzle(), solution.moves.clone());
        cx.run_now(LogJob { path: path.to_path_buf(), existing, log, what });
    }
}

/// The solution was saved as a log, or not.
pub fn end_saving(
    path: &Path,
    (puzzle, solution): (PuzzleId, &Sequence),
    saved: Result<(), FileError>,
    cx: &mut Context,
) {
    match saved {
        Ok(()) => {
            cx.dialog = None;
            cx.document.note_saved_solution();
            cx.tell_saved(path, say::NEWS_SAVED.with([&path.display(), &log::length_of_solution(puzzle, solution)]));
        }
        Err(error) => {
            cx.dialog = Some(Dialog::Error { title: say::ERROR_SAVE, error: error.explain() });
        }
    }
}

/// The solution that is shown: chosen, copied and saved.
#[derive(Debug, Default)]
pub struct Solutions;
