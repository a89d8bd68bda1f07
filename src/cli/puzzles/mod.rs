//! Commands about one puzzle, with a folder for each puzzle.

pub mod cube3;
pub mod tess2;
