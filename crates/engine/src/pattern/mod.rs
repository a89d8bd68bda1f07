//! The shortest moves from a position to a goal of which only some stickers count, made of the moves that are allowed.
//!
//! A [`PatternTask`] says what is wanted, and [`solve`] searches it: every solution that it reports was applied to the position and
//! shows the goal, and no sequence of the allowed moves is shorter than the bound that it proves. Position and goal may be any patterns
//! with the same pieces; a piece without a sticker that counts is left out of account, and pieces that look alike may change places.
//!
//! The search is iterative deepening on the cost, bounded by pattern databases that are made for the pieces of the task.

mod any_of;
mod coordinate;
mod database;
mod ends;
mod goal_of_case;
mod goals;
mod listing;
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
use crate::puzzle::masks::Holding;
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
pub use self::ends::Reached;
use self::listing::Listing;
use self::needless::Needless;
use self::search::{Order, PatternSearch};
pub use self::tables::PatternTables;
use self::task::LabelledTask;
pub(crate) use self::task::turned;

/// The name of this method on the command line and in JSON.
pub const NAME: &str = "pattern";

/// The longest solution that is searched, in the metric of the search: moves that go round in a small group end here.
const LONGEST: usize = 100;

/// Turns of a face that are not counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Adjust {
    /// The face of which any turn before the solution is free, a number of the puzzle's letters; `None` for none.
    pub before: Option<u8>,
    /// The face of which any turn after the solution is free.
    pub after: Option<u8>,
}

impl Adjust {
    /// No free turn.
    pub const NONE: Self = Self { before: None, after: None };

    /// The faces with free turns.
    fn faces(self) -> impl Iterator<Item = u8> {
        [self.before, self.after].into_iter().flatten()
    }
}

/// A position, a goal, and the moves that may lead from one to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternTask {
    /// The position, all of it painted ([`Pattern::is_painted`]).
    pub position: Pattern,
    /// The goal, all of it painted.
    pub goal: Pattern,
    /// How the puzzle may be held when the goal is reached. Rotations of the whole puzzle among the moves do not change that.
    pub holding: Holding,
    /// The moves of a solution, with their costs.
    pub moves: AllowedMoves,
    /// Free turns of a face before and after.
    pub adjust: Adjust,
    /// The same position, as it is seen for other goals of which any will do as well: those of a part that may lie at several places.
    /// They have the same moves, and no others of their own.
    pub others: Vec<PatternTask>,
}

/// Refuses a pattern with stickers that are still to be painted: for masks and for the search each sticker either counts or does not.
///
/// # Errors
/// [`PatternError::NotPainted`].
fn check_painted(pattern: &Pattern) -> Result<(), PatternError> {
    pattern.is_painted().then_some(()).ok_or(PatternError::NotPainted)
}

/// Maximum number of pieces of a puzzle.
const MAX_PIECES: usize = 32;

/// True if tasks of a puzzle can be searched: it has few enough pieces.
pub fn is_searched(puzzle: PuzzleId) -> bool {
    Pieces::of(puzzle).slots.len() <= MAX_PIECES
}

impl PatternTask {
    /// Checks that turns, perhaps others than the allowed ones, lead from the position to each goal.
    ///
    /// # Errors
    /// [`PatternError`].
    pub fn check(&self) -> Result<(), PatternError> {
        self.all().try_for_each(|one| one.labelled().map(drop))
    }

    fn labelled(&self) -> Result<LabelledTask, PatternError> {
        if !is_searched(self.position.puzzle()) {
            return Err(PatternError::TooLarge);
        }
        check_painted(&self.position)?;
        check_painted(&self.goal)?;
        // Errors of no certain facelets, parity for one, are told apart below.
        let certain = |error: &PaintingError| !error.facelets.is_empty();
        let fault = |pattern: &Pattern| PaintingCheck::of(pattern).errors.into_iter().find(certain);
        if let Some(error) = fault(&self.position) {
            return Err(PatternError::Position(error));
        }
        if let Some(error) = fault(&self.goal) {
            return Err(PatternError::Goal(error));
        }
        LabelledTask::new(self)
    }

    /// True if these moves, allowed or not, lead from the position to a goal, turns that are free left out of account. Rotations of
    /// the whole puzzle may be among them. Moves that the puzzle does not have lead nowhere.
    pub fn is_reached_by(&self, moves: &Sequence) -> bool {
        moves.is_of(self.position.puzzle().def()) && Ends::of(self).are_joined_by(moves)
    }

    /// True if these moves, all of them allowed, lead from the position to a goal, turns that are free left out of account.
    pub fn is_solved_by(&self, moves: &Sequence) -> bool {
        self.moves.cost(moves).is_some() && Ends::of(self).are_joined_by(moves)
    }

    /// The task itself and its others: one for each goal, any of which will do.
    pub fn all(&self) -> impl Iterator<Item = &Self> {
        std::iter::once(self).chain(&self.others)
    }

    /// The position with every sticker that counts for any of the goals.
    pub fn shown(&self) -> Pattern {
        self.others.iter().fold(self.position.clone(), |shown, other| shown.or(&other.position))
    }
}

