//! Unfold: solve and learn Rubik-type puzzles on a flat net.
//!
//! In comes a puzzle state (turned, typed, or read from an MC4D log); out come ever better move sequences with a rising
//! proven lower bound, and numbers to plot meanwhile. The ground truth are the facelets.
//!
//! [`engine`] knows puzzles and searches, and builds alone (`--no-default-features`): other programs can use it. With the feature
//! `cli` there are `export` (files for other programs), `app` (the application without a window) and `cli` (the command line);
//! with the feature `window` there is `ui`.
//!
//! # A cube solved
//!
//! ```
//! use unfold::engine::notation;
//! use unfold::engine::puzzle::{Facelets, PuzzleId};
//! use unfold::engine::solve::{self, Limits, Memory};
//! use unfold::engine::tables::store::Store;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
//! let cube = PuzzleId::Cube3;
//! let scramble = notation::parse(cube, "R U R' U R U2 R'")?;
//! let state = Facelets::solved(cube).after_all(&scramble);
//!
//! // Tables are made when they are first needed, and kept in this folder.
//! let tables = Store::new(std::env::temp_dir().join("unfold-tables"));
//! // The small tables are made in a moment; by default the search ends after ten seconds.
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
//! # A log of MC4D read, solved and written
//!
//! ```
//! use unfold::engine::mc4d;
//! use unfold::engine::solve::{self, Limits, Memory};
//! use unfold::engine::tables::store::Store;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
//! let scrambled = "MagicCube4D 3 1 0 {4,3,3} 2\n\
//!     1.0 0.0 0.0 0.0\n0.0 1.0 0.0 0.0\n0.0 0.0 1.0 0.0\n0.0 0.0 0.0 1.0\n\
//!     *\n184,-1,1 137,-1,1 210,1,1 m|.\n";
//! let log = mc4d::read(scrambled.as_bytes())?;
//!
//! // Where there are none yet, the tables of the hypercube take some seconds.
//! let tables = Store::new(std::env::temp_dir().join("unfold-tables"));
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
//! The folder `examples` has whole programs.

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
