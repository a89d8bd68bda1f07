//! Animation of turns. The position changes at once; only the drawing lags behind.

use std::time::Duration;

use crate::document::motion::{Motion, Release, TURNING_FRACTION};
use crate::document::{Origin, Workspace};
use crate::{model::Model, settings::Settings};
use unfold_engine::puzzle::{Move, pattern::Pattern};

const MANUAL_TURN_DURATION: Duration = Duration::from_millis(200);

/// Repaint interval during animations: about 60 frames per second.
pub const FRAME_INTERVAL: Duration = Duration::from_millis(17);

/// Animation time of a turn made by hand; zero if playback is instant.
fn manual_turn_duration(settings: &Settings) -> Duration {
    if settings.pace.delay().is_zero() { Duration::ZERO } else { MANUAL_TURN_DURATION }
}

/// Animates the turn just made by hand, replacing any other animation.
pub fn show_manual_turn(before: Pattern, mv: Move, model: &mut Model) {
    show_turn(before, mv, manual_turn_duration(&model.settings), model);
}

fn show_turn(before: Pattern, mv: Move, lasts: Duration, model: &mut Model) {
    let workspace = model.document.workspace_mut();
    let shown = !model.settings.reduce_motion && !lasts.is_zero();
    workspace.motion = shown.then(|| Motion::new(before, mv, lasts, model.now));
}

/// Continues the animation of a turn made by hand from the angle and speed of the release.
pub fn continue_from_release(workspace: &mut Workspace, release: Release) {
    workspace.motion = workspace.motion.take().map(|motion| motion.released(release));
}

/// Animates a released layer turning back.
pub fn show_return(release: Release, model: &mut Model) {
    let workspace = model.document.workspace_mut();
    let lasts = manual_turn_duration(&model.settings);
    let shown = !model.settings.reduce_motion && !lasts.is_zero();
    let back = Motion::snap_back(workspace.painting().clone(), release, lasts, model.now).released(release);
    workspace.motion = shown.then_some(back);
}

/// Animates a playback step of one move forward or back; larger steps are not animated. `from` is the number of moves made before the
/// step, `before` the painting shown then.
pub fn show_step(from: usize, before: Pattern, model: &mut Model) {
    let workspace = model.document.workspace_mut();
    let Some(playback) = &workspace.playback else { return };
    let (moves, to) = (&playback.moves.0, playback.at);
    let inverse = |mv: &Move| workspace.puzzle().def().moves[mv.index()].inverse;
    let mv = match (to.checked_sub(from), from.checked_sub(to)) {
        (Some(1), _) => moves.get(from).copied(),
        (_, Some(1)) => moves.get(to).map(inverse),
        _ => None,
    };
    if let Some(mv) = mv {
        show_turn(before, mv, model.settings.pace.delay().mul_f32(TURNING_FRACTION), model);
    }
}

/// Animates an undo or redo step if it undoes or redoes a turn. `before` is the painting shown before the step, `later` the origin of the
/// newer position.
pub fn show_undo_or_redo(before: Pattern, later: &Origin, model: &mut Model) {
    let workspace = model.document.workspace_mut();
    workspace.motion = None;
    if *later == Origin::Turned {
        let mut moves = (0..workspace.puzzle().def().moves.len()).map(|mv| Move::new(mv as u16));
        if let Some(mv) = moves.find(|mv| before.after(*mv) == *workspace.painting()) {
            show_manual_turn(before, mv, model);
        }
    }
}
