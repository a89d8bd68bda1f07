//! The commands of the crosses.

use crate::command::row::{Row, choice};
use unfold_text::cross;

/// A request to crosses.
#[derive(Clone, Debug, PartialEq)]
pub enum CrossesCommand {
    /// Choose where to save the database of first crosses.
    SaveCrosses,
    /// Stop writing the database of first crosses.
    StopCrosses,
}

/// The rows of the table of commands.
pub static ROWS: &[Row<CrossesCommand>] = &[
    choice(
        "save-crosses",
        CrossesCommand::SaveCrosses,
        cross::SAVE_CROSSES_GROUP,
        (cross::SAVE_CROSSES, cross::SAVE_CROSSES_TIP),
    ),
    choice(
        "stop-crosses",
        CrossesCommand::StopCrosses,
        cross::SAVE_CROSSES_GROUP,
        (cross::STOP_CROSSES, cross::STOP_CROSSES_TIP),
    ),
];
