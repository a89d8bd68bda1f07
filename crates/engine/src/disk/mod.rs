//! Files and folders, whatever their content: reading regular files only, writing a file completely or not at all, and
//! locks between processes; and the address space, which is asked of the system as well. A leaf module: it knows nothing of puzzles.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "this folder is what touches files")]

pub mod address_space;
pub mod blocks;
pub mod lock;
pub mod part;
pub mod read;
