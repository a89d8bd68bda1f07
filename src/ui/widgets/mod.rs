//! Building blocks: command buttons, check boxes and menu entries, headings, lists and scroll areas.

pub mod backdrop;
pub mod drop_down;
pub mod focus;
pub mod held_keys;
pub mod highlight;
pub mod icons;
pub mod menu;
pub mod sticker_patterns;
#[cfg(test)]
mod tests;
pub mod tools;
pub mod tour_target;

use crate::ui::theme;
use eframe::egui::{self, Align, Button, Color32, Context, Id, Key, Layout, Modal, ModalResponse, Modifiers, Pos2};
use eframe::egui::{Popup, ProgressBar, Response, RichText, ScrollArea, Sense, Shape, Stroke, Ui, UiBuilder, Vec2};
use eframe::egui::{accesskit, vec2};
use unfold_app::command::shortcut::Shortcut;
use unfold_app::command::{
    Command, HistoryCommand, LessonCommand, Row, SettingsCommand, message::Messages, row_of, rows,
};
use unfold_app::{method_page::MethodPage, model::Model, settings::switch::Switch};
use unfold_text::{Text, methods, shortcut_editor};

pub(crate) fn heading(ui: &mut Ui, text: &str) -> Response {
    ui.add_space(2.0);
    ui.label(RichText::new(text).heading().strong())
}

/// Scrolls contents vertically if they do not fit in the available height.
pub(crate) fn scrolled(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui)) {
    scrolled_within(ui, name, |ui, _| contents(ui));
}

/// Like [`scrolled`], for contents that fill the height. Calls `contents` with the y coordinate where the visible area would end
/// if it were not scrolled.
pub(crate) fn scrolled_within(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui, f32)) {
    // Fill the space, even if its height is below egui's minimum.
    let area = ScrollArea::vertical().id_salt(name).auto_shrink(false).min_scrolled_height(0.0);
    area.show_viewport(ui, |ui, seen| {
        let bottom = ui.clip_rect().bottom() - seen.top();
        contents(ui, bottom);
        focus::scroll_to_focus(ui);
    });
}

/// Reserves exactly this size and lays out contents in it, from top to bottom.
pub(crate) fn fixed_size(ui: &mut Ui, size: Vec2, contents: impl FnOnce(&mut Ui)) {
    let (_, area) = ui.allocate_space(size);
    contents(&mut ui.new_child(UiBuilder::new().max_rect(area).layout(Layout::top_down(Align::Min))));
}

/// Shows a modal dialog at most `width` wide, with the screen-reader label `name`.
pub(crate) fn modal(
    ctx: &Context,
    id: Id,
    (veil, width): (Color32, f32),
    name: &str,
    contents: impl FnOnce(&mut Ui),
) -> ModalResponse<()> {
    Modal::new(id).backdrop_color(veil).show(ctx, |ui| {
        ui.set_width(width.min(ctx.content_rect().width() - 40.0));
        let named = UiBuilder::new().accessibility_role(accesskit::Role::Dialog).accessibility_label(name);
        ui.scope_builder(named, |ui| {
            ui.ctx().accesskit_node_builder(ui.unique_id(), |node| node.set_modal());
            contents(ui);
        });
        if Popup::is_any_open(ctx) {
            // Above the contents and below lists, so that a click beside a list only closes it.
            ui.interact(ctx.content_rect(), id.with("beside lists"), Sense::CLICK | Sense::DRAG);
        }
    })
}

/// Adds a progress bar, `0 <= progress <= 1`, with the button that stops the task.
pub(crate) fn progress(ui: &mut Ui, model: &Model, progress: f64, stop: impl Into<Command>, messages: &mut Messages) {
    ui.horizontal(|ui| {
        ui.add(ProgressBar::new(progress as f32).desired_width(220.0).show_percentage());
        button(ui, model, stop, messages);
    });
}

/// Lets Page Up, Page Down, Home and End scroll. Call within a scroll area.
pub(crate) fn scroll_by_keys(ui: &Ui) {
    let (page, far) = (0.9 * ui.clip_rect().height(), 1e6);
    let deltas = [(Key::PageDown, -page), (Key::PageUp, page), (Key::Home, far), (Key::End, -far)];
    for (_, delta) in deltas.into_iter().filter(|(key, _)| focus::pressed(ui, *key)) {
        ui.scroll_with_delta(vec2(0.0, delta));
    }
}

/// Converts a shortcut; `None` for a key that egui does not have.
pub(crate) fn egui_shortcut(key: &Shortcut) -> Option<egui::KeyboardShortcut> {
    let held = [(key.ctrl, Modifiers::COMMAND), (key.alt, Modifiers::ALT), (key.shift, Modifiers::SHIFT)];
    let held = held.into_iter().filter_map(|(is_held, modifier)| is_held.then_some(modifier));
    let modifiers = held.fold(Modifiers::NONE, |all, modifier| all | modifier);
    Key::from_name(key.key).map(|key| egui::KeyboardShortcut::new(modifiers, key))
}

