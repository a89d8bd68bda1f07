//! Settings for solving the positions of a batch: settings of their own, apart from those of the solver.

use std::collections::BTreeMap;

use super::{MAX_THREADS, choices::Choices, how_far::HowFar, seconds_limit::SecondsLimit, threads_used};
use unfold_engine::puzzle::{Metric, PuzzleId};
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{Limits, Memory, Solver};

/// The method and the metric of the batches of a puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct BatchMethod {
    /// The name of the solver; the puzzle's usual one when there is none of this name.
    pub method: Option<String>,
    /// The metric; the puzzle's usual one when the solver does not have it.
    pub metric: Option<Metric>,
}

/// Settings for solving the positions of a batch.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct BatchSettings {
    /// The method of each puzzle.
    pub methods: BTreeMap<PuzzleId, BatchMethod>,
    /// The time after which the search for a position ends.
    pub time_limit: SecondsLimit,
    /// The time without improvement after which it ends.
    pub patience: SecondsLimit,
    /// Positions that are solved at once, each on one thread; 0 for as many as there are processors.
    pub jobs: usize,
    /// Tables that the searches use.
    pub memory: Memory,
    /// Level to which the searches go.
    pub how_far: HowFar,
}

impl Default for BatchSettings {
    fn default() -> Self {
        Self {
            methods: BTreeMap::new(),
            time_limit: SecondsLimit::of_whole(1),
            patience: SecondsLimit::NONE,
            jobs: 0,
            memory: Memory::Auto,
            how_far: HowFar::default(),
        }
    }
}

/// One setting of a batch, as it is to be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BatchChange {
    /// Solve by the method of this name.
    Method(&'static str),
    /// Count lengths in this metric.
    Metric(Metric),
    /// The time until the search for a position ends.
    TimeLimit(SecondsLimit),
    /// The time without improvement until it ends.
    Patience(SecondsLimit),
    /// Positions that are solved at once; 0 for as many as there are processors.
    Jobs(usize),
    /// The memory that the tables may take.
    Memory(Memory),
    /// Level to which the searches go.
    HowFar(HowFar),
}

impl BatchSettings {
    /// Changes one setting; method and metric are those of a puzzle.
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

    /// The solver that is chosen for a puzzle, or else its usual one.
    pub fn solver_for(&self, puzzle: PuzzleId) -> Option<&'static dyn Solver> {
        self.choices(puzzle).solver_for(puzzle)
    }

    /// The solver that works: the chosen one, or where only proofs are wanted the one for those.
    pub fn searching_solver_for(&self, puzzle: PuzzleId) -> Option<&'static dyn Solver> {
        self.solver_for(puzzle).map(|solver| solvers::searching(solver, &self.limits()))
    }

    /// The metric in which a batch of a puzzle counts: one that its solver has.
    pub fn metric_for(&self, puzzle: PuzzleId) -> Metric {
        self.choices(puzzle).metric_for(puzzle)
    }

    /// The limits of each position; as many are solved at once as there are threads.
    pub fn limits(&self) -> Limits {
        Limits {
            threads: threads_used(self.jobs),
            timeout: self.time_limit.time(),
            patience: self.patience.time(),
            memory: self.memory,
            target: (self.how_far == HowFar::Quick).then_some(usize::MAX),
            optimal: self.how_far == HowFar::Prove,
            ..Limits::default()
        }
    }
}
