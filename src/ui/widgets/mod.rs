//! Building blocks of every part of the window: the buttons, boxes and menu entries of commands, headings and scrolled
//! contents.

pub mod focus;
pub mod highlight;
pub mod icons;
pub mod limits;
pub mod menu;
pub mod sticker_patterns;
pub mod tour_target;

use eframe::egui::{self, Button, Pos2, Response, RichText, ScrollArea, Shape, Stroke, Ui, vec2};

use crate::app::command::{Command, HistoryCommand, LessonCommand, Row, SettingsCommand, row_of};
use crate::app::{
    App, core::method_page::MethodPage, core::shortcut::Shortcut, message::Messages, settings::switch::Switch,
};
use crate::ui::theme;
use unfold_text::{methods, shortcut_editor};

/// The heading of a group.
pub(crate) fn heading(ui: &mut Ui, text: &str) -> Response {
    ui.add_space(2.0);
    ui.label(RichText::new(text).heading().strong())
}

/// Contents that get a scroll bar only when the window is too small for them.
pub(crate) fn scrolled<R>(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let contents = |ui: &mut Ui| {
        let inner = contents(ui);
        focus::follow(ui);
        inner
    };
    // It is as high as its room, also where that is less than egui would take.
    let area = ScrollArea::vertical().id_salt(name).auto_shrink(false).min_scrolled_height(0.0);
    area.show(ui, contents).inner
}

/// Page Up, Page Down, Home and End scroll what is shown here; to be called within something that is scrolled.
pub(crate) fn scroll_by_keys(ui: &Ui) {
    let page = 0.9 * ui.clip_rect().height();
    let far = 1e6;
    let deltas =
        [(egui::Key::PageDown, -page), (egui::Key::PageUp, page), (egui::Key::Home, far), (egui::Key::End, -far)];
    for (key, delta) in deltas {
        if ui.input(|i| i.modifiers.is_none() && i.key_pressed(key)) {
            ui.scroll_with_delta(vec2(0.0, delta));
        }
    }
}

/// A shortcut as egui knows it; `None` for a key that egui does not have.
pub(crate) fn egui_shortcut(key: &Shortcut) -> Option<egui::KeyboardShortcut> {
    let mut modifiers = egui::Modifiers::NONE;
    if key.ctrl {
        modifiers |= egui::Modifiers::COMMAND;
    }
    if key.alt {
        modifiers |= egui::Modifiers::ALT;
    }
    if key.shift {
        modifiers |= egui::Modifiers::SHIFT;
    }
    egui::Key::from_name(key.key).map(|key| egui::KeyboardShortcut::new(modifiers, key))
}

/// The first shortcut of a command as people read it, if it has any.
pub(crate) fn shortcut_text(ui: &Ui, app: &App, row: &Row) -> Option<String> {
    let english = app.keys_of(row).first().and_then(egui_shortcut).map(|s| ui.ctx().format_shortcut(&s));
    english.map(|english| shortcut_editor::shortcut(app.language(), &english))
}

/// The button of a command: greyed out when it is not possible, its tooltip names the key.
pub(crate) fn button(ui: &mut Ui, app: &App, command: impl Into<Command>, messages: &mut Messages) {
    let Some(row) = row_of(&command.into()) else { return };
    let response = ui.add_enabled(app.is_possible(&row.command), Button::new(row.text.get(app.language())));
    if with_tooltip(ui, response, row, app).clicked() {
        messages.push(row.command.clone());
    }
}

/// The box of a command that switches something.
pub(crate) fn switch(ui: &mut Ui, app: &App, switch: Switch, messages: &mut Messages) {
    let Some(row) = row_of(&Command::Settings(SettingsCommand::Toggle(switch))) else { return };
    let mut on = switch.is_on(app);
    let response = ui.checkbox(&mut on, row.text.get(app.language()));
    if with_tooltip(ui, response, row, app).changed() {
        messages.push(SettingsCommand::Set(switch, on));
    }
}

/// The button that opens the page about a method.
pub(crate) fn method_button(ui: &mut Ui, app: &App, page: MethodPage, messages: &mut Messages) {
    let language = app.language();
    if ui.button(methods::HOW.get(language)).on_hover_text(methods::HOW_TIP.get(language)).clicked() {
        messages.push(LessonCommand::Explain(page));
    }
}

/// Draws a sign that tells whether what a button shows is open: a triangle, which no font that comes with the window
/// has.
pub(crate) fn opening_sign(ui: &Ui, at: Pos2, open: bool) {
    let (across, along) = (vec2(0.6 * theme::GRID, 0.0), vec2(0.0, 0.6 * theme::GRID));
    let corners = if open {
        vec![at - across - along / 2.0, at + across - along / 2.0, at + along / 2.0]
    } else {
        vec![at - along - across / 2.0, at + across / 2.0, at + along - across / 2.0]
    };
    ui.painter().add(Shape::convex_polygon(corners, theme::colours(ui).muted, Stroke::NONE));
}

/// Gives a button another name than the one it shows.
pub(crate) fn set_name(ui: &Ui, response: &Response, name: &str) {
    let enabled = ui.is_enabled() && response.enabled();
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, enabled, name));
}

/// The button of a command that is one of several choices.
pub(crate) fn choice(ui: &mut Ui, app: &App, command: impl Into<Command>, chosen: bool, messages: &mut Messages) {
    let Some(row) = row_of(&command.into()) else { return };
    let response = ui.add(Button::selectable(chosen, row.text.get(app.language())));
    if with_tooltip(ui, response, row, app).clicked() {
        messages.push(row.command.clone());
    }
}

/// Gives a button its command's tooltip, with its key, and why it cannot be pressed now.
pub(crate) fn with_tooltip(ui: &Ui, response: Response, row: &Row, app: &App) -> Response {
    tour_target::note(ui, app, row, response.rect);
    // What lies behind a dialog says nothing.
    if !ui.is_enabled() {
        return response;
    }
    let tip = match row.command {
        Command::History(HistoryCommand::Undo) | Command::History(HistoryCommand::Redo) => {
            app.name(row, app.language())
        }
        _ => row.tip.get(app.language()).into_owned(),
    };
    let tip = shortcut_text(ui, app, row).map_or_else(|| tip.clone(), |keys| format!("{tip} ({keys})"));
    response.on_hover_text(&tip).on_disabled_hover_text(with_reason(tip, row, app))
}

/// A tooltip, and on a line of its own why the command is not possible now.
fn with_reason(tip: String, row: &Row, app: &App) -> String {
    app.availability(&row.command).why().map_or(tip.clone(), |why| format!("{tip}\n{why}"))
}
