//! Painting the net: brush, strokes, keys, clearing, filling in and repairs. Also copies the facelets.

pub mod facelet_words;

use std::collections::BTreeSet;

use crate::command::row::{Row, row};
use crate::command::{availability::Obstacle, menu::Menu, shortcut::Shortcut};
use crate::document::editor::{self, NetKey, Paint, PaintingValidity, Stroke};
use crate::document::{EditKind, EditMerge, Origin, Position, Workspace, Workspaces};
use crate::effect::{FocusTarget, ShellRequest};
use crate::{history::changes::repaint, model::Model, session::snapshot, settings::choices::StageView};
use unfold_engine::notation::facelets;
use unfold_engine::puzzle::painting_check::PaintingCheck;
use unfold_engine::puzzle::painting_check::repairs::{self, Repair};
use unfold_engine::puzzle::{
    Notation, PuzzleId,
    pattern::{Pattern, Sticker},
};
use unfold_text::sentences::{self, describe};
use unfold_text::{editor as say, facelets as facelets_texts, reasons, repairs as said};

#[derive(Clone, Debug, PartialEq)]
pub enum PaintingCommand {
    /// Clear all facelets but fixed centres.
    Clear,
    /// Paint the facelets that have only one possible colour.
    FillIn,
    CopyFacelets,
    /// Copy the facelets of a cube as colour letters.
    CopyColours,
    /// Enter paint mode and focus the net.
    FocusNet,
    SetBrush(Paint),
    /// Leave paint mode, so that clicks in the 3D or 4D view turn the puzzle again.
    PutBrushDown,
    /// Move the cursor to this facelet and toggle the outline of its piece in both views; `None` removes the outline.
    Choose(Option<usize>),
    /// Use this facelet's colour as the brush.
    PickColour(usize),
    Paint(Stroke),
    /// Apply a repair to an impossible painting.
    Repair(Repair),
    /// A key pressed while the net has the focus.
    NetKey(NetKey),
}

pub static ROWS: &[Row<PaintingCommand>] = &[
    row("clear", PaintingCommand::Clear, (say::CLEAR, say::CLEAR_TIP))
        .on_keys(&[Shortcut::ctrl("Delete")])
        .in_menu(Menu::Edit.at(3, 4)),
    row("fill-in", PaintingCommand::FillIn, (say::FILL_IN, say::FILL_IN_TIP))
        .on_keys(&[Shortcut::ctrl("F")])
        .in_menu(Menu::Edit.at(3, 5)),
    row("focus-net", PaintingCommand::FocusNet, (say::FOCUS_NET, say::FOCUS_NET_TIP))
        .on_keys(&[Shortcut::ctrl("E")])
        .in_menu(Menu::Edit.at(3, 6)),
    row("turn-mode", PaintingCommand::PutBrushDown, (say::TURN_MODE, say::TURN_MODE_TIP))
        .on_keys(&[Shortcut::ctrl_shift("E")])
        .in_menu(Menu::Edit.at(3, 7)),
    row("copy-facelets", PaintingCommand::CopyFacelets, (say::COPY_FACELETS, say::COPY_FACELETS_TIP))
        .on_keys(&[Shortcut::ctrl("C")])
        .in_menu(Menu::Edit.at(2, 2)),
    row("copy-colours", PaintingCommand::CopyColours, (facelets_texts::COPY_COLOURS, facelets_texts::COPY_COLOURS_TIP))
        .in_menu(Menu::Edit.at(2, 4)),
];

/// Validity of the painting; `names` are the colour names used in error messages.
pub fn status_of(workspace: &Workspace, names: describe::ColourNames) -> PaintingValidity {
    let (painting, check) = (workspace.painting(), &workspace.position().painting_check);
    if !check.errors.is_empty() {
        return PaintingValidity::Impossible(describe::painting_errors(painting.puzzle(), names, &check.errors));
    }
    match painting.facelets().filter(|_| workspace.state().is_some()) {
        None if painting.unpainted_count() == 0 => PaintingValidity::Part { any: painting.any_count() },
        None => PaintingValidity::Unfinished { missing: painting.unpainted_count(), forced: check.forced.len() },
        Some(state) if state.is_solved() => PaintingValidity::Solved,
        Some(_) => PaintingValidity::Possible,
    }
}

