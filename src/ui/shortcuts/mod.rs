//! The list of all keys, where shortcuts can be changed.

pub mod command_palette;
pub mod input;
pub mod keyboard;

use crate::ui::theme;
use crate::ui::widgets::{self, shortcut_text};
use eframe::egui::{Button, Context, Event, Grid, Id, Key, Label, RichText, ScrollArea, TextEdit, Ui};
use unfold_app::command::{Row, ShortcutsCommand, message::Messages, row_named, rows, shortcut::Shortcut};
use unfold_app::document::editor::NET_ROWS;
use unfold_app::document::turning_keys::{self, TurningKey};
use unfold_app::document::typing::VIEW_ROWS;
use unfold_app::page::{KeysPage, ShortcutError};
use unfold_app::{model::Model, shortcuts};
use unfold_text::turning_keys::{KEY_CANNOT_TURN, TURNING_KEYS};
use unfold_text::{editor, scene, shortcut_editor as say};

/// Minimum width of names and descriptions, in points.
const MIN_WIDTH: f32 = 40.0 * theme::GRID;

/// Captures keys while the page waits for a shortcut; Escape stops waiting. Call before anything else reads them.
pub(crate) fn listen(ctx: &Context, model: &Model, messages: &mut Messages) {
    if shortcuts::page(model).is_none_or(|page| page.awaiting_key.is_none()) {
        return;
    }
    ctx.input_mut(|i| {
        let held = i.modifiers;
        i.events.retain(|event| {
            let (name, modifiers) = match event {
                Event::Key { key: Key::Escape, pressed: true, .. } => {
                    messages.push(ShortcutsCommand::WaitForKey(None));
                    return false;
                }
                // Keys that operate the buttons cannot be shortcuts.
                Event::Key { key: Key::Tab | Key::Enter | Key::Space, modifiers, .. }
                    if !modifiers.command && !modifiers.alt =>
                {
                    return true;
                }
                Event::Key { key, pressed: true, repeat: false, modifiers, .. } => (key.name(), *modifiers),
                // egui reports these three as events of their own.
                Event::Copy => ("C", held),
                Event::Cut => ("X", held),
                Event::Paste(_) => ("V", held),
                Event::Key { .. } | Event::Text(_) => return false,
                _ => return true,
            };
            let ctrl =
                modifiers.command || modifiers.ctrl || matches!(event, Event::Copy | Event::Cut | Event::Paste(_));
            messages.extend(
                Shortcut::from_name(name, [ctrl, modifiers.alt, modifiers.shift]).map(ShortcutsCommand::PressKey),
            );
            false
        });
    });
}

/// Draws the search field or the prompt for a key, and all commands and turning keys with their keys.
pub(crate) fn show(ui: &mut Ui, model: &Model, page: &KeysPage, messages: &mut Messages) {
    let language = model.language();
    match (page.awaiting_key.and_then(row_named), shortcuts::waiting_turning_key(model)) {
        (Some(row), _) => rebind_prompt(ui, model, page, RebindTarget::of_command(model, row), messages),
        (None, Some(key)) => rebind_prompt(ui, model, page, RebindTarget::of_turning_key(model, key), messages),
        (None, None) => {
            ui.horizontal(|ui| {
                let label = ui.label(say::FILTER.get(language));
                let mut typed = page.typed.clone();
                let field = TextEdit::singleline(&mut typed).hint_text(say::FILTER_HINT.get(language));
                let field = ui.add(field).labelled_by(label.id);
                messages.push_if(field.changed(), ShortcutsCommand::SetSearchText(typed));
                if just_opened(ui) && model.dialog.is_none() {
                    // Most users come to search.
                    field.request_focus();
                }
                let all = Button::new(say::USUAL_ALL.get(language));
                let all = ui.add_enabled(model.shortcuts.any_own() || !model.settings.turning.own.is_empty(), all);
                messages.push_if(all.clicked(), ShortcutsCommand::ResetAllKeys);
            });
            widgets::choices(ui, model, TURNING_KEYS, messages);
        }
    }
    ui.add_space(theme::GAP / 2.0);
    let scroll = ScrollArea::vertical().auto_shrink(false);
    scroll.show(ui, |ui| {
        widgets::scroll_by_keys(ui);
        if page.typed.is_empty() {
            keyboard::show(ui, model);
        }
        Grid::new("keys").num_columns(3).striped(true).show(ui, |ui| {
            for row in rows().filter(|row| row.is_available_for(model.puzzle())) {
                command_row(ui, model, page, row, messages);
            }
            let layout = model.settings.turning.layout;
            for key in layout.keys(model.puzzle()) {
                turning_key_row(ui, model, page, key, messages);
            }
            let net = NET_ROWS.iter().map(|row| (editor::NET_KEYS, row));
            let turns = layout.record().rows.iter().map(|row| (scene::TURN_KEYS, row));
            let view = VIEW_ROWS.iter().map(|row| (scene::VIEW_KEYS, row));
            for (of, row) in net.chain(turns).chain(view) {
                let texts = [row.keys, of, row.text].map(|text| text.get(language));
                if shortcuts::command_palette::matches(&page.typed, &texts) {
                    ui.add(Label::new(RichText::new(texts[0]).monospace()).wrap());
                    ui.label("");
                    name_and_description(ui, texts[1], texts[2]);
                    ui.end_row();
                }
            }
        })
    });
}

