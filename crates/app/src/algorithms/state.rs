//! State of the algorithms page: options and results.

use std::cell::RefCell;
use std::sync::Arc;
use std::time::Duration;

use super::checked::CheckedAlgorithms;
use crate::ease::Ease;
use crate::task::{TaskId, tracked_task::TrackedTask};
use unfold_engine::notation::allowed;
use unfold_engine::pattern::{PatternTables, PatternTask, ReachedGoal};
use unfold_engine::puzzle::allowed::{AllowedMove, AllowedMoves};
use unfold_engine::puzzle::{Metric, PuzzleId, Sequence, masks::NamedMask, pattern::Pattern};
use unfold_engine::search::{Reason, Solution};
use unfold_text::{UserError, sentences::describe};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AlgorithmOrder {
    /// Shortest first.
    #[default]
    Length,
    /// Most ergonomic first.
    Ease,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GoalChoice {
    /// The solved puzzle, except for stickers that the position leaves as any colour.
    #[default]
    Solved,
    /// A named part of the solved puzzle. If it can be solved in several places, the nearest counts.
    Part(&'static str),
    /// [`Algorithms::goal_position`], or the solved puzzle if it is not set.
    Position,
}

/// Largest allowed excess over the shortest length.
pub const MAX_EXTRA: usize = 5;

pub struct Algorithms {
    pub goal: GoalChoice,
    /// The goal of [`GoalChoice::Position`].
    pub goal_position: Option<Pattern>,
    /// The allowed moves as typed; empty for the moves of the puzzle's solvers.
    pub allow: String,
    /// Allowed excess over the shortest length, `0 <= extra <= MAX_EXTRA`.
    pub extra: usize,
    pub order: AlgorithmOrder,
    /// True if moves are hidden and revealed one by one.
    pub hides_moves: bool,
    /// True if turns of a layer before and after an algorithm are free, for goals where this is customary.
    pub free_turns: bool,
    pub found: Option<AlgorithmResults>,
    /// The user's checked list, shown instead of `found`.
    pub checked: Option<CheckedAlgorithms>,
    pub(crate) running: Option<TaskId>,
    pub(crate) reading: TrackedTask<()>,
    pub(crate) tables: Arc<PatternTables>,
    pub(crate) ease: Ease,
    /// Cache of the last task found solvable: the page asks each frame, and checking a task with many goals is slow.
    pub(crate) solvable_task: RefCell<Option<PatternTask>>,
}

/// The algorithms found for a case, with the lower bound proven.
pub struct AlgorithmResults {
    pub task: PatternTask,
    /// The named part that is the goal, if any.
    pub part: Option<&'static NamedMask>,
    /// Metric of the lengths; `None` if moves have custom costs.
    pub metric: Option<Metric>,
    /// In the order found.
    pub algorithms: Vec<FoundAlgorithm>,
    /// The empty algorithm, if the position is at its goal up to free turns; not in the list.
    pub empty_algorithm: Option<FoundAlgorithm>,
    /// True while only the quick solution is listed.
    pub is_quick: bool,
    /// Lower bound proven by the searches for this list.
    pub lower: usize,
    /// Nodes searched and time elapsed.
    pub effort: (u64, Duration),
    /// Why the search ended; `None` while it runs.
    pub end: Option<Reason>,
}

impl Default for Algorithms {
    fn default() -> Self {
        Self {
            goal: GoalChoice::Solved,
            goal_position: None,
            allow: String::new(),
            extra: 0,
            order: AlgorithmOrder::Length,
            hides_moves: false,
            free_turns: true,
            found: None,
            checked: None,
            running: None,
            reading: TrackedTask::default(),
            tables: Arc::default(),
            ease: Ease::built_in(),
            solvable_task: RefCell::default(),
        }
    }
}

impl Algorithms {
    pub fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Ergonomic cost of moves, if known for the puzzle.
    pub fn ease_of(&self, puzzle: PuzzleId, moves: &Sequence) -> Option<f64> {
        self.ease.cost(puzzle, moves)
    }

    /// Parses the allowed moves; returns the moves of the puzzle's solvers if the text is empty.
    ///
    /// # Errors
    /// The first error in the text.
    pub fn allowed(&self, puzzle: PuzzleId) -> Result<AllowedMoves, UserError> {
        match self.allow.trim() {
            "" => Ok(AllowedMoves::solver_moves(puzzle, puzzle.def().metric)),
            text => allowed::parse(puzzle, text).map_err(|error| describe::notation(puzzle, &error)),
        }
    }

    /// Allows all turns of a move, or forbids them if all are allowed. Ignores unknown names.
    pub(crate) fn toggle(&mut self, name: &str, puzzle: PuzzleId) {
        let Ok(turns) = allowed::parse(puzzle, name) else { return };
        let before = self.allowed(puzzle).unwrap_or_else(|_| AllowedMoves::solver_moves(puzzle, puzzle.def().metric));
        let is_of = |one: &AllowedMove| turns.moves().iter().any(|turn| turn.mv == one.mv);
        let has_all = turns.moves().iter().all(|turn| before.moves().iter().any(|one| one.mv == turn.mv));
        let mut moves: Vec<AllowedMove> = before.moves().iter().copied().filter(|one| !is_of(one)).collect();
        if !has_all {
            moves.extend(turns.moves());
        }
        // If no move is left, allow the solvers' moves again.
        let text = |moves: &AllowedMoves| if moves.are_usual() { String::new() } else { allowed::print(moves) };
        self.allow = AllowedMoves::new(puzzle, moves).map_or_else(|_| String::new(), |moves| text(&moves));
    }
}

/// An algorithm listed on the page.
#[derive(Clone, Debug)]
pub struct FoundAlgorithm {
    pub solution: Solution,
    /// Ergonomic cost, if known for the puzzle.
    pub ease: Option<f64>,
    /// How the moves reach the goal.
    pub reached: Option<ReachedGoal>,
    /// Number of moves revealed while moves are hidden; may exceed the length.
    pub revealed: usize,
}

impl FoundAlgorithm {
    /// All moves from the position to the goal, free turns included.
    pub fn all_moves(&self) -> Sequence {
        let moves = &self.solution.moves;
        self.reached.map_or_else(|| moves.clone(), |reached| reached.all_moves(moves))
    }
}
