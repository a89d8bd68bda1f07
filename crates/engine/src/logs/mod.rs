//! Logs of solves of every program that keeps them: MC4D's and Hyperspeedcube's.
//!
//! [`read()`] tells them apart by their content, a [`SolveLog`] is one of either, and [`SolveLog::write`] writes it in the format that is asked for.

mod convert;
mod faults;
mod solve_log;

use std::ops::Deref;

pub use faults::{LogFault, LogNotice};
pub use solve_log::SolveLog;

use crate::hyperspeedcube::{self, Version};
use crate::mc4d;
use crate::puzzle::PuzzleId;

/// The largest log that is read, in bytes.
pub const LIMIT: usize = mc4d::LIMIT;

/// A format of logs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LogFormat {
    /// MC4D's logs of hypercubes, as MC4D 4 writes them.
    Mc4d,
    /// Hyperspeedcube's files, in one of their versions.
    Hyperspeedcube(Version),
}

impl LogFormat {
    /// Every format.
    pub const ALL: [Self; 4] = [
        Self::Mc4d,
        Self::Hyperspeedcube(Version::One),
        Self::Hyperspeedcube(Version::Two),
        Self::Hyperspeedcube(Version::Three),
    ];

    /// One format of each program, the usual one of those that it has.
    pub const NAMED: [Self; 2] = [Self::Mc4d, Self::Hyperspeedcube(Version::Two)];

    /// The formats in which solves of a puzzle can be written; the usual one comes first.
    pub fn all_of(puzzle: PuzzleId) -> impl Iterator<Item = Self> {
        let usual = Self::usual(puzzle);
        let others = Self::ALL.into_iter().filter(move |format| *format != usual && format.is_of(puzzle));
        [usual].into_iter().chain(others)
    }

    /// The usual format of a puzzle: MC4D's where it has the puzzle, else Hyperspeedcube's.
    pub fn usual(puzzle: PuzzleId) -> Self {
        if Self::Mc4d.is_of(puzzle) { Self::Mc4d } else { Self::Hyperspeedcube(Version::default()) }
    }

    /// True if solves of a puzzle can be written in it.
    pub fn is_of(self, puzzle: PuzzleId) -> bool {
        match self {
            Self::Mc4d => puzzle.def().log.is_some(),
            Self::Hyperspeedcube(_) => true,
        }
    }

    /// The end of the names of its files, without the full stop.
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
    /// The only log, if there is no other.
    ///
    /// # Errors
    /// All of them, if there are several.
    pub fn only(mut self) -> Result<SolveLog, Self> {
        match self.0.pop() {
            Some(log) if self.0.is_empty() => Ok(log),
            last => {
                self.0.extend(last);
                Err(self)
            }
        }
    }

    /// The log with a number, `1 <= number <= len`.
    pub fn numbered(mut self, number: usize) -> Option<SolveLog> {
        (1..=self.0.len()).contains(&number).then(|| self.0.swap_remove(number - 1))
    }
}

/// Reads the bytes of a file, whichever program it is of.
///
/// # Errors
/// The first error found.
pub fn read(bytes: &[u8]) -> Result<Logs, LogFault> {
    let is_of_hyperspeedcube = || hyperspeedcube::looks_like(&String::from_utf8_lossy(bytes));
    if bytes.len() <= LIMIT && is_of_hyperspeedcube() {
        return read_hyperspeedcube(bytes);
    }
    Ok(Logs(vec![SolveLog::Mc4d(mc4d::read(bytes)?)]))
}

/// Reads the bytes of a file whose name says that it is Hyperspeedcube's.
///
/// # Errors
/// The first error found.
pub fn read_hyperspeedcube(bytes: &[u8]) -> Result<Logs, LogFault> {
    let file = hyperspeedcube::read(bytes)?;
    Ok(Logs(file.solves.into_iter().map(SolveLog::Hyperspeedcube).collect()))
}

/// True if a text begins as logs do and should be read as one, valid or not.
pub fn looks_like(text: &str) -> bool {
    mc4d::looks_like(text) || hyperspeedcube::looks_like(text)
}
