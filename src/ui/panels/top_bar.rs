//! The top bar: menu, open and save, puzzles and their pages, origin of the position, undo, palette and settings.

use crate::ui::widgets::icons::{self, Icon, icon_button};
use crate::ui::widgets::{self, focus, menu};
use crate::ui::{origin, theme};
use eframe::egui::{Align, Button, Layout, Ui, containers::menu::MenuButton, vec2};
use unfold_app::command::{
    AlgorithmsCommand, CasesCommand, Command, FewestMovesCommand, FilesCommand, HistoryCommand, SettingsCommand,
};
use unfold_app::command::{ShortcutsCommand, SolutionCommand, menu::Menu, message::Messages, row_of};
use unfold_app::{model::Model, page::Page, puzzles, settings::choices::views, tour::Pane};
use unfold_engine::{pattern, puzzles::catalogues};
use unfold_text::stage;

/// Maximum index of the algorithms page among the pages of a puzzle.
const ALGORITHMS_INDEX: usize = 2;
/// Width reserved for the buttons at the right end, in points.
const RIGHT_BUTTONS_WIDTH: f32 = 4.0 * (icons::SIZE + theme::GRID);
/// The position's origin is hidden below this width, in points.
const MIN_ORIGIN_WIDTH: f32 = 8.0 * theme::GRID;

pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    ui.horizontal(|ui| {
        all_menus(ui, model, messages);
        icon_button(ui, model, FilesCommand::Open, Icon::Open, messages);
        icon_button(ui, model, SolutionCommand::Save, Icon::Save, messages);
        ui.separator();
        for choices in [puzzles(model), pages(model)] {
            if theme::is_small(ui) {
                choices_menu(ui, model, &choices, messages);
            } else {
                for (command, chosen) in choices {
                    widgets::choice(ui, model, command, chosen, messages);
                }
            }
            ui.separator();
        }
        // On the stage, the origin is above the remarks instead.
        let room = ui.available_width() - RIGHT_BUTTONS_WIDTH;
        if room > MIN_ORIGIN_WIDTH {
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
            // Reserve the place of a button that is rarely enabled.
            ui.allocate_space(vec2(icons::SIZE, icons::SIZE));
        }
        icon_button(ui, model, ShortcutsCommand::Palette, Icon::Find, messages);
        icon_button(ui, model, SettingsCommand::Appearance, Icon::Settings, messages);
    });
}

/// The commands that switch to each puzzle; true for the current puzzle.
fn puzzles(model: &Model) -> Vec<(Command, bool)> {
    let all = unfold_engine::puzzles::ALL.into_iter();
    all.map(|puzzle| (HistoryCommand::SwitchTo(puzzle).into(), model.puzzle() == puzzle)).collect()
}

/// The commands that open each page of the puzzle; true for the current page.
fn pages(model: &Model) -> Vec<(Command, bool)> {
    let shown = |view| model.page.is_none() && view == model.view();
    let views = views(model.puzzle()).into_iter().map(|view| (SettingsCommand::SetView(view).into(), shown(view)));
    let is_supported = pattern::is_supported(model.puzzle());
    let algorithms = (AlgorithmsCommand::Algorithms.into(), model.page.as_ref() == Some(&Page::Algorithms));
    let has_fewest_moves = puzzles::record(model.puzzle()).has_fewest_moves;
    let fewest_moves = (FewestMovesCommand::FewestMoves.into(), model.page.as_ref() == Some(&Page::FewestMoves));
    let has_cases = !catalogues(model.puzzle()).is_empty();
    let cases = (CasesCommand::Cases.into(), model.page.as_ref() == Some(&Page::Cases));
    let mut pages: Vec<_> = views.collect();
    if is_supported {
        pages.insert(pages.len().min(ALGORITHMS_INDEX), algorithms);
    }
    pages.extend(has_cases.then_some(cases));
    pages.extend(has_fewest_moves.then_some(fewest_moves));
    pages
}

/// Draws choices as a drop-down menu, for a window too small to have them side by side.
fn choices_menu(ui: &mut Ui, model: &Model, choices: &[(Command, bool)], messages: &mut Messages) {
    let rows = || choices.iter().filter_map(|(command, chosen)| Some((row_of(command)?, *chosen)));
    let chosen = rows().find(|(_, chosen)| *chosen).or_else(|| rows().next());
    let name = chosen.map_or("", |(row, _)| row.text.get(model.language()));
    // Leave room for the drop-down arrow after the name.
    let (button, _) = MenuButton::new(format!("{name}     ")).ui(ui, |ui| {
        for (row, chosen) in rows() {
            menu::choice(ui, model, row, chosen, messages);
        }
    });
    widgets::disclosure_triangle(ui, button.rect.right_center() - vec2(1.5 * theme::GRID, 0.0), true);
    widgets::set_name(ui, &button, name);
}

fn all_menus(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let face = Button::new("").min_size(vec2(icons::SIZE, icons::SIZE));
    let (button, _) = MenuButton::from_button(face).ui(ui, |ui| {
        for menu in Menu::TOP {
            menu::show(ui, model, menu, messages);
        }
    });
    icons::paint(ui, button.rect, Icon::Menu, ui.style().interact(&button).fg_stroke.color);
    widgets::set_name(ui, &button, stage::MENU.get(model.language()));
    focus::set_pane_entry(ui, Pane::Menu, button.id);
    button.on_hover_text(stage::MENU_TIP.get(model.language()));
}
