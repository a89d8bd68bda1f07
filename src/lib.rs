//! Unfold: solve and learn Rubik-type puzzles on a flat net.
//!
//! In comes a puzzle state (turned, typed, or read from an MC4D log); out come ever better move sequences with a rising
//! proven lower bound, and numbers to plot meanwhile. The ground truth are the facelets.
//!
//! Reading order: [`puzzle`] says what the puzzles are, [`notation`] how moves and states are typed, [`log`] how solves are
//! kept in files, [`tables`] what is computed once, [`solve`] how states are solved, [`graph`] the 2x2x2 as a
//! graph, [`export`] what is written for other programs, [`disk`] how files are read and written; [`app`] is the application without a window, [`ui`] its window.

pub mod app;
pub mod cli;
pub mod control;
pub mod disk;
pub mod export;
pub mod graph;
pub mod log;
pub mod notation;
pub mod puzzle;
pub mod solve;
pub mod tables;
pub mod ui;
