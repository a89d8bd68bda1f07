//! The state of the page of fewest moves.

use super::attempt_list::AttemptList;
use super::job::{StepsTask, WorkKind};
use super::undo_stack::UndoStack;
use crate::puzzles::fewest_moves::{FoundStep, Insertion, InsertionError, Sides, StepError, StepKind, Total};
use crate::task::TaskId;
use std::time::Duration;
use unfold_engine::puzzle::Facelets;
use unfold_text::UserError;

/// The longest text of lines, in bytes.
pub const MAX_TEXT: usize = 4_000;
/// The most moves by which ways may be longer than the shortest.
pub const MAX_EXTRA: usize = 6;
/// The most attempts that are kept.
pub const MAX_ATTEMPTS: usize = 100;

/// A result, and the lines for which it was found.
#[derive(Clone, Debug)]
pub struct Found<T> {
    /// The scramble and the moves of the lines.
    pub task: StepsTask,
    /// The result.
    pub found: T,
}

/// Ways to a step.
#[derive(Clone, Debug)]
pub struct Ways {
    /// The step.
    pub step: StepKind,
    /// The ways, the shortest first.
    pub ways: Vec<FoundStep>,
}

/// A scramble as it was typed.
#[derive(Clone, Debug, PartialEq)]
pub struct TypedScramble {
    /// The text.
    pub text: String,
    /// The position that it gives, or what is wrong with it.
    pub read: Result<Facelets, UserError>,
}

/// Lines that were put aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The scramble, as moves or facelets.
    pub scramble: String,
    /// The position that it makes.
    pub position: Facelets,
    /// The lines.
    pub lines: String,
}

/// A search that goes on.
#[derive(Clone, Debug)]
pub struct Running {
    /// The number of its job.
    pub id: TaskId,
    /// Its kind.
    pub kind: WorkKind,
    /// The scramble and the moves for which it searches.
    pub task: StepsTask,
    /// The time since it began.
    pub elapsed: Duration,
}

/// The page of fewest moves.
#[derive(Debug, Default)]
pub struct FewestMoves {
    lines: String,
    /// The changes of the lines.
    pub undo_stack: UndoStack,
    attempts: AttemptList,
    /// The row of the tree of attempts at which the keys are.
    pub cursor: usize,
    /// Grows with every change of lines and attempts.
    changes: u64,
    /// The scramble that was typed last.
    pub typed: Option<TypedScramble>,
    /// The step that was chosen.
    pub step: Option<StepKind>,
    /// The sides on which the next step is searched.
    pub sides: Sides,
    /// The most moves by which ways may be longer than the shortest, `extra <= MAX_EXTRA`.
    pub extra: usize,
    /// The ways to the next step.
    pub ways: Option<Found<Result<Ways, StepError>>>,
    /// The shortest whole solution.
    pub best: Option<Found<Option<Total>>>,
    /// Solutions by insertions.
    pub insertions: Option<Found<Result<Vec<Insertion>, InsertionError>>>,
    /// The work that goes on.
    pub running: Option<Running>,
    /// The work that was told to stop and still tells what it has found.
    pub stopped: Option<Running>,
    /// The work that makes tables ahead of time, once it was begun.
    pub prepared: Option<TaskId>,
}

impl FewestMoves {
    /// The lines as they were typed.
    pub fn lines(&self) -> &str {
        &self.lines
    }

    /// Takes other lines.
    pub fn set_lines(&mut self, lines: String) {
        if self.lines != lines {
            self.lines = lines;
            self.changes += 1;
        }
    }

    /// The attempts that are kept.
    pub fn attempts(&self) -> &AttemptList {
        &self.attempts
    }

    /// Keeps an attempt, unless it is kept or there are too many. Whether it is kept then.
    pub fn keep(&mut self, attempt: Attempt) -> bool {
        self.changes += 1;
        self.attempts.keep(attempt)
    }

    /// Removes the branch that begins with the last line of this attempt. Whether there was such a branch.
    pub fn remove(&mut self, branch: &Attempt) -> bool {
        self.changes += 1;
        self.attempts.remove(branch)
    }

    /// Brings back the branch that was removed last; whether all of it is kept then.
    pub fn restore_removed(&mut self) -> bool {
        self.changes += 1;
        self.attempts.restore_removed()
    }

    /// Puts lines and attempts in place of all that there are.
    pub fn restore(&mut self, lines: String, attempts: Vec<Attempt>) {
        let changes = self.changes + 1;
        *self = Self { lines, changes, prepared: self.prepared, ..Self::default() };
        self.attempts.replace(attempts);
    }

    /// A number that grows whenever lines or attempts change.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// True if nothing is typed or kept.
    pub fn is_fresh(&self) -> bool {
        self.lines.is_empty() && self.attempts.all().is_empty()
    }

    /// True while a search goes on that a person began.
    pub fn is_at_work(&self) -> bool {
        self.running.is_some()
    }

    /// True while this is searched.
    pub fn does(&self, kind: WorkKind) -> bool {
        self.running.as_ref().is_some_and(|running| running.kind == kind)
    }
}
