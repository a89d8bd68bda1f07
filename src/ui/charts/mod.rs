//! The charts below the result: length and speed over the time of a search, and a number along the moves that are
//! played.

pub mod histogram;
pub mod plot;
pub mod plot_lines;
pub mod progress_chart;
pub mod runs;

use eframe::egui::Ui;

use crate::app::{App, command::RunsCommand, message::Messages};
use crate::shared::settings::choices::{Chart, charts};
use crate::ui::widgets;

/// True if there is something to be drawn: a search, or moves along which a number goes.
pub(crate) fn has_something(app: &App) -> bool {
    app.results().by.is_some() || !app.runs().list().is_empty() || app.player().is_some()
}

/// Shows the chart that is chosen, with the switch between the charts of the puzzle if it has more than one.
pub(crate) fn show(ui: &mut Ui, app: &App, messages: &mut Messages) {
    let all = charts(app.puzzle());
    ui.horizontal_wrapped(|ui| {
        for chart in all.iter().filter(|_| all.len() > 1) {
            widgets::choice(ui, app, RunsCommand::SetChart(*chart), *chart == app.chart(), messages);
        }
    });
    match app.chart() {
        Chart::Length | Chart::Speed => plot::show(ui, app, messages),
        Chart::Along => progress_chart::show(ui, app, messages),
    }
}

/// The mark of a whole number on an axis; between them stands nothing.
pub(crate) fn whole_number(mark: egui_plot::GridMark) -> String {
    if (mark.value - mark.value.round()).abs() < 1e-6 { format!("{:.0}", mark.value) } else { String::new() }
}
