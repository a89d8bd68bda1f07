//! The bar at the top: the menu, opening and saving, the puzzles and their pages, what is shown, and what is always at hand.

use eframe::egui::{Align, Button, Layout, Ui, containers::menu::MenuButton, vec2};

use crate::app::command::{
    AlgorithmsCommand, Command, FilesCommand, HistoryCommand, SettingsCommand, ShortcutsCommand, SolutionCommand,
};
use crate::app::{App, core::menu::Menu, core::page::Page, message::Messages, tour::Pane};
use crate::shared::settings::choices::views;
use crate::ui::widgets::icons::{self, Icon, icon_button};
use crate::ui::widgets::{self, focus, menu};
use crate::ui::{document, theme};
use unfold_engine::pattern;
use unfold_text::stage;

/// Width kept for the buttons at the right end.
const RIGHT: f32 = 4.0 * (icons::SIZE + theme::GRID);
/// The least width in which the name of the position is worth showing.
const ORIGIN: f32 = 8.0 * theme::GRID;

/// Shows the bar.
pub(crate) fn show(ui: &mut Ui, app: &App, messages: &mut Messages) {
    ui.horizontal(|ui| {
        all_menus(ui, app, messages);
        icon_button(ui, app, FilesCommand::Open, Icon::Open, messages);
        icon_button(ui, app, SolutionCommand::Save, Icon::Save, messages);
        ui.separator();
        for puzzle in unfold_engine::puzzles::ALL {
            widgets::choice(ui, app, HistoryCommand::SwitchTo(puzzle), app.puzzle() == puzzle, messages);
        }
        ui.separator();
        for view in views(app.puzzle()) {
            let chosen = app.page().is_none() && view == app.view();
            widgets::choice(ui, app, SettingsCommand::SetView(view), chosen, messages);
        }
        if pattern::is_searched(app.puzzle()) {
            let is_shown = app.page() == Some(&Page::Algorithms);
            widgets::choice(ui, app, AlgorithmsCommand::Algorithms, is_shown, messages);
        }
        ui.separator();
        // On the stage it stands with the net.
        let room = ui.available_width() - RIGHT;
        if room > ORIGIN {
            let size = vec2(room, icons::SIZE);
            ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                ui.set_min_size(size);
                if !app.shows_stage() {
                    document::origin(ui, app);
                }
            });
        }
        icon_button(ui, app, HistoryCommand::Undo, Icon::Undo, messages);
        if app.is_possible(&Command::History(HistoryCommand::Redo)) {
            icon_button(ui, app, HistoryCommand::Redo, Icon::Redo, messages);
        } else {
            // What can seldom be done keeps its place.
            ui.allocate_space(vec2(icons::SIZE, icons::SIZE));
        }
        icon_button(ui, app, ShortcutsCommand::Palette, Icon::Find, messages);
        icon_button(ui, app, SettingsCommand::Appearance, Icon::Settings, messages);
    });
}

/// The button of the menu, and what it opens.
fn all_menus(ui: &mut Ui, app: &App, messages: &mut Messages) {
    let face = Button::new("").min_size(vec2(icons::SIZE, icons::SIZE));
    let (button, _) = MenuButton::from_button(face).ui(ui, |ui| {
        for menu in Menu::TOP {
            menu::show(ui, app, menu, messages);
        }
    });
    icons::paint(ui, button.rect, Icon::Menu, ui.style().interact(&button).fg_stroke.color);
    widgets::set_name(ui, &button, stage::MENU.get(app.language()));
    focus::anchor(ui, Pane::Menu, button.id);
    button.on_hover_text(stage::MENU_TIP.get(app.language()));
}
