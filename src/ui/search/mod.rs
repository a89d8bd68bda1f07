//! The search: its options, its result, and results of other positions.

pub mod other_results;
pub mod result;
pub mod settings;
pub mod solver;
