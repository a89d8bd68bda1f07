//! Appearance of stickers: colours, patterns, letters, and colour-vision deficiencies.

pub mod colour_letters;
pub mod colours;
pub mod hold;
pub mod patterns;
pub mod vision;
