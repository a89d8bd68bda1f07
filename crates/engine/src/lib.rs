//! Solves the 2×2×2, the 3×3×3 and the 2×2×2×2 hypercube, without a window, a command line or localised texts.
//!
//! The input is a position of a puzzle: turned, painted, typed, or read from an MC4D log. The output is a sequence of shorter
//! and shorter solutions with a rising proven lower bound, and numbers to plot while the search runs. Facelets are the ground
//! truth: every solution is applied to them, and must solve them, before it is returned.
//!
//! # Solve a cube
//!
//! ```
//! use unfold_engine::notation;
//! use unfold_engine::puzzle::{Facelets, PuzzleId};
//! use unfold_engine::search::{self, Limits, Memory};
//! use unfold_engine::tables::Tables;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
//! let cube = PuzzleId::Cube3;
//! let scramble = notation::parse(cube, "R U R' U R U2 R'")?;
//! let state = Facelets::solved(cube).after_all(&scramble);
//!
//! // Tables are built when they are first needed, and kept in this folder.
//! let tables = Tables::open(std::env::temp_dir().join("unfold-tables"));
//! // The small tables are built in a moment. By default a search ends after ten seconds.
//! let limits = Limits { memory: Memory::Small, ..Limits::default() };
//! let outcome = solve::solve(&state, &limits, &tables)?;
//!
//! let best = outcome.best.as_ref().ok_or("no solution within ten seconds")?;
//! println!("{} ({} {})", notation::print(cube, &best.moves), best.length, outcome.metric);
//! assert!(state.after_all(&best.moves).is_solved());
//! assert!(outcome.is_optimal() && best.length == 7);
//! # Ok(())
//! # }
//! ```
//!
//! # Read an MC4D log, solve it, and write the solution
//!
//! ```
//! use unfold_engine::mc4d;
//! use unfold_engine::search::{self, Limits, Memory};
//! use unfold_engine::tables::Tables;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
//! let scrambled = "MagicCube4D 3 1 0 {4,3,3} 2\n\
//!     1.0 0.0 0.0 0.0\n0.0 1.0 0.0 0.0\n0.0 0.0 1.0 0.0\n0.0 0.0 0.0 1.0\n\
//!     *\n184,-1,1 137,-1,1 210,1,1 m|.\n";
//! let log = mc4d::read(scrambled.as_bytes())?;
//!
//! // The first time, building the tables of the hypercube takes some seconds.
//! let tables = Tables::open(std::env::temp_dir().join("unfold-tables"));
//! let limits = Limits { memory: Memory::Small, ..Limits::default() };
//! let outcome = solve::solve(&log.state(), &limits, &tables)?;
//! let best = outcome.best.ok_or("no solution within ten seconds")?;
//!
//! let solved = log.with_solution(&best.moves);
//! assert!(solved.is_solved());
//! let text = mc4d::write(&solved);
//! assert_eq!(mc4d::read(text.as_bytes())?, solved);
//! # Ok(())
//! # }
//! ```
//!
//! The folder `examples` has complete programs.
//!
//! # Find your way
//!
//! A good order to read it:
//!
//! - [`puzzle`] defines the puzzles: facelets, moves, pieces, symmetry.
//! - [`notation`] reads and prints moves and facelets.
//! - [`mc4d`] reads and writes MC4D's log files.
//! - [`tables`] holds data computed once: coordinates, move tables, pruning tables.
//! - [`solve`] solves a state.
//! - [`batch`] solves many states in one run.
//! - [`graph`] is the 2×2×2 as a graph.
//! - [`control`] stops a search, and [`disk`] reads and writes files.

pub mod batch;
pub mod control;
pub mod disk;
pub mod mc4d;
pub mod notation;
pub mod position;
pub mod prelude;
pub mod puzzle;
pub mod puzzles;
pub mod search;
pub mod tables;
#[cfg(test)]
mod testing;
