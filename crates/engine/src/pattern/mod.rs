//! Finds the shortest solutions, with given moves, to a goal where only some stickers count.
//!
//! [`solve`] searches a [`PatternTask`]. Every reported solution has been verified on the position, and no solution of
//! allowed moves is shorter than the reported bound. Position and goal may be any patterns with the same pieces; a piece
//! without a sticker that counts is ignored, and identical pieces may be swapped.
//!
//! The search is iterative deepening on the cost, bounded by pattern databases built for the pieces of the task.

mod coordinate;
mod database;
mod ends;
mod goal_of_case;
mod goals;
mod listing;
mod nearest_goal;
mod needless;
mod placements;
mod plan;
mod possible;
pub mod read;
mod search;
mod tables;
mod task;

use std::ops::ControlFlow;

use crate::control::{Control, NodeCounter};
use crate::puzzle::allowed::AllowedMoves;
use crate::puzzle::masks::OrientationRule;
use crate::puzzle::painting_check::{PaintingCheck, PaintingError};
use crate::puzzle::pattern::Pattern;
use crate::puzzle::pattern_error::PatternError;
use crate::puzzle::pieces::Pieces;
use crate::puzzle::{Metric, PuzzleId, Sequence};
use crate::search::ida::Prefix;
use crate::search::incumbent::Problem;
use crate::search::{EventSink, Incumbent, Limits, Memory, Outcome, SolveError, workers};
use crate::tables::store::Tables;

use self::ends::Ends;
pub use self::ends::ReachedGoal;
use self::listing::Listing;
use self::needless::NeedlessMoves;
use self::search::{MoveOrder, PatternSearch};
pub use self::tables::PatternTables;
use self::task::LabelledTask;
pub(crate) use self::task::with_face_turns;

/// The solver's name on the command line and in JSON.
pub const NAME: &str = "pattern";

/// Maximum cost of a solution. Without it, a search with moves that generate a small group might never end.
const MAX_LENGTH: usize = 100;

/// Faces that may be turned at no cost before and after a solution.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FreeTurns {
    /// The face, by index into the puzzle's letters, that may be turned freely before the solution.
    pub before: Option<u8>,
    /// The face that may be turned freely after the solution.
    pub after: Option<u8>,
}

impl FreeTurns {
    /// No free turns.
    pub const NONE: Self = Self { before: None, after: None };

    fn faces(self) -> impl Iterator<Item = u8> {
        [self.before, self.after].into_iter().flatten()
    }
}

/// A position, a goal, and the moves that may lead from one to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternTask {
    /// The position, fully painted ([`Pattern::is_painted`]).
    pub position: Pattern,
    /// The goal, fully painted.
    pub goal: Pattern,
    /// The allowed orientations at the goal. Rotations of the whole puzzle within a solution are undone before the
    /// check.
    pub goal_orientation: OrientationRule,
    /// The moves of a solution, with their costs.
    pub moves: AllowedMoves,
    /// The faces that may be turned freely before and after the solution.
    pub free_turns: FreeTurns,
    /// Tasks for alternative goals, such as the crosses of the other faces. Each has its own masked position, the same
    /// moves, and no `alternatives`.
    pub alternatives: Vec<PatternTask>,
}

/// Rejects a pattern with unpainted stickers: in masks and in the search, a sticker either counts or does not.
///
/// # Errors
/// [`PatternError::NotPainted`].
fn check_painted(pattern: &Pattern) -> Result<(), PatternError> {
    pattern.is_painted().then_some(()).ok_or(PatternError::NotPainted)
}

const MAX_PIECES: usize = 32;

/// True if the puzzle has few enough pieces for this search.
pub fn is_supported(puzzle: PuzzleId) -> bool {
    Pieces::for_puzzle(puzzle).slots.len() <= MAX_PIECES
}

impl PatternTask {
    /// Checks that each goal is reachable by turns, allowed or not.
    ///
    /// # Errors
    /// [`PatternError`] if a goal is unreachable or the task cannot be searched.
    pub fn check(&self) -> Result<(), PatternError> {
        self.all().try_for_each(|one| one.labelled().map(drop))
    }

    fn labelled(&self) -> Result<LabelledTask, PatternError> {
        if !is_supported(self.position.puzzle()) {
            return Err(PatternError::TooLarge);
        }
        check_painted(&self.position)?;
        check_painted(&self.goal)?;
        // Errors that name no facelets, such as parity, are found below.
        let certain = |error: &PaintingError| !error.facelets.is_empty();
        let fault = |pattern: &Pattern| PaintingCheck::new(pattern).errors.into_iter().find(certain);
        if let Some(error) = fault(&self.position) {
            return Err(PatternError::Position(error));
        }
        if let Some(error) = fault(&self.goal) {
            return Err(PatternError::Goal(error));
        }
        LabelledTask::new(self)
    }

    /// True if these moves lead from the position to a goal, apart from free turns. The moves need not be allowed and
    /// may include rotations of the whole puzzle; moves of another puzzle give false.
    pub fn is_reached_by(&self, moves: &Sequence) -> bool {
        moves.belongs_to(self.position.puzzle().def()) && Ends::new(self).are_connected_by(moves)
    }

    /// True if these moves are allowed and lead from the position to a goal, apart from free turns.
    pub fn is_solved_by(&self, moves: &Sequence) -> bool {
        self.moves.cost(moves).is_some() && Ends::new(self).are_connected_by(moves)
    }

    /// Returns this task and its `alternatives`, one task per goal.
    pub fn all(&self) -> impl Iterator<Item = &Self> {
        std::iter::once(self).chain(&self.alternatives)
    }

