//! Saving the solution that is shown: which kind of file is asked first, and the dialog opens by itself when that is wished.

use crate::app::core::{Context, Dialog, solution_file::SolutionFile};
use unfold_engine::puzzle::PuzzleId;

/// Asks which kind of file is to be saved.
pub fn ask(puzzle: PuzzleId, cx: &mut Context) {
    cx.dialog = Some(Dialog::SaveSolution(SolutionFile::usual(puzzle)));
}

/// Chooses another kind of file while that is asked.
pub fn choose(file: SolutionFile, cx: &mut Context) {
    if let Some(Dialog::SaveSolution(chosen)) = &mut cx.dialog {
        *chosen = file;
    }
}

/// Asks how to save the solution of the search that has just ended, if that is wished. Not while a dialog is open, of the window or of
/// the system, not behind a page, and not once another position is shown.
pub fn ask_when_solved(is_choosing_file: bool, cx: &mut Context) {
    let workspace = cx.document.workspace();
    let free = cx.dialog.is_none() && cx.page.is_none() && !is_choosing_file && !workspace.shows_another();
    if cx.settings.save_when_solved && free && workspace.position().results.shown().is_some() {
        ask(workspace.puzzle(), cx);
    }
}
