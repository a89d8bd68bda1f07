//! The commands of the tour.

use crate::command::menu::Menu;
use crate::command::row::{Row, row};
use unfold_text::tour;

/// A request to tour.
#[derive(Clone, Debug, PartialEq)]
pub enum TourCommand {
    /// Begin the tour.
    Tour,
    /// End the tour.
    TourLeave,
}

/// The rows of the table of commands.
pub static ROWS: &[Row<TourCommand>] = &[
    row("tour", TourCommand::Tour, (tour::TOUR, tour::TOUR_TIP)).in_menu(Menu::Help.at(1, 1)),
    row("tour-leave", TourCommand::TourLeave, (tour::TOUR_LEAVE, tour::TOUR_LEAVE_TIP)),
];
