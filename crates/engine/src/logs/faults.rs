//! Errors and notices of logs of both programs.

use crate::{hyperspeedcube, mc4d};

/// Why a log cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SolveLogError {
    /// An error in an MC4D log.
    #[error(transparent)]
    Mc4d(#[from] mc4d::LogError),
    /// An error in a Hyperspeedcube file.
    #[error(transparent)]
    Hyperspeedcube(#[from] hyperspeedcube::FileError),
}

/// An unusual property of a log that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogNotice<'l> {
    /// A notice about an MC4D log.
    Mc4d(&'l mc4d::Notice),
    /// A notice about a Hyperspeedcube file.
    Hyperspeedcube(&'l hyperspeedcube::Notice),
}
