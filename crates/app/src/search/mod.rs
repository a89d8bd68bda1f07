//! The search for solutions: starting, reports, stopping. Results go to the searched position, even while another one is shown.

pub mod job;
pub mod news;
pub(crate) mod proof_estimate;
pub mod shown_position;
#[cfg(test)]
mod tests;

pub mod state;
pub mod update;

use std::collections::BTreeMap;
use std::time::Duration;

use self::job::{SearchReport, SolveJob};
use self::proof_estimate::ProofEstimates;
use self::state::{Preparation, RunningSearch};
use crate::document::runs::RunStart;
use crate::document::runs::results::{MethodAndMetric, Results, RunEnd};
use crate::task::{TaskId, TaskProgress};
use crate::{action::Action, job::Job, lesson::methods, model::Model};
use unfold_engine::search::{AllOptimal, Known, Limits, Outcome, Reason, SearchEvent, Solution, SolveError, Solver};
use unfold_engine::{puzzle::PuzzleId, puzzles::solvers, tables::TableError};
use unfold_text::{UserError, numbers, sentences::describe, window as say};

pub use self::state::Search;

/// Bounds of the sampling interval for nodes per second, which otherwise is a quarter of the search time.
const RATE_INTERVAL_BOUNDS: [Duration; 2] = [Duration::from_millis(20), Duration::from_secs(1)];

/// Starts a search for the current position with `solver`, if the position is valid. Adds to the position's results, or replaces those of
/// another method or metric. No other search may be running; `stopped` is the puzzle and run of one that was stopped for this one.
pub fn start(solver: &'static dyn Solver, mut limits: Limits, stopped: Option<(PuzzleId, usize)>, model: &mut Model) {
    let reached = model.document.workspace().moves_to_position().filter(|_| !model.settings.anew);
    let position = model.document.workspace_mut().position_mut();
    let Some(state) = position.state.clone() else { return };
    // Where no method proves optimality, the rest of a human solve may beat the search.
    let rest = position.rest_of_log().filter(|_| !solvers::proves(state.puzzle()));
    let here = position.results.run.map(|run| (state.puzzle(), run));
    let instead_of = stopped.filter(|puzzle_and_run| Some(*puzzle_and_run) != here).map(|(puzzle, _)| puzzle);
    let method_and_metric =
        MethodAndMetric { method: solver.name(), metric: limits.metric.unwrap_or(state.puzzle().def().metric) };
    let results = &mut position.results;
    if results.method_and_metric.is_some_and(|before| before != method_and_metric) {
        *results = Results::default();
    }
    results.method_and_metric = Some(method_and_metric);
    let rest = rest.and_then(|rest| Solution::known(&rest, state.puzzle(), method_and_metric.metric).ok());
    let news = match &rest {
        Some(rest) if results.best().is_none() => {
            say::NEWS_SOLVING_SHORTER.with([&rest.length, &method_and_metric.metric])
        }
        _ => say::NEWS_SOLVING.with([]),
    };
    if let Some(rest) = rest {
        results.add_solution(rest);
    }
    results.forget_claims();
    results.end = None;
    results.attempt = None;
    results.rate = 0.0;
    if limits.all_optimal {
        // Start the list of optimal solutions over: it is unknown which ones a truncated list lacks.
        results.optimal_list = Some(AllOptimal::default());
    }
    let before = (results.elapsed, results.nodes);
    let beginning = RunStart { method_and_metric, limits: &limits, state: &state, source: position.origin.compact() };
    let run = model.runs[state.puzzle()].begin(results.run, &beginning);
    results.run = Some(run);
    // Known results let the search resume instead of starting over.
    limits.known = Known { best: results.best().cloned(), lower: results.lower, reached };
    let inverse_of_reached = limits.known.inverse_of_reached(state.puzzle());
    let (puzzle_and_run, proves, lists_all) = ((state.puzzle(), run), limits.proves(), limits.all_optimal);
    // A proof may use another solver, but the run belongs to the chosen method.
    let solver = solvers::effective_solver(solver, &limits);
    let running = model.search.running.insert(RunningSearch {
        id: model.effects.start(Job::Solve(SolveJob { solver, state, limits })),
        solver,
        puzzle_and_run,
        stopped_puzzle: instead_of,
        proves,
        lists_all,
        with_tables: !solver.tables().names.is_empty(),
        is_stopping: false,
        proof: None,
        estimates: ProofEstimates::default(),
        preparation: Preparation::default(),
        began: None,
        before,
        last_sample: (Duration::ZERO, 0),
        inverse_of_reached,
    });
    model.news = running.with_stopped_search(news);
}

