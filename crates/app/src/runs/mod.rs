//! The runs that are listed, compared and saved, and the charts of them.

pub mod command;
pub mod source;

use std::path::PathBuf;

use self::command::RunsCommand;
use crate::export::{place::Existing, runs};
use crate::file_export::job::{FileContent, FileToWrite};
use crate::model::Model;
use crate::settings::choices::{Chart, charts};
use crate::{action::Action, command::availability::Obstacle, document::runs::Run, file_dialog, file_kind::FileKind};
use unfold_engine::{notation::facelets, puzzle::PuzzleId};
use unfold_text::{reasons, runs as say};

/// A run as it is written.
fn row(run: &Run) -> runs::Run {
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
    let content = FileContent::Runs(model.chosen_runs().map(row).collect());
    let news = say::NEWS_RUNS_SAVED.with([&path.display()]);
    model.dialog = None;
    model.effects.ask(Action::WriteFile(FileToWrite { path, existing, content, news, solution_of: None }));
}

/// Does what a person asks for, which nothing speaks against.
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
            Obstacle::unless(model.chosen_runs().next().is_some(), say::WHY_NO_RUN).or(|| model.against_writing())
        }
        RunsCommand::SaveChart => {
            let shown = matches!(model.chart(), Chart::Length | Chart::Speed);
            let empty = model.document.workspace().position().is_solved() && model.chosen_runs().next().is_none();
            Obstacle::unless(shown, reasons::WHY_OTHER_CHART)
                .or(|| Obstacle::unless(!empty, say::WHY_NO_RUN))
                .or(|| model.against_writing())
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
    if let RunsCommand::SetChart(chart) = command { Some(model.chart() == *chart) } else { None }
}
