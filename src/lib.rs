//! Unfold: solve and learn Rubik-type puzzles on a flat net.
//!
//! In comes a puzzle state (turned, typed, or read from an MC4D log); out come ever better move sequences with a rising
//! proven lower bound, and numbers to plot meanwhile. The ground truth are the facelets.
//!
//! [`engine`] knows puzzles and searches, and builds alone (`--no-default-features`). With the feature `cli` there are `export`
//! (files for other programs), `app` (the application without a window) and `cli` (the command line); with the feature `window`
//! there is `ui`.

#[cfg(feature = "cli")]
pub mod app;
#[cfg(feature = "cli")]
pub mod cli;
pub mod engine;
#[cfg(feature = "cli")]
pub mod export;
#[cfg(feature = "cli")]
pub mod i18n;
#[cfg(feature = "cli")]
pub mod model;
#[cfg(feature = "window")]
pub mod ui;
