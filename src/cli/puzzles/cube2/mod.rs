//! Commands for the 2×2×2.

pub mod pocket;
