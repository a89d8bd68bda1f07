//! The graph of the 2×2×2: its export, and the target of the path in it.

pub mod command;
pub mod export;
pub mod job;
pub mod path_target;
