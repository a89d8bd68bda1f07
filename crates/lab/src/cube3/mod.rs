//! Measurements of the 3x3x3.

pub mod walks;
