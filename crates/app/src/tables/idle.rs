//! Builds the shown puzzle's tables while the program is idle, so that the first search finds them ready.

use std::time::Duration;

use super::idle_job::{IdleTablesJob, IdleTablesReport};
use super::state::{IdleWork, TriedTables};
use crate::{job::Job, model::Model, tables, task::TaskId};
use unfold_engine::{puzzles::finish::FinishOutcome, search::Limits, tables::TableError};
use unfold_text::{editor, sentences::describe, tables as say};

pub use super::state::IdleTables;

/// Time after the last command until the program counts as idle.
const IDLE_DELAY: Duration = Duration::from_secs(3);

/// Restarts the idle timer.
pub fn reset_timer(model: &mut Model) {
    model.tables.idle.since = model.now;
}

/// The tables of the next search; `None` without a solver.
fn next_tables(model: &Model) -> Option<TriedTables> {
    let solver = model.next_search_solver()?;
    let (puzzle, memory, metric) = (solver.puzzle(), tables::memory_used(model), model.metric());
    Some(TriedTables { puzzle, solver: solver.name(), memory, metric })
}

/// True if an idle build may start after the delay: idle builds are switched on, the next search's tables were not the last tried, and no
/// other work prevents it.
fn may_begin(model: &Model) -> bool {
    model.settings.idle_tables
        && !tables::is_busy(model)
        && model.tables.idle.tried != next_tables(model)
        && model.tables.idle.work.is_none()
}

/// Time until an idle build may start; `None` if none may.
pub fn due(model: &Model) -> Option<Duration> {
    may_begin(model).then(|| IDLE_DELAY.saturating_sub(model.now.saturating_duration_since(model.tables.idle.since)))
}

/// Starts building the tables of the next search's solver, if the program is idle.
pub fn begin_if_idle(model: &mut Model) {
    let idle = model.now.saturating_duration_since(model.tables.idle.since) >= IDLE_DELAY;
    if !idle || !may_begin(model) {
        return;
    }
    model.tables.idle.tried = next_tables(model);
    let Some(solver) = model.next_search_solver() else { return };
    let limits = Limits {
        optimal: false,
        all_optimal: false,
        memory: tables::memory_used(model),
        ..model.settings.limits(model.puzzle())
    };
    let id = model.effects.start(Job::IdleTables(IdleTablesJob { solver, limits }));
    model.tables.idle.work =
        Some(IdleWork { id, solver, since: model.now, begun: None, time: Duration::ZERO, done: Duration::ZERO });
}

/// Cancels the idle build. Complete tables stay. The build does not restart until other tables have been tried.
pub fn stop(model: &mut Model) {
    if let Some(work) = model.tables.idle.work.take() {
        model.effects.stop(work.id);
    }
}

/// Handles a report of the idle build; ignores those of cancelled builds.
pub fn handle_report(id: TaskId, report: IdleTablesReport, model: &mut Model) {
    let Some(work) = model.tables.idle.work.as_mut().filter(|work| work.id == id) else { return };
    match report {
        IdleTablesReport::BuildingTable(name) => work.begun = Some(name),
        IdleTablesReport::Begun(time) => {
            (work.time, work.since) = (time, model.now);
            let (name, seconds) = (editor::puzzle_name(work.solver.puzzle()), time.as_secs_f64().ceil());
            model.news = say::NEWS_IDLE.with([&name, &seconds]);
        }
        IdleTablesReport::End(result) => {
            let built = work.begun.is_some();
            model.tables.idle.work = None;
            match result {
                Ok(FinishOutcome::All) if built => model.news = say::NEWS_IDLE_DONE.with([]),
                Ok(_) | Err(TableError::Stopped) => {}
                Err(error) => model.report_error(say::NEWS_IDLE_FAILED.with([&describe::table(&error).phrase()])),
            }
        }
    }
}
