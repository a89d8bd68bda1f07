//! Measurements of the 3x3x3.

pub mod algorithm_sets;
pub mod last_layer;
pub mod walks;