/// Cancels the search; its final report is still handled.
pub fn stop(model: &mut Model) {
    if let Some(running) = &mut model.search.running {
        model.effects.stop(running.id);
        running.is_stopping = true;
    }
}

/// Ends the search at once, keeping its results. Returns its puzzle and run; `None` if no search was running.
pub fn abandon(model: &mut Model) -> Option<(PuzzleId, usize)> {
    let running = model.search.running.take()?;
    model.effects.stop(running.id);
    if let Some(results) = running.results(&mut model.document) {
        results.end = Some(RunEnd::Reason(Reason::Stopped));
        running.update_run(&model.document, &mut model.runs);
    }
    Some(running.puzzle_and_run)
}

/// Ends a search whose position is no longer in the undo history.
pub fn end_if_position_lost(model: &mut Model) {
    let lost = |running: &mut RunningSearch| {
        model.document.workspace_of(running.puzzle_and_run.0).position_of_run(running.puzzle_and_run.1).is_none()
    };
    if let Some(running) = model.search.running.take_if(lost) {
        model.effects.stop(running.id);
    }
}

/// Handles a report. Returns true if the search has ended without an error and its position is shown.
pub fn handle_report(id: TaskId, report: SearchReport, model: &mut Model) -> bool {
    if model.search.running.as_ref().is_none_or(|running| running.id != id) {
        return false;
    }
    match report {
        SearchReport::Event(event) => {
            handle_event(event, model);
            false
        }
        SearchReport::Done(Ok(outcome)) => end(&outcome, model),
        SearchReport::Done(Err(SolveError::Tables(TableError::Stopped))) => {
            finish(RunEnd::Reason(Reason::Stopped), model);
            model.news = say::NEWS_TABLES_STOPPED.with([]);
            false
        }
        SearchReport::Done(Err(error)) => {
            let puzzle = model.search.run().map_or(model.document.puzzle(), |(puzzle, _)| puzzle);
            fail(describe::solve(puzzle, &error), model);
            false
        }
    }
}

/// Handles a crash of the search; ignores other tasks.
pub fn crash(id: TaskId, model: &mut Model) {
    if model.search.running.as_ref().is_some_and(|running| running.id == id) {
        fail(describe::crash(), model);
    }
}

fn handle_event(event: SearchEvent, model: &mut Model) {
    let Some(running) = &mut model.search.running else { return };
    let before = running.before.0;
    match &event {
        SearchEvent::Tables { .. } => running.with_tables = true,
        SearchEvent::Started { tables, .. } => {
            running.began = Some(*tables);
            if running.with_tables {
                model.search.tables_ready.insert(running.puzzle_and_run.0);
            }
        }
        _ => {}
    }
    let Some(results) = running.results(&mut model.document) else { return };
    match event {
        SearchEvent::Tables { .. } => {}
        // In a resumed search, the lines of the chart continue.
        SearchEvent::Started { .. } => results.series.push_bound(before.as_secs_f64(), results.lower),
        SearchEvent::Joined { .. } => model.news = running.with_stopped_search(say::NEWS_JOINED.with([])),
        SearchEvent::Bound { at, lower } => results.raise_bound(before + at, lower),
        SearchEvent::Found(solution) => {
            let (at, length) = (before + solution.at, solution.length);
            let undoes = running.inverse_of_reached.as_ref() == Some(&solution.moves);
            if results.add_solution(Solution { at, ..solution })
                && let Some(news) = running.note_found((at, length), undoes, &mut model.document)
            {
                model.news = news;
            }
            model.document.workspace_of_mut(running.puzzle_and_run.0).leave_unplayed_solution();
        }
        SearchEvent::Optimal(solution) => {
            let all = results.optimal_list.get_or_insert_default();
            all.count += 1;
            all.solutions.push(Solution { at: before + solution.at, ..solution });
        }
        // Events that later versions of the engine may add.
        _ => {}
    }
    // The new bound may prove optimal a solution of an earlier search, unknown to this solver.
    if !running.lists_all && running.results(&mut model.document).is_some_and(|results| results.is_optimal()) {
        model.effects.stop(running.id);
    }
}

