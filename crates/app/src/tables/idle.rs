//! Building of the shown puzzle's tables while the program is idle, so that its first search has them.

use std::time::Duration;

use super::idle_job::{IdleTablesJob, IdleTablesReport};
use super::state::IdleWork;
use crate::{job::Job, model::Model, tables, task::TaskId};
use unfold_engine::{puzzles::finish::Finished, search::Limits, tables::TableError};
use unfold_text::{editor, sentences::describe, tables as say};

pub use super::state::IdleTables;

/// Time after the last command until the program counts as idle.
const AFTER: Duration = Duration::from_secs(3);

/// Restarts the idle timer.
pub fn note_activity(model: &mut Model) {
    model.tables.idle.since = model.now;
}

/// True if an idle build for the shown puzzle has not been tried and nothing prevents it.
fn may_look(model: &Model) -> bool {
    model.settings.idle_tables
        && !tables::is_busy(model)
        && model.tables.idle.looked_at != Some(model.puzzle())
        && model.tables.idle.work.is_none()
}

/// Time until an idle build may start; `None` if there is nothing to do.
pub fn next(model: &Model) -> Option<Duration> {
    may_look(model).then(|| AFTER.saturating_sub(model.now.saturating_duration_since(model.tables.idle.since)))
}

/// Starts building the chosen method's tables, if the program is idle.
pub fn begin_if_idle(model: &mut Model) {
    let idle = model.now.saturating_duration_since(model.tables.idle.since) >= AFTER;
    if !idle || !may_look(model) {
        return;
    }
    model.tables.idle.looked_at = Some(model.puzzle());
    let Some(solver) = model.searching_solver() else { return };
    let limits = Limits {
        optimal: false,
        all: false,
        memory: tables::memory_used(model),
        ..model.settings.limits(model.puzzle())
    };
    let id = model.effects.start(Job::IdleTables(IdleTablesJob { solver, limits }));
    model.tables.idle.work =
        Some(IdleWork { id, solver, since: model.now, begun: None, time: Duration::ZERO, done: Duration::ZERO });
}

/// Cancels the build. Complete tables stay; it does not restart by itself.
pub fn stop(model: &mut Model) {
    if let Some(work) = model.tables.idle.work.take() {
        model.effects.stop(work.id);
    }
}

/// Handles a report of the build.
pub fn handle_report(id: TaskId, report: IdleTablesReport, model: &mut Model) {
    let Some(work) = model.tables.idle.work.as_mut().filter(|work| work.id == id) else { return };
    match report {
        IdleTablesReport::At(name) => work.begun = Some(name),
        IdleTablesReport::Begun(time) => {
            (work.time, work.since) = (time, model.now);
            let (name, seconds) = (editor::puzzle_name(work.solver.puzzle()), time.as_secs_f64().ceil());
            model.news = say::NEWS_IDLE.with([&name, &seconds]);
        }
        IdleTablesReport::End(result) => {
            let built = work.begun.is_some();
            model.tables.idle.work = None;
            match result {
                Ok(Finished::All) if built => model.news = say::NEWS_IDLE_DONE.with([]),
                Ok(_) | Err(TableError::Stopped) => {}
                Err(error) => model.tell_error(say::NEWS_IDLE_FAILED.with([&describe::table(&error).phrase()])),
            }
        }
    }
}
