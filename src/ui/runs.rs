//! The chart of the runs.

pub mod chart;
