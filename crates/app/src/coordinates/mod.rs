//! The coordinates page and its look-up in a move table.

use crate::command::row::{Row, row};
use crate::command::{availability::Obstacle, menu::Menu, shortcut::Shortcut};
use crate::page::{LookUp, Page};
use crate::{lesson::coordinates::CoordinateTable, model::Model};
use unfold_engine::puzzle::{Facelets, Move};
use unfold_text::sentences::{self, coordinates::puzzle_list};
use unfold_text::{UserError, coordinates};

#[derive(Clone, Debug, PartialEq)]
pub enum CoordinatesCommand {
    Coordinates,
    /// Choose the coordinate to look up.
    LookUpCoordinate(&'static str),
    /// Set the text of the value to look up.
    LookUpValue(String),
    /// Choose the move to look up.
    LookUpMove(Move),
}

/// The feature's rows of the command table.
pub static ROWS: &[Row<CoordinatesCommand>] =
    &[row("coordinates", CoordinatesCommand::Coordinates, (coordinates::COORDINATES, coordinates::COORDINATES_TIP))
        .on_keys(&[Shortcut::bare("F4")])
        .in_menu(Menu::View.at(4, 1))];

/// Runs an available command.
pub fn run(command: CoordinatesCommand, model: &mut Model) {
    if command == CoordinatesCommand::Coordinates {
        model.open_page(Page::Coordinates(LookUp::default()));
    }
    let Some(Page::Coordinates(look_up)) = &mut model.page else { return };
    match command {
        CoordinatesCommand::Coordinates => {}
        // A typed value belongs to the previous coordinate.
        CoordinatesCommand::LookUpCoordinate(name) => (look_up.name, look_up.typed) = (Some(name), String::new()),
        CoordinatesCommand::LookUpValue(text) => look_up.typed = text,
        CoordinatesCommand::LookUpMove(mv) => look_up.mv = Some(mv),
    }
}

pub fn obstacle(command: &CoordinatesCommand, model: &Model) -> Obstacle {
    match command {
        CoordinatesCommand::Coordinates => {
            Obstacle::disabled_if(!has_coordinates(model), || coordinates::WHY_NO_COORDINATES.with([&puzzle_list()]))
        }
        _ => Obstacle::None,
    }
}

/// The arrays and coordinates of the position shown, with the changes made by the last move; `None` if the position is incomplete or
/// the puzzle has no coordinates.
pub fn table(model: &Model) -> Option<CoordinateTable> {
    let shown = model.document.workspace().painting().facelets()?;
    CoordinateTable::new(&shown, before_last_move(model, &shown).as_ref())
}

pub fn has_coordinates(model: &Model) -> bool {
    unfold_engine::puzzles::coordinates::coordinates_for(model.puzzle()).next().is_some()
}

/// The value to look up: the typed one, or else the position's; `None` if neither is available or the puzzle has no coordinates.
///
/// # Errors
/// The typed text is not a number, or the position has no value.
pub fn value_to_look_up(model: &Model, look_up: &LookUp) -> Option<Result<u32, UserError>> {
    let coordinate = look_up.coordinate(model.puzzle())?;
    let typed = look_up.typed.trim();
    if typed.is_empty() {
        let table = table(model)?;
        let shown = table.coordinates.iter().find(|shown| shown.coordinate.name == coordinate.name)?;
        return Some(shown.value.ok_or_else(|| sentences::coordinates::undefined(coordinate)));
    }
    let most = coordinate.size - 1;
    let not_a_number = |_| {
        let advice = coordinates::COORDINATE_TOO_LARGE_DO.with([&most]);
        UserError::new(coordinates::COORDINATE_NO_NUMBER.with([&typed]), advice)
    };
    // Digits that overflow are reported as too large, not as a parse error.
    let is_number = typed.chars().all(|c| c.is_ascii_digit());
    Some(typed.parse().or_else(|error| if is_number { Ok(u32::MAX) } else { Err(not_a_number(error)) }))
}

/// The entry of the move table for the value and the move; `None` without a coordinate, a value or a move.
///
/// # Errors
/// The value is invalid, or the table lacks the move.
pub fn move_table_entry(model: &Model, look_up: &LookUp) -> Option<Result<u32, UserError>> {
    let coordinate = look_up.coordinate(model.puzzle())?;
    let mv = look_up.mv(coordinate)?;
    let value = value_to_look_up(model, look_up)?;
    Some(value.and_then(|value| sentences::coordinates::value_after(coordinate, value, mv)))
}

/// The position before the last move played or turned by hand; `None` without a move.
fn before_last_move(model: &Model, shown: &Facelets) -> Option<Facelets> {
    if let Some(last) = model.document.workspace().moves_made().checked_sub(1) {
        let player = model.document.workspace().player()?;
        let start = player.start.facelets()?;
        return Some(player.moves.0.get(..last)?.iter().fold(start, |state, mv| state.after(*mv)));
    }
    let hand = model.document.workspace().position().manual_solve.as_ref()?;
    let last = hand.moves.0.last()?;
    Some(shown.after(shown.puzzle().def().moves.get(last.index())?.inverse))
}
