//! The runs that are listed, compared and saved, and the charts of them.

pub mod source;

use std::path::PathBuf;

use crate::command::row::{Row, choice, row};
use crate::command::{availability::Obstacle, menu::Menu};
use crate::export::{place::Existing, runs};
use crate::file_export::job::{FileContent, FileToWrite};
use crate::settings::choices::{Chart, charts};
use crate::{action::Action, document::runs::Run, file_dialog, file_kind::FileKind, lesson::progress_chart::Curve};
use crate::{model::Model, obstacles};
use unfold_engine::{notation::facelets, puzzle::PuzzleId};
use unfold_text::{Text, editor, lesson, reasons, runs as say, shortcut_editor, window};

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
    row("save-runs", RunsCommand::SaveRuns, (say::SAVE_RUNS, say::SAVE_RUNS_TIP)).in_menu(Menu::Chart.at(1, 1)),
    row("save-chart", RunsCommand::SaveChart, (say::SAVE_CHART, say::SAVE_CHART_TIP)).in_menu(Menu::Chart.at(1, 2)),
    chart("chart-length", Chart::Length, (window::PLOT, editor::CHART_LENGTH_TIP)),
    chart("chart-speed", Chart::Speed, (say::CHART_SPEED, say::CHART_SPEED_TIP)),
    chart("chart-along", Chart::Along, (lesson::CHART_ALONG, lesson::CHART_ALONG_TIP)),
];

/// A run as it is written.
fn exported(run: &Run) -> runs::Run {
    runs::Run {
        number: run.number,
        method: run.by.method,
        metric: run.by.metric.name(),
        threads: run.threads,
        position: facelets::print(&run.state),
        series: [run.series.bounds(), run.series.lengths(), run.series.rate()].map(<[_]>::to_vec),
    }
}

/// Saves the runs that are shown as a table.
pub fn save_runs(path: PathBuf, existing: Existing, model: &mut Model) {
    let content = FileContent::Runs(chosen(model).map(exported).collect());
    let news = say::NEWS_RUNS_SAVED.with([&path.display()]);
    model.dialog = None;
    model.effects.ask(Action::WriteFile(FileToWrite { path, existing, content, news, solution_of: None }));
}

/// Carries out a command that is available now.
pub fn run(command: RunsCommand, model: &mut Model) {
    let puzzle = model.puzzle();
    match command {
        RunsCommand::SaveRuns => file_dialog::choose(FileKind::Runs, model),
        RunsCommand::SaveChart => file_dialog::choose(FileKind::Chart, model),
        RunsCommand::ShowRun(number, shown) => {
            if let Some(run) = model.runs[puzzle].get_mut(number) {
                run.shown = shown;
            }
        }
        // A run is kept when newer ones need its place, as long as not too many are kept so.
        RunsCommand::PinRun(number, pinned) => {
            let free = model.runs[puzzle].can_pin();
            if let Some(run) = model.runs[puzzle].get_mut(number) {
                run.pinned = pinned && (run.pinned || free);
            }
        }
        // That of the position and that of the search at work stay.
        RunsCommand::RemoveRun(number) => {
            if Some(number) != model.results().run && Some((puzzle, number)) != model.search.run() {
                model.runs[puzzle].remove(number);
            }
        }
        RunsCommand::SetChart(chart) => model.choose(|choices| choices.chart = chart),
        RunsCommand::SetCurve(curve) => model.choose(|choices| choices.curve = Some(curve)),
    }
}

/// The obstacle to a command now.
pub fn obstacle(command: &RunsCommand, model: &Model) -> Obstacle {
    match command {
        RunsCommand::SaveRuns => {
            Obstacle::unless(chosen(model).next().is_some(), say::WHY_NO_RUN).or(|| obstacles::writing(model))
        }
        RunsCommand::SaveChart => {
            let shown = matches!(model.choices().chart_for(model.puzzle()), Chart::Length | Chart::Speed);
            let empty = model.document.workspace().position().is_solved() && chosen(model).next().is_none();
            Obstacle::unless(shown, reasons::WHY_OTHER_CHART)
                .or(|| Obstacle::unless(!empty, say::WHY_NO_RUN))
                .or(|| obstacles::writing(model))
        }
        _ => Obstacle::None,
    }
}

/// True if there is such a command for a puzzle.
pub fn is_of(command: &RunsCommand, puzzle: PuzzleId) -> bool {
    if let RunsCommand::SetChart(chart) = command { charts(puzzle).contains(chart) } else { true }
}

/// True if the command's choice is chosen, or its switch is on; `None` if it is neither choice nor switch.
pub fn is_on(command: &RunsCommand, model: &Model) -> Option<bool> {
    if let RunsCommand::SetChart(chart) = command {
        Some(model.choices().chart_for(model.puzzle()) == *chart)
    } else {
        None
    }
}

/// The number of the run that found out what is known about the position; `None` when nothing is, or when it is kept no more.
pub fn current(model: &Model) -> Option<&Run> {
    model.results().run.and_then(|number| model.runs[model.puzzle()].get(number))
}

/// True if a run can be drawn beside what is known about the position: it is another one, in the same metric or as speed.
pub fn is_comparable(model: &Model, run: &Run, speed: bool) -> bool {
    model.results().run != Some(run.number) && (speed || run.by.metric == model.shown_metric())
}

/// The runs that are exported: that of the position, and those chosen to be shown; the oldest first.
pub fn chosen(model: &Model) -> impl Iterator<Item = &Run> {
    let current = model.results().run;
    model.runs[model.puzzle()].list().iter().filter(move |run| run.shown || Some(run.number) == current)
}
