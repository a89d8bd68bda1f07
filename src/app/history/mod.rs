//! The history.

pub mod changes;
pub mod command;
pub mod shown_turns;
