//! Counts and proofs about the 2x2x2x2.

pub mod balls;
pub mod diameter;
