//! The settings as a person changes them.

pub mod about_texts;
pub mod appearance;
pub mod command;
pub mod queries;
pub mod switch;
pub mod update;

/// The settings as a person changes them.
#[derive(Debug, Default)]
pub struct SettingsPages;
