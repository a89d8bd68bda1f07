//! The look-up in a move table on the page of coordinates.

pub mod command;
pub mod queries;

use self::command::CoordinatesCommand;
use crate::app::core::{Context, Feature, Obstacle, Page, page::LookUp};
use unfold_text::{coordinates, sentences::coordinates::puzzles};

/// The page of arrays and coordinates.
#[derive(Debug, Default)]
pub struct CoordinatesPage;

impl Feature for CoordinatesPage {
    type Command = CoordinatesCommand;

    fn update(&mut self, command: CoordinatesCommand, cx: &mut Context) {
        if command == CoordinatesCommand::Coordinates {
            cx.page = Some(Page::Coordinates(LookUp::default()));
        }
        let Some(Page::Coordinates(look_up)) = &mut cx.page else { return };
        match command {
            CoordinatesCommand::Coordinates => {}
            // A value that was typed was one of the coordinate before.
            CoordinatesCommand::LookUpCoordinate(name) => (look_up.name, look_up.typed) = (Some(name), String::new()),
            CoordinatesCommand::LookUpValue(text) => look_up.typed = text,
            CoordinatesCommand::LookUpMove(mv) => look_up.mv = Some(mv),
        }
    }

    fn obstacle(&self, command: &CoordinatesCommand, cx: &Context) -> Obstacle {
        match command {
            CoordinatesCommand::Coordinates => {
                Obstacle::because_if(!cx.has_coordinates(), || coordinates::WHY_NO_COORDINATES.with([&puzzles()]))
            }
            _ => Obstacle::None,
        }
    }
}
