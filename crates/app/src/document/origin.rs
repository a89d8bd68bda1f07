//! Origin of a position.

use std::sync::Arc;

use super::open_log::{OpenLog, file_name};
use crate::settings::choices::Scrambling;
use serde::{Deserialize, Serialize};

/// Origin of a position, with a type `L` for logs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin<L = Arc<OpenLog>> {
    Solved,
    /// A random position.
    Random {
        /// The seed that reproduces it.
        seed: u64,
        how: Scrambling,
    },
    /// A position of a log: at its scramble mark if moves to it are known, else the last one.
    Log(L),
    /// The example with this id.
    Example(String),
    /// Turned by hand.
    Turned,
    Painted,
    /// Typed or pasted facelets or moves.
    Typed,
    /// A row of a batch.
    Batch {
        /// Row number.
        row: u64,
    },
}

/// A compact origin that can be stored without the position. A log is reduced to its file name; `None` if it was pasted.
pub type CompactOrigin = Origin<Option<String>>;

impl<L> Origin<L> {
    /// Converts the log type; `of_log` returns the origin that replaces a log.
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
    pub fn log(&self) -> Option<&OpenLog> {
        if let Self::Log(open) = self { Some(open) } else { None }
    }

    /// The compact form, without the log, which may be long.
    pub fn compact(&self) -> CompactOrigin {
        self.with_log(|open| match open.example {
            Some(id) => CompactOrigin::Example(id.to_owned()),
            None => CompactOrigin::Log(open.path.as_deref().map(file_name)),
        })
    }
}
