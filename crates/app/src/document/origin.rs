//! Origin of a position: with its log, with the name of that, or with its number in a file.

use std::sync::Arc;

use super::open_log::{OpenLog, file_name};
use crate::settings::choices::Scrambling;
use serde::{Deserialize, Serialize};

/// Origin of a position; `L` is what is known of a log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin<L = Arc<OpenLog>> {
    /// It is the solved puzzle.
    Solved,
    /// It was drawn at random.
    Random {
        /// The seed that draws it again.
        seed: u64,
        /// The kind of scramble.
        how: Scrambling,
    },
    /// It is a position of a log: that at its scramble mark where moves are known that reach it, and else its last one.
    Log(L),
    /// It is the example of this name.
    Example(String),
    /// It was turned by hand, in part or as a whole.
    Turned,
    /// It was painted.
    Painted,
    /// It was typed or pasted, as facelets or moves.
    Typed,
    /// It is the position of a row of a batch.
    Batch {
        /// The number of the row.
        row: u64,
    },
}

/// Origin of a position in short: the part that can be kept without the position. Of a log it knows the name of its file, unless it was
/// pasted.
pub type Source = Origin<Option<String>>;

impl<L> Origin<L> {
    /// The same, with another origin in place of a log.
    pub fn with_log<M>(&self, of_log: impl FnOnce(&L) -> Origin<M>) -> Origin<M> {
        match self {
            Self::Log(log) => of_log(log),
            Self::Solved => Origin::Solved,
            Self::Random { seed, how } => Origin::Random { seed: *seed, how: *how },
            Self::Example(id) => Origin::Example(id.clone()),
            Self::Turned => Origin::Turned,
            Self::Painted => Origin::Painted,
            Self::Typed => Origin::Typed,
            Self::Batch { row } => Origin::Batch { row: *row },
        }
    }
}

impl Origin {
    /// The log, if it came from one.
    pub fn log(&self) -> Option<&OpenLog> {
        if let Self::Log(open) = self { Some(open) } else { None }
    }

    /// The same in short. A log itself may be long.
    pub fn source(&self) -> Source {
        self.with_log(|open| match open.example {
            Some(id) => Source::Example(id.to_owned()),
            None => Source::Log(open.path.as_deref().map(file_name)),
        })
    }
}
