//! The look-up in a move table on the page of coordinates.

use crate::command::row::{Row, row};
use crate::command::{availability::Obstacle, menu::Menu, shortcut::Shortcut};
use crate::page::{LookUp, Page};
use crate::{lesson::coordinates::CoordinateTable, model::Model};
use unfold_engine::puzzle::{Facelets, Move};
use unfold_text::sentences::{self, coordinates::puzzles};
use unfold_text::{UserError, coordinates};

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

/// Carries out a command that is available now.
pub fn run(command: CoordinatesCommand, model: &mut Model) {
    if command == CoordinatesCommand::Coordinates {
        model.open_page(Page::Coordinates(LookUp::default()));
    }
    let Some(Page::Coordinates(look_up)) = &mut model.page else { return };
    match command {
        CoordinatesCommand::Coordinates => {}
        // A value that was typed was one of the coordinate before.
        CoordinatesCommand::LookUpCoordinate(name) => (look_up.name, look_up.typed) = (Some(name), String::new()),
        CoordinatesCommand::LookUpValue(text) => look_up.typed = text,
        CoordinatesCommand::LookUpMove(mv) => look_up.mv = Some(mv),
    }
}

/// The obstacle to a command now.
pub fn obstacle(command: &CoordinatesCommand, model: &Model) -> Obstacle {
    match command {
        CoordinatesCommand::Coordinates => {
            Obstacle::because_if(!has_any(model), || coordinates::WHY_NO_COORDINATES.with([&puzzles()]))
        }
        _ => Obstacle::None,
    }
}

/// The arrays and coordinates of the position that is shown, with what the last move changed; `None` where it is no
/// state, or its puzzle has none.
pub fn table(model: &Model) -> Option<CoordinateTable> {
    let shown = model.document.workspace().painting().facelets()?;
    CoordinateTable::of(&shown, before_last_move(model, &shown).as_ref())
}

/// True if the puzzle has coordinates that can be shown.
pub fn has_any(model: &Model) -> bool {
    unfold_engine::puzzles::coordinates::of(model.puzzle()).next().is_some()
}

/// The value that is looked up: the one that is typed, or that of the position.
///
/// # Errors
/// The fault in what is typed, or the reason why the position has no value.
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
    // Digits beyond what a number holds are a number that is too large.
    let is_number = typed.chars().all(|c| c.is_ascii_digit());
    Some(typed.parse().or_else(|error| if is_number { Ok(u32::MAX) } else { Err(not_a_number(error)) }))
}

/// The entries of the move table for the value looked up.
///
/// # Errors
/// The fault in the value or the move.
pub fn looked_up(model: &Model, look_up: &LookUp) -> Option<Result<u32, UserError>> {
    let coordinate = look_up.coordinate(model.puzzle())?;
    let mv = look_up.mv(coordinate)?;
    let value = value_to_look_up(model, look_up)?;
    Some(value.and_then(|value| sentences::coordinates::after(coordinate, value, mv)))
}

/// The position before the last move that led to the one that is shown, be it played or turned by hand.
fn before_last_move(model: &Model, shown: &Facelets) -> Option<Facelets> {
    if let Some(last) = model.document.workspace().played().checked_sub(1) {
        let player = model.document.workspace().player()?;
        let start = player.start.facelets()?;
        return Some(player.moves.0.get(..last)?.iter().fold(start, |state, mv| state.after(*mv)));
    }
    let hand = model.document.workspace().position().manual_solve.as_ref()?;
    let last = hand.moves.0.last()?;
    Some(shown.after(shown.puzzle().def().moves.get(last.index())?.inverse))
}
