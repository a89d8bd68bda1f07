//! Leaving: what was never saved, what is still at work, and asking before it is left.

use std::sync::Arc;

use super::App;
use super::dialog::Dialog;
use super::errand::Turned;
use super::hand::{Hand, Start};
use super::position::Position;
use super::workspace::Workspace;
use crate::engine::puzzle::{ALL, Facelets};

/// What a person who leaves now would leave behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaving {
    /// Positions whose solutions were not saved since they were found.
    pub solutions: usize,
    /// Solves by hand whose turns were not saved since they were made.
    pub turns: usize,
    /// Whether a search is at work.
    pub searching: bool,
    /// Whether the graph is being written.
    pub exporting: bool,
    /// Whether moves are looked for so that turns can be saved.
    pub finding: bool,
    /// Rows of batches that were not saved as a table since they came; they do not come back.
    pub rows: u64,
    /// Whether a batch is at work.
    pub batch: bool,
    /// Whether a file is being written.
    pub saving: bool,
    /// Whether tables are built, removed or moved.
    pub tables: bool,
    /// Whether all of it comes back at the next start, but for what is at work.
    pub restored: bool,
}

impl Leaving {
    /// Whether there is anything that is worth a question. A search alone has found nothing that could be lost.
    pub fn is_worth_asking(&self) -> bool {
        let works = [self.exporting, self.finding, self.batch, self.saving, self.tables];
        self.solutions + self.turns > 0 || self.rows > 0 || works.contains(&true)
    }
}

/// What came about on a workspace and was not saved since.
#[derive(Default)]
pub(super) struct Unsaved {
    /// Positions for which solutions were found.
    solutions: Vec<Facelets>,
    /// Solves by hand.
    turns: Vec<Arc<Start>>,
}

impl Unsaved {
    pub(super) fn found(&mut self, state: &Facelets) {
        if !self.solutions.contains(state) {
            self.solutions.push(state.clone());
        }
    }

    pub(super) fn turned(&mut self, hand: &Hand) {
        if hand.has_begun() && !self.turns.iter().any(|from| Arc::ptr_eq(from, &hand.from)) {
            self.turns.push(hand.from.clone());
        }
    }

    /// The solution of a position was saved.
    pub(super) fn saved_solution(&mut self, state: &Facelets) {
        self.solutions.retain(|unsaved| unsaved != state);
    }

    /// Turns from a position were saved.
    pub(super) fn saved_turns(&mut self, from: &Facelets) {
        self.turns.retain(|unsaved| unsaved.position != *from);
    }

    /// How many solutions and solves by hand were not saved, of those that are still there.
    fn counts(&self, workspace: &Workspace) -> [usize; 2] {
        let solutions = self.solutions.iter().filter(|state| workspace.solution_of(state).is_some());
        let [undo, redo] = workspace.history();
        // The nearest last: how far a solve has come is what counts, and what was undone only where nothing else is left of it.
        let undone: Vec<&Position> = redo.collect();
        let positions: Vec<&Position> = undone.into_iter().chain(undo).chain([workspace.position()]).collect();
        let there = |from: &&Arc<Start>| {
            let mut hands = positions.iter().rev().filter_map(|position| position.hand.as_ref());
            hands.find(|hand| Arc::ptr_eq(&hand.from, from)).is_some_and(Hand::has_begun)
        };
        [solutions.count(), self.turns.iter().filter(there).count()]
    }
}

impl App {
    /// What would be left behind now.
    pub fn leaving(&self) -> Leaving {
        let counts = ALL.map(|puzzle| {
            let workspace = self.workspaces.of(puzzle);
            workspace.unsaved.counts(workspace)
        });
        Leaving {
            solutions: counts.iter().map(|[solutions, _]| solutions).sum(),
            turns: counts.iter().map(|[_, turns]| turns).sum(),
            searching: self.is_searching(),
            exporting: self.export_progress().is_some(),
            finding: self.is_finding_for_turns(),
            rows: self.batches.unsaved_rows(),
            batch: self.batch_at_work().is_some(),
            saving: self.is_saving() || self.crosses_progress().is_some(),
            tables: self.tables_are_handled(),
            restored: self.keeps_session(),
        }
    }

    /// Closes the window, unless it is asked first; a second time there is no question.
    pub(super) fn leave(&mut self) {
        // The window can be closed while a file dialog is open; a question must then be answered first.
        self.stop_waiting();
        let leaving = self.leaving();
        let asked = matches!(self.cx.dialog, Some(Dialog::Leaving(_)));
        if self.cx.settings.ask_on_leaving && leaving.is_worth_asking() && !asked {
            self.cx.dialog = Some(Dialog::Leaving(leaving));
        } else {
            self.quitting = true;
        }
    }

    /// The solution that is shown was saved in a log, which holds the turns by hand as well.
    pub(super) fn note_saved_solution(&mut self) {
        let workspace = self.workspaces.workspace_mut();
        let (state, from) =
            (workspace.position().state.clone(), workspace.position().hand.as_ref().map(|hand| hand.from.clone()));
        if let Some(state) = state {
            workspace.unsaved.saved_solution(&state);
        }
        if let Some(from) = from {
            workspace.unsaved.saved_turns(&from.position);
        }
    }

    /// Turns by hand were saved; whoever turned on meanwhile has unsaved ones again.
    pub(super) fn note_saved_turns(&mut self, turned: &Turned) {
        let workspace = self.workspaces.workspace_of_mut(turned.from.puzzle);
        if workspace.position().state.as_ref() == Some(&turned.to) {
            workspace.unsaved.saved_turns(&turned.from);
        }
    }

    /// Everything was saved; whoever wished to leave after that leaves.
    pub(super) fn note_saved_session(&mut self) {
        for puzzle in ALL {
            self.workspaces.workspace_of_mut(puzzle).unsaved = Unsaved::default();
        }
        if std::mem::take(&mut self.leave_after) {
            self.quitting = true;
        }
    }
}
