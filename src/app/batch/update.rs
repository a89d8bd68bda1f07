//! What is asked of batches.

use std::path::Path;

use super::command::BatchCommand;
use super::job::BatchJob;
use crate::app::App;
use crate::app::core::file_kind::FileKind;
use crate::app::document::batch_form::MOST_ROWS;
use crate::app::history::changes;
use crate::export::place::Existing;
use crate::shared::settings::batch::BatchChange;
use unfold_engine::search::Limits;

impl App {
    /// Does what is asked of the batch of the puzzle that is shown.
    pub(crate) fn apply_to_batch(&mut self, command: BatchCommand) {
        let puzzle = self.puzzle();
        let batch = self.batches.of_mut(puzzle);
        match command {
            BatchCommand::Open => self.choose_file(FileKind::BatchOpen),
            BatchCommand::Save => self.choose_file(FileKind::BatchSave),
            BatchCommand::Start => {
                if let Some(solver) = self.batch_solver() {
                    let limits = self.cx.settings.batch.limits();
                    self.tables.ask_for_space(solver, &limits, BatchCommand::Start.into(), &mut self.cx);
                }
            }
            BatchCommand::Stop => self.batches.stop(&mut self.cx),
            BatchCommand::SetSource(kind) => batch.form.kind = kind,
            BatchCommand::Text(text) => batch.form.take_text(text),
            BatchCommand::Count(count) => batch.form.count = count.clamp(1, MOST_ROWS),
            BatchCommand::Seed(seed) => batch.form.seed = seed,
            BatchCommand::Change(change) => {
                if matches!(change, BatchChange::Memory(_)) {
                    self.tables.forget_shortage();
                }
                self.cx.set(|settings| settings.batch.change(puzzle, change));
            }
            BatchCommand::Sort(column) => {
                if let Some(table) = &mut batch.table {
                    table.sort_by(column);
                }
            }
            BatchCommand::Cursor(at) => {
                if let Some(table) = &mut batch.table {
                    table.set_cursor(at);
                }
            }
            BatchCommand::Show(at) => self.show_row(at),
            BatchCommand::SwapTables => std::mem::swap(&mut batch.table, &mut batch.before),
        }
    }

    /// Solves all positions, when there is space for the tables.
    pub(crate) fn begin_batch(&mut self) {
        let (puzzle, Some(solver)) = (self.puzzle(), self.batch_solver()) else { return };
        let limits = self.cx.settings.batch.limits();
        let metric = Some(self.cx.settings.batch.metric_for(puzzle));
        let (threads, memory) = (limits.threads.max(1), self.tables.memory_used(limits.memory));
        let limits = Limits { threads, metric, memory, ..limits };
        let (form, letters) = (self.batch().form.clone(), self.colour_letters(puzzle));
        self.batches.begin(BatchJob { puzzle, form, letters, solver, limits, input: None }, &mut self.cx);
    }

    /// Shows the position of a row on the net, with what is known about it.
    fn show_row(&mut self, at: usize) {
        let Some(row) = self.batches.show_row(at, &mut self.cx) else { return };
        match row.position {
            None => self.cx.document.workspace_mut().rewind(),
            Some(position) => changes::change(*position, None, &mut self.cx),
        }
        self.cx.news = row.news;
    }

    /// Writes all rows there are, as the command line does.
    pub(crate) fn save_batch(&mut self, path: &Path, existing: Existing) {
        if let Some(file) = self.batches.save(self.puzzle(), path, existing, &mut self.cx) {
            self.file_export.begin(file, &mut self.cx);
        }
    }
}
