//! What the search is doing, and what is known of the position that is shown or of one before it.

use super::Search;
use crate::model::document::workspace::Workspaces;
use crate::model::runs::results::{Results, RunEnd};

/// What the search is doing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage {
    /// There is none, and there was none.
    Idle,
    /// Tables are opened or built.
    Tables {
        /// Which.
        name: Option<&'static str>,
        /// How much of it is done, `0.0 <= progress <= 1.0`.
        progress: f64,
    },
    /// It searches.
    Searching,
    /// It was told to stop and is about to.
    Stopping,
    /// It ended.
    Ended(RunEnd),
}

/// What is known of a position before the one that is shown.
#[derive(Clone, Copy, Debug)]
pub struct ResultsBefore<'a> {
    /// What is known.
    pub results: &'a Results,
    /// How many steps of undo lead to that position.
    pub steps: usize,
    /// Whether a search for it is at work.
    pub searching: bool,
}

/// What is known of the nearest position before the one that is shown, as long as nothing is known of that one, and how many steps of
/// undo lead there.
fn known_before(workspaces: &Workspaces) -> Option<(usize, &Results)> {
    let workspace = workspaces.workspace();
    if workspace.position().results.by.is_some() {
        return None;
    }
    workspace.position_with_results().map(|(steps, position)| (steps, &position.results))
}

/// What is known, for whoever shows it: of the position that is shown, or else of the nearest one before it.
pub fn told_results(workspaces: &Workspaces) -> &Results {
    known_before(workspaces).map_or(&workspaces.workspace().position().results, |(_, results)| results)
}

impl Search {
    /// What is known of the nearest position before the one that is shown, as long as nothing is known of that one.
    pub fn results_before<'a>(&self, workspaces: &'a Workspaces) -> Option<ResultsBefore<'a>> {
        let (steps, results) = known_before(workspaces)?;
        Some(ResultsBefore { results, steps, searching: self.is_of(workspaces.puzzle(), results) })
    }

    /// What the search for the position that is shown is doing, or how it ended; the same of the nearest position before it, as long
    /// as nothing is known of this one.
    pub fn stage(&self, workspaces: &Workspaces) -> Stage {
        let results = told_results(workspaces);
        let running = self.running.as_ref().filter(|running| running.is_of(workspaces.puzzle(), results));
        match (running, results.end) {
            (None, None) => Stage::Idle,
            (None, Some(end)) => Stage::Ended(end),
            (Some(running), _) if running.stopping => Stage::Stopping,
            (Some(running), _) if running.began.is_none() => {
                Stage::Tables { name: running.table, progress: running.progress }
            }
            (Some(_), _) => Stage::Searching,
        }
    }
}
