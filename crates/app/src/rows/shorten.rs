//! Shortening of a row of moves or a range of it, by a search between its two end positions.

use super::change::{next_kept, put_row};
use super::target;
use crate::document::kept_row::{KeptRow, RowName};
use crate::document::row_names;
use crate::rows::state::{Shortening, ShorteningOutcome};
use crate::search::job::{SearchReport, SolveJob};
use crate::shortened::{Shortened, length_in};
use crate::{action::Action, dialog::Begin, job::Job, model::Model};
use crate::{played::Played, tables, task::TaskId};
use std::sync::Arc;
use unfold_engine::puzzle::{Metric, Sequence};
use unfold_engine::puzzles::{shortening::shortening, solvers};
use unfold_engine::search::{Limits, Outcome, SearchEvent, SolveError, Solver, stretch::Stretch};
use unfold_engine::tables::TableError;
use unfold_text::{UserError, rows as say, sentences::describe, window};

/// Starts the space check for the search's tables.
pub fn ask(in_twists: bool, model: &mut Model) {
    model.rows_of_moves.counts_twists = in_twists;
    let Some(solver) = solvers::default_of(model.puzzle()) else { return };
    let (limits, then) = (limits(model), Begin::Shortening);
    let solver = solvers::searching(solver, &limits);
    model.effects.ask(Action::AskForSpace { solver, limits, then });
}

/// Limits of the search: the usual ones, with the chosen metric if the method supports it.
fn limits(model: &Model) -> Limits {
    let known = solvers::default_of(model.puzzle()).map_or(&[][..], Solver::metrics);
    let metric = match model.rows_of_moves.counts_twists {
        true => Some(Metric::Mc4d),
        false => Some(model.metric()).filter(|metric| known.contains(metric)),
    };
    Limits { metric, target: None, all: false, ..model.settings.limits(model.puzzle()) }
}

/// Starts a search for moves shorter than the selection, or than the whole row.
pub fn begin(model: &mut Model) {
    let (Some(solver), Some(target)) = (solvers::default_of(model.puzzle()), target(model)) else { return };
    let Some(from) = model.document.workspace().start_of_row(target.row) else { return };
    let Ok(stretch) = Stretch::new(model.puzzle(), target.moves, target.range) else { return };
    let before = Sequence(stretch.whole().0[..stretch.range().start].to_vec());
    let stretch = stretch.begun_at(from.position.after_all(&from.lead).after_all(&before));
    let limits = limits(model);
    let metric = limits.metric.unwrap_or(model.puzzle().def().metric);
    let known = stretch.known(metric);
    let limits = Limits { memory: tables::memory_used(model), known, ..limits };
    let solver = shortening(solvers::searching(solver, &limits));
    let best = stretch.moves().length_in(model.puzzle().def(), metric);
    model.news = say::NEWS_SHORTENING.with([&length_in(best, metric)]);
    let limit = limits.timeout;
    let id = model.effects.start(Job::Shorten(SolveJob { solver, state: stretch.position(), limits }));
    model.rows_of_moves.running = Some(Shortening { id, from, stretch, metric, best, began: None, limit });
}

/// Stops the search; its result is kept.
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
    if take(id, model).is_some() {
        model.tell_failure(say::ERROR_SHORTEN, describe::crash());
    }
}

fn take(id: TaskId, model: &mut Model) -> Option<Shortening> {
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
            model.news = say::NEWS_SHORTER.with([&before as _, &length_in(solution.length, metric)]);
        }
        SearchReport::Event(SearchEvent::Started { .. }) => {
            let now = model.now;
            if let Some(running) = model.rows_of_moves.running.as_mut().filter(|running| running.id == id) {
                running.began = running.began.or(Some(now));
            }
        }
        SearchReport::Event(_) => {}
        SearchReport::Done(Ok(outcome)) => {
            if let Some(running) = take(id, model) {
                end(running, outcome, model);
            }
        }
        SearchReport::Done(Err(error)) => {
            if let Some(running) = take(id, model) {
                let error: UserError = match error {
                    SolveError::Tables(TableError::Stopped) => return model.news = window::NEWS_STOPPED.with([]),
                    error => describe::solve(running.stretch.position().puzzle(), &error),
                };
                model.tell_failure(say::ERROR_SHORTEN, error);
            }
        }
    }
}

/// Keeps the row with the shortened range as a new row, with the cursor at the same place.
fn end(running: Shortening, outcome: Outcome, model: &mut Model) {
    let puzzle = running.stretch.position().puzzle();
    let found = Shortened::new(puzzle, &running.stretch, outcome);
    model.news = found.told();
    let [before, after] = &found.all;
    let about = match found.range.len() == before.0.len() {
        true => found.told(),
        false => say::OUTCOME_OF_STRETCH.with([&(found.range.start + 1) as _, &found.range.end, &found.told()]),
    };
    model.rows_of_moves.note(ShorteningOutcome { puzzle, moves: after.clone(), about });
    if found.replacement.is_none() {
        return;
    }
    let total = |moves: &Sequence| moves.length_in(puzzle.def(), found.metric);
    if (found.range.len(), total(before)) != (before.0.len(), total(after)) && found.range.len() != before.0.len() {
        model.news = {
            let after = length_in(total(after), found.metric);
            say::NEWS_SHORTENED_TOTAL.with([&model.news as _, &total(before), &after])
        };
    }
    let row = KeptRow::new(RowName::Shortened, Arc::new(running.from), after.clone());
    let workspace = model.document.workspace_of_mut(puzzle);
    let from_end = workspace.player().map_or(0, |player| player.moves.0.len() - player.at);
    let place = next_kept(workspace);
    let names = workspace.position().names_of(before);
    let length = (after.0.len() + found.range.len()).saturating_sub(before.0.len());
    let names = row_names::replaced(names, &found.range, length, &[]);
    put_row(row, names, puzzle, model);
    if model.document.puzzle() == puzzle {
        let at = after.0.len().saturating_sub(from_end);
        super::choose(Played::Kept(place), Some(at), model);
    }
}
