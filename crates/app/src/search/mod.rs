//! The search for a solution: begun, listened to and stopped. What it finds out belongs to the position that it was started for,
//! whichever is shown meanwhile.

pub mod here;
pub mod job;
pub mod news;
pub(crate) mod proof_estimate;
#[cfg(test)]
mod tests;

pub mod state;
pub mod update;

use std::collections::BTreeMap;
use std::time::Duration;

use self::job::{SearchReport, SolveJob};
use self::proof_estimate::ProofEstimates;
use self::state::{Preparation, Running};
use crate::document::runs::Beginning;
use crate::document::runs::results::{MethodAndMetric, Results, RunEnd};
use crate::task::{TaskId, TaskProgress};
use crate::{action::Action, job::Job, lesson::methods, model::Model};
use unfold_engine::search::{AllOptimal, Known, Limits, Outcome, Reason, SearchEvent, Solution, SolveError, Solver};
use unfold_engine::{puzzle::PuzzleId, puzzles::solvers, tables::TableError};
use unfold_text::{UserError, numbers, sentences::describe, window as say};

pub use self::state::Search;

/// Nodes a second are taken over a quarter of the time searched, but at least and at most over this long.
const RATE_OVER: [Duration; 2] = [Duration::from_millis(20), Duration::from_secs(1)];

/// Starts a search for the position that is shown, by the method that was chosen and in the metric of the limits. It adds to
/// what is known about the position. None may be at work; `stopped` is the puzzle and the run of the one that was stopped for
/// this one.
pub fn start(solver: &'static dyn Solver, mut limits: Limits, stopped: Option<(PuzzleId, usize)>, model: &mut Model) {
    let reached = model.document.workspace().moves_to_position().filter(|_| !model.settings.anew);
    let position = model.document.workspace_mut().position_mut();
    let Some(state) = position.state.clone() else { return };
    // Where no method finds the shortest of all, a person may have found a shorter solution than the search does.
    let rest = position.rest_of_log().filter(|_| !solvers::proves(state.puzzle()));
    let here = position.results.run.map(|run| (state.puzzle(), run));
    let instead_of = stopped.filter(|of| Some(*of) != here).map(|(puzzle, _)| puzzle);
    let by = MethodAndMetric { method: solver.name(), metric: limits.metric.unwrap_or(state.puzzle().def().metric) };
    let results = &mut position.results;
    if results.by.is_some_and(|before| before != by) {
        *results = Results::default();
    }
    results.by = Some(by);
    let rest = rest.and_then(|rest| Solution::known(&rest, state.puzzle(), by.metric).ok());
    let news = match &rest {
        Some(rest) if results.best().is_none() => say::NEWS_SOLVING_SHORTER.with([&rest.length, &by.metric]),
        _ => say::NEWS_SOLVING.with([]),
    };
    if let Some(rest) = rest {
        results.found(rest);
    }
    results.forget_claims();
    results.end = None;
    results.attempt = None;
    results.rate = 0.0;
    if limits.all {
        // They are found anew; as long as the list was cut short, no one knows which are missing.
        results.all = Some(AllOptimal::default());
    }
    let before = (results.elapsed, results.nodes);
    let beginning = Beginning { by, limits: &limits, state: &state, source: position.origin.source() };
    let run = model.runs[state.puzzle()].begin(results.run, &beginning);
    results.run = Some(run);
    // The search goes on from there.
    limits.known = Known { best: results.best().cloned(), lower: results.lower, reached };
    let undoing = limits.known.undoing(state.puzzle());
    let (of, proves, all) = ((state.puzzle(), run), limits.proves(), limits.all);
    // Another solver may take its place for a proof; the run is still one of the method that was chosen.
    let solver = solvers::searching(solver, &limits);
    let running = model.search.running.insert(Running {
        id: model.effects.start(Job::Solve(SolveJob { solver, state, limits })),
        solver,
        of,
        instead_of,
        proves,
        all,
        with_tables: !solver.tables().names.is_empty(),
        stopping: false,
        proof: None,
        estimates: ProofEstimates::default(),
        preparation: Preparation::default(),
        began: None,
        before,
        sampled: (Duration::ZERO, 0),
        undoing,
    });
    model.news = running.news(news);
}

/// Tells the search to stop; its last words are still heard.
pub fn stop(model: &mut Model) {
    if let Some(running) = &mut model.search.running {
        model.effects.stop(running.id);
        running.stopping = true;
    }
}

/// Ends the search at once; what it found stays. Its puzzle and the number of its run are given back.
pub fn abandon(model: &mut Model) -> Option<(PuzzleId, usize)> {
    let running = model.search.running.take()?;
    model.effects.stop(running.id);
    if let Some(results) = running.results(&mut model.document) {
        results.end = Some(RunEnd::Reason(Reason::Stopped));
        running.follow(&model.document, &mut model.runs);
    }
    Some(running.of)
}

/// Ends a search whose position can no longer be had again by undo or redo.
pub fn end_lost(model: &mut Model) {
    let lost = |running: &mut Running| model.document.of(running.of.0).position_of_run(running.of.1).is_none();
    if let Some(running) = model.search.running.take_if(lost) {
        model.effects.stop(running.id);
    }
}

