//! Many states in one run: lines in, rows out, for the window and the command line alike.

pub mod desk;
pub mod engine;
pub mod form;
pub mod lines;
pub mod merge;
mod outcome;
pub mod part;
pub mod row;
pub mod running;
pub mod sums;
pub mod table;
pub mod told;
