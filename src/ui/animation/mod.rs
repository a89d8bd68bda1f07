//! Animations: what they are to be like, and their pictures.

pub mod choice;
pub mod frames;
