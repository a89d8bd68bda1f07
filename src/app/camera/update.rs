//! Effects of the commands of the view.

use std::time::Duration;

use super::Viewpoint;
use super::command::CameraCommand;
use crate::app::core::context::Context;
use crate::app::core::feature::Feature;
use crate::app::history::shown_turns;
use crate::shared::scene::ViewFrom;
use unfold_engine::puzzle::PuzzleId;

impl Feature for Viewpoint {
    type Command = CameraCommand;

    fn update(&mut self, command: CameraCommand, cx: &mut Context) {
        match command {
            CameraCommand::CentreCell(cell) => super::centre_cell(cell, cx),
            CameraCommand::LookFrom(side) => super::look_from(side, cx),
            CameraCommand::ResetView => super::reset(&mut cx.document),
            CameraCommand::ShowPieces(filter) => super::show_pieces(&mut cx.document, filter),
            CameraCommand::SetDepth(depth) => super::set_depth(&mut cx.document, depth),
            CameraCommand::SetSizes(sizes) => super::set_sizes(sizes, cx),
            CameraCommand::Orbit { right, down } => super::look(|camera| camera.orbited(right, down), cx),
            CameraCommand::OrbitFourth { right, down } => super::look_through_fourth(right, down, cx),
            CameraCommand::ThrowView(throw) => super::throw(throw, cx),
            CameraCommand::TouchView => super::touch(cx),
            CameraCommand::ZoomView(factor) => super::look(|camera| camera.zoomed(factor), cx),
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
        if let CameraCommand::ShowPieces(filter) = command { Some(cx.shown_parts().filter == *filter) } else { None }
    }

    fn due(&self, cx: &Context) -> Option<Duration> {
        cx.is_moving().then_some(shown_turns::FRAME)
    }
}
