//! Menus, built from the command table.

use super::{focus, handle_click, shortcut_text, switch, with_reason};
use crate::ui::theme;
use eframe::egui::containers::menu::{MenuButton, MenuConfig};
use eframe::egui::{
    Button, Event, Id, IntoAtoms, Key, Popup, PopupCloseBehavior, Response, Role, ScrollArea, SetOpenCommand, Ui,
    WidgetInfo,
};
use unfold_app::command::{
    Command, FilesCommand, FiltersCommand, Row, SettingsCommand, menu::Menu, message::Messages, rows,
};
use unfold_app::{filters, model::Model};
use unfold_engine::puzzle::text::sanitized;
use unfold_text::Language;

/// Total margin above and below a scrolled menu in a small window, in points.
const MENU_MARGIN: f32 = 6.0 * theme::GRID;

/// Returns a menu button whose menu stays open on clicks inside.
pub(crate) fn persistent_menu_button<'a>(text: impl IntoAtoms<'a>) -> MenuButton<'a> {
    MenuButton::new(text).config(MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside))
}

/// Key in egui's memory for a flag: a context menu has just opened, and its first entry is not focused yet.
fn is_opening_key() -> Id {
    Id::unique("context-menu-opens")
}

/// Shows a widget's context menu, which opens at the pointer if `is_clicked`, or by the menu key or Shift+F10 while the
/// widget is focused. Closing it by a key returns the focus. Returns true if it opens in this frame.
pub(crate) fn context_menu(ui: &Ui, of: &Response, is_clicked: bool, entries: impl FnOnce(&mut Ui)) -> bool {
    // Use the event's modifiers: after a slow frame they may have been released.
    let asks = |event: &Event| match event {
        Event::Key { key: Key::Menu, pressed: true, .. } => true,
        Event::Key { key: Key::F10, pressed: true, modifiers, .. } => modifiers.shift_only(),
        _ => false,
    };
    let by_key = of.has_focus() && ui.input(|i| i.events.iter().any(asks));
    let opens = by_key || is_clicked;
    if opens {
        ui.data_mut(|data| data.insert_temp(is_opening_key(), true));
    }
    let was_open = Popup::is_id_open(ui.ctx(), Popup::default_response_id(of));
    let popup = Popup::menu(of).open_memory(opens.then_some(SetOpenCommand::Bool(true)));
    // egui keeps the position of a click; without one the menu opens beside the widget.
    let is_at_pointer = is_clicked || Popup::position_of_id(ui.ctx(), popup.get_id()).is_some();
    if is_at_pointer { popup.at_pointer_fixed() } else { popup }.show(entries);
    let is_open = Popup::is_id_open(ui.ctx(), Popup::default_response_id(of));
    if was_open && !is_open && [Key::Enter, Key::Space, Key::Escape].iter().any(|key| focus::pressed(ui, *key)) {
        of.request_focus();
    }
    opens
}

/// Adds an entry to a [`context_menu`] menu.
pub(crate) fn context_entry(ui: &mut Ui, name: &str) -> Response {
    let entry = ui.button(name);
    focus_first(ui, &entry);
    entry
}

/// Focuses the first entry of a context menu that has just opened.
fn focus_first(ui: &Ui, entry: &Response) {
    // Nothing can be focused in the frame that measures the menu.
    if !ui.is_sizing_pass() && ui.data_mut(|data| data.remove_temp::<bool>(is_opening_key())).unwrap_or(false) {
        entry.request_focus();
    }
}

