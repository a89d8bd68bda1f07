//! Measurements of the 3x3x3: methods that may fail, and case sets for the algorithm search.

pub mod algorithm_sets;
pub mod last_layer;
pub mod walks;
