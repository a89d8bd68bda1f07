//! The way in for other programs: a position that can be solved, and its search, which runs while its events are read.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use crate::control::Control;
use crate::mc4d::{self, LogError};
use crate::notation::{self, NotationError, heading::UnknownPuzzle};
use crate::puzzle::{Facelets, InvalidState, Metric, NoSuchMove, PuzzleId, Sequence, scramble};
use crate::puzzles::solvers;
use crate::search::{EventSink, Known, Limits, Memory, Outcome, Run, SolveError, Solver, Wake};
use crate::tables::Tables;

/// A state of a puzzle that can be reached from the solved one.
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

/// Why there is no such position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionError {
    /// The text is neither moves nor facelets.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The file is not a log.
    #[error(transparent)]
    Log(#[from] LogError),
    /// The facelets cannot be reached from the solved puzzle.
    #[error(transparent)]
    Invalid(#[from] InvalidState),
    /// The text names another puzzle (see [`notation::heading`]).
    #[error("the text is for the {}, not the {}", found.def().name, wanted.def().name)]
    OtherPuzzle {
        /// The puzzle that it names.
        found: PuzzleId,
        /// The puzzle of which a position is wanted.
        wanted: PuzzleId,
    },
    /// The text names a puzzle that is not known.
    #[error(transparent)]
    UnknownPuzzle(#[from] UnknownPuzzle),
}

impl Position {
    /// The solved puzzle.
    pub fn solved(puzzle: PuzzleId) -> Self {
        Self { facelets: Facelets::solved(puzzle) }
    }

    /// A position drawn uniformly from all of the puzzle; the same seed gives the same position on every machine.
    pub fn random(puzzle: PuzzleId, seed: u64) -> Self {
        Self { facelets: scramble::uniform(puzzle, &mut scramble::generator(seed)) }
    }

    /// Reads facelets, or moves from the solved puzzle; the text may be either.
    ///
    /// # Errors
    /// [`PositionError::Notation`] with line and column of the first token that cannot be read, [`PositionError::Invalid`] for
    /// facelets that cannot be reached.
    pub fn parse(puzzle: PuzzleId, text: &str) -> Result<Self, PositionError> {
        Ok(Self::try_from(notation::typed(puzzle, text)?.state(puzzle))?)
    }

    /// The position at the end of an MC4D log.
    ///
    /// # Errors
    /// [`PositionError::Log`] with the line that cannot be read.
    pub fn from_log(bytes: &[u8]) -> Result<Self, PositionError> {
        Ok(Self::try_from(mc4d::read(bytes)?.state())?)
    }

    /// The puzzle.
    pub fn puzzle(&self) -> PuzzleId {
        self.facelets.puzzle
    }

    /// The colours of all facelets.
    pub fn facelets(&self) -> &Facelets {
        &self.facelets
    }

    /// True if every face or cell shows one colour, however the puzzle is held.
    pub fn is_solved(&self) -> bool {
        self.facelets.is_solved()
    }

    /// This position after moves in the notation of its puzzle.
    ///
    /// # Errors
    /// [`NotationError`] with line and column of the first token that is not a move.
    pub fn after(&self, moves: &str) -> Result<Self, NotationError> {
        Ok(Self { facelets: self.facelets.after_all(&notation::parse(self.puzzle(), moves)?) })
    }

    /// This position after moves of its puzzle.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move is not one of the puzzle's.
    pub fn after_all(&self, moves: &Sequence) -> Result<Self, NoSuchMove> {
        moves.check(self.puzzle().def())?;
        Ok(Self { facelets: self.facelets.after_all(moves) })
    }

    /// A number of moves, in the puzzle's usual metric, that every solution of this position needs. It takes one look at the
    /// small tables of the puzzle's default solver, which are opened or built first; a search raises it.
    ///
    /// # Errors
    /// [`SolveError::NoSolver`] for a puzzle without a solver, [`SolveError::Tables`] when a table can be neither read nor built.
    pub fn lower_bound(&self, tables: &Tables) -> Result<u8, SolveError> {
        let solver = solvers::default_of(self.puzzle()).ok_or(SolveError::NoSolver(self.puzzle()))?;
        let limits = Limits { memory: Memory::Small, ..Limits::default() };
        solver.tables().prepare(&limits, &Control::new(), tables)?;
        Ok(solver.bound(&self.facelets, tables).unwrap_or(0))
    }

    /// A search for short solutions of this position, which begins with [`Search::start`].
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

/// The facelets as [`Position::parse`] reads them.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&notation::facelets::print(&self.facelets))
    }
}

/// A search that has not begun: what it may use, and when it ends.
///
/// Without another word it uses the puzzle's default solver on all processors, makes tables of up to 430 MB in the background, and ends
/// after ten seconds.
#[derive(Clone)]
#[must_use = "a search begins with `start`"]
pub struct Search {
    state: Facelets,
    tables: Arc<Tables>,
    solver: Option<&'static dyn Solver>,
    limits: Limits,
    /// The control of others under which it runs; `None` for one of its own.
    control: Option<Control>,
    wake: Wake,
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
    /// A search of facelets that may be no position: it then ends at once with [`SolveError::Invalid`].
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

    /// Searches by this method instead of the puzzle's default one; it may be a solver of one's own. One of another puzzle makes
    /// the search end at once with [`SolveError::NoSolver`].
    pub fn solver(mut self, solver: &'static dyn Solver) -> Self {
        self.solver = Some(solver);
        self
    }

    /// Uses so many threads, at least one.
    pub fn threads(mut self, threads: usize) -> Self {
        self.limits.threads = threads.max(1);
        self
    }

    /// Ends so long after the tables are ready; `None` for no limit.
    pub fn limit(mut self, time: impl Into<Option<Duration>>) -> Self {
        self.limits.timeout = time.into();
        self
    }

    /// Ends when nothing shorter was found for so long.
    pub fn patience(mut self, time: Duration) -> Self {
        self.limits.patience = Some(time);
        self
    }

    /// Ends with a solution of at most this length.
    pub fn target(mut self, length: usize) -> Self {
        self.limits.target = Some(length);
        self
    }

    /// Ends after about so many nodes; with one thread the search is then the same each time.
    pub fn nodes(mut self, nodes: u64) -> Self {
        self.limits.nodes = Some(nodes);
        self
    }

    /// Goes on until the solution is proven optimal, and with no time limit but one that is set after this call. Without a solver that
    /// was chosen, the one that proves takes the place of the default.
    pub fn optimal(mut self) -> Self {
        (self.limits.optimal, self.limits.timeout) = (true, None);
        self
    }

    /// Uses tables of this size.
    pub fn memory(mut self, memory: Memory) -> Self {
        self.limits.memory = memory;
        self
    }

    /// Counts lengths in this metric, one of [`Solver::metrics`].
    pub fn metric(mut self, metric: Metric) -> Self {
        self.limits.metric = Some(metric);
        self
    }

    /// Continues from results of earlier searches of the same position.
    pub fn known(mut self, known: Known) -> Self {
        self.limits.known = known;
        self
    }

    /// Takes the place of all limits that were set before.
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Runs under this control, which others may hold, too: who stops it stops the search, and its numbers are those of the search.
    pub fn control(mut self, control: Control) -> Self {
        self.control = Some(control);
        self
    }

    /// Calls this after each event and at the end, from any thread: a program with a loop of its own then asks [`Run::next_within`].
    pub fn wake(mut self, wake: impl Fn() + Send + Sync + 'static) -> Self {
        self.wake = Arc::new(wake);
        self
    }

    /// The position, or facelets, that it solves.
    pub fn state(&self) -> &Facelets {
        &self.state
    }

    /// Begins the search on threads of its own, and returns at once.
    pub fn start(self) -> Run {
        let (control, wake) = (self.control.clone().unwrap_or_default(), self.wake.clone());
        Run::start(move |control, say| self.solve_under(control, say), control, wake)
    }

    /// Searches on this thread, as a worker that has one already, and returns when the search has ended. `say` is called with each event
    /// instead of what [`Search::wake`] names.
    ///
    /// # Errors
    /// The errors of [`Solver::solve`]; [`SolveError::NoSolver`] if there is no solver for the puzzle.
    pub fn solve(&self, say: EventSink) -> Result<Outcome, SolveError> {
        self.solve_under(&self.control.clone().unwrap_or_default(), say)
    }

    fn solve_under(&self, control: &Control, say: EventSink) -> Result<Outcome, SolveError> {
        let puzzle = self.state.puzzle;
        let solver = match self.solver {
            None => solvers::default_of(puzzle).map(|usual| solvers::searching(usual, &self.limits)),
            chosen => chosen.filter(|solver| solver.puzzle() == puzzle),
        };
        let solver = solver.ok_or(SolveError::NoSolver(puzzle))?;
        solver.solve(&self.state, &self.limits, control, &self.tables, say)
    }
}
