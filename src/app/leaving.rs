//! Leaving: what was never saved, what is still at work, and asking before it is left.

use super::App;
use super::dialog::Dialog;
use super::errand::Turned;
use crate::engine::puzzle::ALL;
use crate::model::document::quit_prompt::{QuitPrompt, Unsaved};

impl App {
    /// What would be left behind now.
    pub fn leaving(&self) -> QuitPrompt {
        let counts = ALL.map(|puzzle| {
            let workspace = self.workspaces.of(puzzle);
            workspace.unsaved.counts(workspace)
        });
        QuitPrompt {
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
        let (state, from) = (
            workspace.position().state.clone(),
            workspace.position().manual_solve.as_ref().map(|hand| hand.from.clone()),
        );
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