/// The first shortcut of a command, as text; `None` if it has none, or one that egui does not know.
pub(crate) fn shortcut_text(ui: &Ui, model: &Model, row: &Row) -> Option<String> {
    let english = model.shortcuts.keys_of(row).first().and_then(egui_shortcut).map(|s| ui.ctx().format_shortcut(&s));
    english.map(|english| shortcut_editor::shortcut(model.language(), &english))
}

/// Adds a command's button, disabled while the command is not possible, with a tooltip.
pub(crate) fn button(ui: &mut Ui, model: &Model, command: impl Into<Command>, messages: &mut Messages) {
    let Some(row) = row_of(&command.into()) else { return };
    let response = ui.add_enabled(model.is_possible(&row.command), Button::new(row.text.get(model.language())));
    handle_click(ui, model, row, response, messages);
}

/// Adds the main button of a page, in the accent colour while enabled.
pub(crate) fn primary_button(ui: &mut Ui, model: &Model, command: impl Into<Command>, messages: &mut Messages) {
    let Some(row) = row_of(&command.into()) else { return };
    let possible = model.is_possible(&row.command);
    let text = row.text.get(model.language());
    let response = ui.add_enabled(possible, main_button(ui, RichText::new(text), possible));
    handle_click(ui, model, row, response, messages);
}

/// Returns a button, in the accent colour if `is_main`.
pub(crate) fn main_button<'a>(ui: &Ui, text: RichText, is_main: bool) -> Button<'a> {
    let colours = theme::colours(ui);
    if is_main { Button::new(text.strong().color(colours.on_accent)).fill(colours.accent) } else { Button::new(text) }
}

/// Adds a command's tooltip to its button, and sends the command on a click. Returns true if clicked.
pub(crate) fn handle_click(ui: &Ui, model: &Model, row: &Row, button: Response, messages: &mut Messages) -> bool {
    let clicked = with_tooltip(ui, button, row, model).clicked();
    if clicked {
        messages.push(row.command.clone());
    }
    clicked
}

/// Adds a labelled row of radio buttons for the commands of a group.
pub(crate) fn choices(ui: &mut Ui, model: &Model, group: Text<0>, messages: &mut Messages) {
    ui.horizontal_wrapped(|ui| {
        ui.strong(group.get(model.language()));
        options(ui, model, group, messages);
    });
}

/// Adds radio buttons for the commands of a group.
pub(crate) fn options(ui: &mut Ui, model: &Model, group: Text<0>, messages: &mut Messages) {
    for row in rows().filter(|row| row.group == Some(group)) {
        let radio = ui.radio(model.is_on(row) == Some(true), row.text.get(model.language()));
        handle_click(ui, model, row, radio, messages);
    }
}

/// Draws a card as wide as its column, with an optional heading.
pub(crate) fn card<R>(ui: &mut Ui, heading: Option<&str>, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let shown = theme::card_frame(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        // Otherwise a single item would fill the column's width.
        let below_each_other = |ui: &mut Ui| {
            if let Some(heading) = heading {
                ui.strong(heading);
            }
            contents(ui)
        };
        ui.vertical(below_each_other).inner
    });
    ui.add_space(theme::GAP / 2.0);
    shown.inner
}

/// Minimum page widths for two and for three columns of cards, in points.
const COLUMN_MIN_WIDTHS: [f32; 2] = [88.0 * theme::GRID, 150.0 * theme::GRID];

/// Draws a page's cards in one, two or three columns by width; `layouts[n - 1]` has the cards of each of `n` columns.
pub(crate) fn card_columns<C: Copy>(ui: &mut Ui, layouts: &[&[&[C]]; 3], mut show: impl FnMut(&mut Ui, C)) {
    let width = ui.available_width();
    let columns = layouts[COLUMN_MIN_WIDTHS.iter().filter(|least| width >= **least).count()];
    ui.columns(columns.len(), |places| {
        for (ui, cards) in places.iter_mut().zip(columns) {
            cards.iter().for_each(|card| show(ui, *card));
        }
    });
}

/// Adds a button without a command. Returns true if clicked.
pub(crate) fn text_button(ui: &mut Ui, model: &Model, (name, tip): (Text<0>, Text<0>)) -> bool {
    ui.button(name.get(model.language())).on_hover_text(tip.get(model.language())).clicked()
}

/// Maximum height of an open list, in points.
const MAX_LIST_HEIGHT: f32 = 60.0 * theme::GRID;

/// Adds a drop-down with a screen-reader label. Returns its response and, if changed, the new choice.
pub(crate) fn list<T: PartialEq + Copy>(
    ui: &mut Ui,
    name: &str,
    width: Option<f32>,
    chosen: T,
    all: &[(T, impl AsRef<str>)],
) -> (Response, Option<T>) {
    let all: Vec<(T, &str)> = all.iter().map(|(value, text)| (*value, text.as_ref())).collect();
    list_in_groups(ui, name, width, chosen, &[ListGroup { heading: None, entries: all }])
}

pub(crate) struct ListGroup<'a, T> {
    pub heading: Option<&'a str>,
    pub entries: Vec<(T, &'a str)>,
}

