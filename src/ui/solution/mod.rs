//! The solutions that were found, and how one is saved.

pub mod save;
pub mod solutions;
