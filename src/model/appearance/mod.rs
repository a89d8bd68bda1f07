//! How puzzles look: colours, patterns, and how people with other colour vision see them.

pub mod colours;
pub mod patterns;
pub mod vision;
