//! Look of puzzles: colours, patterns, and their sight by people with other colour vision.

pub mod colour_letters;
pub mod colours;
pub mod hold;
pub mod patterns;
pub mod vision;