/// True if [`clear`] would change anything.
pub fn can_clear(workspace: &Workspace) -> bool {
    workspace.editor.cleared(workspace.painting()) != *workspace.painting()
}

/// Clears all facelets but fixed centres, and moves the cursor to the first facelet.
pub fn clear(model: &mut Model) {
    let workspace = model.document.workspace();
    let painting = workspace.editor.cleared(workspace.painting());
    repaint(Position::from_painting(painting, Origin::Painted).with_edit(EditKind::Clear), None, model);
    // Keyboard painting starts over.
    let first = editor::first_facelet(model.document.puzzle().def());
    let editor = &mut model.document.workspace_mut().editor;
    editor.cursor = first;
    model.news = say::NEWS_CLEARED.with([]);
}

/// Paints the facelets that have only one possible colour.
pub fn fill_in(model: &mut Model) {
    let workspace = model.document.workspace();
    let mut painting = workspace.painting().clone();
    let forced = workspace.position().painting_check.forced.clone();
    for &(facelet, colour) in &forced {
        painting.paint(facelet, Sticker::Colour(colour));
    }
    repaint(Position::from_painting(painting, Origin::Painted).with_edit(EditKind::FillIn), None, model);
    model.news = say::NEWS_FILLED.with([&forced.len()]);
}

/// Repairs that reduce the errors of an impossible painting; empty during playback.
pub fn possible_repairs(workspace: &Workspace) -> Vec<Repair> {
    let faults = workspace.position().painting_check.errors.len();
    if faults == 0 || workspace.playback.is_some() {
        return Vec::new();
    }
    // Drop repairs that only trade one error for another.
    let helps = |repair: &Repair| PaintingCheck::new(&repair.applied(workspace.painting())).errors.len() < faults;
    repairs::repairs(workspace.painting(), &painted_facelets(workspace)).into_iter().filter(helps).collect()
}

/// Facelets painted by the user, latest first, since the last change other than painting.
fn painted_facelets(workspace: &Workspace) -> Vec<usize> {
    let mut out = Vec::new();
    let mut after = workspace.position();
    let [undo, _] = workspace.history();
    for before in undo.rev() {
        if !after.edit.is_painting() {
            break;
        }
        // Facelets that the program filled in or repaired cannot be the user's mistake.
        let stickers = || before.painting.stickers().iter().zip(after.painting.stickers()).enumerate();
        let changed = stickers().filter(|(_, (before, after))| before != after).map(|(i, _)| i);
        out.extend(changed.filter(|_| after.edit == EditKind::Paint));
        after = before;
    }
    let mut seen = BTreeSet::new();
    out.retain(|i| seen.insert(*i));
    out
}

pub fn repair(repair: &Repair, model: &mut Model) {
    let painting = repair.applied(model.document.workspace().painting());
    repaint(Position::from_painting(painting, Origin::Painted).with_edit(EditKind::Repair), None, model);
    let is_possible = model.document.workspace().position().painting_check.errors.is_empty();
    model.news = if is_possible { said::NEWS_REPAIRED } else { said::NEWS_REPAIRED_ONE }.with([]);
}

/// Paints the facelets of a stroke, except fixed centres.
pub fn paint(stroke: &Stroke, model: &mut Model) {
    if !puzzle_has_paint(stroke.paint, model.document.puzzle()) {
        return;
    }
    let workspace = model.document.workspace_mut();
    if !stroke.continues_previous {
        workspace.end_merge();
    }
    let mut painting = workspace.painting().clone();
    let there: Vec<usize> = stroke.facelets.iter().copied().filter(|&i| i < painting.stickers().len()).collect();
    let is_fixed = |i: &usize| workspace.editor.is_fixed(workspace.painting(), *i);
    for &i in there.iter().filter(|i| !is_fixed(i)) {
        painting.paint(i, stroke.paint.into());
    }
    if !stroke.continues_previous && !there.is_empty() && there.iter().all(is_fixed) {
        model.news = say::NEWS_FIXED.with([]);
    }
    if let Some(&last) = there.last() {
        workspace.editor.cursor = last;
    }
    if painting != *workspace.painting() {
        model.news = say::NEWS_PAINTED.with([]);
        repaint(Position::from_painting(painting, Origin::Painted), Some(EditMerge::Stroke), model);
    }
}

