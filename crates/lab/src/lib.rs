//! Measurements and proofs made with [`unfold_engine`], which itself only solves.
//!
//! - [`benches`] solves fixed positions, whose node counts are the fingerprint of a search, and random ones.
//! - [`command_line`] runs everything from arguments: `unfold bench`.
//! - [`cube3`] measures the 3x3x3 methods that may fail, and has case sets for the algorithm search.
//! - [`tess2`] counts the positions of the 2x2x2x2 by distance, and proves an upper bound on the moves that any of them needs.
//! - [`tess3`] trains the nets of the 3x3x3x3.
//! - [`throughput`] solves several positions at once.

#![deny(missing_docs)]

pub mod benches;
pub mod command_line;
pub mod cube3;
pub mod tess2;
pub mod tess3;
pub mod throughput;
