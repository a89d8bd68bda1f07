//! Unsaved and running work, and whether to ask before quitting.

use std::sync::Arc;

use super::manual_solve::{ManualSolve, ManualSolveStart};
use unfold_engine::puzzle::Facelets;

/// What quitting now would lose or interrupt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuitPrompt {
    /// Number of positions with unsaved solutions.
    pub solutions: usize,
    /// Number of solves by hand with unsaved turns.
    pub turns: usize,
    /// True while a search is running.
    pub searching: bool,
    /// True while the graph is being written.
    pub exporting: bool,
    /// True while searching for a scramble that saving turns needs.
    pub finding: bool,
    /// Number of unsaved rows of batches, which the session does not store.
    pub rows: u64,
    /// True while a batch is running.
    pub batch: bool,
    /// True while a file is being written.
    pub saving: bool,
    /// True while tables are built, removed or moved.
    pub tables: bool,
    /// True if the session will restore everything but running work.
    pub restored: bool,
}

impl QuitPrompt {
    /// True if quitting would lose anything. A running search alone loses nothing.
    pub fn is_worth_asking(&self) -> bool {
        let works = [self.exporting, self.finding, self.batch, self.saving, self.tables];
        self.solutions + self.turns > 0 || self.rows > 0 || works.contains(&true)
    }
}

/// Unsaved work in a workspace.
#[derive(Default)]
pub struct Unsaved {
    /// Positions with new solutions.
    pub(super) solutions: Vec<Facelets>,
    /// Solves by hand.
    pub(super) turns: Vec<Arc<ManualSolveStart>>,
}

impl Unsaved {
    /// Notes a new solution of a position.
    pub fn found(&mut self, state: &Facelets) {
        if !self.solutions.contains(state) {
            self.solutions.push(state.clone());
        }
    }

    /// Notes a turn in a solve by hand.
    pub fn turned(&mut self, hand: &ManualSolve) {
        if hand.has_begun() && !self.turns.iter().any(|from| Arc::ptr_eq(from, &hand.from)) {
            self.turns.push(hand.from.clone());
        }
    }

    /// Notes that the solution of a position was saved.
    pub fn saved_solution(&mut self, state: &Facelets) {
        self.solutions.retain(|unsaved| unsaved != state);
    }

    /// Notes that turns from a position were saved.
    pub fn saved_turns(&mut self, from: &Facelets) {
        self.turns.retain(|unsaved| unsaved.position != *from);
    }
}
