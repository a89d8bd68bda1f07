//! Turning by dragging a facelet: the layer follows the pointer until released. The position changes on release.

use crate::document::{Playback, dragged_layer::DraggedLayer, motion::Release};
use crate::{history::shown_turns, model::Model};
use unfold_engine::puzzle::Move;
use unfold_scene::space::LayerDrag;

/// Grabs the facelet at a point of the unit screen, if any. Ends a running animation and pauses playback, so that the drag starts from
/// the current position.
pub fn grab(at: [f32; 2], model: &mut Model) {
    let workspace = model.document.workspace_mut();
    workspace.finish_scramble();
    workspace.playback = workspace.playback.take().map(Playback::paused);
    workspace.motion = None;
    workspace.camera.set_view(|camera| camera, model.now);
    let scene = workspace.scene_at_rest(model.settings.sizes(), model.settings.hint_stickers, model.now);
    let pull = LayerDrag::grab(workspace.puzzle(), &scene, at);
    workspace.dragged_layer = pull.map(|pull| DraggedLayer::new(workspace.painting().clone(), pull, model.now));
}

/// Moves the dragged layer to the pointer.
pub fn drag_to(to: [f32; 2], model: &mut Model) {
    if let Some(hold) = &mut model.document.workspace_mut().dragged_layer {
        hold.pull_to(to, model.now);
    }
}

/// Releases the layer: returns the move to make, or animates the layer back.
pub fn release(model: &mut Model) -> Option<(Move, Release)> {
    let workspace = model.document.workspace_mut();
    let release = workspace.release_now(model.now);
    workspace.dragged_layer = None;
    let release = release?;
    let made = release.resulting_move(workspace.puzzle());
    if made.is_none() {
        shown_turns::show_return(release, model);
    }
    Some((made?, release))
}

/// Cancels the drag and animates the layer back.
pub fn cancel(model: &mut Model) {
    let workspace = model.document.workspace_mut();
    let release = workspace.release_at_rest();
    workspace.dragged_layer = None;
    if let Some(release) = release {
        shown_turns::show_return(Release { times: 0, ..release }, model);
    }
}
