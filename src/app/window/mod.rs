//! The the window as a whole.

pub mod command;
