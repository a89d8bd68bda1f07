//! Changes of what lies before a person: another position, back and forth among those there were, another puzzle.

use super::shown_turns;
use crate::app::core::Context;
use crate::app::document::{EditMerge, Position, workspace::HistorySteps};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::{editor as say, undo, window};

/// Another position; the one before can be had again by undo, with all that is known about it.
pub fn change(position: Position, merge: Option<EditMerge>, cx: &mut Context) {
    cx.document.workspace_mut().finish_scramble();
    if position.edit.is_another_position() {
        fit_view(cx);
    }
    let workspace = cx.document.workspace_mut();
    workspace.change(position, merge, cx.now);
    workspace.editor.forget_text();
}

/// Another position or painting, or back to that of the position if it is the same.
pub fn repaint(position: Position, merge: Option<EditMerge>, cx: &mut Context) {
    if position.painting == cx.document.workspace().position().painting {
        cx.document.workspace_mut().rewind();
    } else {
        change(position, merge, cx);
    }
}

/// Another puzzle, as it was left.
pub fn switch_to(puzzle: PuzzleId, cx: &mut Context) {
    if puzzle == cx.document.puzzle() {
        return;
    }
    let workspace = cx.document.workspace_mut();
    workspace.finish_scramble();
    workspace.hold = None;
    workspace.pause();
    workspace.editor.armed = false;
    cx.document.switch_to(puzzle);
    cx.leave_page_of_others();
    fit_view(cx);
    cx.set(|s| s.puzzle = puzzle);
    cx.news = say::NEWS_PUZZLE.with([&say::puzzle_name(puzzle)]);
}

/// Makes the view no larger than shows the whole puzzle, for a position that takes the place of another one: whoever zoomed in did
/// so to look at something that is there no more.
fn fit_view(cx: &mut Context) {
    let workspace = cx.document.workspace_mut();
    workspace.camera.fit(workspace.puzzle(), cx.settings.sizes());
}

/// Back to the position before, with the turn by hand shown that is taken back.
pub fn undo(cx: &mut Context) {
    let workspace = cx.document.workspace_mut();
    workspace.finish_scramble();
    workspace.editor.forget_text();
    let (before, position) = (workspace.painting().clone(), workspace.position());
    let (origin, edit) = (position.origin.clone(), position.edit);
    if workspace.step_back(cx.now) {
        shown_turns::show_history(before, &origin, cx);
        cx.news = undo::NEWS_UNDONE.with([&edit.name()]);
    }
}

/// Forward to the position that was undone, with the turn by hand shown that is made again.
pub fn redo(cx: &mut Context) {
    let workspace = cx.document.workspace_mut();
    workspace.finish_scramble();
    workspace.editor.forget_text();
    let before = workspace.painting().clone();
    if workspace.step_forward(cx.now) {
        let origin = workspace.position().origin.clone();
        shown_turns::show_history(before, &origin, cx);
        cx.news = undo::NEWS_REDONE.with([&cx.document.workspace().position().edit.name()]);
    }
}

/// Goes so many steps back or forward, to a position of which something is known. Painting ends: the next click is to spoil nothing.
pub fn back_to_results(steps: HistorySteps, cx: &mut Context) {
    match steps {
        HistorySteps::Undo(steps) => (0..steps).for_each(|_| undo(cx)),
        HistorySteps::Redo(steps) => (0..steps).for_each(|_| redo(cx)),
    }
    let workspace = cx.document.workspace_mut();
    workspace.rewind();
    workspace.editor.armed = false;
    cx.news = window::NEWS_BACK_TO_RESULTS.with([]);
}
