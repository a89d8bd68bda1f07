//! Commands for a single puzzle, with a folder for each puzzle.

mod cube2;
mod cube3;

pub use cube2::pocket;
pub use cube3::{cross, fewest_moves};
