//! State of steps and hints.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::lesson::MoveNotes;
use crate::task::TaskId;
use unfold_engine::puzzle::{Facelets, Metric, Move, Sequence};
use unfold_text::Text;

/// Source of steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// A human method, by name.
    Method(&'static str),
    /// Phases of this solution.
    Solution(Sequence),
}

/// A position, and the source of its steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    pub state: Facelets,
    pub way: Way,
}

#[derive(Clone, Debug)]
pub enum Purpose {
    /// Step of a human method.
    Method {
        /// Displayed name.
        title: Text<0>,
        reason: Text<0>,
    },
    /// Group of these notes, by index.
    Phase(Arc<MoveNotes>, usize),
}

#[derive(Clone, Debug)]
pub struct Step {
    pub purpose: Purpose,
    /// Number of moves before it.
    pub first: usize,
    /// Number of its moves.
    pub count: usize,
    /// Pieces solved or oriented by the step, named by their positions.
    pub pieces: Vec<String>,
}

impl Step {
    /// Number of moves up to its end.
    pub fn end(&self) -> usize {
        self.first + self.count
    }

    /// True if it needs no moves.
    pub fn is_done(&self) -> bool {
        self.count == 0
    }
}

#[derive(Clone, Debug)]
pub struct KnownSteps {
    pub subject: Subject,
    pub steps: Vec<Step>,
    /// All moves in order.
    pub moves: Sequence,
}

/// How much a hint reveals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintLevel {
    /// A lower bound of the length.
    Length,
    /// Also the next move.
    Move,
    /// Also the purpose of the move.
    Reason,
}

impl HintLevel {
    /// The next level; the last one is repeated.
    pub fn next(self) -> Self {
        match self {
            Self::Length => Self::Move,
            Self::Move | Self::Reason => Self::Reason,
        }
    }
}

#[derive(Clone, Debug)]
pub struct NextMove {
    pub mv: Move,
    pub purpose: Purpose,
    /// Pieces of its step, named by their positions.
    pub pieces: Vec<String>,
}

/// Lower bound of the length of any solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Least {
    /// At least 1.
    pub length: usize,
    pub metric: Metric,
}

#[derive(Clone, Debug)]
pub struct Hint {
    pub state: Facelets,
    pub level: HintLevel,
    /// `None` until computed.
    pub least: Option<Least>,
    /// `None` until computed.
    pub next: Option<NextMove>,
    /// True while tables are loaded or built for it.
    pub prepares: bool,
    /// The running job.
    pub work: Option<TaskId>,
}

#[derive(Debug, Default)]
pub struct Steps {
    /// Steps computed last.
    pub known: Option<KnownSteps>,
    /// The running job and its subject.
    pub work: Option<(TaskId, Subject)>,
    /// Names of the methods whose tables are in memory.
    pub prepared: BTreeSet<&'static str>,
    pub hint: Option<Hint>,
    /// Visibility of the steps at the last tick; `None` at start.
    pub were_open: Option<bool>,
    /// True from the user's request for steps until playback goes to the first one.
    pub begins: bool,
}

impl Steps {
    /// True while a hint is being computed.
    pub fn seeks_hint(&self) -> bool {
        self.hint.as_ref().is_some_and(|hint| hint.work.is_some())
    }
}
