//! Unsaved and running work, and whether to ask before quitting.

use std::sync::Arc;

use super::manual_solve::{ManualSolve, ManualSolveStart};
use unfold_engine::puzzle::Facelets;

/// Work that quitting now would lose or interrupt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuitPrompt {
    /// Number of positions with unsaved solutions.
    pub solutions: usize,
    /// Number of solves by hand with unsaved turns.
    pub turns: usize,
    /// True while a search is running.
    pub searching: bool,
    /// True while the 2×2×2 graph is being written.
    pub exporting: bool,
    /// True while searching for a scramble that is needed to save turns.
    pub finding_scramble: bool,
    /// Number of unsaved rows of batches, which the session does not store.
    pub batch_rows: u64,
    /// True while a batch is running.
    pub batch: bool,
    /// True while a file is being written.
    pub saving: bool,
    /// True while tables are built, removed or moved.
    pub tables: bool,
    /// True if the session will restore everything except batch rows and running work.
    pub restored: bool,
}

impl QuitPrompt {
    /// True if quitting would lose or interrupt anything. A running search alone does not count.
    pub fn is_worth_asking(&self) -> bool {
        let works = [self.exporting, self.finding_scramble, self.batch, self.saving, self.tables];
        self.solutions + self.turns > 0 || self.batch_rows > 0 || works.contains(&true)
    }
}

/// Unsaved work in a workspace.
#[derive(Default)]
pub struct Unsaved {
    /// Positions with new solutions.
    pub(super) solutions: Vec<Facelets>,
    /// Starts of the solves by hand with new turns.
    pub(super) turns: Vec<Arc<ManualSolveStart>>,
}

impl Unsaved {
    /// Notes a new solution of a position.
    pub fn add_solution(&mut self, state: &Facelets) {
        if !self.solutions.contains(state) {
            self.solutions.push(state.clone());
        }
    }

    /// Notes new turns in a solve by hand, unless they cancel out.
    pub fn add_turns(&mut self, hand: &ManualSolve) {
        if hand.has_begun() && !self.turns.iter().any(|from| Arc::ptr_eq(from, &hand.from)) {
            self.turns.push(hand.from.clone());
        }
    }

    /// Notes that the solution of a position was saved.
    pub fn mark_solution_saved(&mut self, state: &Facelets) {
        self.solutions.retain(|unsaved| unsaved != state);
    }

    /// Notes that turns from a position were saved.
    pub fn mark_turns_saved(&mut self, from: &Facelets) {
        self.turns.retain(|unsaved| unsaved.position != *from);
    }
}
