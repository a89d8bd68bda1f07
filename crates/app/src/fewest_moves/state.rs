//! State of the fewest-moves page.

use super::attempt_list::AttemptList;
use super::job::{StepsTask, WorkKind};
use super::undo_stack::UndoStack;
use crate::puzzles::fewest_moves::{FoundStep, Insertion, InsertionError, Sides, StepError, StepKind, Total};
use crate::task::TaskId;
use std::time::Duration;
use unfold_engine::puzzle::Facelets;
use unfold_text::UserError;

/// Maximum size of the lines in bytes.
pub const MAX_TEXT: usize = 4_000;
/// Largest allowed excess of ways over the shortest.
pub const MAX_EXTRA: usize = 6;
/// Maximum number of saved attempts.
pub const MAX_ATTEMPTS: usize = 100;

/// A result with the task that it is for.
#[derive(Clone, Debug)]
pub struct Found<T> {
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
    /// The position, or a parse error.
    pub read: Result<Facelets, UserError>,
}

/// A saved attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Moves or facelets.
    pub scramble: String,
    /// The position of the scramble.
    pub position: Facelets,
    pub lines: String,
}

/// A running search.
#[derive(Clone, Debug)]
pub struct Running {
    pub id: TaskId,
    pub kind: WorkKind,
    pub task: StepsTask,
    /// Time since the start.
    pub elapsed: Duration,
}

/// State of the fewest-moves page.
#[derive(Debug, Default)]
pub struct FewestMoves {
    lines: String,
    /// Undo stack of the lines.
    pub undo_stack: UndoStack,
    attempts: AttemptList,
    /// Row of the tree of attempts with the keyboard cursor.
    pub cursor: usize,
    /// Revision; see [`FewestMoves::changes`].
    changes: u64,
    /// The scramble typed last.
    pub typed: Option<TypedScramble>,
    /// The step that the user chose.
    pub step: Option<StepKind>,
    /// The sides searched for the next step.
    pub sides: Sides,
    /// Allowed excess of ways over the shortest, `extra <= MAX_EXTRA`.
    pub extra: usize,
    /// Ways to the next step.
    pub ways: Option<Found<Result<Ways, StepError>>>,
    /// The shortest complete solution.
    pub best: Option<Found<Option<Total>>>,
    /// Solutions by insertions.
    pub insertions: Option<Found<Result<Vec<Insertion>, InsertionError>>>,
    /// The running search.
    pub running: Option<Running>,
    /// A cancelled search whose final report is still expected.
    pub stopped: Option<Running>,
    /// The job that builds tables ahead of time, once started.
    pub prepared: Option<TaskId>,
}

impl FewestMoves {
    /// The text of the lines.
    pub fn lines(&self) -> &str {
        &self.lines
    }

    pub fn set_lines(&mut self, lines: String) {
        if self.lines != lines {
            self.lines = lines;
            self.changes += 1;
        }
    }

    pub fn attempts(&self) -> &AttemptList {
        &self.attempts
    }

    /// Saves an attempt; false if there are too many.
    pub fn keep(&mut self, attempt: Attempt) -> bool {
        self.changes += 1;
        self.attempts.keep(attempt)
    }

    /// Removes the branch that starts with the last line of `branch`; false if there is none.
    pub fn remove(&mut self, branch: &Attempt) -> bool {
        self.changes += 1;
        self.attempts.remove(branch)
    }

    /// Restores the branch removed last; false if not all of it fits.
    pub fn restore_removed(&mut self) -> bool {
        self.changes += 1;
        self.attempts.restore_removed()
    }

    /// Replaces lines and attempts by those of a session.
    pub fn restore(&mut self, lines: String, attempts: Vec<Attempt>) {
        let changes = self.changes + 1;
        *self = Self { lines, changes, prepared: self.prepared, ..Self::default() };
        self.attempts.replace(attempts);
    }

    /// A revision that grows with each change of lines or attempts.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// True if nothing is typed or saved.
    pub fn is_fresh(&self) -> bool {
        self.lines.is_empty() && self.attempts.all().is_empty()
    }

    /// True while a search that the user started is running.
    pub fn is_at_work(&self) -> bool {
        self.running.is_some()
    }

    /// True while a search of this kind is running.
    pub fn does(&self, kind: WorkKind) -> bool {
        self.running.as_ref().is_some_and(|running| running.kind == kind)
    }
}
