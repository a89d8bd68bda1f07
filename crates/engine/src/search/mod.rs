//! Search infrastructure common to all solvers. The solvers themselves are in the modules of their puzzles.
//!
//! A [`Solver`] implements one method. It reports [`SearchEvent`]s during the search and returns an [`Outcome`]. A [`SearchHandle`] is a
//! search on its own thread, started by [`Position::search`](crate::position::Position::search). Nothing here prints or depends on a
//! window.

pub(crate) mod beam;
pub(crate) mod ida;
pub(crate) mod incumbent;
pub(crate) mod length_progress;
mod memory;
pub(crate) mod method;
pub mod move_range;
pub(crate) mod parts;
mod run;
pub(crate) mod schedule;
pub mod simulation;
pub(crate) mod subsequence_shortener;
mod table_provider;
pub(crate) mod table_set;
#[cfg(all(test, shuttle))]
mod tests;
pub mod tiers;
pub(crate) mod words;
pub(crate) mod workers;

use std::time::Duration;

use crate::control::Control;
use crate::puzzle::pattern_error::PatternError;
use crate::puzzle::{Facelets, InvalidState, Metric, NoSuchMove, PuzzleId, Sequence};
use crate::tables::{TableError, Tables, Workers};

pub use self::incumbent::Incumbent;
pub use self::memory::{InvalidMemory, Memory};
pub use self::method::Method;
pub use self::run::{NewsCallback, SearchHandle, SearchPoll, Snapshot};
pub use self::table_provider::TableProvider;

/// The limits of a solve: resources and stop conditions.
#[derive(Clone, Debug, PartialEq)]
pub struct Limits {
    /// Number of search threads; 0 counts as 1.
    pub threads: usize,
    /// Maximum time after the tables are ready; `None` for no limit.
    pub timeout: Option<Duration>,
    /// Maximum time without improvement; `None` for no limit. The clock starts with the first solution and restarts at each improvement.
    pub patience: Option<Duration>,
    /// Target length, in the metric of the search: a solution of at most this length ends the search. `None` for no target.
    pub target: Option<usize>,
    /// Approximate maximum number of nodes; `None` for no limit.
    pub nodes: Option<u64>,
    /// True to continue until the best solution is proven optimal. The search for shorter solutions runs alongside the proof, and takes
    /// nearly all of the effort while the rest of the proof would take more than about ten minutes.
    pub optimal: bool,
    /// True to continue until every optimal solution is found, with solvers that [list them](Solver::lists_all); implies `optimal`.
    pub all_optimal: bool,
    /// With `all_optimal`: number of moves by which listed solutions may exceed the optimum, with solvers that search for longer ones.
    pub extra: usize,
    /// Maximum length that the proof searches: it ends the search there, and longer solutions are not listed. `None` for no limit.
    pub max_length: Option<usize>,
    /// With `all_optimal`: number of solutions that ends the search; `None` for no limit.
    pub count: Option<u64>,
    /// Which tables to use, for solvers with small and large ones.
    pub memory: Memory,
    /// The metric of all lengths, one of [`Solver::metrics`]; `None` for the solver's default.
    pub metric: Option<Metric>,
    /// Results of earlier searches of the same state.
    pub known: Known,
}

/// Results known before a search, which continues from them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Known {
    /// The shortest known solution; ignored if it does not solve the state.
    pub best: Option<Solution>,
    /// The proven lower bound, in the metric of the search; 0 for none.
    pub lower: usize,
    /// Moves from the solved puzzle to the state. Their inverse, with neighbouring moves of the same layers joined, is reported in place of
    /// any longer solution. Ignored if they do not lead to the state, or if the inverse takes more than [`Known::MAX_REACHED_INVERSE`]
    /// moves.
    pub reached: Option<Sequence>,
}

impl Known {
    /// Maximum length of [`Known::inverse_of_reached`]; every solver finds shorter solutions.
    pub const MAX_REACHED_INVERSE: usize = 1000;