/// Draws the row of a command: keys, button that changes them, name and description.
fn command_row(ui: &mut Ui, model: &Model, page: &KeysPage, row: &'static Row, messages: &mut Messages) {
    let language = model.language();
    let keys = shortcut_text(ui, model, row).unwrap_or_default();
    let (name, tip) = (model.palette_name(row, language), row.tip.get(language));
    if !shortcuts::command_palette::matches(&page.typed, &[&keys, &name, &tip]) {
        return;
    }
    let keys = RichText::new(keys).monospace();
    let keys = if model.shortcuts.has_own(row) { keys.strong() } else { keys };
    match model.shortcuts.conflict(row, model.command_rows) {
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
    rebind_button(ui, model, page, (row.id, &name, !row.is_fixed()), messages);
    name_and_description(ui, &name, &tip);
    ui.end_row();
}

/// Draws the row of a turning key: key, button that changes it, and action.
fn turning_key_row(ui: &mut Ui, model: &Model, page: &KeysPage, key: &'static TurningKey, messages: &mut Messages) {
    let language = model.language();
    let turning = &model.settings.turning;
    let shown = turning_keys::key_phrase(turning.key_of(key)).get(language);
    let (name, of) = (key.name().get(language), TURNING_KEYS.get(language));
    if !shortcuts::command_palette::matches(&page.typed, &[&shown, &name, of]) {
        return;
    }
    let shown = RichText::new(shown).monospace();
    ui.label(if turning.is_overridden(key) { shown.strong() } else { shown });
    rebind_button(ui, model, page, (key.id, &name, true), messages);
    name_and_description(ui, &name, of);
    ui.end_row();
}

/// Draws the button that asks for another key.
fn rebind_button(
    ui: &mut Ui,
    model: &Model,
    page: &KeysPage,
    (id, name, can): (&'static str, &str, bool),
    messages: &mut Messages,
) {
    let change = Button::new(say::CHANGE.get(model.language())).small();
    let change = ui.add_enabled(can && page.awaiting_key.is_none(), change);
    widgets::set_name(ui, &change, &say::CHANGE_NAME.fill(model.language(), [&name]));
    messages.push_if(change.clicked(), ShortcutsCommand::WaitForKey(Some(id)));
}

/// Draws a name with its description below, in the remaining width.
fn name_and_description(ui: &mut Ui, name: &str, tip: &str) {
    ui.vertical(|ui| {
        ui.set_width((ui.clip_rect().right() - ui.cursor().left() - 2.0 * theme::GRID).max(MIN_WIDTH));
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.label(name);
        ui.label(theme::sized(tip, theme::TEXT_SMALL).weak());
    });
}

/// True if the page was not drawn in the previous frame.
fn just_opened(ui: &Ui) -> bool {
    let (id, frame) = (Id::unique("shortcut page seen"), ui.ctx().cumulative_frame_nr());
    let seen: Option<u64> = ui.data(|data| data.get_temp(id));
    ui.data_mut(|data| data.insert_temp(id, frame));
    seen.is_none_or(|seen| seen + 1 < frame)
}

/// The command or turning key to rebind.
struct RebindTarget {
    id: &'static str,
    name: String,
    /// True for a command with a key to remove; false for turning keys.
    can_remove_key: bool,
    /// True if the key differs from the default.
    is_own: bool,
}

impl RebindTarget {
    fn of_command(model: &Model, row: &'static Row) -> Self {
        let name = model.palette_name(row, model.language());
        let can_remove_key = !model.shortcuts.keys_of(row).is_empty();
        Self { id: row.id, name, can_remove_key, is_own: model.shortcuts.has_own(row) }
    }

    fn of_turning_key(model: &Model, key: &'static TurningKey) -> Self {
        let name = key.name().get(model.language());
        Self { id: key.id, name, can_remove_key: false, is_own: model.settings.turning.is_overridden(key) }
    }
}

/// Draws the prompt for the new key, and why the last key pressed was refused.
fn rebind_prompt(ui: &mut Ui, model: &Model, page: &KeysPage, asked: RebindTarget, messages: &mut Messages) {
    let language = model.language();
    let RebindTarget { id, name, can_remove_key, is_own } = asked;
    ui.label(RichText::new(say::PRESS_KEY.fill(language, [&name])).strong());
    if let Some((key, why)) = page.refused {
        let key = key.phrase();
        let text = match why {
            ShortcutError::Reserved => say::KEY_RESERVED.fill(language, [&key]),
            ShortcutError::NeedsCtrl => say::KEY_NEEDS_CTRL.fill(language, [&key]),
            ShortcutError::CannotTurn => KEY_CANNOT_TURN.fill(language, [&key]),
            ShortcutError::Taken(id) => {
                let turning = turning_keys::key_named(id).map_or_else(String::new, |key| key.name().get(language));
                let other = row_named(id).map_or(turning, |other| model.palette_name(other, language));
                say::KEY_TAKEN.fill(language, [&key, &other.trim_end_matches('…')])
            }
        };
        ui.label(RichText::new(text).color(theme::colours(ui).error));
    }
    ui.horizontal(|ui| {
        if matches!(page.refused, Some((_, ShortcutError::Taken(_))))
            && ui.button(say::KEY_TAKE.get(language)).clicked()
        {
            messages.push(ShortcutsCommand::ReassignKey);
        }
        let none = ui.add_enabled(can_remove_key, Button::new(say::NO_KEY.get(language)));
        widgets::set_name(ui, &none, &say::NO_KEY_NAME.fill(language, [&name]));
        messages.push_if(none.clicked(), ShortcutsCommand::RemoveKeys(id));
        let usual = ui.add_enabled(is_own, Button::new(say::USUAL.get(language)));
        widgets::set_name(ui, &usual, &say::USUAL_NAME.fill(language, [&name]));
        messages.push_if(usual.clicked(), ShortcutsCommand::ResetKeys(id));
        let cancel = ui.button(unfold_text::window::CANCEL.get(language));
        messages.push_if(cancel.clicked(), ShortcutsCommand::WaitForKey(None));
    });
}