/// Records and announces the outcome of the search; returns true if the searched position is shown.
fn end(outcome: &Outcome, model: &mut Model) -> bool {
    let here = model.search.is_for_shown(&model.document);
    let Some(running) = &model.search.running else { return false };
    let (before, (then, nodes_then), all_wanted) = (running.before, running.last_sample, running.lists_all);
    let Some(results) = running.results(&mut model.document) else { return false };
    results.elapsed = before.0 + outcome.elapsed;
    results.nodes = before.1 + outcome.nodes;
    let since = outcome.elapsed.saturating_sub(then);
    if !since.is_zero() && (then.is_zero() || since >= RATE_INTERVAL_BOUNDS[0]) {
        // Compute a speed even for a short search.
        results.rate = outcome.nodes.saturating_sub(nodes_then) as f64 / since.as_secs_f64();
        results.series.push_rate(results.elapsed.as_secs_f64(), results.rate);
    }
    if let (Some(all), Some(ended)) = (&mut results.optimal_list, &outcome.all) {
        (all.count, all.exhausted) = (ended.count, ended.exhausted);
    }
    results.attempt = outcome.attempt.as_deref().filter(|_| results.best().is_none()).cloned();
    let ended = results.is_optimal() && (!all_wanted || results.has_all_optimal());
    let reason = if ended { Reason::Optimal } else { outcome.reason };
    let metric = outcome.metric;
    let news = match results.best() {
        Some(best) if all_wanted && results.is_optimal() => {
            let found = numbers::grouped(outcome.all.as_ref().map_or(0, |all| all.count));
            let news = if ended { say::NEWS_ALL } else { say::NEWS_ALL_SO_FAR };
            news.with([&found, &best.length, &metric])
        }
        Some(best) if reason == Reason::Optimal => say::NEWS_OPTIMAL.with([&best.length, &metric]),
        Some(best) => say::NEWS_ENDED.with([&best.length, &metric, &results.lower]),
        None if reason == Reason::Stopped => say::NEWS_STOPPED.with([]),
        None if results.attempt.is_some() => methods::describe_attempt(results),
        None if reason == Reason::Exhausted => say::NEWS_EXHAUSTED.with([&results.lower, &metric]),
        None => say::NEWS_NOTHING.with([&results.lower, &metric]),
    };
    model.news = running.with_searched_place(news, &model.document);
    finish(RunEnd::Reason(reason), model);
    model.effects.ask(Action::ShowScramble);
    here
}

fn fail(error: UserError, model: &mut Model) {
    finish(RunEnd::Failed, model);
    model.report_failure(say::ERROR_SOLVE, error);
}

/// Forgets the search after recording its end and results in its run.
fn finish(end: RunEnd, model: &mut Model) {
    let Some(running) = model.search.running.take() else { return };
    if let Some(results) = running.results(&mut model.document) {
        results.end = Some(end);
    }
    running.update_run(&model.document, &mut model.runs);
}

/// Updates time, nodes, speed and proof progress of the running search.
pub fn sample(progress: &BTreeMap<TaskId, TaskProgress>, model: &mut Model) {
    let Some(running) = &mut model.search.running else { return };
    let Some(numbers) = progress.get(&running.id) else { return };
    running.proof = numbers.proof;
    running.preparation = Preparation { elapsed: numbers.elapsed, fraction: numbers.part };
    if let Some(left) = numbers.proof.and_then(|proof| proof.left) {
        let believed = running.estimates.add(numbers.elapsed, left);
        if let Some(results) = running.results(&mut model.document) {
            results.proof_left = believed;
        }
    }
    if let Some(began) = running.began {
        let (time, nodes) = (numbers.elapsed.saturating_sub(began), numbers.nodes);
        let (before, (then, nodes_then)) = (running.before, running.last_sample);
        let since = time.saturating_sub(then);
        let due = since >= (time / 4).clamp(RATE_INTERVAL_BOUNDS[0], RATE_INTERVAL_BOUNDS[1]);
        if due {
            running.last_sample = (time, nodes);
        }
        let Some(results) = running.results(&mut model.document) else { return };
        results.elapsed = before.0 + time;
        results.nodes = before.1 + nodes;
        if due {
            results.rate = nodes.saturating_sub(nodes_then) as f64 / since.as_secs_f64();
            results.series.push_rate(results.elapsed.as_secs_f64(), results.rate);
        }
    }
    running.update_run(&model.document, &mut model.runs);
}
