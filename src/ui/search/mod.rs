//! Search settings, the result, and results for other positions.

pub mod other_results;
pub mod result;
pub mod settings;
pub mod solver;
