//! Painting the net: brush, strokes, keys, clearing and filling in; and what is painted as text.

pub mod facelet_words;

use std::collections::BTreeSet;

use crate::command::row::{Row, row};
use crate::command::{availability::Obstacle, menu::Menu, shortcut::Shortcut};
use crate::document::editor::{self, NetKey, Paint, PaintingStatus, Stroke};
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

/// A request to painting.
#[derive(Clone, Debug, PartialEq)]
pub enum PaintingCommand {
    /// Nothing painted but centres that are fixed.
    Clear,
    /// Paint the facelets that only one colour fits.
    FillIn,
    /// Copy the facelets as text.
    CopyFacelets,
    /// Copy the facelets of a cube by the letters of their colours.
    CopyColours,
    /// Show the tools to paint with, and give the keys to the net.
    FocusNet,
    /// Paint this from now on.
    SetBrush(Paint),
    /// Put the tools to paint with away: clicks turn the puzzle in space again.
    PutBrushDown,
    /// Outline the piece of this facelet in both views, or no piece any more if it was this one.
    Choose(Option<usize>),
    /// Paint from now on what this facelet was given.
    PickColour(usize),
    /// Facelets of the net are painted.
    Paint(Stroke),
    /// An impossible painting is repaired so.
    Repair(Repair),
    /// A key is pressed while the net has the focus.
    NetKey(NetKey),
}

/// The rows of the table of commands.
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

