//! The text field for a position, as facelets or moves, with a mark at the mistake.

use crate::ui::theme;
use crate::ui::widgets::{self, button, focus};
use eframe::egui::text::{CCursor, CCursorRange, LayoutJob, TextWrapping};
use eframe::egui::{
    Align, Event, Id, Key, KeyboardShortcut, Layout, Modifiers, Pos2, Response, ScrollArea, Shape, Stroke, TextBuffer,
    TextEdit, TextStyle, Ui, UiBuilder, Vec2, vec2,
};
use unfold_app::command::message::{Message, Messages};
use unfold_app::command::{AlgorithmsCommand, Command, PaintingCommand, SettingsCommand, TypingCommand};
use unfold_app::document::editor::MovesMeaning;
use unfold_app::typing::{pasting, typed_moves};
use unfold_app::{model::Model, painting};
use unfold_engine::notation::NoteKind;
use unfold_scene::appearance::colours;
use unfold_text::sentences::{self, describe};
use unfold_text::{algorithms, editor as say, facelets as texts, rows};

/// Action of Enter in the field.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EnterAction {
    /// Releases the focus.
    Leave,
    /// Finds algorithms.
    Find,
}

const SHIFT_ENTER: KeyboardShortcut = KeyboardShortcut::new(Modifiers::SHIFT, Key::Enter);

/// Visible lines of the field on a page.
const PAGE_ROWS: usize = 2;
/// Height of the field on the stage and on a page, in points.
const HEIGHTS: [f32; 2] = [3.5 * theme::GRID, 6.0 * theme::GRID];
/// Height reserved below the field on a page for the readings, in points.
const READINGS_HEIGHT: f32 = 4.0 * theme::GRID;

/// Draws the field on the stage.
pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    labelled_field(ui, model, EnterAction::Leave, messages);
}

/// Draws the field on a page where Enter searches, with the readings below it.
pub(crate) fn show_on_page(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    labelled_field(ui, model, EnterAction::Find, messages);
    widgets::fixed_size(ui, vec2(ui.available_width(), READINGS_HEIGHT), |ui| {
        widgets::scrolled(ui, "readings", |ui| readings(ui, model, messages));
    });
}

/// Draws the field with its label and, on a page, the copy button.
fn labelled_field(ui: &mut Ui, model: &Model, enter: EnterAction, messages: &mut Messages) {
    let (language, height) = (model.language(), height(enter));
    // On the stage the copy button is in the Edit menu.
    let has_button = enter == EnterAction::Find;
    let width = theme::text_width(ui, say::COPY_FACELETS.get(language), TextStyle::Button);
    let width = width + 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    ui.horizontal_top(|ui| {
        ui.set_min_height(height);
        let name = say::POSITION_FIELD.get(language);
        let size = vec2(theme::text_width(ui, name, TextStyle::Body), HEIGHTS[0]);
        let label = ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(size);
            ui.label(name)
        });
        let room = vec2(ui.available_width() - if has_button { width } else { 0.0 }, height);
        field(ui, model, (enter, &label.inner, room), messages);
        if has_button {
            button(ui, model, PaintingCommand::CopyFacelets, messages);
        }
    });
}

const fn height(enter: EnterAction) -> f32 {
    match enter {
        EnterAction::Leave => HEIGHTS[0],
        EnterAction::Find => HEIGHTS[1],
    }
}

/// True if the text has other readings or notes.
pub(crate) fn has_readings(model: &Model) -> bool {
    let editor = &model.document.workspace().editor;
    !editor.notes.is_empty() || editor.valid_typed_moves().is_some() || editor.readings.is_some()
}

/// Draws notes on how the text was read, and its other readings.
pub(crate) fn readings(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    typed_moves(ui, model, messages);
    notes(ui, model, messages);
    orders_and_colours(ui, model, messages);
}

/// Draws notes on how the text was read; if its lines were joined, with a button that puts them into the batch form.
fn notes(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let editor = &model.document.workspace().editor;
    for note in &editor.notes {
        ui.horizontal_wrapped(|ui| {
            ui.label(describe::note(note).get(model.language()));
            if matches!(note.kind, NoteKind::Lines(_)) {
                button(ui, model, TypingCommand::FillBatchForm, messages);
            }
        });
    }
}

/// Draws the choice between the meanings of typed moves.
fn typed_moves(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let Some(typed) = model.document.workspace().editor.valid_typed_moves() else { return };
    let language = model.language();
    ui.horizontal_wrapped(|ui| {
        ui.label(rows::READ_MOVES_AS.get(language));
        for meaning in typed_moves::meanings(&typed.base) {
            let (name, tip) = match meaning {
                MovesMeaning::Applied => (rows::MOVES_APPLIED, rows::MOVES_APPLIED_TIP),
                MovesMeaning::Position => (rows::MOVES_POSITION, rows::MOVES_POSITION_TIP),
                MovesMeaning::Case => (rows::MOVES_CASE, rows::MOVES_CASE_TIP),
            };
            let choice = ui.radio(meaning == typed.meaning, name.get(language)).on_hover_text(tip.get(language));
            messages.push_if(choice.clicked(), TypingCommand::TakeMovesAs(meaning));
        }
    });
}

