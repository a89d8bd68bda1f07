//! Solves states: the parts common to all solvers, which lie in the folders of their puzzles.
//!
//! A [`Solver`] is one method: it reports [`SearchEvent`]s while it searches, and returns an [`Outcome`]. A [`Run`] is a search on a thread
//! of its own, which [`Position::search`](crate::position::Position::search) starts. Nothing here prints, and nothing here depends on a
//! window.

pub(crate) mod beam;
pub(crate) mod ida;
pub(crate) mod incumbent;
pub(crate) mod length_progress;
mod memory;
pub(crate) mod method;
pub(crate) mod parts;
pub(crate) mod passages;
mod run;
pub(crate) mod schedule;
pub mod stretch;
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
pub use self::memory::{Memory, NoMemory};
pub use self::method::Method;
pub use self::run::{Run, RunPoll, Snapshot, Wake};
pub use self::table_provider::TableProvider;

/// The limits of a solve: its resources, and the conditions that end it.
#[derive(Clone, Debug, PartialEq)]
pub struct Limits {
    /// Number of threads that search; 0 counts as 1.
    pub threads: usize,
    /// Stop this long after the tables are ready; `None` for no limit.
    pub timeout: Option<Duration>,
    /// Stop after this long without improvement. The clock starts with the first solution and restarts at each improvement.
    pub patience: Option<Duration>,
    /// Stop with a solution of at most this length, in the metric of the search.
    pub target: Option<usize>,
    /// Stop after about this many nodes.
    pub nodes: Option<u64>,
    /// Continue until the best solution is proven optimal. The search for shorter solutions continues beside the proof,
    /// and has nearly all of the effort while the proof is out of reach: while the rest of it would take more than
    /// about ten minutes.
    pub optimal: bool,
    /// Continue until every optimal solution is found, of solvers that list them (see [`Solver::lists_all`]); implies `optimal`.
    pub all: bool,
    /// With `all`: also every solution that is at most so much longer than an optimal one, of methods that search them.
    pub extra: usize,
    /// Stop when all solutions of at most this length were searched; none that is longer is listed.
    pub longest: Option<usize>,
    /// With `all`: stop once so many solutions are listed.
    pub count: Option<u64>,
    /// The choice of tables, for a solver with small and large ones.
    pub memory: Memory,
    /// The metric of all lengths, one of [`Solver::metrics`]; `None` for the solver's default.
    pub metric: Option<Metric>,
    /// Results of earlier searches of the same state.
    pub known: Known,
}

/// Results known before a search begins, which continues from there.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Known {
    /// The shortest known solution; ignored if it does not solve the state.
    pub best: Option<Solution>,
    /// The lower bound that was proven, in the metric of the search; 0 for none.
    pub lower: usize,
    /// Moves that lead from the solved puzzle to the state. No solution is reported that is longer than undoing them, once neighbouring
    /// moves of the same layers are joined; that one takes its place. Ignored if they do not lead there, or if undoing them takes more
    /// than [`Known::LONGEST`] moves.
    pub reached: Option<Sequence>,
}

impl Known {
    /// Maximum length of [`Known::undoing`]; every solver finds shorter solutions.
    pub const LONGEST: usize = 1000;

    /// The moves that undo [`Known::reached`], joined; `None` if there are none, if they are too many, or if the puzzle does not have
    /// them.
    pub fn undoing(&self, puzzle: PuzzleId) -> Option<Sequence> {
        let reached = self.reached.as_ref().filter(|moves| moves.is_of(puzzle.def()))?;
        let undone = reached.inverse(puzzle.def()).joined(puzzle.def());
        (undone.0.len() <= Self::LONGEST).then_some(undone)
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
            all: false,
            extra: 0,
            longest: None,
            count: None,
            memory: Memory::Auto,
            metric: None,
            known: Known::default(),
        }
    }
}

impl Limits {
    /// Limits for any solution with little effort: one thread and small tables, without a time limit, until the first
    /// one is found.
    pub fn first() -> Self {
        Self { threads: 1, timeout: None, target: Some(usize::MAX), memory: Memory::Small, ..Self::default() }
    }

    /// The metric in which a solver counts lengths: the one asked for, or the solver's default.
    ///
    /// # Errors
    /// [`SolveError::Metric`] if the metric asked for is not among [`Solver::metrics`].
    pub fn metric_of(&self, solver: &dyn Solver) -> Result<Metric, SolveError> {
        let usual = solver.metrics().first().copied().unwrap_or(solver.puzzle().def().metric);
        let asked = self.metric.unwrap_or(usual);
        if solver.metrics().contains(&asked) { Ok(asked) } else { Err(SolveError::Metric(asked)) }
    }

