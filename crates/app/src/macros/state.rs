//! The macro that is made or used now.

use unfold_engine::puzzle::{PuzzleId, Sequence};

/// The list of macros while it is shown.
#[derive(Clone, Debug)]
pub struct Macros {
    /// The puzzle whose macros they are.
    pub puzzle: PuzzleId,
    /// The work that is done with one of them.
    pub work: Work,
}

impl Macros {
    /// The stickers that were pointed at, where pointing chooses stickers.
    pub fn picked(&self) -> Option<&[usize]> {
        match &self.work {
            Work::List => None,
            Work::Making(new) => Some(&new.stickers),
            Work::Applying(application) => Some(&application.stickers),
        }
    }
}

/// The work that is done with macros.
#[derive(Clone, Debug)]
pub enum Work {
    /// None: the list is shown.
    List,
    /// A new one is made.
    Making(NewMacro),
    /// One is used.
    Applying(Application),
}

/// A macro before it is kept.
#[derive(Clone, Debug)]
pub struct NewMacro {
    /// Its moves.
    pub moves: Sequence,
    /// Its name so far.
    pub name: String,
    /// The stickers pointed at so far, at most three.
    pub stickers: Vec<usize>,
}

/// A macro that is used.
#[derive(Clone, Debug)]
pub struct Application {
    /// Its place in the settings.
    pub place: usize,
    /// True if its moves are made backwards.
    pub is_reversed: bool,
    /// Moves that are made before it, and undone after it, as they are typed.
    pub setup: String,
    /// The stickers pointed at so far, fewer than three.
    pub stickers: Vec<usize>,
}
