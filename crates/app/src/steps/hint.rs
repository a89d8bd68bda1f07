//! Hints: a lower bound, then the next move, then its purpose.

use std::time::Duration;

use super::hint_job::{HintJob, HintReport, HintWay, phase_of};
use super::shown;
use super::state::{Hint, HintLevel, Least, NextMove};
use crate::lesson::update as lesson;
use crate::{job::Job, model::Model, sentences::steps as words, task::TaskId};
use unfold_engine::puzzle::{Facelets, Sequence};
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{Limits, Memory};
use unfold_text::{UserError, sentences::describe, steps as say};

/// Time limit of the search for a hint.
const SEARCH: Duration = Duration::from_secs(10);

/// Limits of the search for a hint: first solution, small tables.
pub fn limits(threads: usize) -> Limits {
    let (timeout, memory, target) = (Some(SEARCH), Memory::Small, Some(usize::MAX));
    Limits { threads, timeout, memory, target, ..Limits::default() }
}

/// The shown position, if it is valid.
fn shown_state(model: &Model) -> Option<Facelets> {
    model.document.workspace().state()?;
    model.document.workspace().painting().facelets()
}

/// Gives a hint, or reveals more of the current one.
pub fn ask(model: &mut Model) {
    let Some(state) = shown_state(model) else { return };
    if let Some(mut hint) = shown::given(model).cloned() {
        hint.level = hint.level.next();
        model.steps.hint = Some(hint);
    } else {
        stop(model);
        begin(state, model);
    }
    tell(model);
}

fn begin(state: Facelets, model: &mut Model) {
    let Some(solver) = solvers::default_of(model.puzzle()) else { return };
    let next = known_next(model);
    let way = match (&next, shown::method(model)) {
        (Some(_), _) => HintWay::Known,
        (None, Some(method)) => HintWay::Method(method),
        (None, None) => HintWay::Search,
    };
    let limits = limits(crate::settings::threads_used(model.settings.threads));
    let job = HintJob { state: state.clone(), solver, limits, way };
    let work = Some(model.effects.start(Job::Hint(job)));
    let least = known_least(model);
    model.steps.hint = Some(Hint { state, level: HintLevel::Length, least, next, prepares: false, work });
}

/// Lower bound for the shown position, from the results of the current position.
fn known_least(model: &Model) -> Option<Least> {
    let (workspace, results) = (model.document.workspace(), model.results());
    let metric = results.by?.metric;
    let made = match &workspace.playback {
        None => 0,
        Some(playback) if *playback.player().start == workspace.position().painting => {
            let made = playback.moves.0[..playback.at].to_vec();
            Sequence(made).length_in(model.puzzle().def(), metric)
        }
        Some(_) => return None,
    };
    let length = results.lower.checked_sub(made).filter(|length| *length > 0)?;
    Some(Least { length, metric })
}

/// The next move of the playback, else of the steps, else of the solution for puzzles without human methods.
fn known_next(model: &Model) -> Option<NextMove> {
    let workspace = model.document.workspace();
    if let (Some(known), Some(made), Some(current)) = (shown::known(model), shown::made(model), shown::current(model)) {
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
    phase_of(&notes, player.at)
}

/// Handles a report of the hint's job.
pub fn handle_report(id: TaskId, report: HintReport, model: &mut Model) {
    let Some(hint) = model.steps.hint.as_mut().filter(|hint| hint.work == Some(id)) else { return };
    match report {
        HintReport::Preparing => hint.prepares = true,
        HintReport::Least(length) => {
            hint.prepares = false;
            let found = Least { length: length.into(), metric: hint.state.puzzle().def().metric };
            hint.least = Some(match hint.least {
                Some(known) if known.metric != found.metric || known.length > found.length => known,
                _ => found,
            });
        }
        HintReport::Next(next) => hint.next = Some(*next),
        HintReport::End(ended) => {
            (hint.work, hint.prepares) = (None, false);
            if let Err(error) = ended {
                let error = describe::solve(hint.state.puzzle(), &error);
                return fail(error, model);
            }
        }
    }
    tell(model);
}

/// Shows the latest sentence of the hint in the status line.
fn tell(model: &mut Model) {
    if let Some(news) = shown::given(model).and_then(|hint| words::hint(model, hint).pop()) {
        model.news = say::NEWS_HINT.with([&news]);
    }
}

fn fail(error: UserError, model: &mut Model) {
    model.steps.hint = None;
    model.tell_failure(say::ERROR_HINT, error);
}

/// Handles a crash of the hint's job; ignores other tasks.
pub fn crash(id: TaskId, model: &mut Model) {
    if model.steps.hint.as_ref().is_some_and(|hint| hint.work == Some(id)) {
        fail(describe::crash(), model);
    }
}

/// Cancels the hint.
pub fn stop(model: &mut Model) {
    if let Some(id) = model.steps.hint.take().and_then(|hint| hint.work) {
        model.effects.stop(id);
    }
}
