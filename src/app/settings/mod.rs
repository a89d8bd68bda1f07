//! The settings as a person changes them.

pub mod about_texts;
pub mod appearance;
pub mod queries;
pub mod update;