/// True unless the paint is a colour the puzzle lacks.
fn puzzle_has_paint(paint: Paint, puzzle: PuzzleId) -> bool {
    !matches!(paint, Paint::Colour(colour) if usize::from(colour) >= puzzle.def().letters.len())
}

/// The paint that reproduces a facelet's sticker.
fn paint_of(painting: &Pattern, facelet: usize) -> Option<Paint> {
    Some(match painting.stickers().get(facelet)? {
        Sticker::Colour(colour) => Paint::Colour(*colour),
        Sticker::Any => Paint::Any,
        // There is no brush for `Oriented`.
        Sticker::Oriented | Sticker::Unpainted => Paint::Nothing,
    })
}

/// Sets the brush; ignores colours the puzzle lacks.
pub fn set_brush(workspaces: &mut Workspaces, paint: Paint) {
    if puzzle_has_paint(paint, workspaces.puzzle()) {
        let editor = &mut workspaces.workspace_mut().editor;
        editor.brush = paint;
    }
}

pub fn leave_paint_mode(workspaces: &mut Workspaces) {
    workspaces.workspace_mut().editor.is_painting = false;
}

/// Moves the cursor to a facelet and toggles the outline of its piece; `None` removes the outline.
fn choose(facelet: Option<usize>, model: &mut Model) {
    let facelet = facelet.filter(|facelet| *facelet < model.document.workspace().painting().stickers().len());
    let editor = &mut model.document.workspace_mut().editor;
    editor.cursor = facelet.unwrap_or(editor.cursor);
    editor.chosen = facelet.filter(|_| editor.chosen != facelet);
}

/// Handles a key pressed on the net. Outside paint mode, keys only move the cursor or outline a piece.
pub fn press_on_net(key: NetKey, model: &mut Model) {
    let (puzzle, editor) = (model.document.puzzle(), &model.document.workspace().editor);
    let (cursor, brush) = (editor.cursor, editor.brush);
    if !editor.is_painting && !matches!(key, NetKey::Move(_)) {
        if key == NetKey::Brush {
            choose(Some(cursor), model);
        }
        return;
    }
    let at_cursor = |paint| Stroke { facelets: vec![cursor], paint, continues_previous: false };
    let paint_and_go_on = |content: Paint, model: &mut Model| {
        set_brush(&mut model.document, content);
        paint(&at_cursor(content), model);
        let workspace = model.document.workspace_mut();
        workspace.editor.cursor = workspace.editor.next_facelet(workspace.painting());
    };
    match key {
        NetKey::Move(direction) => {
            model.document.workspace_mut().editor.cursor = editor::adjacent_facelet(puzzle.def(), cursor, direction);
        }
        NetKey::Paint(colour) => paint_and_go_on(Paint::Colour(colour), model),
        NetKey::Any => paint_and_go_on(Paint::Any, model),
        NetKey::Clear => paint(&at_cursor(Paint::Nothing), model),
        NetKey::Brush => paint(&at_cursor(brush), model),
    }
}

/// Copies the facelets as text, if all are painted.
pub fn copy_facelets(model: &mut Model) {
    let workspace = model.document.workspace();
    if let Some(facelets) = workspace.painting().facelets() {
        model.effects.request(ShellRequest::Copy(facelets::print(&facelets)));
        model.news = say::NEWS_COPIED_FACELETS.with([]);
    }
}

