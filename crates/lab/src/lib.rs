//! Measurements and proofs made with [`unfold_engine`], which itself only solves.
//!
//! - [`benches`] solves fixed positions, whose node counts are the fingerprint of a search, and random ones.
//! - [`command_line`] does all of it from arguments: `unfold bench`.
//! - [`cube3`] measures the methods of the 3x3x3 that may fail, and has sets of cases whose shortest algorithms are searched.
//! - [`tess2`] counts the positions of the 2x2x2x2 by distance, and proves how many moves any of them needs at most.
//! - [`throughput`] solves several positions at once.

#![deny(missing_docs)]

pub mod benches;
pub mod command_line;
pub mod cube3;
pub mod tess2;
pub mod tess3;
pub mod throughput;
