//! File access independent of puzzles: reading regular files only, atomic writes, and locks between processes. Also
//! measures the available memory.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "this folder is what touches files")]

pub mod address_space;
pub mod blocks;
pub mod lock;
pub mod part;
pub mod read;