/// Like [`list`], with the entries in groups under headings.
pub(crate) fn list_in_groups<T: PartialEq + Copy>(
    ui: &mut Ui,
    name: &str,
    width: Option<f32>,
    chosen: T,
    groups: &[ListGroup<'_, T>],
) -> (Response, Option<T>) {
    let mut all = groups.iter().flat_map(|group| &group.entries);
    let shown = all.find(|(value, _)| *value == chosen).map_or("", |(_, text)| text);
    let mut now = chosen;
    let width = width.unwrap_or(ui.spacing().combo_width);
    let list = drop_down::show(
        ui,
        name,
        |list| list.selected_text(shown).width(width).height(MAX_LIST_HEIGHT),
        |ui| {
            for ListGroup { heading, entries } in groups {
                if let Some(heading) = heading {
                    ui.weak(*heading);
                }
                for (value, text) in entries {
                    if drop_down::entry(ui, *value == chosen, *text).clicked() {
                        now = *value;
                    }
                }
            }
        },
    );
    list.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ComboBox, true, format!("{name}: {shown}")));
    (list, (now != chosen).then_some(now))
}

/// Adds radio buttons. Returns the value of the one clicked.
pub(crate) fn radios<T: PartialEq>(ui: &mut Ui, chosen: T, all: impl IntoIterator<Item = (T, String)>) -> Option<T> {
    all.into_iter().filter(|(one, name)| ui.radio(*one == chosen, name).clicked()).last().map(|(one, _)| one)
}

/// Adds the check box of a switch.
pub(crate) fn switch(ui: &mut Ui, model: &Model, switch: Switch, messages: &mut Messages) {
    let Some(row) = row_of(&Command::Settings(SettingsCommand::Toggle(switch))) else { return };
    let mut on = switch.is_on(model);
    let response = ui.checkbox(&mut on, row.text.get(model.language()));
    messages.push_if(with_tooltip(ui, response, row, model).changed(), SettingsCommand::Set(switch, on));
}

/// Adds the button that opens the page about a method.
pub(crate) fn method_button(ui: &mut Ui, model: &Model, page: MethodPage, messages: &mut Messages) {
    messages.push_if(text_button(ui, model, (methods::HOW, methods::HOW_TIP)), LessonCommand::Explain(page));
}

/// Draws a triangle, centred at `at`, that shows whether a section is open; the bundled fonts have none.
pub(crate) fn disclosure_triangle(ui: &Ui, at: Pos2, open: bool) {
    let (across, along) = (vec2(0.6 * theme::GRID, 0.0), vec2(0.0, 0.6 * theme::GRID));
    let corners = if open {
        vec![at - across - along / 2.0, at + across - along / 2.0, at + along / 2.0]
    } else {
        vec![at - along - across / 2.0, at + across / 2.0, at + along - across / 2.0]
    };
    ui.painter().add(Shape::convex_polygon(corners, theme::colours(ui).muted, Stroke::NONE));
}

/// Adds a full-width button for opening and closing a section, with a triangle at its end; the caller handles clicks.
pub(crate) fn disclosure_button(ui: &mut Ui, open: bool, text: &str) -> Response {
    let button = Button::selectable(open, text).frame_when_inactive(true);
    let response = ui.add(button.min_size(vec2(ui.available_width(), 0.0)));
    disclosure_triangle(ui, response.rect.right_center() - vec2(2.0 * theme::GRID, 0.0), open);
    response
}

/// Sets a button's screen-reader label.
pub(crate) fn set_name(ui: &Ui, response: &Response, name: &str) {
    let enabled = ui.is_enabled() && response.enabled();
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, enabled, name));
}

/// Adds a command's button as one of several choices, highlighted if `chosen`.
pub(crate) fn choice(ui: &mut Ui, model: &Model, command: impl Into<Command>, chosen: bool, messages: &mut Messages) {
    let Some(row) = row_of(&command.into()) else { return };
    let response = ui.add(Button::selectable(chosen, row.text.get(model.language())));
    drop_down::focus_if_chosen(ui, chosen, &response);
    handle_click(ui, model, row, response, messages);
}

/// Adds a command's tooltip: description, shortcut and, while disabled, the reason. Also records the tour's target.
pub(crate) fn with_tooltip(ui: &Ui, response: Response, row: &Row, model: &Model) -> Response {
    tour_target::record(ui, model, row, response.rect);
    // No tooltips behind a dialog.
    if !ui.is_enabled() {
        return response;
    }
    let tip = match row.command {
        Command::History(HistoryCommand::Undo | HistoryCommand::Redo) => model.command_name(row, model.language()),
        _ => row.tip.get(model.language()).into_owned(),
    };
    let tip = shortcut_text(ui, model, row).map_or_else(|| tip.clone(), |keys| format!("{tip} ({keys})"));
    response.on_hover_text(&tip).on_disabled_hover_text(with_reason(tip, row, model))
}

/// A tooltip and, on its own line, the reason that the command is not possible.
fn with_reason(tip: String, row: &Row, model: &Model) -> String {
    model.availability(&row.command).why().map_or(tip.clone(), |why| format!("{tip}\n{why}"))
}
