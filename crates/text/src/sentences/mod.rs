//! Messages for the engine's errors and facts.
//!
//! The engine reports facts only. [`describe`] covers its errors; every other module covers one of its parts.

pub mod algorithms;
pub mod batch;
pub mod coordinates;
pub mod custom_texts;
pub mod describe;
pub mod facelets;
pub mod headings;
pub mod hyperspeedcube;
pub mod log;
pub mod moves;
pub mod parts;
pub mod repairs;
pub mod state;
pub mod tables;
