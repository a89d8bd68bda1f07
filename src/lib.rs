//! Unfold: solve and learn Rubik-type puzzles on a flat net. This is the library behind the program `unfold`.
//!
//! Puzzles and searches are in `unfold-engine`, which other programs can use, texts in `unfold-text`, drawing in
//! `unfold-scene`, and the application without a window in `unfold-app`. Here are [`cli`], the command line, and `ui`,
//! the window (feature `window`).

pub mod cli;
#[cfg(feature = "window")]
pub mod ui;
