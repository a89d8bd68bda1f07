//! Hints: a lower bound, then the next move, then its purpose.

use std::time::Duration;

use super::hint_job::{HintJob, HintReport, NextMoveSource, next_move_at};
use super::shown;
use super::state::{Hint, HintLevel, LengthBound, NextMove};
use crate::lesson::update as lesson;
use crate::{job::Job, model::Model, sentences::steps as words, task::TaskId};
use unfold_engine::puzzle::{Facelets, Sequence};
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{Limits, Memory};
use unfold_text::{UserError, sentences::describe, steps as say};

const HINT_SEARCH_LIMIT: Duration = Duration::from_secs(10);

/// Limits of the search for a hint: first solution, small tables, ten seconds.
pub fn limits(threads: usize) -> Limits {
    let (timeout, memory, target) = (Some(HINT_SEARCH_LIMIT), Memory::Small, Some(usize::MAX));
    Limits { threads, timeout, memory, target, ..Limits::default() }
}

/// The shown position; `None` if the current position is invalid.
fn shown_state(model: &Model) -> Option<Facelets> {
    model.document.workspace().state()?;
    model.document.workspace().painting().facelets()
}

/// Gives a hint, or reveals more of the current one.
pub fn give_hint(model: &mut Model) {
    let Some(state) = shown_state(model) else { return };
    if let Some(mut hint) = shown::current_hint(model).cloned() {
        hint.level = hint.level.next();
        model.steps.hint = Some(hint);
    } else {
        stop(model);
        begin(state, model);
    }
    show_latest(model);
}

fn begin(state: Facelets, model: &mut Model) {
    let Some(solver) = solvers::default_of(model.puzzle()) else { return };
    let next = known_next_move(model);
    let source = match (&next, shown::method(model)) {
        (Some(_), _) => NextMoveSource::Known,
        (None, Some(method)) => NextMoveSource::Method(method),
        (None, None) => NextMoveSource::Search,
    };
    let limits = limits(crate::settings::thread_count(model.settings.threads));
    let job = HintJob { state: state.clone(), solver, limits, source };
    let work = Some(model.effects.start(Job::Hint(job)));
    let bound = known_bound(model);
    model.steps.hint = Some(Hint { state, level: HintLevel::Length, bound, next, is_preparing: false, work });
}

/// Lower bound for the shown position: the current position's proven bound minus the length of the moves played from it; `None` if unknown
/// or not positive.
fn known_bound(model: &Model) -> Option<LengthBound> {
    let (workspace, results) = (model.document.workspace(), model.results());
    let metric = results.method_and_metric?.metric;
    let made = match &workspace.playback {
        None => 0,
        Some(playback) if *playback.player().start == workspace.position().painting => {
            let made = playback.moves.0[..playback.at].to_vec();
            Sequence(made).length_in(model.puzzle().def(), metric)
        }
        Some(_) => return None,
    };
    let length = results.lower.checked_sub(made).filter(|length| *length > 0)?;
    Some(LengthBound { length, metric })
}

/// Next move of the planned steps, unless other moves are in playback. Otherwise the next of the moves in playback, if they solve the
/// puzzle. For a puzzle without human methods, also the next of the moves ready to play, such as a solution.
fn known_next_move(model: &Model) -> Option<NextMove> {
    let workspace = model.document.workspace();
    if let (Some(known), Some(made), Some(current)) =
        (shown::known_steps(model), shown::moves_made(model), shown::current_step(model))
    {
        let step = &known.steps[current];
        let is_played = workspace.playback.as_ref().is_none_or(|playback| playback.moves == known.moves);
        let mv = known.moves.0.get(made).copied().filter(|_| is_played);
        if let Some(mv) = mv {
            return Some(NextMove { mv, purpose: step.purpose.clone(), pieces: step.pieces.clone() });
        }
    }
    let player = workspace.player().filter(|player| player.at < player.moves.0.len())?;
    if workspace.playback.is_none() && shown::method(model).is_some() {
        return None;
    }
    let rest = Sequence(player.moves.0[player.at..].to_vec());
    let solves = workspace.painting().facelets()?.after_all(&rest).is_solved();
    let notes = solves.then(|| lesson::notes(model)).flatten()?;
    next_move_at(&notes, player.at)
}

/// Handles a report of the hint job; ignores jobs of earlier hints.
pub fn handle_report(id: TaskId, report: HintReport, model: &mut Model) {
    let Some(hint) = model.steps.hint.as_mut().filter(|hint| hint.work == Some(id)) else { return };
    match report {
        HintReport::Preparing => hint.is_preparing = true,
        HintReport::Bound(length) => {
            hint.is_preparing = false;
            let found = LengthBound { length: length.into(), metric: hint.state.puzzle().def().metric };
            hint.bound = Some(match hint.bound {
                Some(known) if known.metric != found.metric || known.length > found.length => known,
                _ => found,
            });
        }
        HintReport::Next(next) => hint.next = Some(*next),
        HintReport::End(ended) => {
            (hint.work, hint.is_preparing) = (None, false);
            if let Err(error) = ended {
                let error = describe::solve(hint.state.puzzle(), &error);
                return fail(error, model);
            }
        }
    }
    show_latest(model);
}

/// Shows the latest sentence of the hint in the status line.
fn show_latest(model: &mut Model) {
    if let Some(news) = shown::current_hint(model).and_then(|hint| words::hint(model, hint).pop()) {
        model.news = say::NEWS_HINT.with([&news]);
    }
}

fn fail(error: UserError, model: &mut Model) {
    model.steps.hint = None;
    model.report_failure(say::ERROR_HINT, error);
}

/// Reports a crash of the hint job; ignores other tasks.
pub fn crash(id: TaskId, model: &mut Model) {
    if model.steps.hint.as_ref().is_some_and(|hint| hint.work == Some(id)) {
        fail(describe::crash(), model);
    }
}

/// Cancels the hint job and discards the hint.
pub fn stop(model: &mut Model) {
    if let Some(id) = model.steps.hint.take().and_then(|hint| hint.work) {
        model.effects.stop(id);
    }
}
