//! The field in which a position is typed, as facelets or moves; a mistake is marked where it stands.

use crate::ui::theme;
use crate::ui::widgets::{button, focus};
use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::{
    Event, Id, Key, KeyboardShortcut, Modifiers, Pos2, Response, Shape, Stroke, TextEdit, TextStyle, Ui, vec2,
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

/// The meaning of Enter in the field.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Enter {
    /// It begins a line.
    Line,
    /// It finds algorithms for what was typed; with Shift it begins a line.
    Find,
}

/// The key that begins a line where Enter finds.
const SHIFT_ENTER: KeyboardShortcut = KeyboardShortcut::new(Modifiers::SHIFT, Key::Enter);

/// Shows the field, and below it what is wrong with what was typed.
pub(crate) fn show(ui: &mut Ui, model: &Model, enter: Enter, messages: &mut Messages) {
    let focused = ui.memory(|m| m.has_focus(id()));
    ui.horizontal_top(|ui| {
        let side = ui.vertical(|ui| {
            let label = ui.label(say::POSITION_FIELD.get(model.language()));
            // The field grows while one types, and has room for a button beside it.
            if is_high(model, enter, focused) {
                button(ui, model, PaintingCommand::CopyFacelets, messages);
            }
            label
        });
        field(ui, model, (enter, &side.inner), messages);
    });
    notes(ui, model, messages);
    typed_moves(ui, model, messages);
    readings(ui, model, messages);
}

/// True if the field has room for a second line and for the button beside it: while one types, and where the page has room for it always.
fn is_high(model: &Model, enter: Enter, focused: bool) -> bool {
    focused || enter == Enter::Find || painting::shows_tools(model)
}

/// How the moves of a text were taken, where they can mean something else too.
fn notes(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let editor = &model.document.workspace().editor;
    for note in &editor.notes {
        ui.horizontal_wrapped(|ui| {
            ui.label(describe::note(note).get(model.language()));
            if matches!(note.kind, NoteKind::Lines(_)) {
                button(ui, model, TypingCommand::SolveLines, messages);
            }
        });
    }
}

/// The ways in which the moves of a text can be taken.
fn typed_moves(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let Some(typed) = model.document.workspace().editor.typed_moves.as_ref() else { return };
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

/// The choice among the readings of a text, where there is one.
fn readings(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let Some(readings) = model.document.workspace().editor.readings.as_ref() else { return };
    let language = model.language();
    if readings.orders.len() > 1 {
        ui.horizontal_wrapped(|ui| {
            ui.label(texts::READ_AS.get(language));
            for order in &readings.orders {
                let name = sentences::facelets::order(*order).get(language);
                if ui.radio(*order == readings.taken, name).clicked() {
                    messages.push(Command::Typing(TypingCommand::ReadIn(*order)));
                }
            }
        });
    }
    // Once they are shown there is no more to choose.
    let others = readings.letters.filter(|letters| *letters != model.settings.colour_letters(model.puzzle()));
    if let Some(letters) = others {
        ui.horizontal_wrapped(|ui| {
            ui.label(texts::TEXT_COLOURS.get(language));
            button(ui, model, SettingsCommand::SetPalette(colours::of_scheme(letters)), messages);
        });
    }
}

/// The field as what may have the focus.
pub(crate) fn id() -> Id {
    Id::unique("position field")
}

/// The field itself; a mistake is marked below the place where it stands, and told above.
fn field(ui: &mut Ui, model: &Model, (enter, label): (Enter, &Response), messages: &mut Messages) {
    let (id, language) = (id(), model.language());
    let entry = model.document.workspace().editor.entry.as_ref();
    let focused = ui.memory(|m| m.has_focus(id));
    // An emptied field stays empty only as long as someone is about to fill it; what was typed is not what is shown
    // while moves are played.
    let typed =
        entry.filter(|entry| focused || (!entry.text.trim().is_empty() && !model.document.workspace().shows_another()));
    let mut text = typed.map_or_else(|| painting::facelets_text(model), |entry| entry.text.clone());
    if focused && typed.is_none() {
        // Whoever has painted a part goes on typing behind it.
        text.truncate(text.trim_end_matches('-').len());
    }
    let rows = if is_high(model, enter, focused) { 2 } else { 1 };
    let painted_in_part = text.len() < model.document.workspace().painting().stickers().len() || text.contains('-');
    let edit = TextEdit::multiline(&mut text).id(id).font(TextStyle::Monospace).desired_rows(rows);
    let edit = edit.hint_text(say::position_hint(model.puzzle()).get(language)).desired_width(f32::INFINITY);
    let edit = if enter == Enter::Find { edit.return_key(SHIFT_ENTER) } else { edit };
    let mut shown = edit.show(ui);
    let mut response = shown.response.response.clone().labelled_by(label.id);
    if enter == Enter::Find {
        response = response.on_hover_text(algorithms::ENTER_FINDS.get(language));
        let is_read = entry.is_none_or(|entry| entry.error.is_none());
        // What came in this frame is read before it is searched.
        let finds = focused
            && (is_read || response.changed())
            && !model.algorithms.is_at_work()
            && focus::pressed(ui, Key::Enter);
        messages.push_if(finds, AlgorithmsCommand::Find);
    }
    if response.gained_focus() && typed.is_none() {
        // What is typed next takes the place of the facelets, or follows those that are painted.
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
            // A log, a file or another puzzle's position is not what the field is for, but can be meant.
            Some(pasted) if pasting::takes_whole(model.puzzle(), &pasted, &model.settings) => {
                Message::from(Command::Typing(TypingCommand::Paste(pasted)))
            }
            // What is pasted takes the place of the facelets, as what is typed does.
            Some(pasted) if typed.is_none() => Command::Typing(TypingCommand::TypePosition(pasted)).into(),
            _ => Command::Typing(TypingCommand::TypePosition(text)).into(),
        });
    }
    let Some((at, _)) = typed.and_then(|entry| entry.error.as_ref()) else { return };
    let colour = theme::colours(ui).error;
    let caret = shown.galley.pos_from_cursor(CCursor::new(*at)).translate(shown.galley_pos.to_vec2());
    let tip = Pos2::new(caret.left(), caret.bottom());
    let painter = ui.painter().with_clip_rect(response.rect.expand(6.0));
    painter.line_segment([tip, tip + vec2(8.0, 0.0)], Stroke::new(2.0, colour));
    let triangle = vec![tip + vec2(4.0, 0.0), tip + vec2(8.5, 7.0), tip + vec2(-0.5, 7.0)];
    painter.add(Shape::convex_polygon(triangle, colour, Stroke::NONE));
}
