//! What a session says, as plain records: nothing here is checked yet. Moves stand by their names, separated by blanks.

use serde::{Deserialize, Serialize};

use crate::app::choices::Scrambling;
use crate::app::sheet::{End, Place};
use crate::puzzle::{Metric, PuzzleId};

/// Everything that lies before a person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Session {
    /// The puzzle that is shown.
    pub puzzle: PuzzleId,
    /// What lies there for each puzzle, each at most once.
    pub desks: Vec<Table>,
}

impl Session {
    /// Leaves out what can be spared; whether there was anything.
    pub(super) fn shorten(&mut self) -> bool {
        false
    }
}

/// What lies there for one puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// Its position.
    pub sheet: Page,
}

/// A position and what is known about it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Page {
    /// The facelets as text; those not painted are dashes.
    pub facelets: String,
    /// Where it came from.
    pub from: From,
    /// Moves that reach it.
    pub reached: Option<String>,
    /// Turns made by hand.
    pub hand: Option<Hand>,
    /// What was found out.
    pub results: Option<Results>,
}

/// Where a position came from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum From {
    /// It is the solved puzzle.
    Solved,
    /// It was drawn at random.
    Random {
        /// The seed.
        seed: u64,
        /// How.
        how: Scrambling,
    },
    /// It is the last position of a log.
    Log(LogText),
    /// It was turned by hand.
    Turned,
    /// It was painted.
    Painted,
    /// It was typed.
    Typed,
}

/// A log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogText {
    /// Its file.
    pub path: Option<String>,
    /// Its text.
    pub text: String,
}

/// Turns made by hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hand {
    /// From where.
    pub start: Start,
    /// The turns.
    pub moves: String,
    /// What the clock showed at the last of them, in seconds.
    pub at: f64,
}

/// The position from which was turned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// Where it came from.
    pub from: From,
    /// Its facelets.
    pub facelets: String,
    /// Moves that reach it.
    pub reached: Option<String>,
    /// What was turned and played before.
    pub lead: String,
}

/// What was found out about a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Results {
    /// The name of the method.
    pub method: String,
    /// The metric of all lengths.
    pub metric: Metric,
    /// Ever shorter solutions.
    pub solutions: Vec<Found>,
    /// The solution that was chosen.
    pub chosen: Option<Place>,
    /// The proven lower bound.
    pub lower: usize,
    /// Time searched, in seconds.
    pub elapsed: f64,
    /// Nodes searched.
    pub nodes: u64,
    /// How the search ended.
    pub end: Option<End>,
}

/// A solution.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Found {
    /// When it was found, in seconds.
    pub at: f64,
    /// Its moves.
    pub moves: String,
    /// Its phases: number, axis, how many moves.
    pub phases: Vec<(u8, u8, usize)>,
}
