//! The steps of the position, and the hint that is given.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::lesson::MoveNotes;
use crate::task::TaskId;
use unfold_engine::puzzle::{Facelets, Metric, Move, Sequence};
use unfold_text::Text;

/// The way in which steps are found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// By the method of people with this name.
    Method(&'static str),
    /// As the phases of this solution.
    Solution(Sequence),
}

/// A position, and how its steps are found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    /// The position.
    pub state: Facelets,
    /// The way.
    pub way: Way,
}

/// What a step is for.
#[derive(Clone, Debug)]
pub enum Purpose {
    /// That of a step of people.
    Method {
        /// The name of the step.
        title: Text<0>,
        /// Why it is made.
        reason: Text<0>,
    },
    /// That of a group of these notes.
    Phase(Arc<MoveNotes>, usize),
}

/// A step of a solution.
#[derive(Clone, Debug)]
pub struct Step {
    /// What it is for.
    pub purpose: Purpose,
    /// The number of moves before it.
    pub first: usize,
    /// The number of its moves.
    pub count: usize,
    /// The pieces that it solves or turns, by the letters of their places.
    pub pieces: Vec<String>,
}

impl Step {
    /// The number of moves up to its end.
    pub fn end(&self) -> usize {
        self.first + self.count
    }

    /// True if it has no moves.
    pub fn is_done(&self) -> bool {
        self.count == 0
    }
}

/// The steps of a position.
#[derive(Clone, Debug)]
pub struct KnownSteps {
    /// The position.
    pub subject: Subject,
    /// The steps.
    pub steps: Vec<Step>,
    /// Their moves, one step after the other.
    pub moves: Sequence,
}

/// How much a hint says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintLevel {
    /// How many moves are needed at least.
    Length,
    /// The next move, too.
    Move,
    /// What that move is for, too.
    Reason,
}

impl HintLevel {
    /// The next level; the last one is followed by itself.
    pub fn next(self) -> Self {
        match self {
            Self::Length => Self::Move,
            Self::Move | Self::Reason => Self::Reason,
        }
    }
}

/// A move that leads on to a solution.
#[derive(Clone, Debug)]
pub struct NextMove {
    /// The move.
    pub mv: Move,
    /// What it is for.
    pub purpose: Purpose,
    /// The pieces that its step is about, by the letters of their places.
    pub pieces: Vec<String>,
}

/// A number of moves that are needed at least.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Least {
    /// The number, at least 1.
    pub length: usize,
    /// How it counts.
    pub metric: Metric,
}

/// A hint for a position.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The position.
    pub state: Facelets,
    /// How much it says.
    pub level: HintLevel,
    /// How many moves are needed at least, once that is known.
    pub least: Option<Least>,
    /// The next move, once it is known.
    pub next: Option<NextMove>,
    /// True while tables are opened or built for it.
    pub prepares: bool,
    /// The work that goes on.
    pub work: Option<TaskId>,
}

/// The steps of the position that is shown, and the hint for it.
#[derive(Debug, Default)]
pub struct Steps {
    /// The steps that were found last.
    pub known: Option<KnownSteps>,
    /// The work that goes on, and what it is about.
    pub work: Option<(TaskId, Subject)>,
    /// The names of the methods whose tables are in memory.
    pub prepared: BTreeSet<&'static str>,
    /// The hint that was given last.
    pub hint: Option<Hint>,
    /// Whether the steps were shown at the last tick; unknown when the program starts.
    pub were_open: Option<bool>,
    /// True from when the user asks for steps until playback goes to the first one.
    pub begins: bool,
}

impl Steps {
    /// True while a hint is sought.
    pub fn seeks_hint(&self) -> bool {
        self.hint.as_ref().is_some_and(|hint| hint.work.is_some())
    }
}
