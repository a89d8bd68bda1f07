//! Measurements of the 3x3x3.

pub mod algorithms;
pub mod greedy;
pub mod optimal;
pub mod scaling;