/// State of the painting; mistakes in it name colours as in these names.
pub fn status_of(workspace: &Workspace, names: describe::Names) -> PaintingStatus {
    let (painting, check) = (workspace.painting(), &workspace.position().painting_check);
    if !check.errors.is_empty() {
        return PaintingStatus::Impossible(describe::painting_errors(painting.puzzle(), names, &check.errors));
    }
    match painting.facelets().filter(|_| workspace.state().is_some()) {
        None if painting.missing() == 0 => PaintingStatus::Part { any: painting.any_count() },
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
pub fn clear(model: &mut Model) {
    let workspace = model.document.workspace();
    let painting = workspace.editor.cleared(workspace.painting());
    repaint(Position::painted(painting, Origin::Painted).by(EditKind::Clear), None, model);
    // Whoever paints by keys now begins at the beginning, not where the last stroke ended.
    let first = editor::first(model.document.puzzle().def());
    let editor = &mut model.document.workspace_mut().editor;
    editor.cursor = first;
    model.news = say::NEWS_CLEARED.with([]);
}

/// Paints the facelets that only one colour fits.
pub fn fill_in(model: &mut Model) {
    let workspace = model.document.workspace();
    let mut painting = workspace.painting().clone();
    let forced = workspace.position().painting_check.forced.clone();
    for &(facelet, colour) in &forced {
        painting.paint(facelet, Sticker::Colour(colour));
    }
    repaint(Position::painted(painting, Origin::Painted).by(EditKind::FillIn), None, model);
    model.news = say::NEWS_FILLED.with([&forced.len()]);
}

/// The obvious repairs of an impossible painting; none while another position is shown than the one that is painted.
pub fn possible_repairs(workspace: &Workspace) -> Vec<Repair> {
    let faults = workspace.position().painting_check.errors.len();
    if faults == 0 || workspace.playback.is_some() {
        return Vec::new();
    }
    // A repair that only replaces one fault by another is no help.
    let helps = |repair: &Repair| PaintingCheck::of(&repair.applied(workspace.painting())).errors.len() < faults;
    repairs::repairs(workspace.painting(), &painted(workspace)).into_iter().filter(helps).collect()
}

/// The facelets that a person painted, the last first, as far back as nothing but painting has changed the position.
fn painted(workspace: &Workspace) -> Vec<usize> {
    let mut out = Vec::new();
    let mut after = workspace.position();
    let [undo, _] = workspace.history();
    for before in undo.rev() {
        if !after.edit.is_painting() {
            break;
        }
        // What the program filled in or repaired is no person's mistake.
        let stickers = || before.painting.stickers().iter().zip(after.painting.stickers()).enumerate();
        let changed = stickers().filter(|(_, (before, after))| before != after).map(|(i, _)| i);
        out.extend(changed.filter(|_| after.edit == EditKind::Paint));
        after = before;
    }
    let mut seen = BTreeSet::new();
    out.retain(|i| seen.insert(*i));
    out
}

/// Takes a fault of the painting away.
pub fn repair(repair: &Repair, model: &mut Model) {
    let painting = repair.applied(model.document.workspace().painting());
    repaint(Position::painted(painting, Origin::Painted).by(EditKind::Repair), None, model);
    let is_possible = model.document.workspace().position().painting_check.errors.is_empty();
    model.news = if is_possible { said::NEWS_REPAIRED } else { said::NEWS_REPAIRED_ONE }.with([]);
}

/// Paints facelets alike, all but those that are fixed.
pub fn paint(stroke: &Stroke, model: &mut Model) {
    if !is_of_puzzle(stroke.paint, model.document.puzzle()) {
        return;
    }
    let workspace = model.document.workspace_mut();
    if !stroke.goes_on {
        workspace.pause();
    }
    let mut painting = workspace.painting().clone();
    let there: Vec<usize> = stroke.facelets.iter().copied().filter(|&i| i < painting.stickers().len()).collect();
    let is_fixed = |i: &usize| workspace.editor.is_fixed(workspace.painting(), *i);
    for &i in there.iter().filter(|i| !is_fixed(i)) {
        painting.paint(i, stroke.paint.into());
    }
    if !stroke.goes_on && !there.is_empty() && there.iter().all(is_fixed) {
        model.news = say::NEWS_FIXED.with([]);
    }
    if let Some(&last) = there.last() {
        workspace.editor.cursor = last;
    }
    if painting != *workspace.painting() {
        model.news = say::NEWS_PAINTED.with([]);
        repaint(Position::painted(painting, Origin::Painted), Some(EditMerge::Stroke), model);
    }
}

/// False for a colour that the puzzle does not have.
fn is_of_puzzle(paint: Paint, puzzle: PuzzleId) -> bool {
    !matches!(paint, Paint::Colour(colour) if usize::from(colour) >= puzzle.def().letters.len())
}

/// What a facelet was given.
fn given(painting: &Pattern, facelet: usize) -> Option<Paint> {
    Some(match painting.stickers().get(facelet)? {
        Sticker::Colour(colour) => Paint::Colour(*colour),
        Sticker::Any => Paint::Any,
        // No brush paints the former.
        Sticker::Oriented | Sticker::Unpainted => Paint::Nothing,
    })
}

/// Chooses what is painted. What is no colour of the puzzle is not chosen.
pub fn set_brush(workspaces: &mut Workspaces, paint: Paint) {
    if is_of_puzzle(paint, workspaces.puzzle()) {
        let editor = &mut workspaces.workspace_mut().editor;
        editor.brush = paint;
    }
}

/// A click on the puzzle in space turns again.
pub fn put_brush_down(workspaces: &mut Workspaces) {
    workspaces.workspace_mut().editor.armed = false;
}

/// Chooses the piece of a facelet, which both views outline; none if it was chosen before.
fn choose(facelet: Option<usize>, model: &mut Model) {
    let facelet = facelet.filter(|facelet| *facelet < model.document.workspace().painting().stickers().len());
    let editor = &mut model.document.workspace_mut().editor;
    editor.cursor = facelet.unwrap_or(editor.cursor);
    editor.chosen = facelet.filter(|_| editor.chosen != facelet);
}

/// Does what a key does while the net has the focus, or wherever the focus is while one paints.
pub fn press_on_net(key: NetKey, model: &mut Model) {
    let (puzzle, editor) = (model.document.puzzle(), &model.document.workspace().editor);
    let (cursor, brush) = (editor.cursor, editor.brush);
    if !editor.armed && !matches!(key, NetKey::Move(_)) {
        if key == NetKey::Brush {
            choose(Some(cursor), model);
        }
        return;
    }
    let at_cursor = |paint| Stroke { facelets: vec![cursor], paint, goes_on: false };
    let paint_and_go_on = |content: Paint, model: &mut Model| {
        set_brush(&mut model.document, content);
        paint(&at_cursor(content), model);
        let workspace = model.document.workspace_mut();
        workspace.editor.cursor = workspace.editor.next(workspace.painting());
    };
    match key {
        NetKey::Move(direction) => {
            model.document.workspace_mut().editor.cursor = editor::toward(puzzle.def(), cursor, direction);
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

/// Copies the facelets by the letters of their colours, if all are painted and their colours have letters.
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

/// Carries out a command that is available now.
pub fn run(command: PaintingCommand, model: &mut Model) {
    match command {
        PaintingCommand::Clear => clear(model),
        PaintingCommand::FillIn => fill_in(model),
        PaintingCommand::CopyFacelets => copy_facelets(model),
        PaintingCommand::CopyColours => copy_colours(model),
        PaintingCommand::FocusNet => {
            model.show_stage();
            if model.settings.stage == StageView::Space {
                model.set(|settings| settings.stage = StageView::Both);
            }
            // Where one points at stickers nothing is painted.
            let points = points_at_stickers(model);
            let editor = &mut model.document.workspace_mut().editor;
            editor.armed |= !points;
            editor.chosen = None;
            model.effects.request(ShellRequest::Focus(FocusTarget::Net));
        }
        PaintingCommand::SetBrush(paint) => set_brush(&mut model.document, paint),
        PaintingCommand::PutBrushDown => put_brush_down(&mut model.document),
        PaintingCommand::Choose(facelet) => choose(facelet, model),
        PaintingCommand::PickColour(facelet) => {
            if let Some(paint) = given(model.document.workspace().painting(), facelet) {
                set_brush(&mut model.document, paint);
            }
        }
        PaintingCommand::Paint(stroke) => paint(&stroke, model),
        PaintingCommand::Repair(chosen) => repair(&chosen, model),
        PaintingCommand::NetKey(key) => press_on_net(key, model),
    }
}

/// The obstacle to a command now.
pub fn obstacle(command: &PaintingCommand, model: &Model) -> Obstacle {
    match command {
        PaintingCommand::Clear => Obstacle::unless(can_clear(model.document.workspace()), reasons::WHY_NOTHING_PAINTED),
        PaintingCommand::FillIn => Obstacle::unless(
            !model.document.workspace().position().painting_check.forced.is_empty(),
            say::WHY_NOT_FORCED,
        ),
        PaintingCommand::CopyFacelets | PaintingCommand::CopyColours => {
            let missing = model.document.workspace().painting().missing();
            let any = model.document.workspace().painting().any_count();
            Obstacle::because_if(missing > 0, || say::UNFINISHED.with([&missing]))
                .or(|| Obstacle::because_if(any > 0, || say::PART.with([&any])))
        }
        _ => Obstacle::None,
    }
}

/// True if there is such a command for a puzzle.
pub fn is_of(command: &PaintingCommand, puzzle: PuzzleId) -> bool {
    *command != PaintingCommand::CopyColours || puzzle.def().notation == Notation::Cube
}

/// State of the painting.
pub fn status(model: &Model) -> PaintingStatus {
    status_of(model.document.workspace(), model.colour_names(model.puzzle()))
}

/// The obvious repairs of an impossible painting, which `PaintingCommand::Repair` carries out.
pub fn repairs(model: &Model) -> Vec<Repair> {
    possible_repairs(model.document.workspace())
}

/// The facelets as text; those not painted are dashes.
pub fn facelets_text(model: &Model) -> String {
    snapshot::painting(model.document.workspace().painting())
}

/// True if clicks and letters paint: the stage is shown, one paints, and points at no stickers of a macro.
pub fn paints(model: &Model) -> bool {
    model.shows_stage() && model.document.workspace().editor.armed && !points_at_stickers(model)
}

/// True while a click on a sticker chooses it for a macro.
fn points_at_stickers(model: &Model) -> bool {
    let macros = model.macros.as_ref().filter(|macros| macros.puzzle == model.puzzle());
    macros.is_some_and(|macros| macros.picked().is_some())
}

/// True if the tools to paint with are shown: while one paints, or always.
pub fn shows_tools(model: &Model) -> bool {
    model.document.workspace().editor.armed || model.settings.always_tools
}