/// Takes in what the search tells; whether it has ended now, and its position is the one that is shown.
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

/// A job failed by a mistake in this program.
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
                model.search.tables_ready.insert(running.of.0);
            }
        }
        _ => {}
    }
    let Some(results) = running.results(&mut model.document) else { return };
    match event {
        SearchEvent::Tables { .. } => {}
        // Taken up again: the lines of the plot go on from where they were.
        SearchEvent::Started { .. } => results.series.raised(before.as_secs_f64(), results.lower),
        SearchEvent::Joined { .. } => model.news = running.news(say::NEWS_JOINED.with([])),
        SearchEvent::Bound { at, lower } => results.raised(before + at, lower),
        SearchEvent::Found(solution) => {
            let (at, length) = (before + solution.at, solution.length);
            let undoes = running.undoing.as_ref() == Some(&solution.moves);
            if results.found(Solution { at, ..solution })
                && let Some(news) = running.note_found((at, length), undoes, &mut model.document)
            {
                model.news = news;
            }
            model.document.workspace_of_mut(running.of.0).leave_unplayed_solution();
        }
        SearchEvent::Optimal(solution) => {
            let all = results.all.get_or_insert_default();
            all.count += 1;
            all.solutions.push(Solution { at: before + solution.at, ..solution });
        }
        // An event that the engine gains later changes nothing that is shown.
        _ => {}
    }
    // A solution of an earlier search may be proven optimal by this one, which does not know it.
    if !running.all && running.results(&mut model.document).is_some_and(|results| results.is_optimal()) {
        model.effects.stop(running.id);
    }
}

/// The search ended by itself, or as it was told to; whether its position is the one that is shown.
fn end(outcome: &Outcome, model: &mut Model) -> bool {
    let here = model.search.is_for_shown(&model.document);
    let Some(running) = &model.search.running else { return false };
    let (before, (then, nodes_then), all_wanted) = (running.before, running.sampled, running.all);
    let Some(results) = running.results(&mut model.document) else { return false };
    results.elapsed = before.0 + outcome.elapsed;
    results.nodes = before.1 + outcome.nodes;
    let since = outcome.elapsed.saturating_sub(then);
    if !since.is_zero() && (then.is_zero() || since >= RATE_OVER[0]) {
        // However short a search, something is known about its speed.
        results.rate = outcome.nodes.saturating_sub(nodes_then) as f64 / since.as_secs_f64();
        results.series.sped(results.elapsed.as_secs_f64(), results.rate);
    }
    if let (Some(all), Some(ended)) = (&mut results.all, &outcome.all) {
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
        None if results.attempt.is_some() => methods::attempt(results),
        None if reason == Reason::Exhausted => say::NEWS_EXHAUSTED.with([&results.lower, &metric]),
        None => say::NEWS_NOTHING.with([&results.lower, &metric]),
    };
    model.news = running.news_of_end(news, &model.document);
    finish(RunEnd::Reason(reason), model);
    model.effects.ask(Action::ShowScramble);
    here
}

fn fail(error: UserError, model: &mut Model) {
    finish(RunEnd::Failed, model);
    model.tell_failure(say::ERROR_SOLVE, error);
}

/// Nothing more is heard of the search; what it found is taken into its run.
fn finish(end: RunEnd, model: &mut Model) {
    let Some(running) = model.search.running.take() else { return };
    if let Some(results) = running.results(&mut model.document) {
        results.end = Some(end);
    }
    running.follow(&model.document, &mut model.runs);
}

/// Takes time, nodes and speed from the search at work, and how far its proof is.
pub fn sample(progress: &BTreeMap<TaskId, TaskProgress>, model: &mut Model) {
    let Some(running) = &mut model.search.running else { return };
    let Some(numbers) = progress.get(&running.id) else { return };
    running.proof = numbers.proof;
    running.preparation = Preparation { elapsed: numbers.elapsed, part: numbers.part };
    if let Some(left) = numbers.proof.and_then(|proof| proof.left) {
        let believed = running.estimates.take(numbers.elapsed, left);
        if let Some(results) = running.results(&mut model.document) {
            results.proof_left = believed;
        }
    }
    if let Some(began) = running.began {
        let (time, nodes) = (numbers.elapsed.saturating_sub(began), numbers.nodes);
        let (before, (then, nodes_then)) = (running.before, running.sampled);
        let since = time.saturating_sub(then);
        let due = since >= (time / 4).clamp(RATE_OVER[0], RATE_OVER[1]);
        if due {
            running.sampled = (time, nodes);
        }
        let Some(results) = running.results(&mut model.document) else { return };
        results.elapsed = before.0 + time;
        results.nodes = before.1 + nodes;
        if due {
            results.rate = nodes.saturating_sub(nodes_then) as f64 / since.as_secs_f64();
            results.series.sped(results.elapsed.as_secs_f64(), results.rate);
        }
    }
    running.follow(&model.document, &mut model.runs);
}
