//! The algorithms page: shortest moves from the position to a goal that may ignore some stickers.

pub mod checked;
pub mod job;
pub mod saved;
pub mod state;
pub mod task;

use std::path::PathBuf;
use std::time::Duration;

use self::checked::{AlgorithmsChecked, CheckJob};
use self::job::{AlgorithmsJob, AlgorithmsReport, QUICK_TIMEOUT};
use self::state::{AlgorithmOrder, FoundAlgorithm, GoalChoice};
use crate::task::{POLL_INTERVAL, Progress, TaskId};
use crate::{command::availability::Obstacle, ease::Ease, effect::ShellRequest, file_dialog, file_kind::FileKind};
use crate::{job::Job, model::Model, obstacles, page::Page, settings::thread_count};
use unfold_engine::puzzle::{PuzzleId, pattern::Pattern};
use unfold_engine::search::{Limits, Outcome, Reason, SearchEvent, Solution, SolveError};
use unfold_engine::{notation::allowed, pattern, tables::TableError};
use unfold_text::{UserError, algorithms as say, sentences::describe};

pub use self::state::{AlgorithmResults, Algorithms, MAX_EXTRA};
use crate::command::row::{Row, row};
use crate::command::{menu::Menu, shortcut::Shortcut};

#[derive(Clone, Debug, PartialEq)]
pub enum AlgorithmsCommand {
    Algorithms,
    /// Search for the shortest algorithms for the current position.
    Find,
    /// Stop the search and keep its results.
    Stop,
    /// Use the position shown as the goal.
    UseShownAsGoal,
    ChooseGoal(GoalChoice),
    /// Set the text of the allowed moves.
    Allow(String),
    /// Allow all turns of the named move, or forbid them if all are allowed.
    ToggleMove(&'static str),
    /// Also find algorithms that exceed the shortest length by up to this much.
    SetExtra(usize),
    Sort(AlgorithmOrder),
    /// Hide or show the moves of the list.
    HideMoves(bool),
    /// Reveal one more move of the algorithm at this index in the order found.
    Reveal(usize),
    Copy,
    /// Copy one algorithm's text.
    CopyOne(String),
    /// Set whether turns of a layer before and after an algorithm are free, for goals where this is customary.
    SetFreeTurns(bool),
    /// Save the list, as text or as a printable sheet.
    Save,
    /// Open a list of algorithms and check each against the case.
    Check,
}

/// The feature's rows of the command table.
pub static ROWS: &[Row<AlgorithmsCommand>] = &[
    row("algorithms", AlgorithmsCommand::Algorithms, (say::ALGORITHMS, say::ALGORITHMS_TIP))
        .on_keys(&[Shortcut::bare("F2")])
        .in_menu(Menu::View.at(4, 0)),
    row("find-algorithms", AlgorithmsCommand::Find, (say::FIND_ALGORITHMS, say::FIND_ALGORITHMS_TIP)),
    row("stop-algorithms", AlgorithmsCommand::Stop, (say::STOP_ALGORITHMS, say::STOP_ALGORITHMS_TIP)),
    row("set-goal", AlgorithmsCommand::UseShownAsGoal, (say::SET_GOAL, say::SET_GOAL_TIP)),
    row("copy-algorithms", AlgorithmsCommand::Copy, (say::COPY_ALGORITHMS, say::COPY_ALGORITHMS_TIP)),
    row("save-algorithms", AlgorithmsCommand::Save, (say::SAVE_ALGORITHMS, say::SAVE_ALGORITHMS_TIP)),
    row("check-algorithms", AlgorithmsCommand::Check, (say::CHECK_ALGORITHMS, say::CHECK_ALGORITHMS_TIP)),
];

/// Maximum number of algorithms listed.
const MAX_LISTED: u64 = 2_000;

/// Starts a search for the shortest algorithms for the current position, where only some stickers count.
pub fn find_for_part(model: &mut Model) {
    // A part chosen for another case may not suit this one.
    if matches!(model.algorithms.goal, GoalChoice::Part(_)) {
        model.algorithms.goal = GoalChoice::Solved;
    }
    find(model);
}

fn find(model: &mut Model) {
    stop(model);
    let puzzle = model.puzzle();
    let (task, moves) = match task::task(model).and_then(|task| Ok((task, model.algorithms.allowed(puzzle)?))) {
        Ok(ready) => ready,
        Err(error) => return model.report_failure(say::ERROR_ALGORITHMS, error),
    };
    let metric = allowed::metric_of(&moves);
    let limits = Limits {
        threads: thread_count(model.settings.threads),
        timeout: None,
        optimal: true,
        all_optimal: true,
        extra: model.algorithms.extra,
        count: Some(MAX_LISTED),
        ..Limits::default()
    };
    model.page = Some(Page::Algorithms);
    model.news = say::NEWS_FINDING_ALGORITHMS.with([]);
    let counted = metric.unwrap_or(puzzle.def().metric);
    let (tables, at_once) = (model.algorithms.tables.clone(), Some(QUICK_TIMEOUT));
    let job = AlgorithmsJob { task: task.clone(), metric: counted, limits, tables, quick_timeout: at_once };
    model.algorithms.running = Some(model.effects.start(Job::Algorithms(job)));
    model.algorithms.checked = None;
    let (algorithms, effort) = Default::default();
    let (part, empty_algorithm) = (model.algorithms.part(puzzle), None);
    model.algorithms.found = Some(AlgorithmResults {
        task,
        part,
        metric,
        algorithms,
        empty_algorithm,
        is_quick: false,
        lower: 0,
        effort,
        end: None,
    });
}

/// Shows the verdict on the list in the status line.
fn report_verdict(model: &mut Model) {
    if let Some(found) = &model.algorithms.found {
        model.news = task::verdict(found, model);
    }
}

/// Stops the search and keeps what it found.
pub fn stop(model: &mut Model) {
    if let Some(id) = model.algorithms.running.take() {
        model.effects.stop(id);
    }
    if let Some(found) = &mut model.algorithms.found {
        found.end.get_or_insert(Reason::Stopped);
        report_verdict(model);
    }
}

/// Handles a report of the search; ignores those of cancelled searches.
pub fn handle_report(id: TaskId, report: AlgorithmsReport, model: &mut Model) {
    if model.algorithms.running != Some(id) {
        return;
    }
    let Some(found) = &mut model.algorithms.found else { return };
    match report {
        AlgorithmsReport::Event(SearchEvent::Bound { lower, .. }) => found.lower = found.lower.max(lower),
        AlgorithmsReport::Quick(solution) | AlgorithmsReport::Event(SearchEvent::Optimal(solution))
            if solution.moves.0.is_empty() =>
        {
            found.empty_algorithm = Some(list_entry(found, solution, &model.algorithms.ease));
        }
        AlgorithmsReport::Quick(solution) => {
            found.algorithms = vec![list_entry(found, solution, &model.algorithms.ease)];
            found.is_quick = true;
        }
        AlgorithmsReport::Event(SearchEvent::Optimal(solution)) => {
            if std::mem::take(&mut found.is_quick) {
                found.algorithms.clear();
            }
            found.algorithms.push(list_entry(found, solution, &model.algorithms.ease));
        }
        AlgorithmsReport::Event(_) => {}
        AlgorithmsReport::End(result) => {
            model.algorithms.running = None;
            end(result, model);
        }
    }
}

fn end(result: Result<Outcome, SolveError>, model: &mut Model) {
    let Some(found) = &mut model.algorithms.found else { return };
    match result {
        Ok(outcome) => {
            found.lower = found.lower.max(outcome.lower);
            found.effort = (outcome.nodes, outcome.elapsed);
            found.end = Some(outcome.reason);
            report_verdict(model);
        }
        Err(SolveError::Tables(TableError::Stopped)) => found.end = Some(Reason::Stopped),
        Err(error) => {
            model.algorithms.found = None;
            model.report_failure(say::ERROR_ALGORITHMS, describe::solve(model.puzzle(), &error));
        }
    }
}

pub fn check(path: PathBuf, model: &mut Model) {
    match task::task(model) {
        Ok(task) => {
            model.dialog = None;
            stop(model);
            model.page = Some(Page::Algorithms);
            model.algorithms.reading.start(
                Job::CheckAlgorithms(CheckJob { path, task, part: model.algorithms.part(model.puzzle()) }),
                (),
                &mut model.effects,
            );
        }
        Err(error) => model.report_failure(say::ERROR_CHECK, error),
    }
}

/// Shows a checked list, or reports that it is empty or could not be read.
pub fn handle_checked(id: TaskId, AlgorithmsChecked(checked): AlgorithmsChecked, model: &mut Model) {
    if model.algorithms.reading.end(id).is_none() {
        return;
    }
    match checked {
        Ok(checked) if checked.algorithms.is_empty() => {
            model.report_failure(say::ERROR_CHECK, UserError::new(say::CHECK_NONE, say::CHECK_NONE_DO));
        }
        Ok(checked) => {
            model.news = task::checked_verdict(&checked);
            model.algorithms.checked = Some(checked);
        }
        Err(error) => model.report_failure(say::ERROR_CHECK, error.explain()),
    }
}

fn list_entry(results: &AlgorithmResults, solution: Solution, ease: &Ease) -> FoundAlgorithm {
    let ease = ease.cost(results.task.position.puzzle(), &solution.moves);
    let reached = results.task.reached_by(&solution.moves);
    FoundAlgorithm { solution, ease, reached, revealed: 0 }
}

/// Runs an available command.
pub fn run(command: AlgorithmsCommand, model: &mut Model) {
    let puzzle = model.puzzle();
    match command {
        AlgorithmsCommand::Algorithms => model.page = Some(Page::Algorithms),
        AlgorithmsCommand::Find => find(model),
        AlgorithmsCommand::Stop => stop(model),
        AlgorithmsCommand::UseShownAsGoal => {
            let shown = model.document.workspace().painting();
            model.algorithms.goal_position = Some(shown.clone()).filter(Pattern::is_painted);
            model.algorithms.goal = GoalChoice::Position;
            model.news = say::NEWS_GOAL_SET.with([]);
        }
        AlgorithmsCommand::ChooseGoal(goal) => model.algorithms.goal = goal,
        AlgorithmsCommand::Allow(text) => model.algorithms.allow = text,
        AlgorithmsCommand::ToggleMove(name) => model.algorithms.toggle(name, puzzle),
        AlgorithmsCommand::SetExtra(extra) => model.algorithms.extra = extra.min(MAX_EXTRA),
        AlgorithmsCommand::Sort(order) => model.algorithms.order = order,
        AlgorithmsCommand::HideMoves(hides) => model.algorithms.hides_moves = hides,
        AlgorithmsCommand::Reveal(place) => {
            if let Some(algorithm) = model.algorithms.found.as_mut().and_then(|found| found.algorithms.get_mut(place)) {
                algorithm.revealed += 1;
            }
        }
        AlgorithmsCommand::Copy => {
            model.effects.request(ShellRequest::Copy(model.algorithms.text()));
            model.news = say::NEWS_COPIED_ALGORITHMS.with([]);
        }
        AlgorithmsCommand::CopyOne(text) => {
            model.news = say::NEWS_COPIED_ALGORITHM.with([&text]);
            model.effects.request(ShellRequest::Copy(text));
        }
        AlgorithmsCommand::SetFreeTurns(free) => model.algorithms.free_turns = free,
        AlgorithmsCommand::Save => file_dialog::choose(FileKind::Algorithms, model),
        AlgorithmsCommand::Check => file_dialog::choose(FileKind::AlgorithmList, model),
    }
}

pub fn applies_to(command: &AlgorithmsCommand, puzzle: PuzzleId) -> bool {
    // A search for the previous puzzle may still be running, so Stop stays available.
    *command == AlgorithmsCommand::Stop || pattern::is_supported(puzzle)
}

pub fn obstacle(command: &AlgorithmsCommand, model: &Model) -> Obstacle {
    let is_painted = model.document.workspace().position().painting.is_painted();
    match command {
        AlgorithmsCommand::Find | AlgorithmsCommand::UseShownAsGoal => Obstacle::disabled_if(!is_painted, || {
            unfold_text::editor::UNFINISHED.with([&model.document.workspace().painting().unpainted_count()])
        }),
        AlgorithmsCommand::Stop => Obstacle::implied_unless(model.algorithms.is_running()),
        AlgorithmsCommand::Check => {
            let unfinished =
                || unfold_text::editor::UNFINISHED.with([&model.document.workspace().painting().unpainted_count()]);
            Obstacle::disabled_if(!is_painted, unfinished).or(|| obstacles::choosing_file(model))
        }
        AlgorithmsCommand::Copy | AlgorithmsCommand::Save => {
            let has_some = model.algorithms.found.as_ref().is_some_and(|found| !found.algorithms.is_empty());
            Obstacle::unless(has_some, say::WHY_NONE_FOUND)
        }
        _ => Obstacle::None,
    }
}

/// Ends and reports a crashed job; ignores the jobs of other features.
pub fn crash(id: TaskId, model: &mut Model) {
    if model.algorithms.running == Some(id) {
        stop(model);
        model.report_failure(say::ERROR_ALGORITHMS, describe::crash());
    }
    if model.algorithms.reading.end(id).is_some() {
        model.report_failure(say::ERROR_CHECK, describe::crash());
    }
}

/// Updates the search effort shown.
pub fn sample(progress: &Progress, model: &mut Model) {
    let numbers = model.algorithms.running.and_then(|id| progress.get(&id));
    if let (Some(numbers), Some(found)) = (numbers, &mut model.algorithms.found) {
        found.effort = (numbers.nodes, numbers.elapsed);
    }
}

/// Time until the next update is due; `None` if no job is running.
pub fn due(model: &Model) -> Option<Duration> {
    (model.algorithms.is_running() || model.algorithms.reading.is_running()).then_some(POLL_INTERVAL)
}

pub fn close(model: &mut Model) {
    stop(model);
}