/// A task with its ends, as the problem of an [`Incumbent`].
struct PatternProblem<'a> {
    task: &'a PatternTask,
    ends: Ends,
}

impl Problem for PatternProblem<'_> {
    fn puzzle(&self) -> PuzzleId {
        self.task.position.puzzle()
    }

    fn is_solved_by(&self, moves: &Sequence) -> bool {
        self.ends.are_joined_by(moves) && self.task.moves.cost(moves).is_some()
    }

    fn length(&self, moves: &Sequence, _: Metric) -> usize {
        self.task.moves.cost(moves).unwrap_or(usize::MAX)
    }
}

/// The most bytes that the databases of a task may take in all.
fn database_bytes(memory: Memory) -> u64 {
    match memory {
        Memory::Small => 16_000_000,
        Memory::Auto => 400_000_000,
        Memory::Full => 2_000_000_000,
        Memory::UpTo(bytes) => bytes,
    }
}

/// Searches the shortest solutions of a task until a limit is reached, `control` stops it, or the best one is proven optimal; with
/// [`Limits::all`] all of them, and with [`Limits::extra`] longer ones, too. Lengths are the costs of [`PatternTask::moves`]; `metric`
/// is the name under which they are reported. Databases come from `tables`, or are made and left there; those that took a while to make
/// are kept in the folder of `store`, too. One that cannot be written is added to [`Tables::take_unsaved`].
///
/// # Errors
/// [`SolveError::Pattern`] if no turns lead from the position to the goal, and [`TableError::Stopped`](crate::tables::TableError::Stopped)
/// if `control` stops it before it begins.
pub fn solve(
    task: &PatternTask,
    metric: Metric,
    limits: &Limits,
    control: &Control,
    (store, tables): (&Tables, &PatternTables),
    say: EventSink,
) -> Result<Outcome, SolveError> {
    let (threads, bytes) = (limits.workers_under(control), database_bytes(limits.memory));
    let run = |search: &dyn LengthSearch| run(task, search, metric, limits, control, say);
    if !task.others.is_empty() {
        return any_of::solve(task, bytes, (store, tables, threads), run);
    }
    let labelled = task.labelled().map_err(SolveError::Pattern)?;
    let (plan, starts) = tables.plan(task, &labelled, bytes, threads)?;
    let order = Order::of(task.position.puzzle(), &labelled.moves[..labelled.costs.len()], &labelled.costs);
    Ok(run(&PatternSearch { task: &labelled, plan: &plan, order: &order, starts, store, workers: threads }))
}

/// A search that goes through all sequences of one length after the other.
pub(crate) trait LengthSearch: Sync {
    /// A lower bound on the length; `None` if there is no solution at all. 0 if there is nothing to solve.
    fn bound(&self) -> Option<u8>;

    /// The moves that may be first, as numbers of bits.
    fn firsts(&self) -> u128;

    /// The moves that may follow a move.
    fn after(&self, last: u8) -> u128;

    /// Searches all solutions of exactly `length` that begin with `prefix`.
    fn part(
        &self,
        length: u8,
        prefix: Prefix,
        counter: &NodeCounter,
        found: &mut dyn FnMut(Sequence) -> ControlFlow<()>,
    ) -> ControlFlow<()>;
}

/// Searches a task until a limit is reached, or nothing is left to be found. With [`Limits::all`] the list is the same for any number of
/// threads, and has no solution with moves that nobody needs.
pub(crate) fn run(
    task: &PatternTask,
    search: &dyn LengthSearch,
    metric: Metric,
    limits: &Limits,
    control: &Control,
    say: EventSink,
) -> Outcome {
    let problem = PatternProblem { task, ends: Ends::of(task) };
    let incumbent = Incumbent::of(&problem, metric, limits, control, say);
    match search.bound() {
        None => incumbent.has_no_solution(),
        Some(0) => {
            incumbent.offer_no_move();
            // Whatever else solves it, nobody looks for it.
            incumbent.raise(usize::MAX);
        }
        Some(bound) => {
            incumbent.raise(usize::from(bound));
            let firsts = search.firsts();
            let after = |last: Option<u8>| last.map_or(firsts, |last| search.after(last));
            let needless = Needless::of(task, &problem.ends);
            let listing = Listing::new(&incumbent, &after, limits.count);
            let prove = |length: u8, prefix: Prefix, counter: &NodeCounter| {
                if usize::from(length) > LONGEST {
                    incumbent.give_up();
                    control.stop_search();
                }
                search.part(length, prefix, counter, &mut |moves| {
                    let Some(moves) = needless.without(&moves) else { return ControlFlow::Continue(()) };
                    if limits.all {
                        listing.add(length, prefix, moves);
                        return ControlFlow::Continue(());
                    }
                    incumbent.offer_proven(moves)
                })?;
                listing.finish(length, prefix)
            };
            if limits.all {
                workers::run_in_order(bound, after, prove, &incumbent, control, limits.workers());
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
