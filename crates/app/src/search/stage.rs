//! The stage of the search for the position shown, and the results of another position.

use super::Search;
use crate::document::{Workspaces, runs::results::RunEnd};

/// Stage of the search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage {
    /// There is none, and there was none.
    Idle,
    /// Tables are opened or built.
    Tables,
    /// It searches.
    Searching,
    /// It was told to stop and is about to.
    Stopping,
    /// It ended.
    Ended(RunEnd),
}

impl Search {
    /// True if a search is at work, for whichever position, whose tables are opened or built.
    pub fn is_opening_tables(&self) -> bool {
        self.running.as_ref().is_some_and(|running| running.with_tables && running.began.is_none() && !running.stopping)
    }

    /// The stage of the search for the position shown, or how it ended.
    pub fn stage(&self, workspaces: &Workspaces) -> Stage {
        let results = &workspaces.workspace().position().results;
        let running = self.running.as_ref().filter(|running| running.is_of(workspaces.puzzle(), results));
        match (running, results.end) {
            (None, None) => Stage::Idle,
            (None, Some(end)) => Stage::Ended(end),
            (Some(running), _) if running.stopping => Stage::Stopping,
            (Some(running), _) if running.began.is_none() => Stage::Tables,
            (Some(_), _) => Stage::Searching,
        }
    }
}
