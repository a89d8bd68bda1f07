//! The list of all keys, where those of commands can be changed.

pub mod command_palette;
pub mod input;

use crate::ui::theme;
use crate::ui::widgets::{self, shortcut_text};
use eframe::egui::{Button, Context, Event, Grid, Id, Key, Label, RichText, ScrollArea, TextEdit, Ui};
use unfold_app::command::{Row, ShortcutsCommand, message::Messages, row_named, rows, shortcut::Shortcut};
use unfold_app::document::editor::NET_ROWS;
use unfold_app::document::typing::{TURN_ROWS, VIEW_ROWS};
use unfold_app::page::{KeysPage, ShortcutError};
use unfold_app::{model::Model, shortcuts};
use unfold_text::{editor, scene, shortcut_editor as say};

/// The least width of names and descriptions.
const MIN_WIDTH: f32 = 40.0 * theme::GRID;

/// Takes the key that is pressed, while one is waited for, from everything else.
pub(crate) fn listen(ctx: &Context, model: &Model, messages: &mut Messages) {
    if shortcuts::page(model).is_none_or(|page| page.asking.is_none()) {
        return;
    }
    ctx.input_mut(|i| {
        let held = i.modifiers;
        i.events.retain(|event| {
            let (name, modifiers) = match event {
                Event::Key { key: Key::Escape, pressed: true, .. } => {
                    messages.push(ShortcutsCommand::AskKey(None));
                    return false;
                }
                // Those that go to the buttons and press them can be the key of nothing.
                Event::Key { key: Key::Tab | Key::Enter | Key::Space, modifiers, .. }
                    if !modifiers.command && !modifiers.alt =>
                {
                    return true;
                }
                Event::Key { key, pressed: true, repeat: false, modifiers, .. } => (key.name(), *modifiers),
                // The system's own names of these three.
                Event::Copy => ("C", held),
                Event::Cut => ("X", held),
                Event::Paste(_) => ("V", held),
                Event::Key { .. } | Event::Text(_) => return false,
                _ => return true,
            };
            let ctrl =
                modifiers.command || modifiers.ctrl || matches!(event, Event::Copy | Event::Cut | Event::Paste(_));
            messages.extend(Shortcut::of(name, [ctrl, modifiers.alt, modifiers.shift]).map(ShortcutsCommand::PressKey));
            false
        });
    });
}

/// Shows the filter or the question for a key, and below it all commands with their keys.
pub(crate) fn show(ui: &mut Ui, model: &Model, page: &KeysPage, messages: &mut Messages) {
    let language = model.language();
    match page.asking.and_then(row_named) {
        Some(row) => question(ui, model, page, row, messages),
        None => {
            ui.horizontal(|ui| {
                let label = ui.label(say::FILTER.get(language));
                let mut typed = page.typed.clone();
                let field = TextEdit::singleline(&mut typed).hint_text(say::FILTER_HINT.get(language));
                let field = ui.add(field).labelled_by(label.id);
                messages.push_if(field.changed(), ShortcutsCommand::SetSearchText(typed));
                if just_opened(ui) && model.dialog.is_none() {
                    // Most come to look for something.
                    field.request_focus();
                }
                let all = Button::new(say::USUAL_ALL.get(language));
                let all = ui.add_enabled(model.shortcuts.any_own(), all);
                messages.push_if(all.clicked(), ShortcutsCommand::AllUsualKeys);
            });
        }
    }
    ui.add_space(theme::GAP / 2.0);
    let scroll = ScrollArea::vertical().auto_shrink(false);
    scroll.show(ui, |ui| {
        widgets::scroll_by_keys(ui);
        Grid::new("keys").num_columns(3).striped(true).show(ui, |ui| {
            for row in rows().filter(|row| row.is_of(model.puzzle())) {
                command(ui, model, page, row, messages);
            }
            let net = NET_ROWS.iter().map(|row| (editor::NET_KEYS, row));
            let turns = TURN_ROWS.iter().map(|row| (scene::TURN_KEYS, row));
            let view = VIEW_ROWS.iter().map(|row| (scene::VIEW_KEYS, row));
            for (of, row) in net.chain(turns).chain(view) {
                let texts = [row.keys, of, row.text].map(|text| text.get(language));
                if shortcuts::command_palette::is_sought(&page.typed, &texts) {
                    ui.add(Label::new(RichText::new(texts[0]).monospace()).wrap());
                    ui.label("");
                    described(ui, texts[1], texts[2]);
                    ui.end_row();
                }
            }
        })
    });
}

