//! The one record of a turn that is being shown: the position has changed at once, only what is drawn is still between.

use std::time::Duration;

use super::App;
use crate::engine::puzzle::Move;
use crate::engine::puzzle::painting::Painting;
use crate::model::document::motion::{Motion, Moving};
use crate::model::document::position::Origin;

/// How long a turn by hand is shown.
const BY_HAND: Duration = Duration::from_millis(200);

/// The part of the time of a played move in which it is shown; then it rests, so that moves can be told apart.
const PLAYED: f32 = 0.8;

/// While something moves, the window is to be painted again as soon as this: a screen's 60 frames a second.
pub(super) const FRAME: Duration = Duration::from_millis(17);

impl App {
    /// The turn that is being shown. It is no longer shown as soon as the position is another one.
    pub fn moving(&self) -> Option<Moving<'_>> {
        self.motion.as_ref()?.moving(self.painting(), self.cx.now)
    }

    /// How long a played move is shown.
    pub(super) fn time_of_played(&self) -> Duration {
        self.settings().pace.delay().mul_f32(PLAYED)
    }

    /// How long something done by hand is shown: not at all where moves are played at once.
    pub(super) fn time_by_hand(&self) -> Duration {
        if self.settings().pace.delay().is_zero() { Duration::ZERO } else { BY_HAND }
    }

    /// Shows the turn that has just been made on a painting, in place of any before.
    pub(super) fn show_turn(&mut self, before: Painting, mv: Move, lasts: Duration) {
        let shown = !self.settings().reduce_motion && !lasts.is_zero();
        self.motion = shown.then(|| Motion::new(before, mv, lasts, self.cx.now));
    }

    /// Shows the step from one moment of what is played to the next or the one before; anything farther is a jump. `from` is how
    /// many moves had been made, `before` what the net showed then.
    pub(super) fn show_step(&mut self, from: usize, before: Painting) {
        let Some(playback) = self.playback() else { return };
        let (moves, to) = (&playback.moves.0, playback.at);
        let inverse = |mv: &Move| self.puzzle().def().moves[mv.index()].inverse;
        let mv = match (to.checked_sub(from), from.checked_sub(to)) {
            (Some(1), _) => moves.get(from).copied(),
            (_, Some(1)) => moves.get(to).map(inverse),
            _ => None,
        };
        if let Some(mv) = mv {
            self.show_turn(before, mv, self.time_of_played());
        }
    }

    /// Shows the turn by hand that was undone or made again, if the later one of two positions came from one; `before` is what the
    /// net showed.
    pub(super) fn show_history(&mut self, before: Painting, later: Origin) {
        self.motion = None;
        if later == Origin::Turned {
            let moves = (0..self.puzzle().def().moves.len()).map(|mv| Move(mv as u16));
            if let Some(mv) = moves.into_iter().find(|mv| before.after(*mv) == *self.painting()) {
                self.show_turn(before, mv, self.time_by_hand());
            }
        }
    }
}