    /// Number of threads that search, `1 <= workers`.
    pub fn workers(&self) -> usize {
        self.threads.max(1)
    }

    /// The threads that search or make tables, under a control.
    pub fn workers_under<'a>(&self, control: &'a Control) -> Workers<'a> {
        Workers::new(self.workers(), control)
    }

    /// True if the search is to prove that its solution is optimal.
    pub fn proves(&self) -> bool {
        self.optimal || self.all
    }

    /// True if the search begins only when all tables that it uses are ready. A search with a limit of nodes must be
    /// repeatable, which it would not be if tables joined at arbitrary times.
    pub fn waits_for_tables(&self) -> bool {
        match self.memory {
            Memory::Small => false,
            Memory::Full => true,
            Memory::Auto | Memory::UpTo(_) => self.nodes.is_some(),
        }
    }
}

/// A sequence that was applied to the facelets and does solve them.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// The time at which it was found, counted from the moment the tables were ready.
    pub at: Duration,
    /// The moves, for the puzzle as it is held.
    pub moves: Sequence,
    /// Its length in the metric of the solve.
    pub length: usize,
    /// Its phases in the order of the moves; empty if it was not found in phases.
    pub phases: Vec<Phase>,
}

impl Solution {
    /// Moves that are known without a search, joined, with their length in a metric of the puzzle.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move is not one of the puzzle's.
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
    /// The number of the phase. On the 3x3x3, phase 1 leads into the subgroup that allows quarter turns about one axis only,
    /// and phase 2 solves from there; 0 stands for premoves, which were chosen before phase 1 and end the solution. A
    /// solution found from the inverse state has its phases in the reverse order. On the 3x3x3x3, phase 1 brings stickers onto an
    /// axis, phase 2 pieces into their layers across it, phase 3 orients the cubes that these are, and phase 4 solves them.
    pub number: u8,
    /// The axis of that subgroup, `0 <= axis < 3` for X, Y, Z; on the 3x3x3x3 that of phase 1, `0 <= axis < 4`.
    pub axis: u8,
    /// Number of moves.
    pub moves: usize,
}

/// An event of a search. Times count from the moment the tables were ready.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SearchEvent {
    /// A table is being opened or built; [`Control`] holds the progress.
    Tables {
        /// The name of the table.
        name: &'static str,
    },
    /// The search begins.
    Started {
        /// The time spent on the tables.
        tables: Duration,
        /// Number of threads that search.
        threads: usize,
    },
    /// Larger tables have joined the search.
    Joined {
        /// The time at which they joined.
        at: Duration,
    },
    /// A larger proven lower bound.
    Bound {
        /// The time at which it was proved.
        at: Duration,
        /// The bound: no solution is shorter.
        lower: usize,
    },
    /// A shorter solution than any before.
    Found(Solution),
    /// With [`Limits::all`]: one of the first [`MAX_LISTED`] optimal solutions, or one that is at most [`Limits::extra`] longer. Each is
    /// reported once.
    Optimal(Solution),
}

/// The reasons for the end of a solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// The best solution is proven to be of least length.
    Optimal,
    /// The target length was reached.
    Target,
    /// The time limit was reached.
    Timeout,
    /// There was no improvement for as long as [`Limits::patience`] allows.
    Patience,
    /// The limit of nodes was reached.
    Nodes,
    /// The caller stopped it.
    Stopped,
    /// The method has nothing more to try, with or without a solution.
    Exhausted,
    /// It is proven that there is no solution.
    Impossible,
    /// As many solutions were listed as [`Limits::count`] asks for.
    Count,
}

impl Reason {
    /// Every reason.
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

    /// The word for this reason in JSON.
    pub fn word(self) -> &'static str {
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
    /// The reason for its end.
    pub reason: Reason,
    /// Number of nodes searched.
    pub nodes: u64,
    /// The time that the search took, tables excluded.
    pub elapsed: Duration,
    /// With [`Limits::all`], the optimal solutions.
    pub all: Option<AllOptimal>,
    /// For a method that makes one attempt, the attempt if it failed. Boxed, since it is rare and outcomes are moved
    /// often.
    pub attempt: Option<Box<Attempt>>,
}

