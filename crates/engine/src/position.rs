//! Entry point for other programs: a position, and a search that runs in the background and reports events.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use crate::control::Control;
use crate::mc4d::{self, LogError};
use crate::notation::{self, NotationError, heading::UnknownPuzzle};
use crate::puzzle::{Facelets, InvalidState, Metric, NoSuchMove, PuzzleId, Sequence, scramble};
use crate::puzzles::solvers;
use crate::search::{EventSink, Known, Limits, Memory, NewsCallback, Outcome, SearchHandle, SolveError, Solver};
use crate::tables::Tables;

/// A reachable state of a puzzle.
///
/// ```
/// use unfold_engine::prelude::*;
///
/// let position = Position::parse(PuzzleId::Cube3, "R U R' U'")?;
/// assert!(position.after("U R U' R'")?.is_solved());
/// # Ok::<(), PositionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) facelets: Facelets,
}

/// The error for a position that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionError {
    /// The text is neither moves nor facelets.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The file is not a valid MC4D log.
    #[error(transparent)]
    Log(#[from] LogError),
    /// The facelets cannot be reached from the solved puzzle.
    #[error(transparent)]
    Invalid(#[from] InvalidState),
    /// The heading of the text names another puzzle (see [`notation::heading`]).
    #[error("the text is for the {}, not the {}", found.def().name, wanted.def().name)]
    OtherPuzzle {
        /// The puzzle named in the text.
        found: PuzzleId,
        /// The puzzle expected.
        wanted: PuzzleId,
    },
    /// The heading names an unknown puzzle.
    #[error(transparent)]
    UnknownPuzzle(#[from] UnknownPuzzle),
}

impl Position {
    /// Returns the solved position in the usual orientation.
    pub fn solved(puzzle: PuzzleId) -> Self {
        Self { facelets: Facelets::solved(puzzle) }
    }

    /// Returns a uniformly random position; the same seed gives the same position on every machine.
    pub fn random(puzzle: PuzzleId, seed: u64) -> Self {
        Self { facelets: scramble::uniform(puzzle, &mut scramble::generator(seed)) }
    }

    /// Parses facelets, or moves from the solved puzzle.
    ///
    /// # Errors
    /// [`PositionError::Notation`] with line and column of the first token that cannot be read,
    /// [`PositionError::Invalid`] for unreachable facelets.
    pub fn parse(puzzle: PuzzleId, text: &str) -> Result<Self, PositionError> {
        Ok(Self::try_from(notation::parse_facelets_or_moves(puzzle, text)?.state(puzzle))?)
    }

    /// Reads an MC4D log and returns its last position.
    ///
    /// # Errors
    /// [`PositionError::Log`] with the line that cannot be read.
    pub fn from_log(bytes: &[u8]) -> Result<Self, PositionError> {
        Ok(Self::try_from(mc4d::read(bytes)?.state())?)
    }

    /// Returns the puzzle that the position belongs to.
    pub fn puzzle(&self) -> PuzzleId {
        self.facelets.puzzle
    }

    /// Returns the colours of all facelets.
    pub fn facelets(&self) -> &Facelets {
        &self.facelets
    }

    /// True if every face or cell has a single colour, in any orientation of the puzzle.
    pub fn is_solved(&self) -> bool {
        self.facelets.is_solved()
    }

    /// Returns the position after moves in the notation of its puzzle.
    ///
    /// # Errors
    /// [`NotationError`] with line and column of the first token that is not a move.
    pub fn after(&self, moves: &str) -> Result<Self, NotationError> {
        Ok(Self { facelets: self.facelets.after_all(&notation::parse(self.puzzle(), moves)?) })
    }

    /// Returns the position after a sequence of moves.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move does not belong to the puzzle.
    pub fn after_all(&self, moves: &Sequence) -> Result<Self, NoSuchMove> {
        moves.check(self.puzzle().def())?;
        Ok(Self { facelets: self.facelets.after_all(moves) })
    }

    /// Returns a quick lower bound in the puzzle's default metric, from one look-up in the small tables of its default
    /// solver; 0 if that solver has no such bound. Opens or builds these tables first.
    ///
    /// # Errors
    /// [`SolveError::NoSolver`] for a puzzle without a solver, [`SolveError::Tables`] if a table can be neither read
    /// nor built.
    pub fn lower_bound(&self, tables: &Tables) -> Result<u8, SolveError> {
        let solver = solvers::default_of(self.puzzle()).ok_or(SolveError::NoSolver(self.puzzle()))?;
        let limits = Limits { memory: Memory::Small, ..Limits::default() };
        solver.tables().prepare(&limits, &Control::new(), tables)?;
        Ok(solver.bound(&self.facelets, tables).unwrap_or(0))
    }

    /// Returns a search for short solutions, to be configured and then run with [`Search::start`].
    pub fn search(&self, tables: &Tables) -> Search {
        Search::new(self.facelets.clone(), tables)
    }
}

impl TryFrom<Facelets> for Position {
    type Error = InvalidState;

    fn try_from(facelets: Facelets) -> Result<Self, InvalidState> {
        (facelets.puzzle.def().check)(&facelets).map(|()| Self { facelets })
    }
}

/// Facelets in the format of [`Position::parse`].
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&notation::facelets::print(&self.facelets))
    }
}

