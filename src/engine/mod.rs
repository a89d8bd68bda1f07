//! Puzzles and searches, without a window, a command line or localised texts.
//!
//! A good order to read it:
//!
//! - [`puzzle`] defines the puzzles: facelets, moves, pieces, symmetry.
//! - [`notation`] reads and prints moves and facelets.
//! - [`mc4d`] reads and writes MC4D's log files.
//! - [`tables`] holds what is computed once: coordinates, move tables, pruning tables.
//! - [`solve`] solves a state.
//! - [`batch`] solves many states in one run.
//! - [`diameter`] proves how many moves any state of the 2x2x2x2 needs at most.
//! - [`graph`] is the 2×2×2 as a graph.
//! - [`control`] stops a search, and [`disk`] reads and writes files.

pub mod batch;
pub mod control;
pub mod diameter;
pub mod disk;
pub mod graph;
pub mod mc4d;
pub mod notation;
pub mod puzzle;
pub mod solve;
pub mod tables;
#[cfg(test)]
mod testing;