    /// Returns the inverse of [`Known::reached`], joined; `None` if there is none, if it is too long, or if it has moves that the puzzle
    /// does not have.
    pub fn inverse_of_reached(&self, puzzle: PuzzleId) -> Option<Sequence> {
        let reached = self.reached.as_ref().filter(|moves| moves.belongs_to(puzzle.def()))?;
        let undone = reached.inverse(puzzle.def()).joined(puzzle.def());
        (undone.0.len() <= Self::MAX_REACHED_INVERSE).then_some(undone)
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            threads: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            timeout: Some(Duration::from_secs(10)),
            patience: None,
            target: None,
            nodes: None,
            optimal: false,
            all_optimal: false,
            extra: 0,
            max_length: None,
            count: None,
            memory: Memory::Auto,
            metric: None,
            known: Known::default(),
        }
    }
}

impl Limits {
    /// Returns limits for finding any solution at little cost: stop at the first one, with one thread, small tables and no time limit.
    pub fn first_solution() -> Self {
        Self { threads: 1, timeout: None, target: Some(usize::MAX), memory: Memory::Small, ..Self::default() }
    }

    /// Returns the metric of a search with this solver: the requested one, or the solver's default.
    ///
    /// # Errors
    /// [`SolveError::Metric`] if the solver does not support the requested metric.
    pub fn metric_of(&self, solver: &dyn Solver) -> Result<Metric, SolveError> {
        let usual = solver.metrics().first().copied().unwrap_or(solver.puzzle().def().metric);
        let asked = self.metric.unwrap_or(usual);
        if solver.metrics().contains(&asked) { Ok(asked) } else { Err(SolveError::Metric(asked)) }
    }

    /// Returns the number of search threads, at least 1.
    pub fn workers(&self) -> usize {
        self.threads.max(1)
    }

    /// Returns this number of workers for building tables, stopped by `control`.
    pub fn workers_under<'a>(&self, control: &'a Control) -> Workers<'a> {
        Workers::new(self.workers(), control)
    }

    /// True if the search has to prove its solution optimal.
    pub fn proves(&self) -> bool {
        self.optimal || self.all_optimal
    }

    /// True if the search waits for all its tables before it starts. A search with a node limit does: tables that join at arbitrary times
    /// would make it unrepeatable.
    pub fn waits_for_tables(&self) -> bool {
        match self.memory {
            Memory::Small => false,
            Memory::Full => true,
            Memory::Auto | Memory::UpTo(_) => self.nodes.is_some(),
        }
    }
}

/// A sequence of moves that solves a state, with the time at which it was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// Time at which it was found, counted from when the tables were ready; zero if known before the search.
    pub at: Duration,
    /// The moves, in the puzzle's current orientation.
    pub moves: Sequence,
    /// Length in the metric of the solve.
    pub length: usize,
    /// The phases in the order of the moves; empty for solutions not found in phases.
    pub phases: Vec<Phase>,
}

impl Solution {
    /// Creates a solution from moves known without a search: joins them and counts them in a metric of the puzzle.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move does not exist on the puzzle.
    pub fn known(moves: &Sequence, puzzle: PuzzleId, metric: Metric) -> Result<Self, NoSuchMove> {
        moves.check(puzzle.def())?;
        let moves = moves.joined(puzzle.def());
        let length = moves.length_in(puzzle.def(), metric);
        Ok(Self { at: Duration::ZERO, length, moves, phases: Vec::new() })
    }
}

/// Consecutive moves of a solution that belong to one phase of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phase {
    /// The number of the phase.
    ///
    /// On the 3x3x3, phase 1 leads into the subgroup that allows only quarter turns about one axis, and phase 2 solves from there; 0 marks
    /// premoves, which are chosen before phase 1 and end the solution. Solutions found from the inverse state list their phases in reverse.
    ///
    /// On the 3x3x3x3, phase 1 brings stickers onto an axis, phase 2 brings pieces into their layers across it, phase 3 orients these
    /// layers, each treated as a cube, and phase 4 solves them.
    pub number: u8,
    /// The axis of the subgroup, `0 <= axis < 3` for X, Y, Z; on the 3x3x3x3 the axis of phase 1, `0 <= axis < 4`.
    pub axis: u8,
    /// Number of moves.
    pub moves: usize,
}

