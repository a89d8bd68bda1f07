//! The list of runs: comparing, pinning, saving, and the choice of chart.

pub mod source;

use std::path::PathBuf;

use crate::command::row::{Row, choice, row};
use crate::command::{availability::Obstacle, menu::Menu};
use crate::export::{destination::IfExists, runs};
use crate::file_export::job::{FileContent, FileExportRequest};
use crate::settings::choices::{Chart, charts};
use crate::{action::Action, document::runs::Run, file_dialog, file_kind::FileKind, lesson::progress_chart::Curve};
use crate::{model::Model, obstacles};
use unfold_engine::{notation::facelets, puzzle::PuzzleId};
use unfold_text::{Text, editor, lesson, reasons, runs as say, shortcut_editor, window};

#[derive(Clone, Debug, PartialEq)]
pub enum RunsCommand {
    /// Choose a file for the listed runs.
    SaveRuns,
    /// Choose a file for the chart.
    SaveChart,
    /// Show or hide a run, by number, beside the position's run.
    ShowRun(usize, bool),
    /// Pin or unpin a run, by number. Newer runs do not displace a pinned one.
    PinRun(usize, bool),
    RemoveRun(usize),
    SetChart(Chart),
    /// Set the curve drawn along the moves.
    SetCurve(Curve),
}

const fn chart(id: &'static str, chart: Chart, texts: (Text<0>, Text<0>)) -> Row<RunsCommand> {
    choice(id, RunsCommand::SetChart(chart), shortcut_editor::CHART_GROUP, texts)
}

pub static ROWS: &[Row<RunsCommand>] = &[
    row("save-runs", RunsCommand::SaveRuns, (say::SAVE_RUNS, say::SAVE_RUNS_TIP)).in_menu(Menu::Chart.at(1, 1)),
    row("save-chart", RunsCommand::SaveChart, (say::SAVE_CHART, say::SAVE_CHART_TIP)).in_menu(Menu::Chart.at(1, 2)),
    chart("chart-length", Chart::Length, (window::PLOT, editor::CHART_LENGTH_TIP)),
    chart("chart-speed", Chart::Speed, (say::CHART_SPEED, say::CHART_SPEED_TIP)),
    chart("chart-along", Chart::Along, (lesson::CHART_ALONG, lesson::CHART_ALONG_TIP)),
];

/// Converts a run to its export format.
fn exported(run: &Run) -> runs::ExportedRun {
    runs::ExportedRun {
        number: run.number,
        method: run.method_and_metric.method,
        metric: run.method_and_metric.metric.name(),
        threads: run.threads,
        position: facelets::print(&run.state),
        series: [run.series.bounds(), run.series.lengths(), run.series.rate()].map(<[_]>::to_vec),
    }
}

/// Saves the exported runs as a CSV file.
pub fn save_runs(path: PathBuf, existing: IfExists, model: &mut Model) {
    let content = FileContent::Runs(exported_runs(model).map(exported).collect());
    let news = say::NEWS_RUNS_SAVED.with([&path.display()]);
    model.dialog = None;
    model.effects.ask(Action::WriteFile(FileExportRequest { path, existing, content, news, solution_of: None }));
}

pub fn run(command: RunsCommand, model: &mut Model) {
    let puzzle = model.puzzle();
    match command {
        RunsCommand::SaveRuns => file_dialog::choose(FileKind::Runs, model),
        RunsCommand::SaveChart => file_dialog::choose(FileKind::Chart, model),
        RunsCommand::ShowRun(number, shown) => {
            if let Some(run) = model.runs[puzzle].get_mut(number) {
                run.is_shown = shown;
            }
        }
        // The number of pinned runs is limited.
        RunsCommand::PinRun(number, pinned) => {
            let free = model.runs[puzzle].can_pin();
            if let Some(run) = model.runs[puzzle].get_mut(number) {
                run.is_pinned = pinned && (run.is_pinned || free);
            }
        }
        // The runs of the position and of the running search stay.
        RunsCommand::RemoveRun(number) => {
            if Some(number) != model.results().run && Some((puzzle, number)) != model.search.run() {
                model.runs[puzzle].remove(number);
            }
        }
        RunsCommand::SetChart(chart) => model.change_choices(|choices| choices.chart = chart),
        RunsCommand::SetCurve(curve) => model.change_choices(|choices| choices.curve = Some(curve)),
    }
}

pub fn obstacle(command: &RunsCommand, model: &Model) -> Obstacle {
    match command {
        RunsCommand::SaveRuns => {
            Obstacle::unless(exported_runs(model).next().is_some(), say::WHY_NO_RUN).or(|| obstacles::writing(model))
        }
        RunsCommand::SaveChart => {
            let shown = matches!(model.choices().chart_for(model.puzzle()), Chart::Length | Chart::Speed);
            let empty = model.document.workspace().position().is_solved() && exported_runs(model).next().is_none();
            Obstacle::unless(shown, reasons::WHY_OTHER_CHART)
                .or(|| Obstacle::unless(!empty, say::WHY_NO_RUN))
                .or(|| obstacles::writing(model))
        }
        _ => Obstacle::None,
    }
}

pub fn applies_to(command: &RunsCommand, puzzle: PuzzleId) -> bool {
    if let RunsCommand::SetChart(chart) = command { charts(puzzle).contains(chart) } else { true }
}

/// True for the selected chart; `None` for other commands.
pub fn is_on(command: &RunsCommand, model: &Model) -> Option<bool> {
    if let RunsCommand::SetChart(chart) = command {
        Some(model.choices().chart_for(model.puzzle()) == *chart)
    } else {
        None
    }
}

/// The run behind the position's results; `None` if there are none or the run was removed.
pub fn current(model: &Model) -> Option<&Run> {
    model.results().run.and_then(|number| model.runs[model.puzzle()].get(number))
}

/// True if a run can be drawn beside the position's run: any other run in a chart of speeds, otherwise another run in the same metric.
pub fn is_comparable(model: &Model, run: &Run, speed: bool) -> bool {
    model.results().run != Some(run.number) && (speed || run.method_and_metric.metric == model.shown_metric())
}

/// Runs to export, oldest first: the position's run, and those shown beside it.
pub fn exported_runs(model: &Model) -> impl Iterator<Item = &Run> {
    let current = model.results().run;
    model.runs[model.puzzle()].list().iter().filter(move |run| run.is_shown || Some(run.number) == current)
}
