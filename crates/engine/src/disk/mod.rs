//! Files and folders, whatever is in them: reading only what is a regular file, writing a file whole or not at all, and locks
//! between processes. A leaf: it knows nothing of puzzles.

pub mod blocks;
pub mod folders;
pub mod lock;
pub mod part;
pub mod read;
pub mod stream;
