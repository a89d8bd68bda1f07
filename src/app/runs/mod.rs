//! The runs that are listed, compared and saved, and the charts of them.

pub mod chart_export;
pub mod command;
pub mod list;
pub mod source;
pub mod update;

/// The list of runs.
#[derive(Debug, Default)]
pub struct RunList;
