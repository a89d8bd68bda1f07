//! The tables as a person handles them: building, checking, removing, moving them elsewhere, one thing at a time, and whether there is
//! space for those that a search would build.

pub mod command;
pub mod idle;
pub mod idle_job;
pub mod job;
pub mod sentences;
pub mod status;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use self::job::{LookForSpaceJob, SpaceSeen, TablesJob, TablesReport, TablesSeen};
use self::status::{TableStatus, TableTask};
use self::{command::TablesCommand, idle::IdleTables};
use crate::app::core::dialog::Begin;
use crate::app::core::tables_underway::{TablesUnderway, recorded, time_left};
use crate::app::core::{
    Action, AtWork, Context, Dialog, Effect, Feature, FileKind, Job, Obstacle, Page, Progress, SAMPLE, TaskId,
    file_dialog,
};
use crate::app::core::{event::TablesInUse, tracked_task::TrackedTask};
use crate::shared::free_space::FreeSpace;
use crate::shared::memory_choices::{self, MemoryChoice};
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{Limits, Solver, tiers};
use unfold_engine::tables::spec::{self, TableSpec};
use unfold_engine::tables::{TableError, store::FileState};
use unfold_text::{sentences::describe, tables as say};

/// A task on tables at work.
#[derive(Debug)]
struct Work {
    task: TableTask,
    /// The table it is at, and since when.
    at: Option<(&'static str, Instant)>,
}

/// State of the files of tables, and of the task on them.
#[derive(Debug)]
pub struct TablesPage {
    states: BTreeMap<&'static str, FileState>,
    /// The names of those that had a file when the program was last asked how it stands.
    with_file: BTreeSet<&'static str>,
    built: BTreeMap<&'static str, Duration>,
    space: FreeSpace,
    /// Number of the databases of algorithms that are kept, and their bytes.
    databases: (usize, u64),
    work: TrackedTask<Work>,
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
            databases: (0, 0),
            work: TrackedTask::default(),
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

    /// Number of the databases of algorithms that are kept, and their bytes.
    pub fn databases(&self) -> (usize, u64) {
        self.databases
    }

    /// The task on tables, the table it is at, and its completed fraction, `0.0 <= progress <= 1.0`.
    pub fn task(&self) -> Option<(&TableTask, Option<&'static str>, f64)> {
        self.work
            .about()
            .zip(self.work.progress())
            .map(|(work, part)| (&work.task, work.at.map(|(name, _)| name), part))
    }

    /// The table that is being built because a person asked for it.
    pub fn underway(&self, now: Instant) -> Option<TablesUnderway> {
        let work = self.work.about().filter(|work| matches!(work.task, TableTask::Build(_)))?;
        let (name, since) = work.at?;
        let solver = solvers::all().find(|solver| solver.tables().contains(&name))?;
        let all = recorded(spec::named(name));
        let left = time_left(all, all.mul_f64(self.work.progress()?), now.saturating_duration_since(since));
        Some(TablesUnderway { name, puzzle: solver.puzzle(), method: solver.name(), left: Some(left) })
    }

    /// True if tables are built, removed or moved, so that no search can be begun.
    pub fn are_handled(&self) -> bool {
        self.work.about().is_some_and(|work| work.task != TableTask::Verify)
    }

    /// Shows the tables, and has their files looked at.
    pub fn show(&mut self, cx: &mut Context) {
        cx.page = Some(Page::Tables);
        if !self.work.is_at_work() {
            self.begin(TableTask::Verify, cx);
        }
    }

    /// Does something with tables, unless something is done already.
    fn handle_task(&mut self, task: TableTask, cx: &mut Context) {
        if !cx.can_handle_tables() {
            cx.news = say::WHY_TABLES_BUSY.with([]);
            return;
        }
        let TableTask::Move(to) = &task else { return self.begin(task, cx) };
        let Ok(there) = std::path::absolute(to) else { return };
        if there == cx.tables_folder() {
            cx.news = say::NEWS_TABLES_THERE.with([&there.display()]);
            return;
        }
        self.begin(TableTask::Move(there), cx);
    }

    fn begin(&mut self, task: TableTask, cx: &mut Context) {
        if task == TableTask::Verify {
            self.states.clear();
        }
        self.work.begin(Job::Tables(TablesJob(task.clone())), Work { task, at: None }, cx);
    }

    /// Hears what becomes of the tables.
    pub fn handle_report(&mut self, id: TaskId, report: TablesReport, cx: &mut Context) {
        let Some(work) = self.work.about_mut(id) else { return };
        match report {
            TablesReport::Looked(name, state) => drop(self.states.insert(name, state)),
            TablesReport::Built(name, time) => drop(self.built.insert(name, time)),
            TablesReport::At(name) => work.at = Some((name, cx.now)),
            TablesReport::Databases { count, bytes } => self.databases = (count, bytes),
            TablesReport::Space(space) => self.space = space,
            TablesReport::End(result) => self.end(id, result, cx),
        }
    }

