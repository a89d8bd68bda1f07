use std::collections::BTreeSet;
use std::sync::Arc;

use crate::lesson::MoveNotes;
use crate::task::TaskId;
use unfold_engine::puzzle::{Facelets, Metric, Move, Sequence};
use unfold_text::Text;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepSource {
    /// A human method, by name.
    Method(&'static str),
    /// Phases of this solution.
    Solution(Sequence),
}

/// A position to plan steps for, with their source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepsSubject {
    pub state: Facelets,
    pub source: StepSource,
}

#[derive(Clone, Debug)]
pub enum Purpose {
    /// Step of a human method.
    Method {
        /// Displayed name.
        title: Text<0>,
        reason: Text<0>,
    },
    /// Phase of a solution: the solution's notes, and the index of the phase's group of moves.
    Phase(Arc<MoveNotes>, usize),
}

#[derive(Clone, Debug)]
pub struct Step {
    pub purpose: Purpose,
    /// Number of moves before the step.
    pub first: usize,
    /// Number of moves in the step.
    pub count: usize,
    /// Pieces solved or oriented by the step, named by their positions.
    pub pieces: Vec<String>,
}

impl Step {
    /// Number of moves made when the step ends.
    pub fn end(&self) -> usize {
        self.first + self.count
    }

    /// True if the step needs no moves.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }
}

#[derive(Clone, Debug)]
pub struct PlannedSolution {
    pub subject: StepsSubject,
    pub steps: Vec<Step>,
    /// Moves of all steps, in order.
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
    /// The next level; the last level is followed by itself.
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
    /// Pieces of the move's step, named by their positions.
    pub pieces: Vec<String>,
}

/// Lower bound of the length of any solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LengthBound {
    /// Number of moves, at least 1.
    pub length: usize,
    pub metric: Metric,
}

#[derive(Clone, Debug)]
pub struct Hint {
    pub state: Facelets,
    pub level: HintLevel,
    /// Lower bound for the position; `None` until computed.
    pub bound: Option<LengthBound>,
    /// The next move; `None` until computed.
    pub next: Option<NextMove>,
    /// True while tables are loaded or built for the hint.
    pub is_preparing: bool,
    /// The running job.
    pub work: Option<TaskId>,
}

#[derive(Debug, Default)]
pub struct Steps {
    /// Steps planned last, perhaps for another position.
    pub known: Option<PlannedSolution>,
    /// The running job and its subject.
    pub work: Option<(TaskId, StepsSubject)>,
    /// Names of the methods that have planned steps; their tables are in memory.
    pub prepared: BTreeSet<&'static str>,
    pub hint: Option<Hint>,
    /// Visibility of the steps at the last tick; `None` at start.
    pub were_open: Option<bool>,
    /// True from the user's request for steps until playback goes to the first one.
    pub seeks_first_step: bool,
}

impl Steps {
    /// True while a hint is being computed.
    pub fn is_computing_hint(&self) -> bool {
        self.hint.as_ref().is_some_and(|hint| hint.work.is_some())
    }
}
