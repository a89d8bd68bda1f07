//! Commands of the batch page.

use std::time::Duration;

use super::{SAMPLE_INTERVAL, job::BatchJob};
use crate::command::row::{Row, row};
use crate::command::{availability::Obstacle, shortcut::Shortcut};
use crate::document::batches::form::{MAX_ROWS, PositionSource};
use crate::document::batches::table::Column;
use crate::{action::Action, dialog::PendingWork, file_dialog, file_kind::FileKind, history::changes, model::Model};
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
    SetText(String),
    /// Set the number of random positions, `1 <= count <= MAX_ROWS`.
    SetCount(u64),
    /// Set the seed of random positions.
    SetSeed(u64),
    /// Change the options for solving.
    ChangeOptions(BatchChange),
    /// Sort by this column, or reverse the order if already sorted by it.
    Sort(Column),
    /// Move the cursor to the row at this display index.
    MoveCursor(usize),
    /// Swap the current rows with those of the previous batch.
    SwapTables,
    /// Show the position of the row at this display index, with its solution.
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

/// Starts the current puzzle's batch. The caller has checked that there is space for its tables.
pub fn begin_current(model: &mut Model) {
    let (puzzle, Some(solver)) = (model.puzzle(), crate::batch::solver(model)) else { return };
    let limits = model.settings.batch.limits();
    let metric = Some(model.settings.batch.metric_for(puzzle));
    let threads = limits.threads.max(1);
    let memory = tables::memory_for(model, limits.memory);
    let limits = Limits { threads, metric, memory, ..limits };
    let (form, letters) = (crate::batch::current(model).form.clone(), model.settings.colour_letters(puzzle));
    super::begin(BatchJob { puzzle, form, letters, solver, limits, input: None }, model);
}

/// Shows the position of the row at a display index in the document, with its results.
fn show(at: usize, model: &mut Model) {
    let Some(row) = super::show_row(at, model) else { return };
    match row.position {
        None => model.document.workspace_mut().rewind(),
        Some(position) => changes::replace_position(*position, None, model),
    }
    model.news = row.news;
}

/// Runs an available command.
pub fn run(command: BatchCommand, model: &mut Model) {
    let puzzle = model.puzzle();
    let batch = model.batches.get_mut(puzzle);
    match command {
        BatchCommand::Open => file_dialog::choose(FileKind::BatchOpen, model),
        BatchCommand::OpenLogs => file_dialog::choose(FileKind::BatchLogs, model),
        BatchCommand::Save => file_dialog::choose(FileKind::BatchSave, model),
        BatchCommand::Start => {
            if let Some(solver) = crate::batch::solver(model) {
                let limits = model.settings.batch.limits();
                model.effects.ask(Action::AskForSpace { solver, limits, then: PendingWork::Batch });
            }
        }
        BatchCommand::Stop => super::stop(model),
        BatchCommand::SetSource(kind) => {
            batch.form.source = kind;
            batch.note_form_change();
        }
        BatchCommand::SetText(text) => {
            batch.form.set_text(text);
            batch.note_form_change();
        }
        BatchCommand::SetCount(count) => batch.form.random_count = count.clamp(1, MAX_ROWS),
        BatchCommand::SetSeed(seed) => batch.form.seed = seed,
        BatchCommand::ChangeOptions(change) => {
            if matches!(change, BatchChange::Memory(_)) {
                model.space.reset();
            }
            model.change_settings(|settings| settings.batch.change(puzzle, change));
        }
        BatchCommand::Sort(column) => {
            if let Some(table) = &mut batch.table {
                table.sort_by(column);
            }
        }
        BatchCommand::MoveCursor(at) => {
            if let Some(table) = &mut batch.table {
                table.set_cursor(at);
            }
        }
        BatchCommand::Show(at) => show(at, model),
        BatchCommand::SwapTables => std::mem::swap(&mut batch.table, &mut batch.previous_table),
    }
}

pub fn applies_to(command: &BatchCommand, puzzle: PuzzleId) -> bool {
    *command != BatchCommand::OpenLogs || puzzle.def().log.is_some()
}

pub fn obstacle(command: &BatchCommand, model: &Model) -> Obstacle {
    let at_work = model.batch.running_puzzle().is_some();
    match command {
        BatchCommand::Open | BatchCommand::OpenLogs => obstacles::choosing_file(model),
        BatchCommand::Start => Obstacle::unless(!at_work, say::WHY_BATCH)
            .or(|| Obstacle::unless(!model.search.is_running(), say::WHY_SEARCH))
            .or(|| obstacles::no_solver(model))
            .or(|| Obstacle::unless(crate::batch::current(model).form.is_filled(), say::WHY_NO_STATES))
            .or(|| Obstacle::implied_unless(!model.tables.is_modifying())),
        BatchCommand::Stop => Obstacle::implied_unless(at_work && !model.batch.is_stopping()),
        BatchCommand::SwapTables => Obstacle::unless(
            crate::batch::current(model).previous_table.is_some() && !at_work,
            reasons::WHY_NO_BATCH_BEFORE,
        ),
        BatchCommand::Save => {
            let rows = crate::batch::current(model).table.as_ref().is_some_and(|table| !table.is_empty());
            Obstacle::unless(rows, reasons::WHY_NO_ROWS).or(|| obstacles::writing(model))
        }
        _ => Obstacle::None,
    }
}

/// Time until the next update is due; `None` if no job is running.
pub fn due(model: &Model) -> Option<Duration> {
    (model.batch.running_puzzle().is_some() || model.batch.counting.is_running()).then_some(SAMPLE_INTERVAL)
}
