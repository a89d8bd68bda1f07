//! Commands about the 3x3x3.

pub mod cross;
pub mod fewest_moves;
