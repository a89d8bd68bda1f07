//! The solution of the position that is shown: chosen among those found, and copied.

use crate::app::context::Context;
use crate::app::effect::ShellRequest;
use crate::engine::notation;
use crate::i18n::window as say;
use crate::model::document::workspace::{Workspace, Workspaces};
use crate::model::runs::results::Place;

/// Chooses the solution that is shown and played.
pub fn choose(workspaces: &mut Workspaces, place: Place) {
    let workspace = workspaces.workspace_mut();
    workspace.rewind();
    let results = &mut workspace.position_mut().results;
    // The last one found, if chosen, means: whichever is the shortest, now and later.
    let last = Place::Found(results.solutions.len().wrapping_sub(1));
    results.chosen = (place != last).then_some(place);
}

/// Copies the moves of the solution that is shown, if there is one.
pub fn copy(workspace: &Workspace, cx: &mut Context) {
    if let Some((_, solution)) = workspace.position().results.shown() {
        cx.request(ShellRequest::Copy(notation::print(workspace.puzzle(), &solution.moves)));
        cx.news = say::NEWS_COPIED.with([]);
    }
}
