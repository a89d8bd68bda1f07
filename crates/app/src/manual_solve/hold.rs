//! Turning by dragging a facelet: the layer follows the pointer until released. The position changes on release.

use crate::document::{Playback, hold::HeldLayer, motion::Release};
use crate::{history::shown_turns, model::Model};
use unfold_engine::puzzle::Move;
use unfold_scene::space::Pull;

/// Grabs the facelet at a point of the unit screen, if any. Ends a running animation and pauses playback, so the drag starts from what
/// is drawn.
pub fn take(at: [f32; 2], model: &mut Model) {
    let workspace = model.document.workspace_mut();
    workspace.finish_scramble();
    workspace.playback = workspace.playback.take().map(Playback::paused);
    workspace.motion = None;
    workspace.camera.look(|camera| camera, model.now);
    let scene = workspace.scene_at_rest(model.settings.sizes(), model.settings.hint_stickers, model.now);
    let pull = Pull::at(workspace.puzzle(), &scene, at);
    workspace.hold = pull.map(|pull| HeldLayer::new(workspace.painting().clone(), pull, model.now));
}

/// Moves the dragged layer to the pointer.
pub fn pull(to: [f32; 2], model: &mut Model) {
    if let Some(hold) = &mut model.document.workspace_mut().hold {
        hold.pull_to(to, model.now);
    }
}

/// Releases the layer: returns the move to make, or animates the layer back.
pub fn let_go(model: &mut Model) -> Option<(Move, Release)> {
    let workspace = model.document.workspace_mut();
    let release = workspace.thrown(model.now);
    workspace.hold = None;
    let release = release?;
    let made = release.made(workspace.puzzle());
    if made.is_none() {
        shown_turns::show_return(release, model);
    }
    Some((made?, release))
}

/// Cancels the drag and animates the layer back.
pub fn put_back(model: &mut Model) {
    let workspace = model.document.workspace_mut();
    let release = workspace.held();
    workspace.hold = None;
    if let Some(release) = release {
        shown_turns::show_return(Release { times: 0, ..release }, model);
    }
}
