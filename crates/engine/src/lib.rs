#![deny(missing_docs)]
#![doc = include_str!("../README.md")]
//!
//! # Overview
//!
//! [`prelude`] has the names that most programs need. The entry point is [`position`]: a [`position::Position`] and its search,
//! which becomes a [`search::SearchHandle`] when started. Then, in reading order:
//!
//! - [`puzzle`] defines puzzles (facelets, moves, pieces, symmetry), and [`puzzles`] holds them with their solvers.
//! - [`notation`] parses and prints moves and facelets.
//! - [`mc4d`] and [`hyperspeedcube`] read and write the log files of these programs, and [`logs`] handles both.
//! - [`tables`] builds precomputed data and keeps it in files.
//! - [`search`] has the common parts of all solvers: limits, events, outcomes, the best solution so far.
//! - [`pattern`] finds the shortest moves to a partial goal.
//! - [`batch`] solves many positions in one run.
//! - [`control`] stops running work and counts its nodes, and [`disk`] reads and writes files.
//!
//! # Read an MC4D log, solve it, and write the solution
//!
//! ```
//! use unfold_engine::mc4d;
//! use unfold_engine::prelude::*;
//!
//! let scrambled = "MagicCube4D 3 1 0 {4,3,3} 2\n\
//!     1.0 0.0 0.0 0.0\n0.0 1.0 0.0 0.0\n0.0 0.0 1.0 0.0\n0.0 0.0 0.0 1.0\n\
//!     *\n184,-1,1 137,-1,1 210,1,1 m|.\n";
//! let log = mc4d::read(scrambled.as_bytes())?;
//!
//! // The first time, building the tables of the hypercube takes some seconds.
//! let tables = Tables::open(std::env::temp_dir().join("unfold-tables"));
//! let search = Position::try_from(log.state())?.search(&tables).memory(Memory::Small).target(6);
//! let best = search.start().finish()?.best.ok_or("no solution within ten seconds")?;
//!
//! let solved = log.with_solution(&best.moves)?;
//! assert!(solved.is_solved());
//! assert_eq!(mc4d::read(mc4d::write(&solved).as_bytes())?, solved);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod batch;
pub mod control;
pub mod disk;
pub mod hyperspeedcube;
pub mod logs;
pub mod mc4d;
pub mod notation;
pub mod pattern;
pub mod position;
pub mod prelude;
pub mod puzzle;
pub mod puzzles;
pub mod search;
pub mod tables;
#[cfg(test)]
mod testing;
