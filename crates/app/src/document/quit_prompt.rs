//! Leaving: what was never saved, what is still at work, and asking before it is left.

use std::sync::Arc;

use super::manual_solve::{ManualSolve, ManualSolveStart};
use unfold_engine::puzzle::Facelets;

/// Losses of a person who leaves now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuitPrompt {
    /// Positions whose solutions were not saved since they were found.
    pub solutions: usize,
    /// Solves by hand whose turns were not saved since they were made.
    pub turns: usize,
    /// True if a search is at work.
    pub searching: bool,
    /// True if the graph is being written.
    pub exporting: bool,
    /// True if moves are looked for so that turns can be saved.
    pub finding: bool,
    /// Rows of batches that were not saved as a table since they came; they do not come back.
    pub rows: u64,
    /// True if a batch is at work.
    pub batch: bool,
    /// True if a file is being written.
    pub saving: bool,
    /// True if tables are built, removed or moved.
    pub tables: bool,
    /// True if all of it comes back at the next start, but for what is at work.
    pub restored: bool,
}

impl QuitPrompt {
    /// True if there is anything that is worth a question. A search alone has found nothing that could be lost.
    pub fn is_worth_asking(&self) -> bool {
        let works = [self.exporting, self.finding, self.batch, self.saving, self.tables];
        self.solutions + self.turns > 0 || self.rows > 0 || works.contains(&true)
    }
}

/// New work on a workspace that was not saved yet.
#[derive(Default)]
pub struct Unsaved {
    /// Positions for which solutions were found.
    pub(super) solutions: Vec<Facelets>,
    /// Solves by hand.
    pub(super) turns: Vec<Arc<ManualSolveStart>>,
}

impl Unsaved {
    /// A solution of this state was found.
    pub fn found(&mut self, state: &Facelets) {
        if !self.solutions.contains(state) {
            self.solutions.push(state.clone());
        }
    }

    /// A turn was made in this solve by hand.
    pub fn turned(&mut self, hand: &ManualSolve) {
        if hand.has_begun() && !self.turns.iter().any(|from| Arc::ptr_eq(from, &hand.from)) {
            self.turns.push(hand.from.clone());
        }
    }

    /// The solution of a position was saved.
    pub fn saved_solution(&mut self, state: &Facelets) {
        self.solutions.retain(|unsaved| unsaved != state);
    }

    /// Turns from a position were saved.
    pub fn saved_turns(&mut self, from: &Facelets) {
        self.turns.retain(|unsaved| unsaved.position != *from);
    }
}
