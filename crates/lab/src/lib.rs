//! Measurements and proofs made with [`unfold_engine`].
//!
//! - [`benches`] solves fixed positions, whose node counts are fingerprints of the searches, and random ones.
//! - [`command_line`] runs everything from command-line arguments: `unfold bench`.
//! - [`cube3`] measures methods of the 3x3x3 that may fail, and has case sets for the algorithm search.
//! - [`tess2`] counts the positions of the 2x2x2x2 by distance and proves an upper bound on the moves that any of them needs.
//! - [`tess3`] trains the nets of the 3x3x3x3.
//! - [`throughput`] solves several positions at once.

#![deny(missing_docs)]

pub mod benches;
pub mod command_line;
pub mod cube3;
pub mod tess2;
pub mod tess3;
pub mod throughput;
