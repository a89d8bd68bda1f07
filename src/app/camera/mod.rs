//! View of the puzzle. Looking is no change of the position, and is not undone.

pub mod command;
pub mod update;

/// The point from which the puzzle is looked at.
#[derive(Debug, Default)]
pub struct Viewpoint;
