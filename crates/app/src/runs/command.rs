//! The commands of the runs.

use crate::command::menu::Menu;
use crate::command::row::{Row, choice, row};
use crate::{lesson::progress_chart::Curve, settings::choices::Chart};
use unfold_text::{Text, editor, lesson, runs, shortcut_editor, window};

/// A request to runs.
#[derive(Clone, Debug, PartialEq)]
pub enum RunsCommand {
    /// Choose where to save the runs that are shown as a table.
    SaveRuns,
    /// Choose where to save the chart as a picture.
    SaveChart,
    /// True if the run of this number is drawn beside that of the position.
    ShowRun(usize, bool),
    /// True if the run of this number stays when newer ones need its place.
    PinRun(usize, bool),
    /// Take the run of this number out of the list.
    RemoveRun(usize),
    /// The chart in the plot.
    SetChart(Chart),
    /// The curve drawn along the moves.
    SetCurve(Curve),
}

const fn chart(id: &'static str, chart: Chart, texts: (Text<0>, Text<0>)) -> Row<RunsCommand> {
    choice(id, RunsCommand::SetChart(chart), shortcut_editor::CHART_GROUP, texts)
}

/// The rows of the table of commands.
pub static ROWS: &[Row<RunsCommand>] = &[
    row("save-runs", RunsCommand::SaveRuns, (runs::SAVE_RUNS, runs::SAVE_RUNS_TIP)).in_menu(Menu::Chart.at(1, 1)),
    row("save-chart", RunsCommand::SaveChart, (runs::SAVE_CHART, runs::SAVE_CHART_TIP)).in_menu(Menu::Chart.at(1, 2)),
    chart("chart-length", Chart::Length, (window::PLOT, editor::CHART_LENGTH_TIP)),
    chart("chart-speed", Chart::Speed, (runs::CHART_SPEED, runs::CHART_SPEED_TIP)),
    chart("chart-along", Chart::Along, (lesson::CHART_ALONG, lesson::CHART_ALONG_TIP)),
];
