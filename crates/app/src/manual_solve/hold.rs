//! Turning by pulling a facelet: a layer is held, follows the hand, and is let go or put back. Until it is let go nothing has changed.

use crate::document::{Playback, hold::HeldLayer, motion::Release};
use crate::{history::shown_turns, model::Model};
use unfold_engine::puzzle::Move;
use unfold_scene::space::Pull;

/// Takes hold of the facelet at a point of the unit screen, if there is one. What was on its way is there at once, and what is played
/// pauses: a hand takes what it sees.
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

/// The hand that holds a layer is now at this point.
pub fn pull(to: [f32; 2], model: &mut Model) {
    if let Some(hold) = &mut model.document.workspace_mut().hold {
        hold.pull_to(to, model.now);
    }
}

/// Lets go what is held: the move that is to be made, if any. Otherwise the layer goes back.
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

/// Puts what is held back to where it was taken.
pub fn put_back(model: &mut Model) {
    let workspace = model.document.workspace_mut();
    let release = workspace.held();
    workspace.hold = None;
    if let Some(release) = release {
        shown_turns::show_return(Release { times: 0, ..release }, model);
    }
}
