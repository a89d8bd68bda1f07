//! Errors and facts of the engine as sentences.
//!
//! The engine tells facts only. [`describe`] puts its errors into words; each of the other modules does so for one of its parts.

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
