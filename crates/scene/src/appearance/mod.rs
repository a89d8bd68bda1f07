//! Appearance of puzzles: colours, patterns, and their look under colour-vision deficiencies.

pub mod colour_letters;
pub mod colours;
pub mod hold;
pub mod patterns;
pub mod vision;