/// Draws the choice between the facelet orders of the text, and a button for its colour scheme if that is not in use.
fn orders_and_colours(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let Some(readings) = model.document.workspace().editor.readings.as_ref() else { return };
    let language = model.language();
    if readings.orders.len() > 1 {
        ui.horizontal_wrapped(|ui| {
            ui.label(texts::READ_AS.get(language));
            for order in &readings.orders {
                let name = sentences::facelets::order(*order).get(language);
                if ui.radio(*order == readings.order, name).clicked() {
                    messages.push(Command::Typing(TypingCommand::ReadIn(*order)));
                }
            }
        });
    }
    let others = readings.letters.filter(|letters| *letters != model.settings.colour_letters(model.puzzle()));
    if let Some(letters) = others {
        ui.horizontal_wrapped(|ui| {
            ui.label(texts::TEXT_COLOURS.get(language));
            button(ui, model, SettingsCommand::SetPalette(colours::palette_of_scheme(letters)), messages);
        });
    }
}

/// Id of the position field.
pub(crate) fn id() -> Id {
    Id::unique("position field")
}

/// Draws the text field, with an error mark below the mistake.
fn field(ui: &mut Ui, model: &Model, (enter, label, room): (EnterAction, &Response, Vec2), messages: &mut Messages) {
    let (id, language) = (id(), model.language());
    let entry = model.document.workspace().editor.entry.as_ref();
    let focused = ui.memory(|m| m.has_focus(id));
    // Without the focus, an empty field shows the position, and typed text is hidden while playback shows another position.
    let typed = entry.filter(|entry| {
        focused || (!entry.text.trim().is_empty() && !model.document.workspace().playback_left_position())
    });
    let mut text = typed.map_or_else(|| painting::facelets_text(model), |entry| entry.text.clone());
    if focused && typed.is_none() {
        // Continue typing after a partly painted position.
        text.truncate(text.trim_end_matches('-').len());
    }
    let painted_in_part = text.len() < model.document.workspace().painting().stickers().len() || text.contains('-');
    let edit = TextEdit::multiline(&mut text)
        .id(id)
        .font(TextStyle::Monospace)
        .desired_rows(if enter == EnterAction::Find { PAGE_ROWS } else { 1 });
    let edit = edit.hint_text(say::position_hint(model.puzzle()).get(language)).desired_width(f32::INFINITY);
    // Enter searches or leaves the field; Shift+Enter inserts a line break.
    let edit = edit.return_key(SHIFT_ENTER);
    // Without the focus, a hypercube's many digits are truncated to one line.
    let mut one_line = |ui: &Ui, text: &dyn TextBuffer, width: f32| {
        let (font, colour) = (TextStyle::Monospace.resolve(ui.style()), ui.visuals().text_color());
        let mut line = LayoutJob::simple(text.as_str().trim_end().to_owned(), font, colour, width);
        line.wrap = TextWrapping { max_rows: 1, break_anywhere: true, ..line.wrap };
        ui.painter().layout_job(line)
    };
    let edit = if enter == EnterAction::Leave && !focused { edit.layouter(&mut one_line) } else { edit };
    let (_, room) = ui.allocate_space(room);
    let mut within = ui.new_child(UiBuilder::new().max_rect(room));
    let area = ScrollArea::vertical().id_salt("position field").min_scrolled_height(0.0);
    let mut shown = area.show(&mut within, |ui| edit.show(ui)).inner;
    let mut response = shown.response.response.clone().labelled_by(label.id);
    let mut finds = false;
    if enter == EnterAction::Find {
        response = response.on_hover_text(algorithms::ENTER_FINDS.get(language));
        let is_read = entry.is_none_or(|entry| entry.error.is_none());
        // The error is that of the text before this frame's input.
        finds = focused
            && (is_read || response.changed())
            && !model.algorithms.is_running()
            && focus::pressed(ui, Key::Enter);
    }
    if enter == EnterAction::Leave && focused && focus::pressed(ui, Key::Enter) {
        response.surrender_focus();
    }
    if response.gained_focus() && typed.is_none() {
        // Select the facelets, so that typing replaces them, or put the cursor after the painted part.
        let end = CCursor::new(text.trim_end_matches('-').chars().count());
        let all = CCursorRange::two(if painted_in_part { end } else { CCursor::new(0) }, end);
        shown.state.cursor.set_char_range(Some(all));
        shown.state.clone().store(ui.ctx(), id);
    }
    if response.changed() {
        let pasted = ui.input(|i| {
            i.events.iter().find_map(|event| if let Event::Paste(text) = event { Some(text.clone()) } else { None })
        });
        messages.push(match pasted {
            // A pasted log, file or other puzzle's position is opened rather than typed.
            Some(pasted) if pasting::is_global_paste(model.puzzle(), &pasted, &model.settings) => {
                Message::from(Command::Typing(TypingCommand::Paste(pasted)))
            }
            // Pasted text replaces the facelets, as typed text does.
            Some(pasted) if typed.is_none() => Command::Typing(TypingCommand::TypePosition(pasted)).into(),
            _ => Command::Typing(TypingCommand::TypePosition(text)).into(),
        });
    }
    // After this frame's input, so that the new text is searched for.
    messages.push_if(finds, AlgorithmsCommand::Find);
    let Some((at, _)) = typed.and_then(|entry| entry.error.as_ref()) else { return };
    let colour = theme::colours(ui).error;
    let caret = shown.galley.pos_from_cursor(CCursor::new(*at)).translate(shown.galley_pos.to_vec2());
    let tip = Pos2::new(caret.left(), caret.bottom());
    let painter = ui.painter().with_clip_rect(response.rect.expand(6.0).intersect(room.expand(6.0)));
    painter.line_segment([tip, tip + vec2(8.0, 0.0)], Stroke::new(2.0, colour));
    let triangle = vec![tip + vec2(4.0, 0.0), tip + vec2(8.5, 7.0), tip + vec2(-0.5, 7.0)];
    painter.add(Shape::convex_polygon(triangle, colour, Stroke::NONE));
}
