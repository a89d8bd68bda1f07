//! Tables that are made while nobody asks for anything: those of the puzzle that is shown, so that its first search has them.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use super::idle_job::{IdleTablesJob, IdleTablesReport};
use crate::app::core::tables_underway::{TablesUnderway, time_left};
use crate::app::core::{TaskId, TaskProgress};
use crate::app::job::Job;
use crate::app::model::Model;
use unfold_engine::puzzles::finish::{self, Finished};
use unfold_engine::search::{Limits, Solver};
use unfold_engine::{puzzle::PuzzleId, tables::TableError};
use unfold_text::{editor, sentences::describe, tables as say};

/// So long after the last command the program is idle.
const AFTER: Duration = Duration::from_secs(3);

/// Tables at work.
#[derive(Debug)]
struct Work {
    id: TaskId,
    solver: &'static dyn Solver,
    /// Its start.
    since: Instant,
    /// The table that is being built, if any.
    begun: Option<&'static str>,
    /// About how long all of it takes.
    time: Duration,
    /// Completed part of that.
    done: Duration,
}

/// The tables that are made while the program is idle.
#[derive(Debug)]
pub struct IdleTables {
    /// Time of the last request.
    since: Instant,
    /// The puzzle whose tables were looked at since: they are there, or cannot be had.
    looked_at: Option<PuzzleId>,
    work: Option<Work>,
}

impl IdleTables {
    /// Something was asked for just now.
    pub fn new(now: Instant) -> Self {
        Self { since: now, looked_at: None, work: None }
    }

    /// The puzzle whose tables are being made because the program is idle, the table at work, and how much of all of them is done,
    /// `0.0 <= progress <= 1.0`; it never falls.
    pub fn at_work(&self) -> Option<(PuzzleId, &'static str, f64)> {
        let work = self.work.as_ref()?;
        Some((work.solver.puzzle(), work.begun?, finish::share(work.done, work.time)))
    }

    /// The same, with about how long all of them still take.
    pub fn underway(&self, now: Instant) -> Option<TablesUnderway> {
        let work = self.work.as_ref()?;
        let left = time_left(work.time, work.done, now.saturating_duration_since(work.since));
        let (puzzle, method) = (work.solver.puzzle(), work.solver.name());
        Some(TablesUnderway { name: work.begun?, puzzle, method, left: Some(left) })
    }

    /// Takes in how far tasks are.
    pub fn sample(&mut self, progress: &BTreeMap<TaskId, TaskProgress>) {
        if let Some(work) = &mut self.work {
            work.done = progress.get(&work.id).map_or(work.done, |progress| progress.work_done);
        }
    }

    /// A task failed by a mistake in this program: the first search will meet it and tell.
    pub fn crash(&mut self, id: TaskId) {
        self.work.take_if(|work| work.id == id);
    }
}

/// Takes notice that something is asked for.
pub fn note_activity(model: &mut Model) {
    model.tables.idle.since = model.now;
}

/// True if the tables of the puzzle that is shown may be looked at as soon as the program is idle.
fn may_look(model: &Model) -> bool {
    model.settings.idle_tables
        && !model.is_busy()
        && model.tables.idle.looked_at != Some(model.puzzle())
        && model.tables.idle.work.is_none()
}

/// The time from now until the program is idle enough; `None` when nothing is to be made then.
pub fn next(model: &Model) -> Option<Duration> {
    may_look(model).then(|| AFTER.saturating_sub(model.now.saturating_duration_since(model.tables.idle.since)))
}

/// Begins to make the tables of the method that is chosen, if the program is idle.
pub fn begin_if_idle(model: &mut Model) {
    let idle = model.now.saturating_duration_since(model.tables.idle.since) >= AFTER;
    if !idle || !may_look(model) {
        return;
    }
    model.tables.idle.looked_at = Some(model.puzzle());
    let Some(solver) = model.searching_solver() else { return };
    let limits = Limits { optimal: false, all: false, memory: model.memory_used(), ..model.settings.limits() };
    let id = model.effects.start(Job::IdleTables(IdleTablesJob { solver, limits }));
    model.tables.idle.work =
        Some(Work { id, solver, since: model.now, begun: None, time: Duration::ZERO, done: Duration::ZERO });
}

/// Stops making tables; those that are complete stay, and the others are not begun again by themselves.
pub fn stop(model: &mut Model) {
    if let Some(work) = model.tables.idle.work.take() {
        model.effects.stop(work.id);
    }
}

/// Hears what becomes of the tables.
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
                Err(error) => model.news = say::NEWS_IDLE_FAILED.with([&describe::table(&error).phrase()]),
            }
        }
    }
}
