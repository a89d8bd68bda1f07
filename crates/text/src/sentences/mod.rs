//! Messages for the engine's errors and facts.
//!
//! The engine's own errors are in English and without advice. [`describe`] has the messages for its most common errors; each of the
//! other modules covers one subject.

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
