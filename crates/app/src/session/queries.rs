//! Queries about the session, and about the losses if the window were closed now.

use super::{record::Session, snapshot};
use crate::document::{batches::form::BatchForm, quit_prompt::QuitPrompt};
use crate::model::Model;
use unfold_engine::puzzles::ALL;

impl Model {
    /// Everything that lies before a person, as a record.
    pub fn session(&self) -> Session {
        snapshot::take(self)
    }

    /// True if nothing lies there but what the program begins with, and no batch was filled in.
    pub fn is_all_fresh(&self) -> bool {
        let unfilled = self.batches.forms().all(|(_, form)| *form == BatchForm::default());
        self.document.is_fresh() && unfilled && ALL.into_iter().all(|puzzle| self.runs[puzzle].list().is_empty())
    }

    /// A number that grows whenever something changed that a session keeps, and sometimes when nothing did.
    pub fn changes(&self) -> u64 {
        self.document.changes() + self.runs.changes() + self.batches.changes()
    }

    /// The work that would be left behind if the window were closed now.
    pub fn quit_prompt(&self) -> QuitPrompt {
        let counts = ALL.map(|puzzle| self.document.of(puzzle).unsaved_counts());
        QuitPrompt {
            solutions: counts.iter().map(|[solutions, _]| solutions).sum(),
            turns: counts.iter().map(|[_, turns]| turns).sum(),
            searching: self.search.is_at_work(),
            exporting: self.graph.export.task.progress().is_some(),
            finding: self.setup.is_for_turns(),
            rows: self.batches.unsaved_rows(),
            batch: self.batch.at_work().is_some(),
            saving: self.is_saving() || self.animation.is_at_work() || self.crosses.progress().is_some(),
            tables: self.tables.are_handled(),
            restored: self.settings.restore && !self.session.autosave.has_failed(),
        }
    }
}
