//! File access independent of puzzles: reading regular files only, atomic writes, locks between processes, and the
//! limit of the address space.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "this folder is what touches files")]

pub mod address_space;
pub mod blocks;
pub mod lock;
pub mod part;
pub mod read;
