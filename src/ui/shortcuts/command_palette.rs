//! The command palette: search for a command by name.

use crate::ui::theme;
use crate::ui::widgets::{self, shortcut_text};
use eframe::egui::{Align, Button, Id, Key, Modifiers, RichText, Role, ScrollArea, TextEdit, Ui, WidgetInfo, vec2};
use unfold_app::command::{Command, ShortcutsCommand, WindowCommand, message::Messages};
use unfold_app::model::Model;
use unfold_text::shortcut_editor as say;

/// Maximum height of the list of commands, in points.
const MAX_LIST_HEIGHT: f32 = 320.0;

/// Draws the field and the matches for `typed`, with entry `at` selected; Enter runs it.
pub(crate) fn show(ui: &mut Ui, model: &Model, (typed, at): (&str, usize), messages: &mut Messages) {
    let language = model.language();
    let found = model.matching_commands(typed);
    let at = at.min(found.len().saturating_sub(1));
    // Consume these keys before the field sees them.
    let mut moved = None;
    ui.input_mut(|i| {
        for (key, to) in [
            (Key::ArrowDown, at + 1),
            (Key::ArrowUp, at.saturating_sub(1)),
            (Key::PageDown, at + 8),
            (Key::PageUp, at.saturating_sub(8)),
        ] {
            if i.consume_key(Modifiers::NONE, key) {
                moved = Some(to.min(found.len().saturating_sub(1)));
            }
        }
    });
    messages.extend(moved.map(ShortcutsCommand::PointAt));
    let at = moved.unwrap_or(at);
    let enter = ui.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Enter));
    ui.horizontal(|ui| {
        let label = ui.label(say::FIND_FIELD.get(language));
        let mut text = typed.to_owned();
        let field = TextEdit::singleline(&mut text).id(Id::unique("palette")).desired_width(f32::INFINITY);
        let field = ui.add(field.hint_text(say::FIND_HINT.get(language))).labelled_by(label.id);
        messages.push_if(field.changed(), ShortcutsCommand::SetSearchText(text));
        field.request_focus();
    });
    if found.is_empty() {
        ui.label(say::FIND_NONE.get(language));
    }
    let height = MAX_LIST_HEIGHT.min(ui.ctx().content_rect().height() - 200.0).max(80.0);
    ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        for (n, row) in found.iter().enumerate() {
            let name = model.palette_name(row, language);
            let is_on = model.is_on(row) == Some(true);
            let shown = if is_on { say::IS_ON.fill(language, [&name]) } else { name.clone() };
            let mut button = Button::selectable(n == at, shown).min_size(vec2(ui.available_width(), 0.0));
            if let Some(keys) = shortcut_text(ui, model, row) {
                let colours = theme::colours(ui);
                let ink = if n == at { colours.text } else { colours.muted };
                button = button.shortcut_text(RichText::new(keys).color(ink));
            }
            let possible = model.is_possible(&row.command);
            let response = ui.add_enabled(possible, button);
            response.widget_info(|| WidgetInfo::selected(Role::Button, possible, n == at, &name));
            if n == at && moved.is_some() {
                response.scroll_to_me(Some(Align::Center));
            }
            if widgets::with_tooltip(ui, response, row, model).clicked() {
                messages.extend([Command::Window(WindowCommand::Dismiss), row.command.clone()]);
            }
        }
    });
    ui.weak(say::FIND_HOW.get(language));
    if enter {
        messages.extend(moved.map(ShortcutsCommand::PointAt));
        messages.push(WindowCommand::Accept);
    }
}
