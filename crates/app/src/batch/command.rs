//! Commands of batches.

use crate::command::row::{Row, row};
use crate::command::shortcut::Shortcut;
use crate::document::batches::{form::PositionSource, table::Column};
use crate::settings::batch::BatchChange;
use unfold_text::batch;

/// A command for the batch of the puzzle that is shown.
#[derive(Clone, Debug, PartialEq)]
pub enum BatchCommand {
    /// Choose a file of states.
    Open,
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
    row("batch-start", BatchCommand::Start, (batch::START, batch::START_TIP)).on_keys(&[Shortcut::ctrl("B")]),
    row("batch-stop", BatchCommand::Stop, (batch::BATCH_STOP, batch::BATCH_STOP_TIP)),
    row("batch-open", BatchCommand::Open, (batch::BATCH_OPEN, batch::BATCH_OPEN_TIP)),
    row("batch-before", BatchCommand::SwapTables, (batch::BEFORE, batch::BEFORE_TIP)),
    row("batch-save", BatchCommand::Save, (batch::BATCH_SAVE, batch::BATCH_SAVE_TIP)),
];
