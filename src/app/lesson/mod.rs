//! The lesson on the moves that are played, and the pages about methods.

pub mod command;
pub mod methods;
pub mod queries;
