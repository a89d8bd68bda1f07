//! Commands for the 3×3×3.

pub mod cross;
pub mod fewest_moves;
