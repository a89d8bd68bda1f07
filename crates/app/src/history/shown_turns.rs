//! Turns that are shown on their way: the position has changed at once, only what is drawn is still between.

use std::time::Duration;

use crate::document::motion::{Motion, PLAYED, Release};
use crate::document::{Origin, Workspace};
use crate::{model::Model, settings::Settings};
use unfold_engine::puzzle::{Move, pattern::Pattern};

/// Time that a turn by hand is shown.
const BY_HAND: Duration = Duration::from_millis(200);

/// While something moves, the window is to be painted again as soon as this: a screen's 60 frames a second.
pub const FRAME: Duration = Duration::from_millis(17);

/// Time that something done by hand is shown: not at all where moves are played at once.
fn time_by_hand(settings: &Settings) -> Duration {
    if settings.pace.delay().is_zero() { Duration::ZERO } else { BY_HAND }
}

/// Shows the turn by hand that has just been made on a painting, in place of any before.
pub fn show_turn_by_hand(before: Pattern, mv: Move, model: &mut Model) {
    show_turn(before, mv, time_by_hand(&model.settings), model);
}

fn show_turn(before: Pattern, mv: Move, lasts: Duration, model: &mut Model) {
    let workspace = model.document.workspace_mut();
    let shown = !model.settings.reduce_motion && !lasts.is_zero();
    workspace.motion = shown.then(|| Motion::new(before, mv, lasts, model.now));
}

/// Has the turn by hand that has just been made go on from where the hand let it go.
pub fn go_on(workspace: &mut Workspace, release: Release) {
    workspace.motion = workspace.motion.take().map(|motion| motion.going_on(release));
}

/// Shows a layer go back that a hand has let go.
pub fn show_return(release: Release, model: &mut Model) {
    let workspace = model.document.workspace_mut();
    let lasts = time_by_hand(&model.settings);
    let shown = !model.settings.reduce_motion && !lasts.is_zero();
    let back = Motion::back(workspace.painting().clone(), release, lasts, model.now).going_on(release);
    workspace.motion = shown.then_some(back);
}

/// Shows the step from one moment of what is played to the next or the one before; anything farther is a jump. `from` is how many
/// moves had been made, `before` what the net showed then.
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

/// Shows the turn by hand that was undone or made again, if the later one of two positions came from one; `before` is what the net
/// showed.
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
