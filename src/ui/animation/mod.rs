//! Animation export: options and pictures.

pub mod choice;
pub mod frames;
