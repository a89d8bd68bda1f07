//! What is known of the files of tables, and what is done with them.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use super::job::TablesSeen;
use crate::event::TablesInUse;
use crate::free_space::{FreeSpace, Shortage};
use crate::tables::status::{TableStatus, TableTask};
use crate::task::tables_underway::{TablesUnderway, recorded, time_left};
use crate::task::{TaskId, TaskProgress, tracked_task::TrackedTask};
use unfold_engine::puzzles::{finish, solvers};
use unfold_engine::tables::spec::{self, TableSpec};
use unfold_engine::tables::store::FileState;
use unfold_engine::{puzzle::PuzzleId, search::Solver};

/// A task on tables at work.
#[derive(Debug)]
pub(crate) struct Work {
    pub(crate) task: TableTask,
    /// The table it is at, and since when.
    pub(crate) at: Option<(&'static str, Instant)>,
}

/// State of the files of tables, and of the task on them.
#[derive(Debug)]
pub struct TablesPage {
    pub(crate) states: BTreeMap<&'static str, FileState>,
    /// The names of those that had a file when the program was last asked how it stands.
    pub(crate) with_file: BTreeSet<&'static str>,
    pub(crate) built: BTreeMap<&'static str, Duration>,
    pub(crate) space: FreeSpace,
    /// Number of the databases of algorithms that are kept, and their bytes.
    pub(crate) databases: (usize, u64),
    pub(crate) work: TrackedTask<Work>,
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
        let solver = solvers::all().find(|solver| solver.has_table(name))?;
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

/// Tables at work.
#[derive(Debug)]
pub(crate) struct IdleWork {
    pub(crate) id: TaskId,
    pub(crate) solver: &'static dyn Solver,
    /// Its start.
    pub(crate) since: Instant,
    /// The table that is being built, if any.
    pub(crate) begun: Option<&'static str>,
    /// About how long all of it takes.
    pub(crate) time: Duration,
    /// Completed part of that.
    pub(crate) done: Duration,
}

/// The tables that are made while the program is idle.
#[derive(Debug)]
pub struct IdleTables {
    /// Time of the last request.
    pub(crate) since: Instant,
    /// The puzzle whose tables were looked at since: they are there, or cannot be had.
    pub(crate) looked_at: Option<PuzzleId>,
    pub(crate) work: Option<IdleWork>,
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

/// The choice about tables where there is little space.
#[derive(Clone, Copy, Debug, Default)]
pub struct SpaceChoice {
    /// True if a person knows that there is little space, and wants to go on.
    pub goes_on: bool,
    /// True if searches use the small tables only because memory was too short for the large ones, whatever the settings say.
    pub is_short_of_memory: bool,
}

impl SpaceChoice {
    /// Forgets that there was little space: a person who chooses other tables is told anew.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// Goes on although there is little space: with the small tables where memory is short.
    pub fn go_on(&mut self, shortages: &[Shortage]) {
        self.goes_on = true;
        self.is_short_of_memory |= shortages.iter().any(|shortage| matches!(shortage, Shortage::Memory { .. }));
    }
}
