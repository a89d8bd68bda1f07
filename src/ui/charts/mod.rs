//! The charts below the result: length and speed over the time of a search, and a measure along the moves.

pub mod histogram;
pub mod line_labels;
pub mod plot;
pub mod plot_lines;
pub mod progress_chart;
pub mod runs;

use crate::ui::theme;
use crate::ui::widgets::{self, menu};
use eframe::egui::{Role, Ui, WidgetInfo, vec2};
use unfold_app::command::{Row, RunsCommand, message::Messages, row_of};
use unfold_app::model::Model;
use unfold_app::settings::choices::{Chart, charts};
use unfold_text::runs as say;

/// True if a search or a played sequence can be drawn.
pub(crate) fn has_chart(model: &Model) -> bool {
    plot::has_lines(model) || model.document.workspace().player().is_some()
}

/// The chosen chart; without a search, the one along the moves, since the others would be empty.
fn current_chart(model: &Model) -> Chart {
    if plot::has_lines(model) { model.choices().chart_for(model.puzzle()) } else { Chart::Along }
}

pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    choices(ui, model, messages);
    match current_chart(model) {
        Chart::Length | Chart::Speed => plot::show(ui, model),
        Chart::Along => progress_chart::show(ui, model, messages),
    }
}

/// Draws the menu button for selecting the chart, with the actions of the current one.
fn choices(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let all = charts(model.puzzle());
    let rows = || all.iter().filter_map(|chart| row_of(&RunsCommand::SetChart(*chart).into()));
    let is_shown = |row: &&Row| row.command == RunsCommand::SetChart(current_chart(model)).into();
    let name = rows().find(is_shown).map_or("", |row| row.text.get(model.language()));
    // Leave room for the drop-down arrow after the name.
    let (button, _) = menu::persistent_menu_button(format!("{name}     ")).ui(ui, |ui| {
        for row in rows().filter(|_| all.len() > 1) {
            menu::choice(ui, model, row, is_shown(&row), messages);
        }
        if current_chart(model) != Chart::Along {
            ui.separator();
            plot::choices(ui, model, messages);
        }
    });
    widgets::disclosure_triangle(ui, button.rect.right_center() - vec2(1.5 * theme::GRID, 0.0), true);
    let spoken = say::CHART_MENU.fill(model.language(), [&name]);
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
}

/// Label of a whole number on an axis; empty for others.
pub(crate) fn whole_number(mark: egui_plot::GridMark) -> String {
    if (mark.value - mark.value.round()).abs() < 1e-6 { format!("{:.0}", mark.value) } else { String::new() }
}
