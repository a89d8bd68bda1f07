//! View of the puzzle. Looking is no change of the position, and is not undone.

pub mod command;

use std::time::Duration;

use self::command::CameraCommand;
use crate::app::core::{Context, Feature};
use crate::app::{document::camera::CameraState, history::shown_turns};
use crate::shared::scene::ViewFrom;
use unfold_engine::puzzle::PuzzleId;

/// The point from which the puzzle is looked at.
#[derive(Debug, Default)]
pub struct Viewpoint;

impl Feature for Viewpoint {
    type Command = CameraCommand;

    fn update(&mut self, command: CameraCommand, cx: &mut Context) {
        let (puzzle, now, calm) = (cx.puzzle(), cx.now, cx.settings.reduce_motion);
        let four = puzzle.def().dimensions == 4;
        match command {
            CameraCommand::CentreCell(cell) if four => camera(cx).centre_cell(cell, calm, now),
            CameraCommand::LookFrom(side) => camera(cx).look_from(puzzle, side, calm, now),
            CameraCommand::ResetView => *camera(cx) = CameraState::new(puzzle),
            CameraCommand::ShowPieces(filter) => cx.document.workspace_mut().shown_parts.filter = filter,
            CameraCommand::SetDepth(depth) => cx.document.workspace_mut().shown_parts.set_depth(depth),
            CameraCommand::SetSizes(sizes) => {
                let sizes = sizes.within_bounds();
                cx.set(|settings| (settings.cell_size, settings.sticker_size) = (sizes.cell, sizes.sticker));
            }
            CameraCommand::Orbit { right, down } => camera(cx).look(|camera| camera.orbited(right, down), now),
            CameraCommand::OrbitFourth { right, down } if four => {
                camera(cx).look(|camera| camera.orbited_fourth(right, down), now);
            }
            CameraCommand::ThrowView(throw) if !calm && (four || !throw.fourth) => camera(cx).throw(throw, now),
            CameraCommand::TouchView => camera(cx).stop_gliding(now),
            CameraCommand::ZoomView(factor) => camera(cx).look(|camera| camera.zoomed(factor), now),
            // There is no fourth axis, or nothing is to move by itself.
            CameraCommand::CentreCell(_) | CameraCommand::OrbitFourth { .. } | CameraCommand::ThrowView(_) => {}
        }
    }

    fn is_of(command: &CameraCommand, puzzle: PuzzleId) -> bool {
        match command {
            CameraCommand::ShowPieces(filter) => filter.is_of(puzzle),
            CameraCommand::CentreCell(_) => puzzle.def().dimensions == 4,
            CameraCommand::LookFrom(side) => {
                *side == ViewFrom::Front || *side == ViewFrom::UFR || puzzle.def().dimensions == 3
            }
            _ => true,
        }
    }

    fn is_on(&self, command: &CameraCommand, cx: &Context) -> Option<bool> {
        if let CameraCommand::ShowPieces(filter) = command { Some(cx.shown_parts.filter == *filter) } else { None }
    }

    fn due(&self, cx: &Context) -> Option<Duration> {
        cx.is_moving().then_some(shown_turns::FRAME)
    }
}

/// The point from which the puzzle at hand is looked at.
fn camera(cx: &mut Context) -> &mut CameraState {
    &mut cx.document.workspace_mut().camera
}
