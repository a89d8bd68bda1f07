//! Animation of turns. The position changes at once; only the drawing lags behind.

use std::time::Duration;

use crate::document::motion::{Motion, PLAYED, Release};
use crate::document::{Origin, Workspace};
use crate::{model::Model, settings::Settings};
use unfold_engine::puzzle::{Move, pattern::Pattern};

/// Duration of a turn made by hand.
const BY_HAND: Duration = Duration::from_millis(200);

/// Repaint interval while something moves: 60 frames a second.
pub const FRAME: Duration = Duration::from_millis(17);

/// Duration of a turn made by hand; zero where playback is instant.
fn time_by_hand(settings: &Settings) -> Duration {
    if settings.pace.delay().is_zero() { Duration::ZERO } else { BY_HAND }
}

/// Animates the turn just made by hand, replacing any other animation.
pub fn show_turn_by_hand(before: Pattern, mv: Move, model: &mut Model) {
    show_turn(before, mv, time_by_hand(&model.settings), model);
}

fn show_turn(before: Pattern, mv: Move, lasts: Duration, model: &mut Model) {
    let workspace = model.document.workspace_mut();
    let shown = !model.settings.reduce_motion && !lasts.is_zero();
    workspace.motion = shown.then(|| Motion::new(before, mv, lasts, model.now));
}

/// Continues the animation of a turn made by hand from the angle and speed of the release.
pub fn go_on(workspace: &mut Workspace, release: Release) {
    workspace.motion = workspace.motion.take().map(|motion| motion.going_on(release));
}

/// Animates the return of a released layer.
pub fn show_return(release: Release, model: &mut Model) {
    let workspace = model.document.workspace_mut();
    let lasts = time_by_hand(&model.settings);
    let shown = !model.settings.reduce_motion && !lasts.is_zero();
    let back = Motion::back(workspace.painting().clone(), release, lasts, model.now).going_on(release);
    workspace.motion = shown.then_some(back);
}

/// Animates playback by one move forward or back; a larger step is not animated. `from` is the number of moves made before, `before`
/// the painting then.
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
        show_turn(before, mv, model.settings.pace.delay().mul_f32(PLAYED), model);
    }
}

/// Animates an undone or redone turn if the later of the two positions came from one. `before` is the painting shown before.
pub fn show_history(before: Pattern, later: &Origin, model: &mut Model) {
    let workspace = model.document.workspace_mut();
    workspace.motion = None;
    if *later == Origin::Turned {
        let mut moves = (0..workspace.puzzle().def().moves.len()).map(|mv| Move::new(mv as u16));
        if let Some(mv) = moves.find(|mv| before.after(*mv) == *workspace.painting()) {
            show_turn_by_hand(before, mv, model);
        }
    }
}
