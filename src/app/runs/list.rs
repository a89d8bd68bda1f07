//! Which of the runs are drawn, stay and go.

use crate::app::document::runs::{AllRuns, Runs};
use crate::app::document::workspace::Workspaces;
use unfold_engine::puzzle::PuzzleId;

/// Draws a run beside that of the position that is shown, or no more.
pub fn show(number: usize, shown: bool, runs: &mut Runs) {
    if let Some(run) = runs.get_mut(number) {
        run.shown = shown;
    }
}

/// Keeps a run when newer ones need its place, as long as not too many are kept so; or no more.
pub fn pin(number: usize, pinned: bool, runs: &mut Runs) {
    let free = runs.can_pin();
    if let Some(run) = runs.get_mut(number) {
        run.pinned = pinned && (run.pinned || free);
    }
}

/// Takes a run of the puzzle that is shown out of the list, unless it is that of the position or the one that is `searched` now, by
/// puzzle and number.
pub fn remove(number: usize, searched: Option<(PuzzleId, usize)>, workspaces: &Workspaces, runs: &mut AllRuns) {
    let (puzzle, current) = (workspaces.puzzle(), workspaces.workspace().position().results.run);
    if Some(number) != current && Some((puzzle, number)) != searched {
        runs[puzzle].remove(number);
    }
}
