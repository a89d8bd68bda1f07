//! State of the macro panel.

use unfold_engine::puzzle::{PuzzleId, Sequence};

/// The open list of macros.
#[derive(Clone, Debug)]
pub struct Macros {
    pub puzzle: PuzzleId,
    pub work: Work,
}

impl Macros {
    /// The stickers picked so far; `None` unless clicks pick stickers.
    pub fn picked(&self) -> Option<&[usize]> {
        match &self.work {
            Work::List => None,
            Work::Making(new) => Some(&new.stickers),
            Work::Applying(application) => Some(&application.stickers),
        }
    }
}

#[derive(Clone, Debug)]
pub enum Work {
    /// No work; the list is shown.
    List,
    Making(NewMacro),
    Applying(Application),
}

/// A macro that is not saved yet.
#[derive(Clone, Debug)]
pub struct NewMacro {
    pub moves: Sequence,
    pub name: String,
    /// Picked so far, at most three.
    pub stickers: Vec<usize>,
}

/// A macro being applied.
#[derive(Clone, Debug)]
pub struct Application {
    /// Its index in the settings.
    pub place: usize,
    /// True to apply the inverse.
    pub is_reversed: bool,
    /// Set-up moves as typed; undone after the macro.
    pub setup: String,
    /// Picked so far, fewer than three.
    pub stickers: Vec<usize>,
}
