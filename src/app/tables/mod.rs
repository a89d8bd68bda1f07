//! The tables as a person handles them: building, checking, removing, moving them elsewhere, one thing at a time, and whether there is
//! space for those that a search would build.

pub mod command;
pub mod idle;
pub mod idle_job;
pub mod job;
pub mod sentences;
pub mod status;

use crate::app::action::Action;
use crate::app::core::dialog::Begin;
use crate::app::core::tracked_task::TrackedTask;
use crate::app::effect::Effect;
use crate::app::event::TablesInUse;
use crate::app::file_dialog;
use crate::app::job::Job;
use crate::shared::free_space::FreeSpace;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use self::job::{LookForSpaceJob, SpaceSeen, TablesJob, TablesReport, TablesSeen};
use self::status::{TableStatus, TableTask};
use self::{command::TablesCommand, idle::IdleTables};
use crate::app::core::tables_underway::{TablesUnderway, recorded, time_left};
use crate::app::core::{Dialog, FileKind, Obstacle, Page, Progress, SAMPLE, TaskId};
use crate::app::model::Model;
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

    /// True if something is done with tables.
    pub fn is_at_work(&self) -> bool {
        self.work.is_at_work()
    }

    /// True if tables are built, removed or moved, so that no search can be begun.
    pub fn are_handled(&self) -> bool {
        self.work.about().is_some_and(|work| work.task != TableTask::Verify)
    }

    /// Takes in which tables have a file.
    pub fn note_files(&mut self, seen: TablesSeen) {
        self.with_file = seen.0;
    }
}

/// Shows the tables, and has their files looked at.
pub fn show(model: &mut Model) {
    model.page = Some(Page::Tables);
    if !model.tables.work.is_at_work() {
        begin(TableTask::Verify, model);
    }
}

/// Does something with tables, unless something is done already.
fn handle_task(task: TableTask, model: &mut Model) {
    if !model.can_handle_tables() {
        model.news = say::WHY_TABLES_BUSY.with([]);
        return;
    }
    let TableTask::Move(to) = &task else { return begin(task, model) };
    let Ok(there) = std::path::absolute(to) else { return };
    if there == model.tables_folder() {
        model.news = say::NEWS_TABLES_THERE.with([&there.display()]);
        return;
    }
    begin(TableTask::Move(there), model);
}

fn begin(task: TableTask, model: &mut Model) {
    if task == TableTask::Verify {
        model.tables.states.clear();
    }
    model.tables.work.begin(Job::Tables(TablesJob(task.clone())), Work { task, at: None }, &mut model.effects);
}

/// Hears what becomes of the tables.
pub fn handle_report(id: TaskId, report: TablesReport, model: &mut Model) {
    let Some(work) = model.tables.work.about_mut(id) else { return };
    match report {
        TablesReport::Looked(name, state) => drop(model.tables.states.insert(name, state)),
        TablesReport::Built(name, time) => drop(model.tables.built.insert(name, time)),
        TablesReport::At(name) => work.at = Some((name, model.now)),
        TablesReport::Databases { count, bytes } => model.tables.databases = (count, bytes),
        TablesReport::Space(space) => model.tables.space = space,
        TablesReport::End(result) => end(id, result, model),
    }
}

fn end(id: TaskId, result: Result<(), TableError>, model: &mut Model) {
    let Some(work) = model.tables.work.end(id) else { return };
    match (result, work.task) {
        (Err(TableError::Stopped), _) => model.news = say::NEWS_CHORE_STOPPED.with([]),
        (Err(error), _) => model.tell_failure(say::ERROR_TABLES, describe::table(&error)),
        (Ok(()), TableTask::Verify) => {
            let wrong = model.tables.states.iter().filter(|(_, state)| **state == FileState::Wrong);
            let wrong: Vec<&str> = wrong.map(|(name, _)| *name).collect();
            let good = model.tables.states.values().filter(|state| **state == FileState::Good).count();
            model.news = if wrong.is_empty() {
                say::NEWS_TABLES_LOOKED.with([&good, &spec::all().len()])
            } else {
                say::NEWS_TABLES_WRONG.with([&wrong.join(", ")])
            };
        }
        (Ok(()), TableTask::Build(_)) => model.news = say::NEWS_TABLES_BUILT.with([]),
        (Ok(()), TableTask::Remove(_)) => model.news = say::NEWS_TABLES_REMOVED.with([]),
        (Ok(()), TableTask::Move(folder)) => {
            model.news = say::NEWS_TABLES_MOVED.with([&folder.display()]);
            model.effects.push(Effect::UseTables(folder.clone()));
            let usual = folder == model.environment.tables;
            model.set(|settings| settings.tables = (!usual).then_some(folder));
            model.effects.ask(Action::TablesMoved);
        }
    }
}

