//! Effects of the commands of the page of coordinates.

use super::{CoordinatesPage, command::CoordinatesCommand};
use crate::app::core::{Context, Feature, Obstacle};
use unfold_text::{coordinates, sentences::coordinates::puzzles};

impl Feature for CoordinatesPage {
    type Command = CoordinatesCommand;

    fn update(&mut self, command: CoordinatesCommand, cx: &mut Context) {
        match command {
            CoordinatesCommand::Coordinates => super::show(cx),
            CoordinatesCommand::LookUpCoordinate(name) => super::choose(name, cx),
            CoordinatesCommand::LookUpValue(text) => super::type_value(text, cx),
            CoordinatesCommand::LookUpMove(mv) => super::choose_move(mv, cx),
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
