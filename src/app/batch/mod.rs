//! Many states in one run: lines in, rows out, for the window and the command line alike.

pub mod engine;
pub mod lines;
pub mod merge;
pub mod part;
pub mod row;
pub mod running;
pub mod sums;
pub mod told;