/// Moves the tables into the folder that a person chose.
pub fn move_to(folder: PathBuf, model: &mut Model) {
    show(model);
    handle_task(TableTask::Move(folder), model);
}

/// Looks whether there is space for the tables that a method would use, unless a person wants to go on in any case.
pub fn ask_for_space(solver: &'static dyn Solver, limits: Limits, then: Begin, model: &mut Model) {
    let limits = Limits { memory: model.memory_for(limits.memory), ..limits };
    let used = solver.tiers().get(tiers::made(solver.tiers(), &limits)).copied().unwrap_or_default();
    let names = if model.space.goes_on { &[] } else { used };
    model.effects.run_now(Job::LookForSpace(LookForSpaceJob { names, then }));
}

/// Takes in whether there is space for tables: the work begins, or a person is asked whether to go on.
pub fn note_space(seen: SpaceSeen, model: &mut Model) {
    match seen.shortages.is_empty() {
        true => model.effects.ask(Action::Begin(seen.then)),
        false => model.dialog = Some(Dialog::LowSpace { shortages: seen.shortages, then: seen.then }),
    }
}

/// Does what a person asks for, which nothing speaks against.
pub fn run(command: TablesCommand, model: &mut Model) {
    match command {
        TablesCommand::Tables => show(model),
        TablesCommand::HandleTables(task) => handle_task(task, model),
        TablesCommand::MoveTables => file_dialog::choose(FileKind::Tables, model),
        TablesCommand::StopTables => {
            // What is finished stays.
            model.tables.work.stop(&mut model.effects);
            idle::stop(model);
        }
        TablesCommand::SetMemory(memory) => {
            model.forget_shortage();
            model.set(|settings| settings.memory = memory);
        }
    }
}

/// The obstacle to a command now.
pub fn obstacle(command: &TablesCommand, model: &Model) -> Obstacle {
    let busy = || Obstacle::unless(model.can_handle_tables(), say::WHY_TABLES_BUSY);
    match command {
        TablesCommand::HandleTables(_) => busy(),
        TablesCommand::MoveTables => busy().or(|| model.against_choosing_file()),
        TablesCommand::StopTables => {
            Obstacle::plain_unless(model.tables.work.is_at_work() || model.tables.idle.at_work().is_some())
        }
        _ => Obstacle::None,
    }
}

/// True if the command's choice is chosen, or its switch is on; `None` if it is neither choice nor switch.
pub fn is_on(command: &TablesCommand, model: &Model) -> Option<bool> {
    if let TablesCommand::SetMemory(memory) = command { Some(model.settings.memory == *memory) } else { None }
}

/// A job ended by a mistake in this program; tells so if it was the one of this feature.
pub fn crash(id: TaskId, model: &mut Model) {
    if model.tables.work.end(id).is_some() {
        model.tell_failure(say::ERROR_TABLES, describe::crash());
    }
    model.tables.idle.crash(id);
}

/// Takes in the progress of jobs.
pub fn sample(progress: &Progress, model: &mut Model) {
    model.tables.work.sample(progress);
    model.tables.idle.sample(progress);
}

/// The time until something is due even if nothing wakes the window.
pub fn due(model: &Model) -> Option<Duration> {
    let at_work = model.tables.work.is_at_work()
        || model.background_tables_progress().is_some()
        || model.tables.idle.at_work().is_some();
    at_work.then_some(SAMPLE).into_iter().chain(idle::next(model)).min()
}

/// Ends everything, as the window closes.
pub fn close(model: &mut Model) {
    idle::stop(model);
    model.tables.work.stop(&mut model.effects);
}

impl Model {
    /// Choices for the tables of this puzzle's method, with their gains.
    pub fn memory_choices(&self) -> Vec<MemoryChoice> {
        let limits = self.settings().limits();
        self.searching_solver().map_or_else(Vec::new, |solver| memory_choices::choices(solver, limits.memory, &limits))
    }
}
