//! The switches between what the middle of the window shows, and between its charts.

use eframe::egui::Ui;

use super::look;
use crate::app::choices::{charts, views};
use crate::app::{App, Command};

/// The views of the puzzle, if it has more than one.
pub(super) fn views_of(ui: &mut Ui, app: &App, ask: &mut Vec<Command>) {
    let all = views(app.puzzle());
    for view in all.iter().filter(|_| all.len() > 1) {
        look::choice(ui, app, &Command::SetView(*view), *view == app.view(), ask);
    }
}

/// The charts of the puzzle, if it has more than one.
pub(super) fn charts_of(ui: &mut Ui, app: &App, ask: &mut Vec<Command>) {
    let all = charts(app.puzzle());
    for chart in all.iter().filter(|_| all.len() > 1) {
        look::choice(ui, app, &Command::SetChart(*chart), *chart == app.chart(), ask);
    }
}
