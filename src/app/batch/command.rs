//! What a person asks of batches.

use super::form::PositionSource;
use super::table::Column;
use crate::app::command::Command;
use crate::shared::settings::batch::BatchChange;

/// What a person asks of the batch of the puzzle that is shown.
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
    /// Draw so many states, `1 <= count <= MOST_ROWS`.
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

/// The command that solves all positions of the batch.
pub const START: Command = Command::Batch(BatchCommand::Start);
/// The command that stops the batch.
pub const STOP: Command = Command::Batch(BatchCommand::Stop);
/// The command that chooses a file of positions.
pub const OPEN: Command = Command::Batch(BatchCommand::Open);
/// The command that shows the rows of the batch before.
pub const BEFORE: Command = Command::Batch(BatchCommand::SwapTables);
/// The command that chooses where the rows are saved.
pub const SAVE: Command = Command::Batch(BatchCommand::Save);
