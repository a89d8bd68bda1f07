//! Changes to the document: replacing the position, undo and redo, switching puzzles.

use super::shown_turns;
use crate::document::{EditMerge, Position, workspace::HistorySteps};
use crate::{action::Action, model::Model};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::{editor as say, undo, window};

/// Replaces the position. Undo restores the old one with its results.
pub fn replace_position(position: Position, merge: Option<EditMerge>, model: &mut Model) {
    model.document.workspace_mut().finish_scramble();
    if position.edit.replaces_position() {
        fit_view(model);
    }
    let workspace = model.document.workspace_mut();
    workspace.change(position, merge, model.now);
    workspace.editor.forget_text();
}

/// Replaces the position, or rewinds playback if the painting is unchanged.
pub fn repaint(position: Position, merge: Option<EditMerge>, model: &mut Model) {
    if position.painting == model.document.workspace().position().painting {
        model.document.workspace_mut().rewind();
    } else {
        replace_position(position, merge, model);
    }
}

/// Switches to a puzzle and its own workspace.
pub fn switch_to(puzzle: PuzzleId, model: &mut Model) {
    if puzzle == model.document.puzzle() {
        return;
    }
    let workspace = model.document.workspace_mut();
    workspace.finish_scramble();
    workspace.dragged_layer = None;
    workspace.end_merge();
    let paints = workspace.editor.is_painting;
    model.document.switch_to(puzzle);
    // Paint mode belongs to the window, so it carries over to the new puzzle.
    model.document.workspace_mut().editor.is_painting = paints;
    model.close_unavailable_page();
    fit_view(model);
    model.change_settings(|s| s.puzzle = puzzle);
    model.effects.ask(Action::ShowScramble);
    model.news = say::NEWS_PUZZLE.with([&say::puzzle_name(puzzle)]);
}

/// Zooms out until the whole puzzle is visible: a close-up chosen for the old position rarely suits the new one.
fn fit_view(model: &mut Model) {
    let workspace = model.document.workspace_mut();
    workspace.camera.fit(workspace.puzzle(), model.settings.sizes());
}

/// Undoes one step, animating the reversal of a turn made by hand.
pub fn undo(model: &mut Model) {
    let workspace = model.document.workspace_mut();
    workspace.finish_scramble();
    workspace.editor.forget_text();
    let (before, position) = (workspace.painting().clone(), workspace.position());
    let (origin, edit) = (position.origin.clone(), position.edit);
    if workspace.undo_step(model.now) {
        shown_turns::show_undo_or_redo(before, &origin, model);
        model.news = undo::NEWS_UNDONE.with([&edit.name()]);
    }
}

/// Redoes one step, animating a turn made by hand.
pub fn redo(model: &mut Model) {
    let workspace = model.document.workspace_mut();
    workspace.finish_scramble();
    workspace.editor.forget_text();
    let before = workspace.painting().clone();
    if workspace.redo_step(model.now) {
        let origin = workspace.position().origin.clone();
        shown_turns::show_undo_or_redo(before, &origin, model);
        model.news = undo::NEWS_REDONE.with([&model.document.workspace().position().edit.name()]);
    }
}

/// Undoes or redoes several steps to return to a position with results, and rewinds its playback.
pub fn back_to_results(steps: HistorySteps, model: &mut Model) {
    match steps {
        HistorySteps::Undo(steps) => (0..steps).for_each(|_| undo(model)),
        HistorySteps::Redo(steps) => (0..steps).for_each(|_| redo(model)),
    }
    model.document.workspace_mut().rewind();
    model.news = window::NEWS_BACK_TO_RESULTS.with([]);
}
