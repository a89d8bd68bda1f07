//! The tables as a person handles them: building, checking, removing, moving them elsewhere, one thing at a time, and whether there is
//! space for those that a search would build.

pub mod command;
pub mod idle;
pub mod idle_job;
pub mod job;
pub mod queries;
pub mod sentences;
pub mod status;
pub mod update;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use self::idle::IdleTables;
use self::job::{LookForSpaceJob, TablesJob, TablesReport};
use self::status::{TableStatus, TableTask};
use crate::app::core::tables_underway::{TablesUnderway, recorded, time_left};
use crate::app::core::{Context, Effect, Page, TaskId, TaskProgress};
use crate::app::core::{event::TablesInUse, space::AskForSpace};
use crate::shared::free_space::FreeSpace;
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{Limits, tiers};
use unfold_engine::tables::spec::{self, TableSpec};
use unfold_engine::tables::{TableError, store::FileState};
use unfold_text::{sentences::describe, tables as say};

/// A task on tables at work.
#[derive(Debug)]
struct Work {
    id: TaskId,
    task: TableTask,
    /// The table it is at, and since when.
    at: Option<(&'static str, Instant)>,
    progress: f64,
}

/// State of the files of tables, and of the task on them.
#[derive(Debug)]
pub struct TablesPage {
    states: BTreeMap<&'static str, FileState>,
    /// The names of those that had a file when the program was last asked how it stands.
    with_file: BTreeSet<&'static str>,
    built: BTreeMap<&'static str, Duration>,
    space: FreeSpace,
    work: Option<Work>,
    /// The tables that are made while the program is idle.
    pub idle: IdleTables,
}

impl TablesPage {
    /// Nothing is known yet, and nothing at work; the program was started just now.
    pub fn new(now: Instant) -> Self {
        Self {
            states: BTreeMap::new(),
            with_file: BTreeSet::new(),
            built: BTreeMap::new(),
            space: FreeSpace::default(),
            work: None,
            idle: IdleTables::new(now),
        }
    }

    /// State of a table, with the samples of the tables in use.
    pub fn status(&self, spec: &TableSpec, used: &TablesInUse) -> TableStatus {
        let name = spec.name.as_str();
        let built = self.built.get(name).or_else(|| used.built.get(name)).copied();
        TableStatus {
            file: self.states.get(name).copied(),
            in_use: used.names.contains(name),
            time: built.unwrap_or(Duration::from_millis(spec.milliseconds)),
        }
    }

    /// True if a table had a file when the program was last asked how it stands.
    pub fn has_file(&self, spec: &TableSpec) -> bool {
        self.with_file.contains(spec.name.as_str())
    }

    /// Free space for tables when they were looked at last.
    pub fn free_space(&self) -> FreeSpace {
        self.space
    }

    /// The task on tables, the table it is at, and its completed fraction, `0.0 <= progress <= 1.0`.
    pub fn task(&self) -> Option<(&TableTask, Option<&'static str>, f64)> {
        self.work.as_ref().map(|work| (&work.task, work.at.map(|(name, _)| name), work.progress))
    }

    /// The table that is being built because a person asked for it.
    pub fn underway(&self, now: Instant) -> Option<TablesUnderway> {
        let work = self.work.as_ref().filter(|work| matches!(work.task, TableTask::Build(_)))?;
        let (name, since) = work.at?;
        let solver = solvers::all().find(|solver| solver.tables().contains(&name))?;
        let all = recorded(spec::named(name));
        let left = time_left(all, all.mul_f64(work.progress), now.saturating_duration_since(since));
        Some(TablesUnderway { name, puzzle: solver.puzzle(), method: solver.name(), left: Some(left) })
    }

    /// True if something is done with tables.
    pub fn is_at_work(&self) -> bool {
        self.work.is_some()
    }

    /// True if tables are built, removed or moved, so that no search can be begun.
    pub fn are_handled(&self) -> bool {
        self.work.as_ref().is_some_and(|work| work.task != TableTask::Verify)
    }

    /// Shows the tables, and has their files looked at.
    pub fn show(&mut self, cx: &mut Context) {
        cx.page = Some(Page::Tables);
        if self.work.is_none() {
            self.begin(TableTask::Verify, cx);
        }
    }

