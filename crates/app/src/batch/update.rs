//! Effects of the commands of batches.

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

/// A command for the batch of the puzzle that is shown.
#[derive(Clone, Debug, PartialEq)]
pub enum BatchCommand {
    /// Choose a file of states.
    Open,
    /// Choose a folder of logs.
    OpenLogs,
    /// Solve all states.
    Start,
    /// Stop solving; the rows that are done stay.
    Stop,
    /// Choose where to save the rows.
    Save,
    /// Take states from there.
    SetSource(PositionSource),
    /// The text of the states is now this.
    Text(String),
    /// Draw so many states, `1 <= count <= MAX_ROWS`.
    Count(u64),
    /// Draw them by this seed.
    Seed(u64),
    /// Change how positions are solved.
    Change(BatchChange),
    /// Sort by this column, or the other way round.
    Sort(Column),
    /// Put the cursor on the row at this place of the table.
    Cursor(usize),
    /// Show the rows of the batch before, and those of now the next time.
    SwapTables,
    /// Show the state of the row at this place of the table, with its solution.
    Show(usize),
}

/// The rows of the table of commands.
pub static ROWS: &[Row<BatchCommand>] = &[
    row("batch-start", BatchCommand::Start, (say::START, say::START_TIP)).on_keys(&[Shortcut::ctrl("B")]),
    row("batch-stop", BatchCommand::Stop, (say::BATCH_STOP, say::BATCH_STOP_TIP)),
    row("batch-open", BatchCommand::Open, (say::BATCH_OPEN, say::BATCH_OPEN_TIP)),
    row("batch-logs", BatchCommand::OpenLogs, (say::BATCH_LOGS, say::BATCH_LOGS_TIP)),
    row("batch-before", BatchCommand::SwapTables, (say::BEFORE, say::BEFORE_TIP)),
    row("batch-save", BatchCommand::Save, (say::BATCH_SAVE, say::BATCH_SAVE_TIP)),
];

/// Solves all positions, when there is space for the tables.
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

/// Shows the position of a row on the net, with what is known about it.
fn show(at: usize, model: &mut Model) {
    let Some(row) = super::show_row(at, model) else { return };
    match row.position {
        None => model.document.workspace_mut().rewind(),
        Some(position) => changes::change(*position, None, model),
    }
    model.news = row.news;
}

/// Carries out a command that is available now.
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

/// True if there is such a command for a puzzle.
pub fn is_of(command: &BatchCommand, puzzle: PuzzleId) -> bool {
    *command != BatchCommand::OpenLogs || puzzle.def().log.is_some()
}

/// The obstacle to a command now.
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

/// The time until something is due even if nothing wakes the window.
pub fn due(model: &Model) -> Option<Duration> {
    (model.batch.at_work().is_some() || model.batch.counting.is_at_work()).then_some(SAMPLE)
}
