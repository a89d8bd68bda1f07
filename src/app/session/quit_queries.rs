//! What the window reads to ask before it is closed.

use crate::app::App;
use crate::app::document::quit_prompt::QuitPrompt;
use unfold_engine::puzzles::ALL;

impl App {
    /// What would be left behind now.
    pub fn quit_prompt(&self) -> QuitPrompt {
        let counts = ALL.map(|puzzle| {
            let workspace = self.cx.document.of(puzzle);
            workspace.unsaved.counts(workspace)
        });
        QuitPrompt {
            solutions: counts.iter().map(|[solutions, _]| solutions).sum(),
            turns: counts.iter().map(|[_, turns]| turns).sum(),
            searching: self.is_searching(),
            exporting: self.export_progress().is_some(),
            finding: self.setup_solve.is_for_turns(),
            rows: self.batches.unsaved_rows(),
            batch: self.batch_at_work().is_some(),
            saving: self.is_saving() || self.animation_progress().is_some() || self.crosses_progress().is_some(),
            tables: self.tables_are_handled(),
            restored: self.keeps_session(),
        }
    }

    /// Whether the window is to be closed.
    pub fn is_quitting(&self) -> bool {
        self.quitting.is_decided()
    }
}
