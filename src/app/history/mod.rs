//! The history.

pub mod command;
