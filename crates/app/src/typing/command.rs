//! The commands of the typing.

use crate::command::row::{Row, row};
use crate::command::shortcut::Shortcut;
use crate::document::typing::TurnKey;
use unfold_engine::notation::colours::Order;
use unfold_text::{editor, notation};

/// A request to typing.
#[derive(Clone, Debug, PartialEq)]
pub enum TypingCommand {
    /// Give the keys to the field in which a position is typed.
    FocusField,
    /// The text of the position's field is now this.
    TypePosition(String),
    /// A part of a turn of the hypercube is typed.
    TypeTurn(TurnKey),
    /// A text is pasted.
    Paste(String),
    /// Read the text of the position in this order of facelets.
    ReadIn(Order),
    /// Solve each line of the text of the position, which were read as one sequence.
    SolveLines,
}

/// The rows of the table of commands.
pub static ROWS: &[Row<TypingCommand>] = &[
    row("focus-field", TypingCommand::FocusField, (editor::FOCUS_FIELD, editor::FOCUS_FIELD_TIP))
        .on_keys(&[Shortcut::ctrl("L")]),
    row("solve-lines", TypingCommand::SolveLines, (notation::SOLVE_LINES, notation::SOLVE_LINES_TIP)),
];