enum Entry {
    Command(&'static Row),
    Menu(Menu),
}

pub(crate) fn show(ui: &mut Ui, model: &Model, menu: Menu, messages: &mut Messages) {
    let name = menu.name(model.puzzle()).get(model.language());
    let enabled = menu != Menu::Recent || !model.settings.recent.is_empty();
    ui.add_enabled_ui(enabled, |ui| {
        ui.menu_button(name, |ui| {
            if !theme::is_small(ui) {
                return entries(ui, model, menu, messages);
            }
            let height = ui.ctx().content_rect().height() - MENU_MARGIN;
            ScrollArea::vertical().max_height(height).show(ui, |ui| {
                entries(ui, model, menu, messages);
                focus::scroll_to_focus(ui);
            });
        })
    });
}

/// Draws the entries of a menu: commands, submenus, and those not in the command table.
pub(crate) fn entries(ui: &mut Ui, model: &Model, menu: Menu, messages: &mut Messages) {
    if menu == Menu::Recent {
        recent_files(ui, model, messages);
        ui.separator();
    }
    let of_puzzle = rows().filter(|row| row.is_available_for(model.puzzle()));
    let of_commands =
        of_puzzle.flat_map(|row| row.menus.into_iter().flatten().map(move |place| (place, Entry::Command(row))));
    let of_menus = Menu::SUBMENUS.into_iter().filter_map(|inner| Some((inner.place_in(menu)?, Entry::Menu(inner))));
    let mut all: Vec<_> = of_commands.chain(of_menus).filter(|(place, _)| place.menu == menu).collect();
    all.sort_by_key(|(place, _)| *place);
    for (n, section) in all.chunk_by(|(a, _), (b, _)| a.section == b.section).enumerate() {
        if n > 0 {
            ui.separator();
        }
        for (_, entry) in section {
            match entry {
                Entry::Command(row) => command(ui, model, row, messages),
                Entry::Menu(inner) => show(ui, model, *inner, messages),
            }
        }
    }
    if menu == Menu::Pieces {
        saved_filters(ui, model, messages);
    }
    if menu == Menu::Language {
        added_languages(ui, model, messages);
    }
}

/// Adds a command's entry: a check box, a radio button or plain.
fn command(ui: &mut Ui, model: &Model, row: &Row, messages: &mut Messages) {
    match (&row.command, model.is_on(row)) {
        (Command::Settings(SettingsCommand::Toggle(which)), _) => switch(ui, model, *which, messages),
        (_, Some(chosen)) => choice(ui, model, row, chosen, messages),
        (_, None) => plain(ui, model, row, messages),
    }
}

/// Adds a plain entry with its shortcut; a click closes the menu.
fn plain(ui: &mut Ui, model: &Model, row: &Row, messages: &mut Messages) {
    let name = model.command_name(row, model.language());
    let mut button = Button::new(&name);
    if let Some(keys) = shortcut_text(ui, model, row) {
        button = button.shortcut_text(keys);
    }
    let response = ui.add_enabled(model.is_possible(&row.command), button);
    if response.enabled() {
        focus_first(ui, &response);
    }
    // Otherwise the shortcut would be part of the label.
    response.widget_info(|| WidgetInfo::labeled(Role::Button, model.is_possible(&row.command), &name));
    let tip = row.tip.get(model.language());
    let why_not = with_reason(tip.clone().into_owned(), row, model);
    if response.on_hover_text(tip.as_ref()).on_disabled_hover_text(why_not).clicked() {
        messages.push(row.command.clone());
        ui.close();
    }
}

/// Adds an entry of a group of choices; a click closes the menu.
pub(crate) fn choice(ui: &mut Ui, model: &Model, row: &Row, chosen: bool, messages: &mut Messages) {
    let response = ui.radio(chosen, row.text.get(model.language()));
    if handle_click(ui, model, row, response, messages) {
        ui.close();
    }
}

/// Adds a button per recently opened file, latest first.
fn recent_files(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    for (n, path) in model.settings.recent.iter().enumerate() {
        let name = path.file_name().unwrap_or(path.as_os_str());
        let button = ui.button(sanitized(name.display()));
        if button.on_hover_text(sanitized(path.display())).clicked() {
            messages.push(FilesCommand::OpenRecent(n));
            ui.close();
        }
    }
}

/// Adds a radio button per saved filter of the user, below a separator.
fn saved_filters(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let in_force = filters::applied_saved_index(model);
    if !filters::saved_filters(model).is_empty() {
        ui.separator();
    }
    for (number, kept) in filters::saved_filters(model).iter().enumerate() {
        if ui.radio(in_force == Some(number), &kept.name).on_hover_text(sanitized(&kept.filter)).clicked() {
            messages.push(FiltersCommand::Choose(number));
            ui.close();
        }
    }
}

/// Adds a radio button per language that the user added; the command table has only the built-in ones.
fn added_languages(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    for added in Language::all().skip(Language::BUILT_IN.len()) {
        if ui.radio(model.language() == added, added.own_name()).clicked() {
            messages.push(SettingsCommand::SetLanguage(added));
            ui.close();
        }
    }
}
