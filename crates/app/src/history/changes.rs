//! Changes of what lies before a person: another position, back and forth among those there were, another puzzle.

use super::shown_turns;
use crate::document::{EditMerge, Position, workspace::HistorySteps};
use crate::{action::Action, model::Model};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::{editor as say, undo, window};

/// Another position; the one before can be had again by undo, with all that is known about it.
pub fn change(position: Position, merge: Option<EditMerge>, model: &mut Model) {
    model.document.workspace_mut().finish_scramble();
    if position.edit.is_another_position() {
        fit_view(model);
    }
    let workspace = model.document.workspace_mut();
    workspace.change(position, merge, model.now);
    workspace.editor.forget_text();
}

/// Another position or painting, or back to that of the position if it is the same.
pub fn repaint(position: Position, merge: Option<EditMerge>, model: &mut Model) {
    if position.painting == model.document.workspace().position().painting {
        model.document.workspace_mut().rewind();
    } else {
        change(position, merge, model);
    }
}

/// Another puzzle, as it was left.
pub fn switch_to(puzzle: PuzzleId, model: &mut Model) {
    if puzzle == model.document.puzzle() {
        return;
    }
    let workspace = model.document.workspace_mut();
    workspace.finish_scramble();
    workspace.hold = None;
    workspace.pause();
    let paints = workspace.editor.armed;
    model.document.switch_to(puzzle);
    // The mode is that of the window, whatever puzzle is shown.
    model.document.workspace_mut().editor.armed = paints;
    model.leave_page_of_others();
    fit_view(model);
    model.set(|s| s.puzzle = puzzle);
    model.effects.ask(Action::ShowScramble);
    model.news = say::NEWS_PUZZLE.with([&say::puzzle_name(puzzle)]);
}

/// Makes the view no larger than shows the whole puzzle, for a position that takes the place of another one: whoever zoomed in did
/// so to look at something that is there no more.
fn fit_view(model: &mut Model) {
    let workspace = model.document.workspace_mut();
    workspace.camera.fit(workspace.puzzle(), model.settings.sizes());
}

/// Back to the position before, with the turn by hand shown that is taken back.
pub fn undo(model: &mut Model) {
    let workspace = model.document.workspace_mut();
    workspace.finish_scramble();
    workspace.editor.forget_text();
    let (before, position) = (workspace.painting().clone(), workspace.position());
    let (origin, edit) = (position.origin.clone(), position.edit);
    if workspace.step_back(model.now) {
        shown_turns::show_history(before, &origin, model);
        model.news = undo::NEWS_UNDONE.with([&edit.name()]);
    }
}

/// Forward to the position that was undone, with the turn by hand shown that is made again.
pub fn redo(model: &mut Model) {
    let workspace = model.document.workspace_mut();
    workspace.finish_scramble();
    workspace.editor.forget_text();
    let before = workspace.painting().clone();
    if workspace.step_forward(model.now) {
        let origin = workspace.position().origin.clone();
        shown_turns::show_history(before, &origin, model);
        model.news = undo::NEWS_REDONE.with([&model.document.workspace().position().edit.name()]);
    }
}

/// Goes a number of steps back or forward in the history, to a position with results.
pub fn back_to_results(steps: HistorySteps, model: &mut Model) {
    match steps {
        HistorySteps::Undo(steps) => (0..steps).for_each(|_| undo(model)),
        HistorySteps::Redo(steps) => (0..steps).for_each(|_| redo(model)),
    }
    model.document.workspace_mut().rewind();
    model.news = window::NEWS_BACK_TO_RESULTS.with([]);
}