/// A command, its keys, and the way to others.
fn command(ui: &mut Ui, model: &Model, page: &KeysPage, row: &'static Row, messages: &mut Messages) {
    let language = model.language();
    let keys = shortcut_text(ui, model, row).unwrap_or_default();
    let (name, tip) = (model.label(row, language), row.tip.get(language));
    if !shortcuts::command_palette::is_sought(&page.typed, &[&keys, &name, &tip]) {
        return;
    }
    let keys = RichText::new(keys).monospace();
    let keys = if model.shortcuts.has_own(row) { keys.strong() } else { keys };
    match model.shortcuts.rival(row, model.rows) {
        Some(other) => {
            ui.vertical(|ui| {
                ui.label(keys);
                let text = say::KEY_IN_CONFLICT.fill(language, [&other.text]);
                ui.label(RichText::new(text).color(theme::colours(ui).error).small());
            })
            .response
        }
        None => ui.label(keys),
    };
    let change = Button::new(say::CHANGE.get(language)).small();
    let change = ui.add_enabled(!row.is_fixed() && page.asking.is_none(), change);
    widgets::set_name(ui, &change, &say::CHANGE_NAME.fill(language, [&name]));
    messages.push_if(change.clicked(), ShortcutsCommand::AskKey(Some(row.id)));
    described(ui, &name, &tip);
    ui.end_row();
}

/// A name, and below it what it does, in the room that is left.
fn described(ui: &mut Ui, name: &str, tip: &str) {
    ui.vertical(|ui| {
        ui.set_width((ui.clip_rect().right() - ui.cursor().left() - 2.0 * theme::GRID).max(MIN_WIDTH));
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.label(name);
        ui.label(theme::sized(tip, theme::TEXT_SMALL).weak());
    });
}

/// True if the page was not there in the frame before.
fn just_opened(ui: &Ui) -> bool {
    let (id, frame) = (Id::unique("shortcut page seen"), ui.ctx().cumulative_frame_nr());
    let seen: Option<u64> = ui.data(|data| data.get_temp(id));
    ui.data_mut(|data| data.insert_temp(id, frame));
    seen.is_none_or(|seen| seen + 1 < frame)
}

/// Question for the key of a command.
fn question(ui: &mut Ui, model: &Model, page: &KeysPage, row: &'static Row, messages: &mut Messages) {
    let language = model.language();
    let name = model.label(row, language);
    ui.label(RichText::new(say::PRESS_KEY.fill(language, [&name])).strong());
    if let Some((key, why)) = page.refused {
        let key = key.phrase();
        let text = match why {
            ShortcutError::Reserved => say::KEY_RESERVED.fill(language, [&key]),
            ShortcutError::NeedsCtrl => say::KEY_NEEDS_CTRL.fill(language, [&key]),
            ShortcutError::Taken(id) => {
                let other = row_named(id).map_or_else(String::new, |other| model.label(other, language));
                say::KEY_TAKEN.fill(language, [&key, &other.trim_end_matches('…')])
            }
        };
        ui.label(RichText::new(text).color(theme::colours(ui).error));
    }
    ui.horizontal(|ui| {
        if matches!(page.refused, Some((_, ShortcutError::Taken(_))))
            && ui.button(say::KEY_TAKE.get(language)).clicked()
        {
            messages.push(ShortcutsCommand::TakeKey);
        }
        let none = ui.add_enabled(!model.shortcuts.of(row).is_empty(), Button::new(say::NO_KEY.get(language)));
        widgets::set_name(ui, &none, &say::NO_KEY_NAME.fill(language, [&name]));
        messages.push_if(none.clicked(), ShortcutsCommand::TakeKeys(row.id));
        let usual = ui.add_enabled(model.shortcuts.has_own(row), Button::new(say::USUAL.get(language)));
        widgets::set_name(ui, &usual, &say::USUAL_NAME.fill(language, [&name]));
        messages.push_if(usual.clicked(), ShortcutsCommand::UsualKeys(row.id));
        let cancel = ui.button(unfold_text::window::CANCEL.get(language));
        messages.push_if(cancel.clicked(), ShortcutsCommand::AskKey(None));
    });
}
