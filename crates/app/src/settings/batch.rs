//! Settings of batches, independent of those for single searches.

use std::collections::BTreeMap;

use super::{MAX_THREADS, choices::Choices, how_far::HowFar, seconds_limit::SecondsLimit, thread_count};
use unfold_engine::puzzle::{Metric, PuzzleId};
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{Limits, Memory, Solver};

/// Method and metric of a puzzle's batches.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct BatchMethod {
    /// Solver name; the default solver if unset or unknown.
    pub method: Option<String>,
    /// The solver's default metric if unset or unsupported.
    pub metric: Option<Metric>,
}

#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct BatchSettings {
    pub methods: BTreeMap<PuzzleId, BatchMethod>,
    /// Time limit per position.
    pub time_limit: SecondsLimit,
    /// Time without improvement after which the search of a position ends.
    pub patience: SecondsLimit,
    /// Number of positions solved in parallel, each on one thread; 0 for the number of processors.
    pub jobs: usize,
    pub memory: Memory,
    pub how_far: HowFar,
}

impl Default for BatchSettings {
    fn default() -> Self {
        Self {
            methods: BTreeMap::new(),
            time_limit: SecondsLimit::from_whole_seconds(1),
            patience: SecondsLimit::NONE,
            jobs: 0,
            memory: Memory::Auto,
            how_far: HowFar::default(),
        }
    }
}

/// A change of one setting.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BatchChange {
    /// Solver name.
    Method(&'static str),
    Metric(Metric),
    /// Time limit per position.
    TimeLimit(SecondsLimit),
    /// Time without improvement after which the search of a position ends.
    Patience(SecondsLimit),
    /// Number of positions solved in parallel; 0 for the number of processors.
    Jobs(usize),
    Memory(Memory),
    HowFar(HowFar),
}

impl BatchSettings {
    /// Applies a change. Method and metric change only for `puzzle`.
    pub fn change(&mut self, puzzle: PuzzleId, change: BatchChange) {
        match change {
            BatchChange::Method(name) => self.methods.entry(puzzle).or_default().method = Some(name.into()),
            BatchChange::Metric(metric) => self.methods.entry(puzzle).or_default().metric = Some(metric),
            BatchChange::TimeLimit(limit) => self.time_limit = limit,
            BatchChange::Patience(limit) => self.patience = limit,
            BatchChange::Jobs(jobs) => self.jobs = jobs.min(MAX_THREADS),
            BatchChange::Memory(memory) => self.memory = memory,
            BatchChange::HowFar(level) => self.how_far = level,
        }
    }

    fn choices(&self, puzzle: PuzzleId) -> Choices {
        let BatchMethod { method, metric } = self.methods.get(&puzzle).cloned().unwrap_or_default();
        Choices { method, metric, ..Choices::default() }
    }

    /// The chosen solver, or else the puzzle's default; `None` for a puzzle without solvers.
    pub fn solver_for(&self, puzzle: PuzzleId) -> Option<&'static dyn Solver> {
        self.choices(puzzle).solver_for(puzzle)
    }

    /// The solver that runs: the chosen one, except that the optimal solver replaces the default one for proofs.
    pub fn next_search_solver_for(&self, puzzle: PuzzleId) -> Option<&'static dyn Solver> {
        self.solver_for(puzzle).map(|solver| solvers::effective_solver(solver, &self.limits()))
    }

    /// The chosen metric if the solver supports it, or else the solver's default.
    pub fn metric_for(&self, puzzle: PuzzleId) -> Metric {
        self.choices(puzzle).metric_for(puzzle)
    }

    /// Limits per position; `threads` is the number of positions solved in parallel.
    pub fn limits(&self) -> Limits {
        Limits {
            threads: thread_count(self.jobs),
            timeout: self.time_limit.time(),
            patience: self.patience.time(),
            memory: self.memory,
            target: (self.how_far == HowFar::Quick).then_some(usize::MAX),
            optimal: self.how_far == HowFar::Prove,
            ..Limits::default()
        }
    }
}
