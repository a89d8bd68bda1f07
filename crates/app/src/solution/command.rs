//! The commands of the solution.

use std::path::PathBuf;

use crate::command::row::{Row, row};
use crate::command::{menu::Menu, shortcut::Shortcut};
use crate::{document::runs::results::SolutionChoice, solution_file::SolutionFile};
use unfold_text::{commands, sheet};

/// A request to solution.
#[derive(Clone, Debug, PartialEq)]
pub enum SolutionCommand {
    /// Choose in which kind of file to save the solution shown.
    Save,
    /// The kind of file in which the solution shown is to be saved.
    SetSolutionFile(SolutionFile),
    /// Type where to save the solution shown.
    SaveByPath,
    /// Save the solution shown there; a file that is already there is asked about.
    SaveTo(PathBuf),
    /// Choose where to save the solution shown as pages to print.
    SaveSheet,
    /// Choose one of the solutions.
    Choose(SolutionChoice),
    /// Copy the moves of the solution shown.
    Copy,
}

/// The rows of the table of commands.
pub static ROWS: &[Row<SolutionCommand>] = &[
    row("save", SolutionCommand::Save, (commands::SAVE, commands::SAVE_TIP))
        .on_keys(&[Shortcut::ctrl("S")])
        .in_menu(Menu::File.at(2, 1)),
    row("save-by-path", SolutionCommand::SaveByPath, (commands::SAVE_BY_PATH, commands::SAVE_BY_PATH_TIP))
        .on_keys(&[Shortcut::ctrl_shift("S")]),
    row("save-sheet", SolutionCommand::SaveSheet, (sheet::SAVE_SHEET, sheet::SAVE_SHEET_TIP)),
    row("copy-solution", SolutionCommand::Copy, (commands::COPY, commands::COPY_TIP))
        .on_keys(&[Shortcut::ctrl_shift("C")])
        .in_menu(Menu::Edit.at(2, 1))
        .in_menu(Menu::Share.at(1, 2)),
];