/// An event of a search. Times count from when the tables were ready.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SearchEvent {
    /// A table is being opened or built; [`Control`] has the progress.
    Tables {
        /// Name of the table.
        name: &'static str,
    },
    /// The search begins.
    Started {
        /// Time spent on the tables.
        tables: Duration,
        /// Number of search threads.
        threads: usize,
    },
    /// Larger tables have joined the search.
    Joined {
        /// Time at which they joined.
        at: Duration,
    },
    /// A higher lower bound was proven.
    Bound {
        /// Time of the proof.
        at: Duration,
        /// The bound: no solution is shorter.
        lower: usize,
    },
    /// A solution shorter than all before.
    Found(Solution),
    /// With [`Limits::all_optimal`]: one of the first [`MAX_LISTED`] solutions at most [`Limits::extra`] longer than the optimum. Each is
    /// reported once.
    Optimal(Solution),
}

/// Why a solve ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// The best solution is proven optimal and, with [`Limits::all_optimal`], all requested ones are found.
    Optimal,
    /// The target length was reached.
    Target,
    /// The time limit was reached.
    Timeout,
    /// No improvement within [`Limits::patience`].
    Patience,
    /// The node limit was reached.
    Nodes,
    /// The caller stopped the search.
    Stopped,
    /// The method has nothing left to try, with or without a solution.
    Exhausted,
    /// There is provably no solution.
    Impossible,
    /// [`Limits::count`] solutions were listed.
    Count,
}

impl Reason {
    /// All reasons, in the order of their declaration.
    pub const ALL: [Self; 9] = [
        Self::Optimal,
        Self::Target,
        Self::Timeout,
        Self::Patience,
        Self::Nodes,
        Self::Stopped,
        Self::Exhausted,
        Self::Impossible,
        Self::Count,
    ];

    /// Returns the name of the reason in JSON.
    pub fn json_name(self) -> &'static str {
        match self {
            Self::Optimal => "optimal",
            Self::Target => "target",
            Self::Timeout => "timeout",
            Self::Patience => "patience",
            Self::Nodes => "nodes",
            Self::Stopped => "stopped",
            Self::Exhausted => "exhausted",
            Self::Impossible => "impossible",
            Self::Count => "count",
        }
    }
}

/// The result of a solve.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Outcome {
    /// The metric of all lengths.
    pub metric: Metric,
    /// The shortest solution found.
    pub best: Option<Solution>,
    /// The proven lower bound.
    pub lower: usize,
    /// The condition that ended the search.
    pub reason: Reason,
    /// Number of nodes searched.
    pub nodes: u64,
    /// Duration of the search, without the time spent on tables.
    pub elapsed: Duration,
    /// The optimal solutions, with [`Limits::all_optimal`].
    pub all: Option<AllOptimal>,
    /// The failed attempt of a method that makes only one. Boxed: it is rare, and outcomes are moved often.
    pub attempt: Option<Box<Attempt>>,
}

/// The moves of a failed attempt and its final score.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Attempt {
    /// The moves, in the puzzle's current orientation.
    pub moves: Sequence,
    /// Sticker score after the moves, `1 <= score <= 80`.
    pub score: u32,
}

/// Maximum number of optimal solutions listed. Further ones are only counted, to limit memory use.
pub const MAX_LISTED: usize = 100_000;

/// The optimal solutions of a state in its current orientation, and slightly longer ones with [`Limits::extra`].
///
/// Solutions that differ only in the order of neighbouring commuting moves count as one: the searches visit only canonical sequences.
/// On the 2x2x2x2, turning a cell equals turning the opposite cell and rotating the whole puzzle, so only the cell without the reference
/// piece is turned.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AllOptimal {
    /// The solutions in the order found, at most [`MAX_LISTED`].
    pub solutions: Vec<Solution>,
    /// Number of solutions found, listed or not.
    pub count: u64,
    /// True if the search for them was completed, so no others exist.
    pub exhausted: bool,
}

