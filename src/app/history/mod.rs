//! The history.

pub mod changes;
pub mod command;
pub mod shown_turns;
pub mod update;

/// The positions of each puzzle before and after the one that is shown.
#[derive(Debug, Default)]
pub struct History;
