//! Commands about the 3x3x3.

pub mod cross;