/// The moves of a failed attempt, and the score at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Attempt {
    /// The moves, for the puzzle as it was given.
    pub moves: Sequence,
    /// The sticker score of the state after the moves, `1 <= score <= 80`.
    pub score: u32,
}

/// Maximum number of optimal solutions kept and reported. Further ones are only counted, so that memory stays bounded.
pub const MAX_LISTED: usize = 100_000;

/// The optimal solutions of a state as it is held, and with [`Limits::extra`] those that are little longer.
///
/// Solutions that differ only in the order of neighbouring moves that commute count as one: the searches visit
/// canonical sequences only. On the hypercube, turning a cell is the same as turning the opposite one and the whole
/// puzzle, so a turn is always that of the cell without the reference piece.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AllOptimal {
    /// The solutions in the order in which they were found, at most [`MAX_LISTED`].
    pub solutions: Vec<Solution>,
    /// Number of solutions found, kept or not.
    pub count: u64,
    /// True if the search for them was completed, so that there are no others.
    pub exhausted: bool,
}

impl AllOptimal {
    /// True if the list holds every optimal solution.
    pub fn is_complete(&self) -> bool {
        self.exhausted && self.count == self.solutions.len() as u64
    }
}

impl Outcome {
    /// True if the best solution is proven to be of least length.
    pub fn is_optimal(&self) -> bool {
        self.best.as_ref().is_some_and(|best| best.length == self.lower)
    }
}

/// The reasons why a state could not be solved.
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
    /// The system has no room for the thread of the search.
    #[error("no thread could be started")]
    Thread(#[source] std::io::Error),
    /// A thread of the search ended without a result: a defect of the solver.
    #[error("the search ended without a result, which is a defect of the solver")]
    Crashed,
    /// A solution does not do what it should: a defect of the solver.
    #[error("the result is not what was asked for, which is a defect of the solver")]
    Defect,
}

/// A callback for the events of a solve. It is called from worker threads.
pub type EventSink<'a> = &'a (dyn Fn(SearchEvent) + Sync);

/// A method to solve a puzzle. What it keeps in files is apart, in [`Solver::tables`].
pub trait Solver: Sync {
    /// Its name on the command line and in JSON.
    fn name(&self) -> &'static str;
    /// The puzzle it solves.
    fn puzzle(&self) -> PuzzleId;
    /// The metrics in which it counts lengths, its default first.
    fn metrics(&self) -> &'static [Metric] {
        std::slice::from_ref(&self.puzzle().def().metric)
    }
    /// The tables that it uses in its default metric; none unless it says otherwise.
    fn tables(&self) -> &'static TableProvider {
        &TableProvider::NONE
    }
    /// The tables that it uses in one of its metrics; the same in all unless it says otherwise.
    fn tables_in(&self, _metric: Metric) -> &'static TableProvider {
        self.tables()
    }
    /// True if every search ends with a proof, whatever its limits say.
    fn is_always_optimal(&self) -> bool {
        false
    }
    /// True if it lists every optimal solution where [`Limits::all`] asks for them; no other solver does what these limits say.
    fn lists_all(&self) -> bool {
        false
    }
    /// A lower bound of the length of a solution, in the default metric, from tables that are in memory. `None` if they
    /// are not in memory, if the facelets are not a state, or if the method has no such bound.
    fn bound(&self, _state: &Facelets, _store: &Tables) -> Option<u8> {
        None
    }
    /// Solves until a limit is reached, `control` stops it or the best solution is proven optimal.
    ///
    /// # Errors
    /// [`SolveError`] if the facelets are not a state of the solver's puzzle, the metric is not one of the solver's, or a table
    /// cannot be built or read.
    fn solve(
        &self,
        state: &Facelets,
        limits: &Limits,
        control: &Control,
        store: &Tables,
        say: EventSink,
    ) -> Result<Outcome, SolveError>;
}

impl dyn Solver + '_ {
    /// The tables of a search within these limits.
    pub fn tables_for(&self, limits: &Limits) -> &'static TableProvider {
        limits.metric.map_or_else(|| self.tables(), |metric| self.tables_in(metric))
    }

    /// True if it uses the table with this name, in some metric.
    pub fn has_table(&self, name: &str) -> bool {
        self.metrics().iter().any(|metric| self.tables_in(*metric).names.contains(&name))
    }

    /// True if [`Solver::bound`] has the tables it needs.
    pub fn knows_bounds(&self, tables: &Tables) -> bool {
        self.bound(&Facelets::solved(self.puzzle()), tables).is_some()
    }
}

impl std::fmt::Debug for dyn Solver {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}
