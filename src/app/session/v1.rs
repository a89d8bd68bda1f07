//! The first form of a session, and what it is in the present one.
//!
//! It knew neither runs nor what can be undone, counted time in seconds, and repeated a log wherever one came from it.

use std::time::Duration;

use serde::Deserialize;

use super::record::{self, LogText};
use crate::engine::puzzle::{Metric, PuzzleId};
use crate::model::runs::results::{End, Place, Scrambling};

/// Everything that lies before a person.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(super) struct Session {
    /// The puzzle that is shown.
    pub(super) puzzle: PuzzleId,
    /// What lies there for each puzzle, each at most once.
    #[serde(rename = "desks")]
    pub(super) workspaces: Vec<Table>,
}

/// What lies there for one puzzle.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(super) struct Table {
    /// The puzzle.
    pub(super) puzzle: PuzzleId,
    /// Its position.
    #[serde(rename = "sheet")]
    pub(super) position: Page,
}

/// A position and what is known about it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(super) struct Page {
    /// The facelets as text; those not painted are dashes.
    pub(super) facelets: String,
    /// Where it came from.
    pub(super) from: From,
    /// Moves that reach it.
    pub(super) reached: Option<String>,
    /// Turns made by hand.
    pub(super) hand: Option<Hand>,
    /// What was found out.
    pub(super) results: Option<Results>,
}

/// Where a position came from.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum From {
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

/// Turns made by hand.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(super) struct Hand {
    /// From where.
    pub(super) start: Start,
    /// The turns.
    pub(super) moves: String,
    /// What the clock showed at the last of them, in seconds.
    pub(super) at: f64,
}

/// The position from which was turned.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(super) struct Start {
    /// Where it came from.
    pub(super) from: From,
    /// Its facelets.
    pub(super) facelets: String,
    /// Moves that reach it.
    pub(super) reached: Option<String>,
    /// What was turned and played before.
    pub(super) lead: String,
}

/// What was found out about a position.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(super) struct Results {
    /// The name of the method.
    pub(super) method: String,
    /// The metric of all lengths.
    pub(super) metric: Metric,
    /// Ever shorter solutions.
    pub(super) solutions: Vec<Found>,
    /// The solution that was chosen.
    pub(super) chosen: Option<Place>,
    /// The proven lower bound.
    pub(super) lower: usize,
    /// Time searched, in seconds.
    pub(super) elapsed: f64,
    /// Nodes searched.
    pub(super) nodes: u64,
    /// How the search ended.
    pub(super) end: Option<End>,
}

/// A solution.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(super) struct Found {
    /// When it was found, in seconds.
    pub(super) at: f64,
    /// Its moves.
    pub(super) moves: String,
    /// Its phases: number, axis, how many moves.
    pub(super) phases: Vec<(u8, u8, usize)>,
}

impl Session {
    /// The same in the present form; `None` of a time that is none.
    pub(super) fn migrated(self) -> Option<record::Session> {
        let mut logs = Vec::new();
        let workspaces = self.workspaces.into_iter().map(|table| table.migrated(&mut logs)).collect::<Option<_>>()?;
        Some(record::Session { puzzle: self.puzzle, logs, workspaces })
    }
}

impl Table {
    fn migrated(self, logs: &mut Vec<LogText>) -> Option<record::Table> {
        let Page { facelets, from, reached, hand, results } = self.position;
        let from = from.migrated(logs);
        let (mut starts, mut turned, mut clock) = (Vec::new(), None, 0);
        if let Some(Hand { start, moves, at }) = hand {
            let Start { from, facelets, reached, lead } = start;
            starts.push(record::Start { from: from.migrated(logs), facelets, reached, lead });
            clock = nanoseconds(at)?;
            turned = Some(record::Hand { start: 0, moves, at: clock });
        }
        let results = match results {
            Some(results) => Some(results.migrated()?),
            None => None,
        };
        let position = record::Page { facelets, from, edit: None, reached, hand: turned, track: None, results };
        Some(record::Table { starts, clock, ..record::Table::of(self.puzzle, position) })
    }
}

impl From {
    fn migrated(self, logs: &mut Vec<LogText>) -> record::From {
        match self {
            Self::Solved => record::From::Solved,
            Self::Random { seed, how } => record::From::Random { seed, how },
            Self::Log(text) => {
                let known = logs.iter().position(|log| *log == text);
                record::From::Log(known.unwrap_or_else(|| {
                    logs.push(text);
                    logs.len() - 1
                }))
            }
            Self::Turned => record::From::Turned,
            Self::Painted => record::From::Painted,
            Self::Typed => record::From::Typed,
        }
    }
}

impl Results {
    fn migrated(self) -> Option<record::Results> {
        let found = |Found { at, moves, phases }| Some(record::Found { at: nanoseconds(at)?, moves, phases });
        let solutions: Vec<record::Found> = self.solutions.into_iter().map(found).collect::<Option<_>>()?;
        Some(record::Results {
            method: self.method,
            metric: self.metric,
            solutions,
            all: None,
            // A list of all optimal ones was not kept.
            chosen: self.chosen.filter(|place| matches!(place, Place::Found(_))),
            lower: self.lower,
            claimed: 0,
            elapsed: nanoseconds(self.elapsed)?,
            nodes: self.nodes,
            rate: 0.0,
            end: self.end,
            series: None,
            run: None,
        })
    }
}

fn nanoseconds(seconds: f64) -> Option<u64> {
    let time = Duration::try_from_secs_f64(seconds).ok()?;
    u64::try_from(time.as_nanos()).ok()
}