    /// Does something with the tables of `folder`.
    pub fn handle(&mut self, task: TableTask, folder: &Path, cx: &mut Context) {
        let TableTask::Move(to) = &task else { return self.begin(task, cx) };
        let Ok(there) = std::path::absolute(to) else { return };
        if there == folder {
            cx.news = say::NEWS_TABLES_THERE.with([&there.display()]);
            return;
        }
        self.begin(TableTask::Move(there), cx);
    }

    fn begin(&mut self, task: TableTask, cx: &mut Context) {
        if task == TableTask::Verify {
            self.states.clear();
        }
        let id = cx.start(TablesJob(task.clone()));
        self.work = Some(Work { id, task, at: None, progress: 0.0 });
    }

    /// Ends what is done with tables; what is finished stays.
    pub fn stop(&self, cx: &mut Context) {
        if let Some(work) = &self.work {
            cx.effect(Effect::Stop(work.id));
        }
    }

    /// Takes in how far tasks are.
    pub fn sample(&mut self, progress: &BTreeMap<TaskId, TaskProgress>) {
        if let Some(work) = &mut self.work {
            work.progress = progress.get(&work.id).map_or(work.progress, |progress| progress.part);
        }
    }

    /// Hears what becomes of the tables. Gives back the folder that they were moved to, if so.
    pub fn handle_report(&mut self, id: TaskId, report: TablesReport, cx: &mut Context) -> Option<PathBuf> {
        let work = self.work.as_mut().filter(|work| work.id == id)?;
        match report {
            TablesReport::Looked(name, state) => drop(self.states.insert(name, state)),
            TablesReport::Built(name, time) => drop(self.built.insert(name, time)),
            TablesReport::At(name) => work.at = Some((name, cx.now)),
            TablesReport::Space(space) => self.space = space,
            TablesReport::End(result) => return self.end(result, cx),
        }
        None
    }

    fn end(&mut self, result: Result<(), TableError>, cx: &mut Context) -> Option<PathBuf> {
        let work = self.work.take()?;
        match (result, work.task) {
            (Err(TableError::Stopped), _) => cx.news = say::NEWS_CHORE_STOPPED.with([]),
            (Err(error), _) => cx.tell_failure(say::ERROR_TABLES, describe::table(&error)),
            (Ok(()), TableTask::Verify) => {
                let wrong = self.states.iter().filter(|(_, state)| **state == FileState::Wrong);
                let wrong: Vec<&str> = wrong.map(|(name, _)| *name).collect();
                let good = self.states.values().filter(|state| **state == FileState::Good).count();
                cx.news = if wrong.is_empty() {
                    say::NEWS_TABLES_LOOKED.with([&good, &spec::all().len()])
                } else {
                    say::NEWS_TABLES_WRONG.with([&wrong.join(", ")])
                };
            }
            (Ok(()), TableTask::Build(_)) => cx.news = say::NEWS_TABLES_BUILT.with([]),
            (Ok(()), TableTask::Remove(_)) => cx.news = say::NEWS_TABLES_REMOVED.with([]),
            (Ok(()), TableTask::Move(folder)) => {
                cx.news = say::NEWS_TABLES_MOVED.with([&folder.display()]);
                return Some(folder);
            }
        }
        None
    }

    /// A task failed by a mistake in this program.
    pub fn crash(&mut self, id: TaskId, cx: &mut Context) {
        if self.work.take_if(|work| work.id == id).is_some() {
            cx.tell_failure(say::ERROR_TABLES, describe::crash());
        }
    }
}

/// Looks whether there is space for the tables that a method would use, unless a person wants to go on in any case.
fn ask_for_space(AskForSpace { solver, limits, then }: AskForSpace, cx: &mut Context) {
    let limits = Limits { memory: cx.memory_for(limits.memory), ..limits };
    let used = solver.tiers().get(tiers::made(solver.tiers(), &limits)).copied().unwrap_or_default();
    let names = if cx.space.goes_on { &[] } else { used };
    cx.run_now(LookForSpaceJob { names, then });
}
