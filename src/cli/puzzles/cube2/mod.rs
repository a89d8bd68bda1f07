//! Commands about the 2x2x2.

pub mod pocket;
