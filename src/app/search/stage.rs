//! The stage of the search for the position shown, and the results of another position.

use super::Search;
use crate::app::document::runs::results::{Results, RunEnd};
use crate::app::document::workspace::{HistorySteps, Workspaces};

/// What the search is doing.
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

/// Results of another position of the puzzle than the one shown.
#[derive(Clone, Copy, Debug)]
pub struct OtherResults<'a> {
    /// What is known.
    pub results: &'a Results,
    /// The way to that position.
    pub way: HistorySteps,
    /// Whether a search for it is at work.
    pub searching: bool,
}

impl Search {
    /// Results of another position of the puzzle than the one shown: of the one that is being searched, or else, as long
    /// as nothing is known of the one shown, of the nearest before it.
    pub fn other_results<'a>(&self, workspaces: &'a Workspaces) -> Option<OtherResults<'a>> {
        let workspace = workspaces.workspace();
        let run = self.run().filter(|(puzzle, _)| *puzzle == workspaces.puzzle() && !self.is_for_shown(workspaces));
        let searched = run.and_then(|(_, run)| workspace.way_to_run(run));
        let known = || {
            let (steps, position) = workspace.position_with_results()?;
            let is_unknown = workspace.position().results.by.is_none();
            is_unknown.then_some((HistorySteps::Undo(steps), position))
        };
        let (way, position) = searched.or_else(known)?;
        Some(OtherResults { results: &position.results, way, searching: searched.is_some() })
    }

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
