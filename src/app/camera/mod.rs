//! View of the puzzle. Looking is no change of the position, and is not undone.

pub mod command;
pub mod update;

use super::core::context::Context;
use super::document::camera::{CameraState, Throw};
use super::document::shown_parts::PieceFilter;
use super::document::workspace::Workspaces;
use crate::shared::scene::{Camera, Sizes, ViewFrom};

/// Looks from elsewhere.
pub fn look(from: impl FnOnce(Camera) -> Camera, cx: &mut Context) {
    cx.document.workspace_mut().camera.look(from, cx.now);
}

/// Turns the hypercube through the fourth axis; `right` and `down` are how far, as [`Camera::orbited_fourth`] has them.
pub fn look_through_fourth(right: f32, down: f32, cx: &mut Context) {
    if cx.document.puzzle().def().dimensions == 4 {
        look(|camera| camera.orbited_fourth(right, down), cx);
    }
}

/// Lets the view glide on as it is thrown; not where motion is to be reduced.
pub fn throw(throw: Throw, cx: &mut Context) {
    if !cx.settings.reduce_motion && (cx.document.puzzle().def().dimensions == 4 || !throw.fourth) {
        cx.document.workspace_mut().camera.throw(throw, cx.now);
    }
}

/// A hand is laid on the view, which rests if it was gliding.
pub fn touch(cx: &mut Context) {
    cx.document.workspace_mut().camera.stop_gliding(cx.now);
}

/// Brings a cell of the hypercube to the centre.
pub fn centre_cell(cell: u8, cx: &mut Context) {
    if cx.document.puzzle().def().dimensions == 4 {
        cx.document.workspace_mut().camera.centre_cell(cell, cx.settings.reduce_motion, cx.now);
    }
}

/// Looks from a side.
pub fn look_from(side: ViewFrom, cx: &mut Context) {
    let puzzle = cx.document.puzzle();
    cx.document.workspace_mut().camera.look_from(puzzle, side, cx.settings.reduce_motion, cx.now);
}

/// Shows some pieces, and the others faintly.
pub fn show_pieces(workspaces: &mut Workspaces, filter: PieceFilter) {
    workspaces.workspace_mut().shown_parts.filter = filter;
}

/// Shows the hypercube from the far end of the fourth axis as far as this.
pub fn set_depth(workspaces: &mut Workspaces, depth: f32) {
    workspaces.workspace_mut().shown_parts.set_depth(depth);
}

/// The first view of the puzzle again.
pub fn reset(workspaces: &mut Workspaces) {
    let puzzle = workspaces.puzzle();
    workspaces.workspace_mut().camera = CameraState::new(puzzle);
}

/// Sets how much room the parts of the hypercube take, as far as that can be.
pub fn set_sizes(sizes: Sizes, cx: &mut Context) {
    let sizes = sizes.within_bounds();
    cx.set(|settings| (settings.cell_size, settings.sticker_size) = (sizes.cell, sizes.sticker));
}

/// The point from which the puzzle is looked at.
#[derive(Debug, Default)]
pub struct Viewpoint;