impl AllOptimal {
    /// True if the list holds every optimal solution.
    pub fn is_complete(&self) -> bool {
        self.exhausted && self.count == self.solutions.len() as u64
    }
}

impl Outcome {
    /// True if the best solution is proven optimal.
    pub fn is_optimal(&self) -> bool {
        self.best.as_ref().is_some_and(|best| best.length == self.lower)
    }
}

/// Why a solve failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SolveError {
    /// The facelets are not a state of the puzzle.
    #[error("the facelets are not a state of the puzzle")]
    Invalid(#[source] InvalidState),
    /// A table could not be built or read.
    #[error(transparent)]
    Tables(#[from] TableError),
    /// The solver does not count lengths in this metric.
    #[error("the solver does not count in {0}")]
    Metric(Metric),
    /// No moves lead from the position to the goal.
    #[error("no moves lead from the position to the goal")]
    Pattern(#[source] PatternError),
    /// There is no solver for the puzzle yet.
    #[error("there is no solver for the {} yet", .0.def().name)]
    NoSolver(PuzzleId),
    /// The system refused a thread for the search.
    #[error("no thread could be started")]
    Thread(#[source] std::io::Error),
    /// A search thread ended without a result: a bug in the solver.
    #[error("the search ended without a result, which is a defect of the solver")]
    Crashed,
    /// A solution failed verification: a bug in the solver.
    #[error("the result is not what was asked for, which is a defect of the solver")]
    Defect,
}

/// Receiver of the events of a solve, called from worker threads.
pub type EventSink<'a> = &'a (dyn Fn(SearchEvent) + Sync);

/// A method of solving a puzzle.
pub trait Solver: Sync {
    /// Returns the name on the command line and in JSON.
    fn name(&self) -> &'static str;
    /// Returns the puzzle that it solves.
    fn puzzle(&self) -> PuzzleId;
    /// Returns the supported metrics, the default first.
    fn metrics(&self) -> &'static [Metric] {
        std::slice::from_ref(&self.puzzle().def().metric)
    }
    /// Returns the tables used in the default metric; none by default.
    fn tables(&self) -> &'static TableProvider {
        &TableProvider::NONE
    }
    /// Returns the tables used in a metric; by default the same in all.
    fn tables_in(&self, _metric: Metric) -> &'static TableProvider {
        self.tables()
    }
    /// True if every search ends with a proof, whatever its limits.
    fn is_always_optimal(&self) -> bool {
        false
    }
    /// True if it supports [`Limits::all_optimal`] and the limits that refine it. Other solvers ignore them.
    fn lists_all(&self) -> bool {
        false
    }
    /// Returns a lower bound on the solution length in the default metric, from tables in memory. `None` if they are not in memory, if the
    /// facelets are not a state, or if the method has no such bound.
    fn bound(&self, _state: &Facelets, _tables: &Tables) -> Option<u8> {
        None
    }
    /// Solves until a limit is reached, `control` stops it or the best solution is proven optimal.
    ///
    /// # Errors
    /// [`SolveError`] if the facelets are not a state of the puzzle, the metric is not supported, or a table cannot be built or read.
    /// Before the tables are ready, a stop is also an error.
    fn solve(
        &self,
        state: &Facelets,
        limits: &Limits,
        control: &Control,
        tables: &Tables,
        sink: EventSink,
    ) -> Result<Outcome, SolveError>;
}

impl dyn Solver + '_ {
    /// Returns the tables of a search with these limits.
    pub fn tables_for(&self, limits: &Limits) -> &'static TableProvider {
        limits.metric.map_or_else(|| self.tables(), |metric| self.tables_in(metric))
    }

    /// True if it uses the table of this name in some metric.
    pub fn has_table(&self, name: &str) -> bool {
        self.metrics().iter().any(|metric| self.tables_in(*metric).names.contains(&name))
    }

    /// True if [`Solver::bound`] has the tables it needs.
    pub fn has_bound_tables(&self, tables: &Tables) -> bool {
        self.bound(&Facelets::solved(self.puzzle()), tables).is_some()
    }
}

impl std::fmt::Debug for dyn Solver {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}
