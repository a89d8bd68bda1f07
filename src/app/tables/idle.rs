//! Tables that are made while nobody asks for anything: those of the puzzle that is shown, so that its first search has them.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use super::idle_job::{IdleTablesJob, IdleTablesReport};
use crate::app::core::tables_underway::{TablesUnderway, time_left};
use crate::app::core::{Context, Effect, Job, TaskId, TaskProgress};
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

    /// Takes notice that something is asked for.
    pub fn note_activity(&mut self, cx: &Context) {
        self.since = cx.now;
    }

    /// True if the tables of the puzzle that is shown may be looked at as soon as the program is idle.
    fn may_look(&self, cx: &Context) -> bool {
        cx.settings.idle_tables && !cx.is_busy() && self.looked_at != Some(cx.puzzle()) && self.work.is_none()
    }

    /// The time from now until the program is idle enough; `None` when nothing is to be made then.
    pub fn next(&self, cx: &Context) -> Option<Duration> {
        self.may_look(cx).then(|| AFTER.saturating_sub(cx.now.saturating_duration_since(self.since)))
    }

    /// Begins to make the tables of the method that is chosen, if the program is idle.
    pub fn begin_if_idle(&mut self, cx: &mut Context) {
        let idle = cx.now.saturating_duration_since(self.since) >= AFTER;
        if !idle || !self.may_look(cx) {
            return;
        }
        self.looked_at = Some(cx.puzzle());
        let Some(solver) = cx.searching_solver() else { return };
        let limits = Limits { optimal: false, all: false, memory: cx.memory_used(), ..cx.settings.limits() };
        let id = cx.start(Job::IdleTables(IdleTablesJob { solver, limits }));
        self.work = Some(Work { id, solver, since: cx.now, begun: None, time: Duration::ZERO, done: Duration::ZERO });
    }

    /// Stops making tables; those that are complete stay, and the others are not begun again by themselves.
    pub fn stop(&mut self, cx: &mut Context) {
        if let Some(work) = self.work.take() {
            cx.effect(Effect::Stop(work.id));
        }
    }

    /// Takes in how far tasks are.
    pub fn sample(&mut self, progress: &BTreeMap<TaskId, TaskProgress>) {
        if let Some(work) = &mut self.work {
            work.done = progress.get(&work.id).map_or(work.done, |progress| progress.work_done);
        }
    }

    /// Hears what becomes of the tables.
    pub fn handle_report(&mut self, id: TaskId, report: IdleTablesReport, cx: &mut Context) {
        let Some(work) = self.work.as_mut().filter(|work| work.id == id) else { return };
        match report {
            IdleTablesReport::At(name) => work.begun = Some(name),
            IdleTablesReport::Begun(time) => {
                (work.time, work.since) = (time, cx.now);
                let (name, seconds) = (editor::puzzle_name(work.solver.puzzle()), time.as_secs_f64().ceil());
                cx.news = say::NEWS_IDLE.with([&name, &seconds]);
            }
            IdleTablesReport::End(result) => {
                let built = work.begun.is_some();
                self.work = None;
                match result {
                    Ok(Finished::All) if built => cx.news = say::NEWS_IDLE_DONE.with([]),
                    Ok(_) | Err(TableError::Stopped) => {}
                    Err(error) => cx.news = say::NEWS_IDLE_FAILED.with([&describe::table(&error).phrase()]),
                }
            }
        }
    }

    /// A task failed by a mistake in this program: the first search will meet it and tell.
    pub fn crash(&mut self, id: TaskId) {
        self.work.take_if(|work| work.id == id);
    }
}
