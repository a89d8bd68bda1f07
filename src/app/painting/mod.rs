//! Painting the net: brush, strokes, keys, clearing and filling in; and what is painted as text.

pub mod command;
pub mod stickers;
pub mod update;

use crate::app::core::{Context, ShellRequest};
use crate::app::document::editor::{self, NetKey, Stroke};
use crate::app::document::{EditKind, EditMerge, Origin, Position, Workspace, Workspaces};
use crate::app::{document::painting_status::PaintingStatus, history::changes::repaint};
use crate::shared::settings::Settings;
use unfold_engine::puzzle::painting_check::repairs::{self, Repair};
use unfold_engine::{notation::facelets, puzzle::painting_check::PaintingError};
use unfold_text::editor as say;
use unfold_text::sentences::{self, describe};

/// State of the painting; mistakes in it name colours as in these names.
pub fn status(workspace: &Workspace, names: describe::Names) -> PaintingStatus {
    let (painting, check) = (workspace.painting(), &workspace.position().painting_check);
    if !check.errors.is_empty() {
        let error = |error: &PaintingError| describe::painting_error(painting.puzzle(), names, &error.what);
        return PaintingStatus::Impossible(check.errors.iter().map(error).collect());
    }
    match painting.facelets().filter(|_| workspace.state().is_some()) {
        None => PaintingStatus::Unfinished { missing: painting.missing(), forced: check.forced.len() },
        Some(state) if state.is_solved() => PaintingStatus::Solved,
        Some(_) => PaintingStatus::Possible,
    }
}

/// True if anything is painted that [`clear`] would clear.
pub fn can_clear(workspace: &Workspace) -> bool {
    workspace.editor.cleared(workspace.painting()) != *workspace.painting()
}

/// Clears all facelets but those that are fixed.
pub fn clear(cx: &mut Context) {
    let workspace = cx.document.workspace();
    let painting = workspace.editor.cleared(workspace.painting());
    repaint(Position::painted(painting, Origin::Painted).by(EditKind::Clear), None, cx);
    // Whoever paints by keys now begins at the beginning, not where the last stroke ended.
    let first = editor::first(cx.document.puzzle().def());
    cx.document.workspace_mut().editor.cursor = first;
    cx.news = say::NEWS_CLEARED.with([]);
}

/// Paints the facelets that only one colour fits.
pub fn fill_in(cx: &mut Context) {
    let workspace = cx.document.workspace();
    let mut painting = workspace.painting().clone();
    let forced = workspace.position().painting_check.forced.clone();
    for &(facelet, colour) in &forced {
        painting.paint(facelet, Some(colour));
    }
    repaint(Position::painted(painting, Origin::Painted).by(EditKind::FillIn), None, cx);
    cx.news = say::NEWS_FILLED.with([&forced.len()]);
}

/// The obvious repairs of an impossible painting; none while another position is shown than the one that is painted.
pub fn possible_repairs(workspace: &Workspace) -> Vec<Repair> {
    if workspace.position().painting_check.errors.is_empty() || workspace.playback.is_some() {
        return Vec::new();
    }
    repairs::repairs(workspace.painting(), Some(workspace.editor.cursor))
}

/// Takes a fault of the painting away.
pub fn repair(repair: &Repair, cx: &mut Context) {
    let painting = repair.applied(cx.document.workspace().painting());
    repaint(Position::painted(painting, Origin::Painted).by(EditKind::Repair), None, cx);
    cx.news = unfold_text::repairs::NEWS_REPAIRED.with([]);
}

/// Paints facelets with one colour, all but those that are fixed.
pub fn paint(stroke: &Stroke, cx: &mut Context) {
    let colours = cx.document.puzzle().def().letters.len();
    if stroke.colour.is_some_and(|c| usize::from(c) >= colours) {
        return;
    }
    let workspace = cx.document.workspace_mut();
    if !stroke.goes_on {
        workspace.pause();
    }
    let mut painting = workspace.painting().clone();
    let there: Vec<usize> = stroke.facelets.iter().copied().filter(|&i| i < painting.colours().len()).collect();
    let is_fixed = |i: &usize| workspace.editor.is_fixed(workspace.painting(), *i);
    for &i in there.iter().filter(|i| !is_fixed(i)) {
        painting.paint(i, stroke.colour);
    }
    if !stroke.goes_on && !there.is_empty() && there.iter().all(is_fixed) {
        cx.news = say::NEWS_FIXED.with([]);
    }
    if let Some(&last) = there.last() {
        workspace.editor.cursor = last;
    }
    if painting != *workspace.painting() {
        cx.news = say::NEWS_PAINTED.with([]);
        repaint(Position::painted(painting, Origin::Painted), Some(EditMerge::Stroke), cx);
    }
}

/// Chooses the colour that is painted; `None` clears. What is no colour of the puzzle is not chosen.
pub fn set_brush(workspaces: &mut Workspaces, colour: Option<u8>) {
    if colour.is_none_or(|c| usize::from(c) < workspaces.puzzle().def().letters.len()) {
        let editor = &mut workspaces.workspace_mut().editor;
        (editor.brush, editor.armed) = (colour, true);
    }
}

/// A click on the puzzle in space turns again.
pub fn put_brush_down(workspaces: &mut Workspaces) {
    workspaces.workspace_mut().editor.armed = false;
}

/// Chooses the colour that a facelet shows.
pub fn pick_colour(workspaces: &mut Workspaces, facelet: usize) {
    if let Some(&colour) = workspaces.workspace().painting().colours().get(facelet) {
        set_brush(workspaces, colour);
    }
}

/// Does what a key does while the net has the focus.
pub fn press_on_net(key: NetKey, cx: &mut Context) {
    let (puzzle, editor) = (cx.document.puzzle(), &cx.document.workspace().editor);
    let (cursor, brush) = (editor.cursor, editor.brush);
    let at_cursor = |colour| Stroke { facelets: vec![cursor], colour, goes_on: false };
    match key {
        NetKey::Move(direction) => {
            cx.document.workspace_mut().editor.cursor = editor::toward(puzzle.def(), cursor, direction);
        }
        NetKey::Paint(colour) => {
            paint(&at_cursor(Some(colour)), cx);
            let workspace = cx.document.workspace_mut();
            workspace.editor.cursor = workspace.editor.next(workspace.painting());
        }
        NetKey::Clear => paint(&at_cursor(None), cx),
        NetKey::Brush => paint(&at_cursor(brush), cx),
    }
}

/// Copies the facelets as text, if all are painted.
pub fn copy_facelets(cx: &mut Context) {
    let workspace = cx.document.workspace();
    if let Some(facelets) = workspace.painting().facelets() {
        cx.request(ShellRequest::Copy(facelets::print(&facelets)));
        cx.news = say::NEWS_COPIED_FACELETS.with([]);
    }
}

/// The facelets by the letters of their colours, if all are painted and their colours have letters.
pub fn colours_text(workspace: &Workspace, settings: &Settings) -> Option<String> {
    facelets::print_colours(&workspace.painting().facelets()?, &settings.colour_letters(workspace.puzzle()))
}

/// Copies the facelets by the letters of their colours.
pub fn copy_colours(cx: &mut Context) {
    let workspace = cx.document.workspace();
    if let Some(text) = colours_text(workspace, &cx.settings) {
        let scheme = sentences::facelets::scheme(&cx.settings.colour_letters(workspace.puzzle()));
        cx.request(ShellRequest::Copy(text));
        cx.news = unfold_text::facelets::NEWS_COPIED_COLOURS.with([&scheme]);
    }
}

/// Painting the net.
#[derive(Debug, Default)]
pub struct NetPainting;