/// Copies the facelets as colour letters, if all are painted and every colour has a letter.
pub fn copy_colours(model: &mut Model) {
    let letters = model.settings.colour_letters(model.puzzle());
    if let Some(text) = model
        .document
        .workspace()
        .painting()
        .facelets()
        .and_then(|facelets| facelets::print_colours(&facelets, &letters))
    {
        let scheme = sentences::facelets::scheme(&letters);
        model.effects.request(ShellRequest::Copy(text));
        model.news = unfold_text::facelets::NEWS_COPIED_COLOURS.with([&scheme]);
    }
}

pub fn run(command: PaintingCommand, model: &mut Model) {
    match command {
        PaintingCommand::Clear => clear(model),
        PaintingCommand::FillIn => fill_in(model),
        PaintingCommand::CopyFacelets => copy_facelets(model),
        PaintingCommand::CopyColours => copy_colours(model),
        PaintingCommand::FocusNet => {
            model.show_stage();
            if model.settings.stage == StageView::Space {
                model.change_settings(|settings| settings.stage = StageView::Both);
            }
            // Do not paint while clicks pick stickers for a macro.
            let points = picks_stickers(model);
            let editor = &mut model.document.workspace_mut().editor;
            editor.is_painting |= !points;
            editor.chosen = None;
            model.effects.request(ShellRequest::Focus(FocusTarget::Net));
        }
        PaintingCommand::SetBrush(paint) => set_brush(&mut model.document, paint),
        PaintingCommand::PutBrushDown => leave_paint_mode(&mut model.document),
        PaintingCommand::Choose(facelet) => choose(facelet, model),
        PaintingCommand::PickColour(facelet) => {
            if let Some(paint) = paint_of(model.document.workspace().painting(), facelet) {
                set_brush(&mut model.document, paint);
            }
        }
        PaintingCommand::Paint(stroke) => paint(&stroke, model),
        PaintingCommand::Repair(chosen) => repair(&chosen, model),
        PaintingCommand::NetKey(key) => press_on_net(key, model),
    }
}

pub fn obstacle(command: &PaintingCommand, model: &Model) -> Obstacle {
    match command {
        PaintingCommand::Clear => Obstacle::unless(can_clear(model.document.workspace()), reasons::WHY_NOTHING_PAINTED),
        PaintingCommand::FillIn => Obstacle::unless(
            !model.document.workspace().position().painting_check.forced.is_empty(),
            say::WHY_NOT_FORCED,
        ),
        PaintingCommand::CopyFacelets | PaintingCommand::CopyColours => {
            let missing = model.document.workspace().painting().unpainted_count();
            let any = model.document.workspace().painting().any_count();
            Obstacle::disabled_if(missing > 0, || say::UNFINISHED.with([&missing]))
                .or(|| Obstacle::disabled_if(any > 0, || say::PART.with([&any])))
        }
        _ => Obstacle::None,
    }
}

pub fn applies_to(command: &PaintingCommand, puzzle: PuzzleId) -> bool {
    *command != PaintingCommand::CopyColours || puzzle.def().notation == Notation::Cube
}

pub fn status(model: &Model) -> PaintingValidity {
    status_of(model.document.workspace(), model.colour_names(model.puzzle()))
}

/// Repairs offered for the painting of the shown puzzle; see [`possible_repairs`].
pub fn repairs(model: &Model) -> Vec<Repair> {
    possible_repairs(model.document.workspace())
}

/// The facelets as text, with dashes for unpainted ones and dots for any colour.
pub fn facelets_text(model: &Model) -> String {
    snapshot::painting(model.document.workspace().painting())
}

/// True if clicks and letter keys paint.
pub fn paints(model: &Model) -> bool {
    model.shows_stage() && model.document.workspace().editor.is_painting && !picks_stickers(model)
}

/// True while clicks pick stickers for a macro.
fn picks_stickers(model: &Model) -> bool {
    let macros = model.macros.as_ref().filter(|macros| macros.puzzle == model.puzzle());
    macros.is_some_and(|macros| macros.picked().is_some())
}

/// True if the paint tools are visible.
pub fn shows_tools(model: &Model) -> bool {
    model.document.workspace().editor.is_painting || model.settings.always_tools
}
