//! Commands of the batch page.

use std::time::Duration;

use super::{SAMPLE, job::BatchJob};
use crate::command::row::{Row, row};
use crate::command::{availability::Obstacle, shortcut::Shortcut};
use crate::document::batches::form::{MAX_ROWS, PositionSource};
use crate::document::batches::table::Column;
use crate::{action::Action, dialog::Begin, file_dialog, file_kind::FileKind, history::changes, model::Model};
use crate::{obstacles, settings::batch::BatchChange, tables};
use unfold_engine::{puzzle::PuzzleId, search::Limits};
use unfold_text::{batch as say, reasons};

/// A command for the current puzzle's batch.
#[derive(Clone, Debug, PartialEq)]
pub enum BatchCommand {
    /// Choose a file of positions.
    Open,
    /// Choose a folder of logs.
    OpenLogs,
    Start,
    /// Stop solving and keep the finished rows.
    Stop,
    /// Choose where to save the rows.
    Save,
    SetSource(PositionSource),
    /// Set the text with the positions.
    Text(String),
    /// Set the number of random positions, `1 <= count <= MAX_ROWS`.
    Count(u64),
    /// Set the seed of random positions.
    Seed(u64),
    /// Change the options for solving.
    Change(BatchChange),
    /// Sort by this column; again to reverse.
    Sort(Column),
    /// Move the cursor to the row at this table index.
    Cursor(usize),
    /// Swap the current rows with those of the previous batch.
    SwapTables,
    /// Show the position at this table index, with its solution.
    Show(usize),
}

/// The feature's rows of the command table.
pub static ROWS: &[Row<BatchCommand>] = &[
    row("batch-start", BatchCommand::Start, (say::START, say::START_TIP)).on_keys(&[Shortcut::ctrl("B")]),
    row("batch-stop", BatchCommand::Stop, (say::BATCH_STOP, say::BATCH_STOP_TIP)),
    row("batch-open", BatchCommand::Open, (say::BATCH_OPEN, say::BATCH_OPEN_TIP)),
    row("batch-logs", BatchCommand::OpenLogs, (say::BATCH_LOGS, say::BATCH_LOGS_TIP)),
    row("batch-before", BatchCommand::SwapTables, (say::BEFORE, say::BEFORE_TIP)),
    row("batch-save", BatchCommand::Save, (say::BATCH_SAVE, say::BATCH_SAVE_TIP)),
];

/// Starts the batch, once there is space for the tables.
pub fn begin_all(model: &mut Model) {
    let (puzzle, Some(solver)) = (model.puzzle(), crate::batch::solver(model)) else { return };
    let limits = model.settings.batch.limits();
    let metric = Some(model.settings.batch.metric_for(puzzle));
    let threads = limits.threads.max(1);
    let memory = tables::memory_for(model, limits.memory);
    let limits = Limits { threads, metric, memory, ..limits };
    let (form, letters) = (crate::batch::shown(model).form.clone(), model.settings.colour_letters(puzzle));
    super::begin(BatchJob { puzzle, form, letters, solver, limits, input: None }, model);
}

/// Shows a row's position in the document, with its results.
fn show(at: usize, model: &mut Model) {
    let Some(row) = super::show_row(at, model) else { return };
    match row.position {
        None => model.document.workspace_mut().rewind(),
        Some(position) => changes::change(*position, None, model),
    }
    model.news = row.news;
}

/// Runs an available command.
pub fn run(command: BatchCommand, model: &mut Model) {
    let puzzle = model.puzzle();
    let batch = model.batches.of_mut(puzzle);
    match command {
        BatchCommand::Open => file_dialog::choose(FileKind::BatchOpen, model),
        BatchCommand::OpenLogs => file_dialog::choose(FileKind::BatchLogs, model),
        BatchCommand::Save => file_dialog::choose(FileKind::BatchSave, model),
        BatchCommand::Start => {
            if let Some(solver) = crate::batch::solver(model) {
                let limits = model.settings.batch.limits();
                model.effects.ask(Action::AskForSpace { solver, limits, then: Begin::Batch });
            }
        }
        BatchCommand::Stop => super::stop(model),
        BatchCommand::SetSource(kind) => {
            batch.form.kind = kind;
            batch.note_form();
        }
        BatchCommand::Text(text) => {
            batch.form.take_text(text);
            batch.note_form();
        }
        BatchCommand::Count(count) => batch.form.count = count.clamp(1, MAX_ROWS),
        BatchCommand::Seed(seed) => batch.form.seed = seed,
        BatchCommand::Change(change) => {
            if matches!(change, BatchChange::Memory(_)) {
                model.space.forget();
            }
            model.set(|settings| settings.batch.change(puzzle, change));
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
        BatchCommand::Show(at) => show(at, model),
        BatchCommand::SwapTables => std::mem::swap(&mut batch.table, &mut batch.before),
    }
}

/// True if the puzzle has this command.
pub fn is_of(command: &BatchCommand, puzzle: PuzzleId) -> bool {
    *command != BatchCommand::OpenLogs || puzzle.def().log.is_some()
}

pub fn obstacle(command: &BatchCommand, model: &Model) -> Obstacle {
    let at_work = model.batch.at_work().is_some();
    match command {
        BatchCommand::Open | BatchCommand::OpenLogs => obstacles::choosing_file(model),
        BatchCommand::Start => Obstacle::unless(!at_work, say::WHY_BATCH)
            .or(|| Obstacle::unless(!model.search.is_at_work(), say::WHY_SEARCH))
            .or(|| obstacles::no_solver(model))
            .or(|| Obstacle::unless(crate::batch::shown(model).form.is_filled(), say::WHY_NO_STATES))
            .or(|| Obstacle::plain_unless(!model.tables.are_handled())),
        BatchCommand::Stop => Obstacle::plain_unless(at_work && !model.batch.is_stopping()),
        BatchCommand::SwapTables => {
            Obstacle::unless(crate::batch::shown(model).before.is_some() && !at_work, reasons::WHY_NO_BATCH_BEFORE)
        }
        BatchCommand::Save => {
            let rows = crate::batch::shown(model).table.as_ref().is_some_and(|table| !table.is_empty());
            Obstacle::unless(rows, reasons::WHY_NO_ROWS).or(|| obstacles::writing(model))
        }
        _ => Obstacle::None,
    }
}

/// Time until the next update is due.
pub fn due(model: &Model) -> Option<Duration> {
    (model.batch.at_work().is_some() || model.batch.counting.is_at_work()).then_some(SAMPLE)
}
