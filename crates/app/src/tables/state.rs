//! State of the table files, the task on them, the idle build, and the user's decision when space is short.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use super::job::TablesFound;
use crate::event::TablesInUse;
use crate::free_space::{FreeSpace, Shortage};
use crate::tables::status::{TableStatus, TableTask};
use crate::task::table_build::{TableBuild, recorded_build_time, time_left};
use crate::task::{TaskId, TaskProgress, tracked_task::TrackedTask};
use unfold_engine::puzzle::{Metric, PuzzleId};
use unfold_engine::puzzles::{finish, solvers};
use unfold_engine::search::{Memory, Solver};
use unfold_engine::tables::spec::{self, TableSpec};
use unfold_engine::tables::store::FileState;

#[derive(Debug)]
pub(crate) struct TablesWork {
    pub(crate) task: TableTask,
    /// Name of the table being processed, and the time at which its processing began.
    pub(crate) at: Option<(&'static str, Instant)>,
}

#[derive(Debug)]
pub struct TablesState {
    pub(crate) states: BTreeMap<&'static str, FileState>,
    /// Tables with a file at the last check.
    pub(crate) with_file: BTreeSet<&'static str>,
    pub(crate) built: BTreeMap<&'static str, Duration>,
    pub(crate) space: FreeSpace,
    /// Number and total bytes of saved databases of algorithms.
    pub(crate) databases: (usize, u64),
    pub(crate) work: TrackedTask<TablesWork>,
    pub idle: IdleTables,
}

impl TablesState {
    /// `now` is the time of program start.
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

    /// Status of a table: its verified state and build time, and whether the sample `used` has it.
    pub fn status(&self, spec: &TableSpec, used: &TablesInUse) -> TableStatus {
        let name = spec.name.as_str();
        let built = self.built.get(name).or_else(|| used.built.get(name)).copied();
        TableStatus {
            file: self.states.get(name).copied(),
            is_in_use: used.names.contains(name),
            time: built.unwrap_or(Duration::from_millis(spec.milliseconds)),
        }
    }

    /// True if the table had a file at the last check.
    pub fn has_file(&self, spec: &TableSpec) -> bool {
        self.with_file.contains(spec.name.as_str())
    }

    /// Free space after the last task.
    pub fn free_space(&self) -> FreeSpace {
        self.space
    }

    /// Number and total bytes of saved databases of algorithms.
    pub fn databases(&self) -> (usize, u64) {
        self.databases
    }

    /// The running task, the name of the table being processed, and the progress, `0.0 <= progress <= 1.0`.
    pub fn task(&self) -> Option<(&TableTask, Option<&'static str>, f64)> {
        self.work.data().zip(self.work.progress()).map(|(work, part)| (&work.task, work.at.map(|(name, _)| name), part))
    }

    /// The table being built at the user's request, with the estimated time left; `None` if there is none or no solver uses it.
    pub fn underway(&self, now: Instant) -> Option<TableBuild> {
        let work = self.work.data().filter(|work| matches!(work.task, TableTask::Build(_)))?;
        let (name, since) = work.at?;
        let solver = solvers::all().find(|solver| solver.has_table(name))?;
        let all = recorded_build_time(spec::find(name));
        let left = time_left(all, all.mul_f64(self.work.progress()?), now.saturating_duration_since(since));
        Some(TableBuild { name, puzzle: solver.puzzle(), method: solver.name(), left: Some(left) })
    }

    pub fn is_running(&self) -> bool {
        self.work.is_running()
    }

    /// True while tables are built, removed or moved, which blocks searches.
    pub fn is_modifying(&self) -> bool {
        self.work.data().is_some_and(|work| work.task != TableTask::Verify)
    }

    /// Updates which tables have a file.
    pub fn note_files(&mut self, seen: TablesFound) {
        self.with_file = seen.0;
    }
}

#[derive(Debug)]
pub(crate) struct IdleWork {
    pub(crate) id: TaskId,
    pub(crate) solver: &'static dyn Solver,
    /// Time at which building started; before that, the start of the job.
    pub(crate) since: Instant,
    /// Name of the table being built; `None` before building starts.
    pub(crate) begun: Option<&'static str>,
    /// Estimated time of the whole build.
    pub(crate) time: Duration,
    /// Completed part of `time`.
    pub(crate) done: Duration,
}

/// The parameters that determine which tables an idle build makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TriedTables {
    pub puzzle: PuzzleId,
    pub solver: &'static str,
    pub memory: Memory,
    pub metric: Metric,
}

#[derive(Debug)]
pub struct IdleTables {
    /// Time of the last command.
    pub(crate) since: Instant,
    /// Tables tried last, successfully or not. They are not tried again until others have been tried.
    pub(crate) tried: Option<TriedTables>,
    pub(crate) work: Option<IdleWork>,
}

impl IdleTables {
    /// `now` counts as the time of the last command.
    pub fn new(now: Instant) -> Self {
        Self { since: now, tried: None, work: None }
    }

    /// Puzzle, current table and progress of the idle build, `0.0 <= progress <= 1.0`; `None` before building starts.
    pub fn current_build(&self) -> Option<(PuzzleId, &'static str, f64)> {
        let work = self.work.as_ref()?;
        Some((work.solver.puzzle(), work.begun?, finish::fraction_done(work.done, work.time)))
    }

    /// The table that the idle build is building, with the estimated time left.
    pub fn underway(&self, now: Instant) -> Option<TableBuild> {
        let work = self.work.as_ref()?;
        let left = time_left(work.time, work.done, now.saturating_duration_since(work.since));
        let (puzzle, method) = (work.solver.puzzle(), work.solver.name());
        Some(TableBuild { name: work.begun?, puzzle, method, left: Some(left) })
    }

    /// Updates the build's progress from the sampled jobs.
    pub fn update_progress(&mut self, progress: &BTreeMap<TaskId, TaskProgress>) {
        if let Some(work) = &mut self.work {
            work.done = progress.get(&work.id).map_or(work.done, |progress| progress.work_done);
        }
    }

    /// Handles a crash silently: the next search will hit the same error and report it.
    pub fn crash(&mut self, id: TaskId) {
        self.work.take_if(|work| work.id == id);
    }
}

/// The user's decision about tables when space is short.
#[derive(Clone, Copy, Debug, Default)]
pub struct SpaceChoice {
    /// True if the user has chosen to continue despite a shortage.
    pub ignores_shortage: bool,
    /// True if searches are restricted to small tables for lack of memory, whatever the settings say.
    pub is_short_of_memory: bool,
}

impl SpaceChoice {
    /// Resets the decision. Call when the user chooses other tables.
    pub fn reset(&mut self) {
        *self = Self::default();
    }

    /// Records that the user continues despite shortages; if memory is short, with small tables only.
    pub fn accept_shortages(&mut self, shortages: &[Shortage]) {
        self.ignores_shortage = true;
        self.is_short_of_memory |= shortages.iter().any(|shortage| matches!(shortage, Shortage::Memory { .. }));
    }
}
