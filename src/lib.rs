//! Unfold: solve and learn Rubik-type puzzles on a flat net. This is the library behind the program `unfold`.
//!
//! The puzzles and the searches are a crate of their own, `unfold-engine`, which other programs can use; the texts are `unfold-text`,
//! drawing is `unfold-scene`, and the application without a window `unfold-app`. Here are [`cli`], the command line, and `ui`, the
//! window (with the feature `window`).

pub mod cli;
#[cfg(feature = "window")]
pub mod ui;
