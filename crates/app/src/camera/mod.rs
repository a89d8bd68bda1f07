//! View of the puzzle. Looking is no change of the position, and is not undone.

pub mod command;

use std::time::Duration;

use self::command::CameraCommand;
use crate::{document::camera::CameraState, history::shown_turns, model::Model};
use unfold_engine::puzzle::PuzzleId;
use unfold_scene::space::{Camera, Scene, ViewFrom};

/// Does what a person asks for, which nothing speaks against.
pub fn run(command: CameraCommand, model: &mut Model) {
    let (puzzle, now, calm) = (model.puzzle(), model.now, model.settings.reduce_motion);
    let four = puzzle.def().dimensions == 4;
    match command {
        CameraCommand::CentreCell(cell) if four => camera(model).centre_cell(cell, calm, now),
        CameraCommand::LookFrom(side) => camera(model).look_from(puzzle, side, calm, now),
        CameraCommand::ResetView => *camera(model) = CameraState::new(puzzle),
        CameraCommand::ShowPieces(filter) => model.document.workspace_mut().shown_parts.filter = filter,
        CameraCommand::SetDepth(depth) => model.document.workspace_mut().shown_parts.set_depth(depth),
        CameraCommand::SetSizes(sizes) => {
            let sizes = sizes.within_bounds();
            model.set(|settings| (settings.cell_size, settings.sticker_size) = (sizes.cell, sizes.sticker));
        }
        CameraCommand::Orbit { right, down } => camera(model).look(|camera| camera.orbited(right, down), now),
        CameraCommand::OrbitFourth { right, down } if four => {
            camera(model).look(|camera| camera.orbited_fourth(right, down), now);
        }
        CameraCommand::ThrowView(throw) if !calm && (four || !throw.fourth) => camera(model).throw(throw, now),
        CameraCommand::TouchView => camera(model).stop_gliding(now),
        CameraCommand::ZoomView(factor) => camera(model).look(|camera| camera.zoomed(factor), now),
        // There is no fourth axis, or nothing is to move by itself.
        CameraCommand::CentreCell(_) | CameraCommand::OrbitFourth { .. } | CameraCommand::ThrowView(_) => {}
    }
}

/// True if there is such a command for a puzzle.
pub fn is_of(command: &CameraCommand, puzzle: PuzzleId) -> bool {
    match command {
        CameraCommand::ShowPieces(filter) => filter.is_of(puzzle),
        CameraCommand::CentreCell(_) => puzzle.def().dimensions == 4,
        CameraCommand::LookFrom(side) => {
            *side == ViewFrom::Front || *side == ViewFrom::UFR || puzzle.def().dimensions == 3
        }
        _ => true,
    }
}

/// True if the command's choice is chosen, or its switch is on; `None` if it is neither choice nor switch.
pub fn is_on(command: &CameraCommand, model: &Model) -> Option<bool> {
    if let CameraCommand::ShowPieces(filter) = command {
        Some(model.document.workspace().shown_parts.filter == *filter)
    } else {
        None
    }
}

/// The time until something is due even if nothing wakes the window.
pub fn due(model: &Model) -> Option<Duration> {
    model.document.workspace().is_moving(model.now).then_some(shown_turns::FRAME)
}

/// The point from which the puzzle at hand is looked at.
fn camera(model: &mut Model) -> &mut CameraState {
    &mut model.document.workspace_mut().camera
}

/// View of the puzzle at this moment.
pub fn shown(model: &Model) -> Camera {
    model.document.workspace().camera.shown(model.now)
}

/// The scene at this moment. The colours are those of [`Model::moving`] while a turn is on its way, and else
/// those of the painting.
pub fn scene(model: &Model) -> Scene {
    model.document.workspace().scene(model.settings.sizes(), model.settings.hint_stickers, model.now)
}

/// The scene once nothing turns any more.
pub fn scene_at_rest(model: &Model) -> Scene {
    model.document.workspace().scene_at_rest(model.settings.sizes(), model.settings.hint_stickers, model.now)
}