    fn end(&mut self, id: TaskId, result: Result<(), TableError>, cx: &mut Context) {
        let Some(work) = self.work.end(id) else { return };
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
                cx.effect(Effect::UseTables(folder.clone()));
                let usual = folder == cx.environment.tables;
                cx.set(|settings| settings.tables = (!usual).then_some(folder));
                cx.ask(Action::TablesMoved);
            }
        }
    }

    /// Takes in which tables have a file.
    pub fn note_files(&mut self, seen: TablesSeen) {
        self.with_file = seen.0;
    }

    /// Moves the tables into the folder that a person chose.
    pub fn move_to(&mut self, folder: PathBuf, cx: &mut Context) {
        self.show(cx);
        self.handle_task(TableTask::Move(folder), cx);
    }
}

/// Looks whether there is space for the tables that a method would use, unless a person wants to go on in any case.
pub fn ask_for_space(solver: &'static dyn Solver, limits: Limits, then: Begin, cx: &mut Context) {
    let limits = Limits { memory: cx.memory_for(limits.memory), ..limits };
    let used = solver.tiers().get(tiers::made(solver.tiers(), &limits)).copied().unwrap_or_default();
    let names = if cx.space.goes_on { &[] } else { used };
    cx.run_now(Job::LookForSpace(LookForSpaceJob { names, then }));
}

/// Takes in whether there is space for tables: the work begins, or a person is asked whether to go on.
pub fn note_space(seen: SpaceSeen, cx: &mut Context) {
    match seen.shortages.is_empty() {
        true => cx.ask(Action::Begin(seen.then)),
        false => cx.dialog = Some(Dialog::LowSpace { shortages: seen.shortages, then: seen.then }),
    }
}

impl Feature for TablesPage {
    type Command = TablesCommand;

    fn update(&mut self, command: TablesCommand, cx: &mut Context) {
        match command {
            TablesCommand::Tables => self.show(cx),
            TablesCommand::HandleTables(task) => self.handle_task(task, cx),
            TablesCommand::MoveTables => file_dialog::choose(FileKind::Tables, cx),
            TablesCommand::StopTables => {
                // What is finished stays.
                self.work.stop(cx);
                self.idle.stop(cx);
            }
            TablesCommand::SetMemory(memory) => {
                cx.forget_shortage();
                cx.set(|settings| settings.memory = memory);
            }
        }
    }

    fn obstacle(&self, command: &TablesCommand, cx: &Context) -> Obstacle {
        let busy = || Obstacle::unless(cx.can_handle_tables(), say::WHY_TABLES_BUSY);
        match command {
            TablesCommand::HandleTables(_) => busy(),
            TablesCommand::MoveTables => busy().or(|| cx.against_choosing_file()),
            TablesCommand::StopTables => {
                Obstacle::plain_unless(self.work.is_at_work() || self.idle.at_work().is_some())
            }
            _ => Obstacle::None,
        }
    }

    fn is_on(&self, command: &TablesCommand, cx: &Context) -> Option<bool> {
        if let TablesCommand::SetMemory(memory) = command { Some(cx.settings.memory == *memory) } else { None }
    }

    fn crash(&mut self, id: TaskId, cx: &mut Context) {
        if self.work.end(id).is_some() {
            cx.tell_failure(say::ERROR_TABLES, describe::crash());
        }
        self.idle.crash(id);
    }

    fn sample(&mut self, progress: &Progress, _: &mut Context) {
        self.work.sample(progress);
        self.idle.sample(progress);
    }

    fn tick(&mut self, cx: &mut Context) {
        self.idle.begin_if_idle(cx);
    }

    fn due(&self, cx: &Context) -> Option<Duration> {
        let at_work =
            self.work.is_at_work() || cx.background_tables_progress().is_some() || self.idle.at_work().is_some();
        at_work.then_some(SAMPLE).into_iter().chain(self.idle.next(cx)).min()
    }

    fn note_work(&self, work: &mut AtWork) {
        work.tables = self.work.is_at_work();
        work.tables_handled = self.are_handled();
        work.idle_tables = self.idle.at_work().is_some();
    }

    fn close(&mut self, cx: &mut Context) {
        self.idle.stop(cx);
        self.work.stop(cx);
    }
}

impl Context {
    /// Choices for the tables of this puzzle's method, with their gains.
    pub fn memory_choices(&self) -> Vec<MemoryChoice> {
        let limits = self.settings().limits();
        self.searching_solver().map_or_else(Vec::new, |solver| memory_choices::choices(solver, limits.memory, &limits))
    }
}
