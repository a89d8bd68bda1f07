//! Unfold: solve and learn Rubik-type puzzles on a flat net. Library of the program `unfold`: [`cli`], the command
//! line, and `ui`, the window (feature `window`).
//!
//! Puzzles and searches are in the reusable crate `unfold-engine`, texts in `unfold-text`, drawing in `unfold-scene`,
//! and the application's logic, without a window, in `unfold-app`.

pub mod cli;
#[cfg(feature = "window")]
pub mod ui;