    /// Returns the position with every sticker that counts for any goal.
    pub fn combined_position(&self) -> Pattern {
        self.alternatives.iter().fold(self.position.clone(), |shown, other| shown.union(&other.position))
    }
}

/// A task as a problem for an [`Incumbent`].
struct PatternProblem<'a> {
    task: &'a PatternTask,
    ends: Ends,
}

impl Problem for PatternProblem<'_> {
    fn puzzle(&self) -> PuzzleId {
        self.task.position.puzzle()
    }

    fn is_solved_by(&self, moves: &Sequence) -> bool {
        self.ends.are_connected_by(moves) && self.task.moves.cost(moves).is_some()
    }

    fn length(&self, moves: &Sequence, _: Metric) -> usize {
        self.task.moves.cost(moves).unwrap_or(usize::MAX)
    }
}

/// Returns the maximum total size of a task's databases, in bytes.
fn database_bytes(memory: Memory) -> u64 {
    match memory {
        Memory::Small => 16_000_000,
        Memory::Auto => 400_000_000,
        Memory::Full => 2_000_000_000,
        Memory::UpTo(bytes) => bytes,
    }
}

/// Searches for a shortest solution of a task until a limit is reached, `control` stops it, or one is proven optimal.
/// [`Limits::all_optimal`] asks for all shortest solutions, [`Limits::extra`] for longer ones too. Lengths are costs of
/// [`PatternTask::moves`], reported as lengths in `metric`. Databases are shared through `pattern_tables`; large ones that take
/// long to build are also saved in the folder of `tables`. A failed write is reported by [`Tables::take_errors`].
///
/// # Errors
/// [`SolveError::Pattern`] if [`PatternTask::check`] fails, and
/// [`TableError::Stopped`](crate::tables::TableError::Stopped) if `control` stops it before the search starts.
pub fn solve(
    task: &PatternTask,
    metric: Metric,
    limits: &Limits,
    control: &Control,
    (tables, pattern_tables): (&Tables, &PatternTables),
    sink: EventSink,
) -> Result<Outcome, SolveError> {
    let (threads, bytes) = (limits.workers_under(control), database_bytes(limits.memory));
    let run = |search: &dyn LengthSearch| run(task, search, metric, limits, control, sink);
    if !task.alternatives.is_empty() {
        return nearest_goal::solve(task, bytes, (tables, pattern_tables, threads), run);
    }
    let labelled = task.labelled().map_err(SolveError::Pattern)?;
    let (plan, starts) = pattern_tables.plan(task, &labelled, bytes, threads)?;
    let order = MoveOrder::new(task.position.puzzle(), &labelled.moves[..labelled.costs.len()], &labelled.costs);
    Ok(run(&PatternSearch { task: &labelled, plan: &plan, order: &order, starts, tables, workers: threads }))
}

/// A search of all sequences of one length.
pub(crate) trait LengthSearch: Sync {
    /// Returns a lower bound on the length: 0 only if the position is at a goal, `None` if there is provably no
    /// solution.
    fn bound(&self) -> Option<u8>;

    /// Returns the possible first moves, as a bit set.
    fn first_moves(&self) -> u128;

    /// Returns the moves that may follow a move, as a bit set.
    fn after(&self, last: u8) -> u128;

    /// Passes `found` every solution of exactly `length` that starts with `prefix`, until it or the counter returns
    /// `Break`.
    fn search_prefix(
        &self,
        length: u8,
        prefix: Prefix,
        counter: &NodeCounter,
        found: &mut dyn FnMut(Sequence) -> ControlFlow<()>,
    ) -> ControlFlow<()>;
}

/// Runs a search until a limit is reached or nothing is left to find, ignoring solutions with needless moves. With
/// [`Limits::all_optimal`] the list does not depend on the number of threads.
pub(crate) fn run(
    task: &PatternTask,
    search: &dyn LengthSearch,
    metric: Metric,
    limits: &Limits,
    control: &Control,
    sink: EventSink,
) -> Outcome {
    let problem = PatternProblem { task, ends: Ends::new(task) };
    let incumbent = Incumbent::for_problem(&problem, metric, limits, control, sink);
    match search.bound() {
        None => incumbent.set_impossible(),
        Some(0) => {
            incumbent.offer_empty();
            // Stop here: longer solutions are not wanted.
            incumbent.raise_bound(usize::MAX);
        }
        Some(bound) => {
            incumbent.raise_bound(usize::from(bound));
            let firsts = search.first_moves();
            let after = |last: Option<u8>| last.map_or(firsts, |last| search.after(last));
            let needless = NeedlessMoves::new(task, &problem.ends);
            let listing = Listing::new(&incumbent, &after, limits.count);
            let prove = |length: u8, prefix: Prefix, counter: &NodeCounter| {
                if usize::from(length) > MAX_LENGTH {
                    incumbent.set_exhausted();
                    control.stop_search();
                }
                search.search_prefix(length, prefix, counter, &mut |moves| {
                    let Some(moves) = needless.canonical_solution(&moves) else { return ControlFlow::Continue(()) };
                    if limits.all_optimal {
                        listing.add(length, prefix, moves);
                        return ControlFlow::Continue(());
                    }
                    incumbent.offer_proven(moves)
                })?;
                listing.finish(length, prefix)
            };
            if limits.all_optimal {
                workers::run_proof_in_order(bound, after, prove, &incumbent, control, limits.workers());
            } else {
                workers::run_proof(bound, after, prove, &incumbent, control, limits.workers());
            }
            listing.end();
        }
    }
    incumbent.outcome()
}

#[cfg(all(test, not(shuttle)))]
mod tests;