/// A search to be configured and started.
///
/// By default it uses the puzzle's default solver on all processors, builds tables of up to 430 MB in the background,
/// and ends after ten seconds.
#[derive(Clone)]
#[must_use = "a search begins with `start`"]
pub struct Search {
    state: Facelets,
    tables: Arc<Tables>,
    solver: Option<&'static dyn Solver>,
    limits: Limits,
    /// A control shared with the caller; `None` for a new one.
    control: Option<Control>,
    wake: NewsCallback,
}

impl fmt::Debug for Search {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { state, tables, solver, limits, .. } = self;
        f.debug_struct("Search")
            .field("state", state)
            .field("tables", &tables.folder())
            .field("solver", solver)
            .field("limits", limits)
            .finish_non_exhaustive()
    }
}

impl Search {
    /// Creates a search from facelets. If they are unreachable, it ends at once with [`SolveError::Invalid`].
    pub fn new(state: Facelets, tables: &Tables) -> Self {
        Self {
            state,
            tables: Arc::new(tables.handle()),
            solver: None,
            limits: Limits::default(),
            control: None,
            wake: Arc::new(|| ()),
        }
    }

    /// Uses this solver, which may be your own, instead of the default one. A solver of another puzzle makes the search
    /// end at once with [`SolveError::NoSolver`].
    pub fn solver(mut self, solver: &'static dyn Solver) -> Self {
        self.solver = Some(solver);
        self
    }

    /// Sets the number of threads; 0 counts as 1.
    pub fn threads(mut self, threads: usize) -> Self {
        self.limits.threads = threads.max(1);
        self
    }

    /// Sets the time limit, counted from the moment the tables are ready; `None` for no limit.
    pub fn time_limit(mut self, time: impl Into<Option<Duration>>) -> Self {
        self.limits.timeout = time.into();
        self
    }

    /// Ends the search once this time has passed since the last improvement. The clock starts with the first solution.
    pub fn patience(mut self, time: Duration) -> Self {
        self.limits.patience = Some(time);
        self
    }

    /// Ends the search at a solution of at most this length.
    pub fn target(mut self, length: usize) -> Self {
        self.limits.target = Some(length);
        self
    }

    /// Ends the search after about this number of nodes. With one thread, the result is then reproducible.
    pub fn nodes(mut self, nodes: u64) -> Self {
        self.limits.nodes = Some(nodes);
        self
    }

    /// Searches until the solution is proven optimal, and clears the time limit. Unless a solver was chosen,
    /// the optimal solver replaces the default one.
    pub fn optimal(mut self) -> Self {
        (self.limits.optimal, self.limits.timeout) = (true, None);
        self
    }

    /// Sets which tables to use, for solvers with small and large ones.
    pub fn memory(mut self, memory: Memory) -> Self {
        self.limits.memory = memory;
        self
    }

    /// Sets the metric of lengths, one of [`Solver::metrics`]. Any other ends the search at once with
    /// [`SolveError::Metric`].
    pub fn metric(mut self, metric: Metric) -> Self {
        self.limits.metric = Some(metric);
        self
    }

    /// Resumes from results of earlier searches of the same position.
    pub fn known(mut self, known: Known) -> Self {
        self.limits.known = known;
        self
    }

    /// Replaces all limits set so far.
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Runs under a control shared with the caller, who can stop the search and read its progress.
    pub fn control(mut self, control: Control) -> Self {
        self.control = Some(control);
        self
    }

    /// Sets a function to be called after each event and at the end, on any thread. It is meant to wake an event loop
    /// that polls [`SearchHandle::next_within`].
    pub fn wake(mut self, wake: impl Fn() + Send + Sync + 'static) -> Self {
        self.wake = Arc::new(wake);
        self
    }

    /// Returns the facelets to be solved.
    pub fn state(&self) -> &Facelets {
        &self.state
    }

    /// Starts the search on its own threads and returns at once.
    pub fn start(self) -> SearchHandle {
        let (control, wake) = (self.control.clone().unwrap_or_default(), self.wake.clone());
        SearchHandle::start(move |control, say| self.solve_under(control, say), control, wake)
    }

    /// Searches on the current thread and returns at the end. Events go to `sink`; the function set by [`Search::wake`]
    /// is not called.
    ///
    /// # Errors
    /// The errors of [`Solver::solve`]; [`SolveError::NoSolver`] if there is no solver for the puzzle, or the chosen one is
    /// for another puzzle.
    pub fn solve(&self, sink: EventSink) -> Result<Outcome, SolveError> {
        self.solve_under(&self.control.clone().unwrap_or_default(), sink)
    }

    fn solve_under(&self, control: &Control, sink: EventSink) -> Result<Outcome, SolveError> {
        let puzzle = self.state.puzzle;
        let solver = match self.solver {
            None => solvers::default_of(puzzle).map(|usual| solvers::effective_solver(usual, &self.limits)),
            chosen => chosen.filter(|solver| solver.puzzle() == puzzle),
        };
        let solver = solver.ok_or(SolveError::NoSolver(puzzle))?;
        solver.solve(&self.state, &self.limits, control, &self.tables, sink)
    }
}
