//! Files that were opened.

use std::path::PathBuf;

use crate::app::{document::OpenLog, session::record::Session};

/// A file that was opened.
#[derive(Clone, Debug, PartialEq)]
pub enum Opened {
    /// A log.
    Log(Box<OpenLog>),
    /// A session, not yet looked at closely.
    Session(PathBuf, Box<Session>),
}
