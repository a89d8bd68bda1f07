//! Effects of the commands of batches.

use std::time::Duration;

use super::job::BatchJob;
use super::{Batch, SAMPLE, command::BatchCommand};
use crate::app::core::{Action, AtWork, Context, Feature, FileKind, Obstacle, Progress, TaskId, file_dialog};
use crate::app::{core::dialog::Begin, document::batches::form::MAX_ROWS, history::changes};
use crate::shared::settings::batch::BatchChange;
use unfold_engine::search::Limits;
use unfold_text::{batch as say, reasons};

impl Batch {
    /// Solves all positions, when there is space for the tables.
    pub fn begin_all(&mut self, cx: &mut Context) {
        let (puzzle, Some(solver)) = (cx.puzzle(), cx.batch_solver()) else { return };
        let limits = cx.settings.batch.limits();
        let metric = Some(cx.settings.batch.metric_for(puzzle));
        let threads = limits.threads.max(1);
        let memory = cx.memory_for(limits.memory);
        let limits = Limits { threads, metric, memory, ..limits };
        let (form, letters) = (cx.batch().form.clone(), cx.colour_letters(puzzle));
        self.begin(BatchJob { puzzle, form, letters, solver, limits, input: None }, cx);
    }

    /// Shows the position of a row on the net, with what is known about it.
    fn show(&mut self, at: usize, cx: &mut Context) {
        let Some(row) = self.show_row(at, cx) else { return };
        match row.position {
            None => cx.document.workspace_mut().rewind(),
            Some(position) => changes::change(*position, None, cx),
        }
        cx.news = row.news;
    }
}

impl Feature for Batch {
    type Command = BatchCommand;

    fn update(&mut self, command: BatchCommand, cx: &mut Context) {
        let puzzle = cx.puzzle();
        let batch = cx.batches.of_mut(puzzle);
        match command {
            BatchCommand::Open => file_dialog::choose(FileKind::BatchOpen, cx),
            BatchCommand::Save => file_dialog::choose(FileKind::BatchSave, cx),
            BatchCommand::Start => {
                if let Some(solver) = cx.batch_solver() {
                    let limits = cx.settings.batch.limits();
                    cx.ask(Action::AskForSpace { solver, limits, then: Begin::Batch });
                }
            }
            BatchCommand::Stop => self.stop(cx),
            BatchCommand::SetSource(kind) => batch.form.kind = kind,
            BatchCommand::Text(text) => batch.form.take_text(text),
            BatchCommand::Count(count) => batch.form.count = count.clamp(1, MAX_ROWS),
            BatchCommand::Seed(seed) => batch.form.seed = seed,
            BatchCommand::Change(change) => {
                if matches!(change, BatchChange::Memory(_)) {
                    cx.forget_shortage();
                }
                cx.set(|settings| settings.batch.change(puzzle, change));
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
            BatchCommand::Show(at) => self.show(at, cx),
            BatchCommand::SwapTables => std::mem::swap(&mut batch.table, &mut batch.before),
        }
    }

    fn obstacle(&self, command: &BatchCommand, cx: &Context) -> Obstacle {
        let at_work = self.at_work().is_some();
        match command {
            BatchCommand::Open => cx.against_choosing_file(),
            BatchCommand::Start => Obstacle::unless(!at_work, say::WHY_BATCH)
                .or(|| Obstacle::unless(!cx.is_searching(), say::WHY_SEARCH))
                .or(|| cx.against_no_solver())
                .or(|| Obstacle::unless(cx.batch().form.is_filled(), say::WHY_NO_STATES))
                .or(|| Obstacle::plain_unless(!cx.at_work.tables_handled)),
            BatchCommand::Stop => Obstacle::plain_unless(at_work && !self.is_stopping()),
            BatchCommand::SwapTables => {
                Obstacle::unless(cx.batch().before.is_some() && !at_work, reasons::WHY_NO_BATCH_BEFORE)
            }
            BatchCommand::Save => {
                let rows = cx.batch().table.as_ref().is_some_and(|table| !table.is_empty());
                Obstacle::unless(rows, reasons::WHY_NO_ROWS).or(|| cx.against_writing())
            }
            _ => Obstacle::None,
        }
    }

    fn crash(&mut self, id: TaskId, cx: &mut Context) {
        Batch::crash(self, id, cx);
    }

    fn sample(&mut self, progress: &Progress, _: &mut Context) {
        Batch::sample(self, progress);
    }

    fn due(&self, _: &Context) -> Option<Duration> {
        self.at_work().map(|_| SAMPLE)
    }

    fn note_work(&self, work: &mut AtWork) {
        work.batch = self.at_work();
        work.batch_stopping = self.is_stopping();
    }

    fn close(&mut self, cx: &mut Context) {
        Batch::close(self, cx);
    }
}
