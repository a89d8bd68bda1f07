//! The commands of the examples.

use crate::command::menu::Menu;
use crate::command::row::{Row, row};
use unfold_text::examples;

/// A request to examples.
#[derive(Clone, Debug, PartialEq)]
pub enum ExamplesCommand {
    /// Show the examples.
    Examples,
    /// Open the example of this name.
    OpenExample(&'static str),
}

/// The rows of the table of commands.
pub static ROWS: &[Row<ExamplesCommand>] =
    &[row("examples", ExamplesCommand::Examples, (examples::EXAMPLES, examples::EXAMPLES_TIP))
        .in_menu(Menu::File.at(1, 4))];
