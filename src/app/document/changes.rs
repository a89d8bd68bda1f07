//! Changes of what lies before a person: another position, back and forth among those there were, another puzzle.

use super::position::Position;
use super::shown_turns;
use super::workspace::{EditMerge, HistorySteps, Workspaces};
use crate::app::core::context::Context;
use unfold_engine::puzzle::PuzzleId;
use unfold_text::{editor as say, undo, window};

/// Another position; the one before can be had again by undo, with all that is known about it.
pub fn change(workspaces: &mut Workspaces, position: Position, merge: Option<EditMerge>, cx: &Context) {
    workspaces.workspace_mut().finish_scramble();
    if position.edit.is_another_position() {
        fit_view(workspaces, cx);
    }
    let workspace = workspaces.workspace_mut();
    workspace.change(position, merge, cx.now);
    workspace.editor.entry = None;
}

/// Another position or painting, or back to that of the position if it is the same.
pub fn repaint(workspaces: &mut Workspaces, position: Position, merge: Option<EditMerge>, cx: &Context) {
    if position.painting == workspaces.workspace().position().painting {
        workspaces.workspace_mut().rewind();
    } else {
        change(workspaces, position, merge, cx);
    }
}

/// Another puzzle, as it was left.
pub fn switch_to(workspaces: &mut Workspaces, puzzle: PuzzleId, cx: &mut Context) {
    if puzzle == workspaces.puzzle() {
        return;
    }
    let workspace = workspaces.workspace_mut();
    workspace.finish_scramble();
    workspace.hold = None;
    workspace.pause();
    workspace.editor.armed = false;
    workspaces.switch_to(puzzle);
    fit_view(workspaces, cx);
    cx.set(|s| s.puzzle = puzzle);
    cx.news = say::NEWS_PUZZLE.with([&say::puzzle_name(puzzle)]);
}

/// Makes the view no larger than shows the whole puzzle, for a position that takes the place of another one: whoever zoomed in did
/// so to look at something that is there no more.
fn fit_view(workspaces: &mut Workspaces, cx: &Context) {
    let workspace = workspaces.workspace_mut();
    workspace.camera.fit(workspace.puzzle(), cx.settings.sizes());
}

/// Back to the position before, with the turn by hand shown that is taken back.
pub fn undo(workspaces: &mut Workspaces, cx: &mut Context) {
    let workspace = workspaces.workspace_mut();
    workspace.finish_scramble();
    workspace.editor.entry = None;
    let (before, position) = (workspace.painting().clone(), workspace.position());
    let (origin, edit) = (position.origin.clone(), position.edit);
    if workspace.step_back(cx.now) {
        shown_turns::show_history(workspace, before, &origin, cx);
        cx.news = undo::NEWS_UNDONE.with([&edit.name()]);
    }
}

/// Forward to the position that was undone, with the turn by hand shown that is made again.
pub fn redo(workspaces: &mut Workspaces, cx: &mut Context) {
    let workspace = workspaces.workspace_mut();
    workspace.finish_scramble();
    workspace.editor.entry = None;
    let before = workspace.painting().clone();
    if workspace.step_forward(cx.now) {
        let origin = workspace.position().origin.clone();
        shown_turns::show_history(workspace, before, &origin, cx);
        cx.news = undo::NEWS_REDONE.with([&workspace.position().edit.name()]);
    }
}

/// Goes so many steps back or forward, to a position of which something is known. Painting ends: the next click is to spoil nothing.
pub fn back_to_results(workspaces: &mut Workspaces, way: HistorySteps, cx: &mut Context) {
    match way {
        HistorySteps::Undo(steps) => (0..steps).for_each(|_| undo(workspaces, cx)),
        HistorySteps::Redo(steps) => (0..steps).for_each(|_| redo(workspaces, cx)),
    }
    let workspace = workspaces.workspace_mut();
    workspace.rewind();
    workspace.editor.armed = false;
    cx.news = window::NEWS_BACK_TO_RESULTS.with([]);
}
