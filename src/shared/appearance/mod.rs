//! How puzzles look: colours, patterns, and how people with other colour vision see them.

pub mod colour_letters;
pub mod colours;
pub mod patterns;
pub mod vision;
