//! Shortens a row of moves, or a range of one, by a search between the two end positions.

use super::change::{add_kept_row, next_kept};
use super::target;
use crate::document::kept_row::{KeptRow, RowName};
use crate::document::row_names;
use crate::rows::state::{RunningShortening, ShorteningOutcome};
use crate::search::job::{SearchReport, SolveJob};
use crate::shortening_result::{ShorteningResult, length_phrase};
use crate::{action::Action, dialog::PendingWork, job::Job, model::Model};
use crate::{played::SequenceKind, tables, task::TaskId};
use std::sync::Arc;
use unfold_engine::puzzle::{Metric, Sequence};
use unfold_engine::puzzles::{shortening::shortening_solver, solvers};
use unfold_engine::search::{Limits, Outcome, SearchEvent, SolveError, Solver, move_range::MoveRange};
use unfold_engine::tables::TableError;
use unfold_text::{UserError, rows as say, sentences::describe, window};

/// Requests a search for shorter moves, after checking that there is space for its tables.
pub fn request_shortening(in_twists: bool, model: &mut Model) {
    model.rows_of_moves.counts_twists = in_twists;
    let Some(solver) = solvers::default_of(model.puzzle()) else { return };
    let (limits, then) = (limits(model), PendingWork::Shortening);
    let solver = solvers::effective_solver(solver, &limits);
    model.effects.ask(Action::AskForSpace { solver, limits, then });
}

/// Limits from the settings. The metric is MC4D's twist count if requested, else the chosen one if the method supports it.
fn limits(model: &Model) -> Limits {
    let known = solvers::default_of(model.puzzle()).map_or(&[][..], Solver::metrics);
    let metric = match model.rows_of_moves.counts_twists {
        true => Some(Metric::Mc4d),
        false => Some(model.metric()).filter(|metric| known.contains(metric)),
    };
    Limits { metric, target: None, all_optimal: false, ..model.settings.limits(model.puzzle()) }
}

/// Starts a search for moves shorter than the selection, or than the whole row.
pub fn start(model: &mut Model) {
    let (Some(solver), Some(target)) = (solvers::default_of(model.puzzle()), target(model)) else { return };
    let Some(from) = model.document.workspace().start_of_row(target.row) else { return };
    let Ok(stretch) = MoveRange::new(model.puzzle(), target.moves, target.range) else { return };
    let before = Sequence(stretch.whole().0[..stretch.range().start].to_vec());
    let stretch = stretch.with_position(from.position.after_all(&from.lead).after_all(&before));
    let limits = limits(model);
    let metric = limits.metric.unwrap_or(model.puzzle().def().metric);
    let known = stretch.known(metric);
    let limits = Limits { memory: tables::memory_used(model), known, ..limits };
    let solver = shortening_solver(solvers::effective_solver(solver, &limits));
    let best = stretch.moves().length_in(model.puzzle().def(), metric);
    model.news = say::NEWS_SHORTENING.with([&length_phrase(best, metric)]);
    let limit = limits.timeout;
    let id = model.effects.start(Job::Shorten(SolveJob { solver, state: stretch.position(), limits }));
    model.rows_of_moves.running = Some(RunningShortening { id, from, stretch, metric, best, began: None, limit });
}

/// Stops the search; the best moves found so far are kept.
pub fn stop(model: &mut Model) {
    if let Some(running) = &model.rows_of_moves.running {
        model.effects.stop(running.id);
    }
}

/// Stops the search silently, when the window closes.
pub fn close(model: &mut Model) {
    if let Some(running) = model.rows_of_moves.running.take() {
        model.effects.stop(running.id);
    }
}

/// Handles a crash of the search; ignores other tasks.
pub fn crash(id: TaskId, model: &mut Model) {
    if take_running(id, model).is_some() {
        model.report_failure(say::ERROR_SHORTEN, describe::crash());
    }
}

fn take_running(id: TaskId, model: &mut Model) -> Option<RunningShortening> {
    model.rows_of_moves.running.take_if(|running| running.id == id)
}

/// Handles a report of the search; ignores other tasks.
pub fn handle_report(id: TaskId, report: SearchReport, model: &mut Model) {
    match report {
        SearchReport::Event(SearchEvent::Found(solution)) => {
            let running = model.rows_of_moves.running.as_mut().filter(|running| running.id == id);
            let Some(running) = running.filter(|running| solution.length < running.best) else { return };
            running.best = solution.length;
            let (puzzle, metric) = (running.stretch.position().puzzle(), running.metric);
            let before = running.stretch.moves().length_in(puzzle.def(), metric);
            model.news = say::NEWS_SHORTER.with([&before as _, &length_phrase(solution.length, metric)]);
        }
        SearchReport::Event(SearchEvent::Started { .. }) => {
            let now = model.now;
            if let Some(running) = model.rows_of_moves.running.as_mut().filter(|running| running.id == id) {
                running.began = running.began.or(Some(now));
            }
        }
        SearchReport::Event(_) => {}
        SearchReport::Done(Ok(outcome)) => {
            if let Some(running) = take_running(id, model) {
                end(running, outcome, model);
            }
        }
        SearchReport::Done(Err(error)) => {
            if let Some(running) = take_running(id, model) {
                let error: UserError = match error {
                    SolveError::Tables(TableError::Stopped) => return model.news = window::NEWS_STOPPED.with([]),
                    error => describe::solve(running.stretch.position().puzzle(), &error),
                };
                model.report_failure(say::ERROR_SHORTEN, error);
            }
        }
    }
}

/// Reports the outcome. If moves were replaced, adds the shortened row and, if its puzzle is shown, chooses it as far from its end as
/// the playback was.
fn end(running: RunningShortening, outcome: Outcome, model: &mut Model) {
    let puzzle = running.stretch.position().puzzle();
    let found = ShorteningResult::new(puzzle, &running.stretch, outcome);
    model.news = found.summary();
    let [before, after] = &found.whole;
    let summary = match found.range.len() == before.0.len() {
        true => found.summary(),
        false => say::OUTCOME_OF_STRETCH.with([&(found.range.start + 1) as _, &found.range.end, &found.summary()]),
    };
    model.rows_of_moves.record_outcome(ShorteningOutcome { puzzle, moves: after.clone(), summary });
    if found.replacement.is_none() {
        return;
    }
    let total = |moves: &Sequence| moves.length_in(puzzle.def(), found.metric);
    if (found.range.len(), total(before)) != (before.0.len(), total(after)) && found.range.len() != before.0.len() {
        model.news = {
            let after = length_phrase(total(after), found.metric);
            say::NEWS_SHORTENED_TOTAL.with([&model.news as _, &total(before), &after])
        };
    }
    let row = KeptRow::new(RowName::Shortened, Arc::new(running.from), after.clone());
    let workspace = model.document.workspace_of_mut(puzzle);
    let from_end = workspace.player().map_or(0, |player| player.moves.0.len() - player.at);
    let place = next_kept(workspace);
    let names = workspace.position().names_of(before);
    let length = (after.0.len() + found.range.len()).saturating_sub(before.0.len());
    let names = row_names::replace_names(names, &found.range, length, &[]);
    add_kept_row(row, names, puzzle, model);
    if model.document.puzzle() == puzzle {
        let at = after.0.len().saturating_sub(from_end);
        super::choose(SequenceKind::Kept(place), Some(at), model);
    }
}
