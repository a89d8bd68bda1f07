//! Solve logs of MC4D and Hyperspeedcube.
//!
//! [`read()`] detects the format from the content, a [`SolveLog`] is a log of either program, and [`SolveLog::write`]
//! writes it in any format.

mod convert;
mod faults;
mod solve_log;

use std::ops::Deref;

pub use faults::{LogNotice, SolveLogError};
pub use solve_log::SolveLog;

use crate::hyperspeedcube::{self, Version};
use crate::mc4d;
use crate::puzzle::PuzzleId;

/// Maximum size of a log of any format, in bytes. The limit of Hyperspeedcube's files is lower.
pub const MAX_LOG_BYTES: usize = mc4d::LIMIT;

/// A log format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LogFormat {
    /// MC4D 4's logs of hypercubes.
    Mc4d,
    /// Hyperspeedcube's files, in one of their versions.
    Hyperspeedcube(Version),
}

impl LogFormat {
    /// All formats: MC4D's, then Hyperspeedcube's from the oldest version.
    pub const ALL: [Self; 4] = [
        Self::Mc4d,
        Self::Hyperspeedcube(Version::One),
        Self::Hyperspeedcube(Version::Two),
        Self::Hyperspeedcube(Version::Three),
    ];

    /// The default format of each program.
    pub const ONE_PER_PROGRAM: [Self; 2] = [Self::Mc4d, Self::Hyperspeedcube(Version::Two)];

    /// Returns the formats that support a puzzle, its default format first.
    pub fn for_puzzle(puzzle: PuzzleId) -> impl Iterator<Item = Self> {
        let usual = Self::default_for(puzzle);
        let others = Self::ALL.into_iter().filter(move |format| *format != usual && format.supports(puzzle));
        [usual].into_iter().chain(others)
    }

    /// Returns the default format of a puzzle: MC4D's if it supports the puzzle, else Hyperspeedcube's.
    pub fn default_for(puzzle: PuzzleId) -> Self {
        if Self::Mc4d.supports(puzzle) { Self::Mc4d } else { Self::Hyperspeedcube(Version::default()) }
    }

    /// True if the format supports a puzzle.
    pub fn supports(self, puzzle: PuzzleId) -> bool {
        match self {
            Self::Mc4d => puzzle.def().log.is_some(),
            Self::Hyperspeedcube(_) => true,
        }
    }

    /// Returns the file name extension, without the dot.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Mc4d => "log",
            Self::Hyperspeedcube(_) => "hsc",
        }
    }
}

/// The logs of a file, at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logs(Vec<SolveLog>);

impl Deref for Logs {
    type Target = [SolveLog];

    fn deref(&self) -> &[SolveLog] {
        &self.0
    }
}

impl Logs {
    /// Returns the only log.
    ///
    /// # Errors
    /// All logs, if there are several.
    pub fn only(mut self) -> Result<SolveLog, Self> {
        match self.0.pop() {
            Some(log) if self.0.is_empty() => Ok(log),
            last => {
                self.0.extend(last);
                Err(self)
            }
        }
    }

    /// Returns the log with this number, from 1; `None` if out of range.
    pub fn into_numbered(mut self, number: usize) -> Option<SolveLog> {
        (1..=self.0.len()).contains(&number).then(|| self.0.swap_remove(number - 1))
    }
}

/// Reads a file of either program, detecting the format from the content.
///
/// # Errors
/// The first error found.
pub fn read(bytes: &[u8]) -> Result<Logs, SolveLogError> {
    let is_of_hyperspeedcube = || hyperspeedcube::looks_like(&String::from_utf8_lossy(bytes));
    if bytes.len() <= MAX_LOG_BYTES && is_of_hyperspeedcube() {
        return read_hyperspeedcube(bytes);
    }
    Ok(Logs(vec![SolveLog::Mc4d(mc4d::read(bytes)?)]))
}

/// Reads a Hyperspeedcube file, such as one with its extension, without detecting the format.
///
/// # Errors
/// The first error found.
pub fn read_hyperspeedcube(bytes: &[u8]) -> Result<Logs, SolveLogError> {
    let file = hyperspeedcube::read(bytes)?;
    Ok(Logs(file.solves.into_iter().map(SolveLog::Hyperspeedcube).collect()))
}

/// True if a text looks like a log of either program and should be read as one, valid or not.
pub fn looks_like(text: &str) -> bool {
    mc4d::looks_like(text) || hyperspeedcube::looks_like(text)
}
