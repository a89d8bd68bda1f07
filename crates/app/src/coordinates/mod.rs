//! The look-up in a move table on the page of coordinates.

pub mod command;
pub mod queries;

use self::command::CoordinatesCommand;
use crate::page::{LookUp, Page};
use crate::{command::availability::Obstacle, model::Model};
use unfold_text::{coordinates, sentences::coordinates::puzzles};

/// Does what a person asks for, which nothing speaks against.
pub fn run(command: CoordinatesCommand, model: &mut Model) {
    if command == CoordinatesCommand::Coordinates {
        model.page = Some(Page::Coordinates(LookUp::default()));
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
            Obstacle::because_if(!model.has_coordinates(), || coordinates::WHY_NO_COORDINATES.with([&puzzles()]))
        }
        _ => Obstacle::None,
    }
}
