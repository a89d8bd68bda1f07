//! The bar at the top: the menu, opening and saving, the puzzles and their pages, what is shown, and what is always at hand.

use crate::ui::widgets::icons::{self, Icon, icon_button};
use crate::ui::widgets::{self, focus, menu};
use crate::ui::{origin, theme};
use eframe::egui::{Align, Button, Layout, Ui, containers::menu::MenuButton, vec2};
use unfold_app::command::{AlgorithmsCommand, Command, FilesCommand, HistoryCommand, SettingsCommand};
use unfold_app::command::{ShortcutsCommand, SolutionCommand, menu::Menu, message::Messages};
use unfold_app::{model::Model, page::Page, settings::choices::views, tour::Pane};
use unfold_engine::pattern;
use unfold_text::stage;

/// Width kept for the buttons at the right end.
const RIGHT: f32 = 4.0 * (icons::SIZE + theme::GRID);
/// The least width in which the name of the position is worth showing.
const ORIGIN: f32 = 8.0 * theme::GRID;

/// Shows the bar.
pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    ui.horizontal(|ui| {
        all_menus(ui, model, messages);
        icon_button(ui, model, FilesCommand::Open, Icon::Open, messages);
        icon_button(ui, model, SolutionCommand::Save, Icon::Save, messages);
        ui.separator();
        for puzzle in unfold_engine::puzzles::ALL {
            widgets::choice(ui, model, HistoryCommand::SwitchTo(puzzle), model.puzzle() == puzzle, messages);
        }
        ui.separator();
        for view in views(model.puzzle()) {
            let chosen = model.page.is_none() && view == model.view();
            widgets::choice(ui, model, SettingsCommand::SetView(view), chosen, messages);
        }
        if pattern::is_searched(model.puzzle()) {
            let is_shown = model.page.as_ref() == Some(&Page::Algorithms);
            widgets::choice(ui, model, AlgorithmsCommand::Algorithms, is_shown, messages);
        }
        ui.separator();
        // On the stage it stands with the net.
        let room = ui.available_width() - RIGHT;
        if room > ORIGIN {
            let size = vec2(room, icons::SIZE);
            ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                ui.set_min_size(size);
                if !model.shows_stage() {
                    origin::show(ui, model, 1);
                }
            });
        }
        icon_button(ui, model, HistoryCommand::Undo, Icon::Undo, messages);
        if model.is_possible(&Command::History(HistoryCommand::Redo)) {
            icon_button(ui, model, HistoryCommand::Redo, Icon::Redo, messages);
        } else {
            // What can seldom be done keeps its place.
            ui.allocate_space(vec2(icons::SIZE, icons::SIZE));
        }
        icon_button(ui, model, ShortcutsCommand::Palette, Icon::Find, messages);
        icon_button(ui, model, SettingsCommand::Appearance, Icon::Settings, messages);
    });
}

/// The button of the menu, and what it opens.
fn all_menus(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let face = Button::new("").min_size(vec2(icons::SIZE, icons::SIZE));
    let (button, _) = MenuButton::from_button(face).ui(ui, |ui| {
        for menu in Menu::TOP {
            menu::show(ui, model, menu, messages);
        }
    });
    icons::paint(ui, button.rect, Icon::Menu, ui.style().interact(&button).fg_stroke.color);
    widgets::set_name(ui, &button, stage::MENU.get(model.language()));
    focus::anchor(ui, Pane::Menu, button.id);
    button.on_hover_text(stage::MENU_TIP.get(model.language()));
}
