//! The runs that are listed, compared and saved, and the charts of them.

pub mod command;
pub mod source;

use std::path::PathBuf;

use self::command::RunsCommand;
use crate::app::core::{Action, Context, Feature, FileKind, Obstacle, file_dialog};
use crate::app::document::runs::Run;
use crate::app::file_export::{Written, job::FileContent};
use crate::export::place::Existing;
use crate::export::runs;
use crate::shared::settings::choices::{Chart, charts};
use unfold_engine::{notation::facelets, puzzle::PuzzleId};
use unfold_text::{reasons, runs as say};

/// The list of runs.
#[derive(Debug, Default)]
pub struct RunList;

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
pub fn save_runs(path: PathBuf, existing: Existing, cx: &mut Context) {
    let content = FileContent::Runs(cx.chosen_runs().map(row).collect());
    let news = say::NEWS_RUNS_SAVED.with([&path.display()]);
    cx.dialog = None;
    cx.ask(Action::WriteFile(Written { path, existing, content, news, solution_of: None }));
}

impl Feature for RunList {
    type Command = RunsCommand;

    fn update(&mut self, command: RunsCommand, cx: &mut Context) {
        let puzzle = cx.puzzle();
        match command {
            RunsCommand::SaveRuns => file_dialog::choose(FileKind::Runs, cx),
            RunsCommand::SaveChart => file_dialog::choose(FileKind::Chart, cx),
            RunsCommand::ShowRun(number, shown) => {
                if let Some(run) = cx.runs[puzzle].get_mut(number) {
                    run.shown = shown;
                }
            }
            // A run is kept when newer ones need its place, as long as not too many are kept so.
            RunsCommand::PinRun(number, pinned) => {
                let free = cx.runs[puzzle].can_pin();
                if let Some(run) = cx.runs[puzzle].get_mut(number) {
                    run.pinned = pinned && (run.pinned || free);
                }
            }
            // That of the position and that of the search at work stay.
            RunsCommand::RemoveRun(number) => {
                if Some(number) != cx.results().run && Some((puzzle, number)) != cx.at_work.search {
                    cx.runs[puzzle].remove(number);
                }
            }
            RunsCommand::SetChart(chart) => cx.choose(|choices| choices.chart = chart),
            RunsCommand::SetCurve(curve) => cx.choose(|choices| choices.curve = Some(curve)),
        }
    }

    fn obstacle(&self, command: &RunsCommand, cx: &Context) -> Obstacle {
        match command {
            RunsCommand::SaveRuns => {
                Obstacle::unless(cx.chosen_runs().next().is_some(), say::WHY_NO_RUN).or(|| cx.against_writing())
            }
            RunsCommand::SaveChart => {
                let shown = matches!(cx.chart(), Chart::Length | Chart::Speed);
                let empty = cx.position().is_solved() && cx.chosen_runs().next().is_none();
                Obstacle::unless(shown, reasons::WHY_OTHER_CHART)
                    .or(|| Obstacle::unless(!empty, say::WHY_NO_RUN))
                    .or(|| cx.against_writing())
            }
            _ => Obstacle::None,
        }
    }

    fn is_of(command: &RunsCommand, puzzle: PuzzleId) -> bool {
        if let RunsCommand::SetChart(chart) = command { charts(puzzle).contains(chart) } else { true }
    }

    fn is_on(&self, command: &RunsCommand, cx: &Context) -> Option<bool> {
        if let RunsCommand::SetChart(chart) = command { Some(cx.chart() == *chart) } else { None }
    }
}
