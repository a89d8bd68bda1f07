//! Errors and notices of logs of every program.

use crate::{hyperspeedcube, mc4d};

/// The reason why bytes are not a log of a puzzle that is known here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LogFault {
    /// Of MC4D.
    #[error(transparent)]
    Mc4d(#[from] mc4d::LogError),
    /// Of Hyperspeedcube.
    #[error(transparent)]
    Hyperspeedcube(#[from] hyperspeedcube::FileError),
}

/// An unusual property of a log that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogNotice<'l> {
    /// Of MC4D.
    Mc4d(&'l mc4d::Notice),
    /// Of Hyperspeedcube.
    Hyperspeedcube(&'l hyperspeedcube::Notice),
}
