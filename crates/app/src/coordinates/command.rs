//! The commands of the coordinates.

use crate::command::row::{Row, row};
use crate::command::{menu::Menu, shortcut::Shortcut};
use unfold_engine::puzzle::Move;
use unfold_text::coordinates;

/// A request to coordinates.
#[derive(Clone, Debug, PartialEq)]
pub enum CoordinatesCommand {
    /// Show the arrays and coordinates of the position.
    Coordinates,
    /// The coordinate of this name is looked up.
    LookUpCoordinate(&'static str),
    /// The text of the field for the value that is looked up is now this.
    LookUpValue(String),
    /// This move is looked up.
    LookUpMove(Move),
}

/// The rows of the table of commands.
pub static ROWS: &[Row<CoordinatesCommand>] =
    &[row("coordinates", CoordinatesCommand::Coordinates, (coordinates::COORDINATES, coordinates::COORDINATES_TIP))
        .on_keys(&[Shortcut::bare("F4")])
        .in_menu(Menu::View.at(4, 1))];
