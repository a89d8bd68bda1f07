//! What knows puzzles and searches: no window, no command line, no localised texts.
//!
//! Reading order: [`puzzle`] says what the puzzles are, [`notation`] how moves and states are typed, [`mc4d`] how solves are
//! kept in files, [`tables`] what is computed once, [`solve`] how states are solved, [`batch`] how many of them are in
//! one run, [`graph`] the 2×2×2 as a graph. [`control`] is how a search is stopped, and [`disk`] how files are read and written.

pub mod batch;
pub mod control;
pub mod disk;
pub mod graph;
pub mod mc4d;
pub mod notation;
pub mod puzzle;
pub mod solve;
pub mod tables;
#[cfg(test)]
mod testing;
