//! Files that were opened.

use std::path::PathBuf;

use crate::app::document::open_log::OpenLog;
use crate::app::session::record::Session;

/// A file that was opened.
#[derive(Clone, Debug, PartialEq)]
pub enum Opened {
    /// A log.
    Log(Box<OpenLog>),
    /// A session, not yet looked at closely.
    Session(PathBuf, Box<Session>),
}

/// A session that was read from a file.
#[derive(Debug)]
pub struct OpenedSession {
    /// The file.
    pub path: PathBuf,
    /// The session, not yet looked at closely.
    pub session: Box<Session>,
}
