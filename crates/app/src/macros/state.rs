//! State of the macro panel.

use unfold_engine::puzzle::{PuzzleId, Sequence};

#[derive(Clone, Debug)]
pub struct MacroPanel {
    pub puzzle: PuzzleId,
    pub mode: MacroMode,
}

impl MacroPanel {
    /// Stickers picked so far, as facelet indices; `None` while the list is shown.
    pub fn picked(&self) -> Option<&[usize]> {
        match &self.mode {
            MacroMode::List => None,
            MacroMode::Making(new) => Some(&new.stickers),
            MacroMode::Applying(application) => Some(&application.stickers),
        }
    }
}

#[derive(Clone, Debug)]
pub enum MacroMode {
    /// The list of macros is shown.
    List,
    Making(NewMacro),
    Applying(MacroApplication),
}

/// A macro that is not saved yet.
#[derive(Clone, Debug)]
pub struct NewMacro {
    pub moves: Sequence,
    pub name: String,
    /// Stickers picked so far, as facelet indices; at most three.
    pub stickers: Vec<usize>,
}

#[derive(Clone, Debug)]
pub struct MacroApplication {
    /// Index of the macro in the settings.
    pub index: usize,
    /// True to apply the inverse.
    pub is_reversed: bool,
    /// Set-up moves as typed; undone after the macro.
    pub setup: String,
    /// Stickers picked so far, as facelet indices; fewer than three.
    pub stickers: Vec<usize>,
}
