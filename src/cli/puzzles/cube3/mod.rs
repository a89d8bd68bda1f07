//! Commands about the 3x3x3.

pub mod algorithm_bench;
pub mod cross;
pub mod greedy;
pub mod optimal;
