//! The switches between what the middle of the window shows, and between its charts.

use eframe::egui::{Button, Ui};

use crate::app::choices::{Chart, View, charts, views};
use crate::app::strings::{Text, batch, cross, editor as say, lesson, watch, window};
use crate::app::{App, Command};

/// The views of the puzzle, if it has more than one.
pub(super) fn views_of(ui: &mut Ui, app: &App, ask: &mut Vec<Command>) {
    let choices =
        views(app.puzzle()).iter().map(|view| (view_name(*view), *view == app.view(), Command::SetView(*view)));
    row(ui, app, choices, ask);
}

/// The charts of the puzzle, if it has more than one.
pub(super) fn charts_of(ui: &mut Ui, app: &App, ask: &mut Vec<Command>) {
    let all = charts(app.puzzle()).iter();
    let choices = all.map(|chart| (chart_name(*chart), *chart == app.chart(), Command::SetChart(*chart)));
    row(ui, app, choices, ask);
}

fn row(
    ui: &mut Ui,
    app: &App,
    choices: impl ExactSizeIterator<Item = ((Text<0>, Text<0>), bool, Command)>,
    ask: &mut Vec<Command>,
) {
    if choices.len() < 2 {
        return;
    }
    let language = app.language();
    for ((name, tip), chosen, command) in choices {
        let button = ui.add(Button::selectable(chosen, name.say(language)));
        if button.on_hover_text(tip.say(language)).clicked() {
            ask.push(command);
        }
    }
}

fn view_name(view: View) -> (Text<0>, Text<0>) {
    match view {
        View::Moves => (lesson::VIEW_MOVES, lesson::VIEW_MOVES_TIP),
        View::Solutions => (window::SOLUTIONS, say::VIEW_SOLUTIONS_TIP),
        View::Crosses => (say::VIEW_CROSSES, cross::CROSSES_TIP),
        View::Batch => (batch::VIEW_BATCH, batch::VIEW_BATCH_TIP),
        View::Graph => (say::VIEW_GRAPH, say::VIEW_GRAPH_TIP),
    }
}

fn chart_name(chart: Chart) -> (Text<0>, Text<0>) {
    match chart {
        Chart::Length => (window::PLOT, say::CHART_LENGTH_TIP),
        Chart::Speed => (watch::CHART_SPEED, watch::CHART_SPEED_TIP),
        Chart::Along => (lesson::CHART_ALONG, lesson::CHART_ALONG_TIP),
    }
}
