//! Errors and facts as sentences in the user's language.
//!
//! The layers below tell facts only; [`describe`] puts their errors into words, and each of the other files does so for one feature.

pub mod batch;
pub mod coordinates;
pub mod cross;
pub mod custom_texts;
pub mod describe;
pub mod facelets;
pub mod file_kinds;
pub mod graph;
pub mod lesson;
pub mod links;
pub mod log;
pub mod memory;
pub mod method;
pub mod moves;
pub mod optimal;
pub mod repairs;
pub mod runs;
pub mod session;
pub mod sheet;
pub mod solution_text;
pub mod state;
pub mod stickers;
pub mod tables;
