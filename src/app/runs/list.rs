//! List of the runs that are drawn, that stay and that go.

use crate::app::{core::Context, document::runs::Runs};

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

/// Takes a run of the puzzle that is shown out of the list, unless it is that of the position or of the search at work.
pub fn remove(number: usize, cx: &mut Context) {
    let (puzzle, current) = (cx.puzzle(), cx.results().run);
    if Some(number) != current && Some((puzzle, number)) != cx.at_work.search {
        cx.runs[puzzle].remove(number);
    }
}
