//! Commands about one puzzle, with a folder for each puzzle.

mod cube2;
mod cube3;
mod tess2;

pub use cube2::pocket;
pub use cube3::{algorithm_bench, cross, greedy, optimal};
pub use tess2::{balls, diameter};
