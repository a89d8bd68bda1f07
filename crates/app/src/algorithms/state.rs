//! The wishes of a person on the page of algorithms, and what was found for them.

use std::cell::RefCell;
use std::sync::Arc;
use std::time::Duration;

use super::checked::CheckedAlgorithms;
use crate::ease::Ease;
use crate::task::{TaskId, tracked_task::TrackedTask};
use unfold_engine::notation::allowed;
use unfold_engine::pattern::{PatternTables, PatternTask, Reached};
use unfold_engine::puzzle::allowed::{AllowedMove, AllowedMoves};
use unfold_engine::puzzle::{Metric, PuzzleId, Sequence, masks::NamedMask, pattern::Pattern};
use unfold_engine::search::{Reason, Solution};
use unfold_text::{UserError, sentences::describe};

/// The order of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AlgorithmOrder {
    /// The shortest first.
    #[default]
    Length,
    /// The easiest to turn first.
    Ease,
}

/// The goal of the search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GoalChoice {
    /// The solved puzzle; only the stickers that the position shows have to match.
    #[default]
    Solved,
    /// The part of the solved puzzle of this name, at one place or at whichever of several is nearest.
    Part(&'static str),
    /// The position that was set as goal.
    Position,
}

/// The most that algorithms may be longer than the shortest.
pub const MAX_EXTRA: usize = 5;

/// The wishes of a person, and what was found for them.
pub struct Algorithms {
    /// The goal.
    pub goal: GoalChoice,
    /// The position that was set as goal.
    pub goal_position: Option<Pattern>,
    /// The text of the allowed moves; empty for all faces.
    pub allow: String,
    /// How much longer than the shortest algorithms may be, `0 <= extra <= MAX_EXTRA`.
    pub extra: usize,
    /// The order of the list.
    pub order: AlgorithmOrder,
    /// True if moves are hidden, and shown one by one.
    pub hides_moves: bool,
    /// True if turns of a face before and after are free where the goal is a part that people see so.
    pub free_turns: bool,
    /// The list that was found.
    pub found: Option<AlgorithmResults>,
    /// The list of a person that was checked, which is shown instead.
    pub checked: Option<CheckedAlgorithms>,
    pub(crate) running: Option<TaskId>,
    pub(crate) reading: TrackedTask<()>,
    pub(crate) tables: Arc<PatternTables>,
    pub(crate) ease: Ease,
    /// The last task that moves can solve: the page asks for it in each frame, and a task of many goals takes a while to check.
    pub(crate) possible: RefCell<Option<PatternTask>>,
}

/// The algorithms of a case, with what is proven about them.
pub struct AlgorithmResults {
    /// The task.
    pub task: PatternTask,
    /// The part that is its goal, if it is one with a name.
    pub part: Option<&'static NamedMask>,
    /// The metric of the lengths; `None` for costs of no metric.
    pub metric: Option<Metric>,
    /// The algorithms in the order in which they were found.
    pub algorithms: Vec<FoundAlgorithm>,
    /// The empty algorithm, if the position is at its goal already; it is not in the list.
    pub at_goal: Option<FoundAlgorithm>,
    /// True while the list holds only what was found at once.
    pub is_quick: bool,
    /// The lower bound that the searches for this list have proven.
    pub lower: usize,
    /// Nodes searched, and the time since the search began.
    pub effort: (u64, Duration),
    /// The reason for its end; `None` while it goes on.
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
            ease: Ease::usual(),
            possible: RefCell::default(),
        }
    }
}

impl Algorithms {
    /// True while a search is at work.
    pub fn is_at_work(&self) -> bool {
        self.running.is_some()
    }

    /// How hard moves are on the hands, where that is known.
    pub fn ease_of(&self, puzzle: PuzzleId, moves: &Sequence) -> Option<f64> {
        self.ease.cost(puzzle, moves)
    }

    /// The moves that are allowed.
    ///
    /// # Errors
    /// The first fault in the text.
    pub fn allowed(&self, puzzle: PuzzleId) -> Result<AllowedMoves, UserError> {
        match self.allow.trim() {
            "" => Ok(AllowedMoves::usual(puzzle, puzzle.def().metric)),
            text => allowed::parse(puzzle, text).map_err(|error| describe::notation(puzzle, &error)),
        }
    }

    /// Allows all turns of a move, or takes them away.
    pub(crate) fn toggle(&mut self, name: &str, puzzle: PuzzleId) {
        let Ok(turns) = allowed::parse(puzzle, name) else { return };
        let before = self.allowed(puzzle).unwrap_or_else(|_| AllowedMoves::usual(puzzle, puzzle.def().metric));
        let is_of = |one: &AllowedMove| turns.moves().iter().any(|turn| turn.mv == one.mv);
        let has_all = turns.moves().iter().all(|turn| before.moves().iter().any(|one| one.mv == turn.mv));
        let mut moves: Vec<AllowedMove> = before.moves().iter().copied().filter(|one| !is_of(one)).collect();
        if !has_all {
            moves.extend(turns.moves());
        }
        // With the last one gone, all faces are allowed again.
        let text = |moves: &AllowedMoves| if moves.are_usual() { String::new() } else { allowed::print(moves) };
        self.allow = AllowedMoves::new(puzzle, moves).map_or_else(|_| String::new(), |moves| text(&moves));
    }
}

/// An algorithm of the list.
#[derive(Clone, Debug)]
pub struct FoundAlgorithm {
    /// Its moves and its length.
    pub solution: Solution,
    /// How hard it is on the hands, where that is known.
    pub ease: Option<f64>,
    /// How it leads from the position to the goal.
    pub reached: Option<Reached>,
    /// The moves that are shown while moves are hidden.
    pub revealed: usize,
}

impl FoundAlgorithm {
    /// All moves from the position to the goal, free turns included.
    pub fn whole(&self) -> Sequence {
        let moves = &self.solution.moves;
        self.reached.map_or_else(|| moves.clone(), |reached| reached.whole(moves))
    }
}
