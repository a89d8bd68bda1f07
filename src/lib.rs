//! Unfold: solve and learn Rubik-type puzzles on a flat net. This is the library behind the program `unfold`.
//!
//! The puzzles and the searches are a crate of their own, `unfold-engine`, which other programs can use, and the texts are
//! `unfold-text`. [`app`] is the application
//! without a window, [`cli`] the command line, and `ui` the window (with the feature `window`).

pub mod cli;
#[cfg(feature = "window")]
pub mod ui;
