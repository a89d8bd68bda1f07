//! State of the fewest-moves page: scramble, lines, attempts, searches and their results.

use super::attempt_list::AttemptList;
use super::job::{SearchKind, StepsTask};
use super::undo_stack::UndoStack;
use crate::puzzles::fewest_moves::{
    FoundStep, InsertionError, InsertionSolution, Sides, StepError, StepKind, SteppedSolution,
};
use crate::task::TaskId;
use std::time::Duration;
use unfold_engine::puzzle::Facelets;
use unfold_text::UserError;

/// Maximum size of the lines in bytes.
pub const MAX_LINES_BYTES: usize = 4_000;
/// Maximum of [`FewestMoves::extra`].
pub const MAX_EXTRA: usize = 6;
/// Maximum number of saved attempts.
pub const MAX_ATTEMPTS: usize = 100;

/// A result, and the task it belongs to.
#[derive(Clone, Debug)]
pub struct ResultFor<T> {
    pub task: StepsTask,
    pub found: T,
}

#[derive(Clone, Debug)]
pub struct Ways {
    pub step: StepKind,
    /// Shortest first.
    pub ways: Vec<FoundStep>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct TypedScramble {
    pub text: String,
    /// The position, or an error if the text does not parse or is not solvable.
    pub parsed: Result<Facelets, UserError>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Moves or facelets.
    pub scramble: String,
    pub position: Facelets,
    pub lines: String,
}

#[derive(Clone, Debug)]
pub struct RunningTask {
    pub id: TaskId,
    pub kind: SearchKind,
    pub task: StepsTask,
    /// Time since the start.
    pub elapsed: Duration,
}

#[derive(Debug, Default)]
pub struct FewestMoves {
    lines: String,
    /// Undo stack of the lines.
    pub undo_stack: UndoStack,
    attempts: AttemptList,
    /// Row of the tree of attempts with the keyboard cursor.
    pub cursor: usize,
    /// Revision; see [`FewestMoves::revision`].
    revision: u64,
    /// The scramble typed last.
    pub typed: Option<TypedScramble>,
    /// The step that the user chose.
    pub step: Option<StepKind>,
    /// The sides of the scramble to search for the next step.
    pub sides: Sides,
    /// Maximum excess of listed ways over the shortest, in moves, `extra <= MAX_EXTRA`.
    pub extra: usize,
    /// Ways to the next step.
    pub ways: Option<ResultFor<Result<Ways, StepError>>>,
    /// The best complete solution found for a task; its `found` is `None` until there is one.
    pub best: Option<ResultFor<Option<SteppedSolution>>>,
    /// Solutions by insertions.
    pub insertions: Option<ResultFor<Result<Vec<InsertionSolution>, InsertionError>>>,
    pub running: Option<RunningTask>,
    /// A cancelled search whose final report is still expected.
    pub stopped: Option<RunningTask>,
    /// The job that builds the table for insertions ahead of time, once started.
    pub prepare_task: Option<TaskId>,
}

impl FewestMoves {
    pub fn lines(&self) -> &str {
        &self.lines
    }

    pub fn set_lines(&mut self, lines: String) {
        if self.lines != lines {
            self.lines = lines;
            self.revision += 1;
        }
    }

    pub fn attempts(&self) -> &AttemptList {
        &self.attempts
    }

    /// Saves an attempt; false if there are too many.
    pub fn keep(&mut self, attempt: Attempt) -> bool {
        self.revision += 1;
        self.attempts.keep(attempt)
    }

    /// Removes the branch that starts with the last line of `branch`; false if there is no such branch.
    pub fn remove(&mut self, branch: &Attempt) -> bool {
        self.revision += 1;
        self.attempts.remove(branch)
    }

    /// Restores the branch removed last; false if not all of it fits.
    pub fn restore_removed(&mut self) -> bool {
        self.revision += 1;
        self.attempts.restore_removed()
    }

    /// Restores a session's lines and attempts, increases the revision, keeps `prepare_task`, and resets everything else.
    pub fn restore(&mut self, lines: String, attempts: Vec<Attempt>) {
        let revision = self.revision + 1;
        *self = Self { lines, revision, prepare_task: self.prepare_task, ..Self::default() };
        self.attempts.replace(attempts);
    }

    /// Revision, increased by each change of lines or attempts.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// True if there are no lines and no saved attempts.
    pub fn is_fresh(&self) -> bool {
        self.lines.is_empty() && self.attempts.all().is_empty()
    }

    /// True while a search that the user started is running.
    pub fn is_running(&self) -> bool {
        self.running.is_some()
    }

    pub fn is_searching(&self, kind: SearchKind) -> bool {
        self.running.as_ref().is_some_and(|running| running.kind == kind)
    }
}
