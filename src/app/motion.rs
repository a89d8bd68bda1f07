//! The one record of a turn that is being shown: the position has changed at once, only what is drawn is still between.

use std::time::{Duration, Instant};

use super::App;
use super::position::Origin;
use crate::engine::puzzle::Move;
use crate::engine::puzzle::painting::Painting;

/// How long a turn by hand is shown.
const BY_HAND: Duration = Duration::from_millis(200);
/// The part of the time of a played move in which it is shown; then it rests, so that moves can be told apart.
const PLAYED: f32 = 0.8;
/// While something moves, the window is to be painted again as soon as this: a screen's 60 frames a second.
pub(super) const FRAME: Duration = Duration::from_millis(17);

/// A turn that is being shown.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Motion {
    before: Painting,
    after: Painting,
    mv: Move,
    began: Instant,
    lasts: Duration,
}

/// A turn on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moving<'a> {
    /// What the facelets showed before it.
    pub before: &'a Painting,
    /// The move.
    pub mv: Move,
    /// How much of it is made, `0 <= part < 1`.
    pub part: f32,
}

/// How much of something that began then is over, slowly at first and at the end; `None` once it has ended.
pub(super) fn part(began: Instant, lasts: Duration) -> Option<f32> {
    let part = began.elapsed().as_secs_f32() / lasts.as_secs_f32();
    (part < 1.0).then_some(part * part * (3.0 - 2.0 * part))
}

impl App {
    /// The turn that is being shown. It is no longer shown as soon as the position is another one.
    pub fn moving(&self) -> Option<Moving<'_>> {
        let motion = self.motion.as_ref().filter(|motion| motion.after == *self.painting())?;
        let part = part(motion.began, motion.lasts)?;
        Some(Moving { before: &motion.before, mv: motion.mv, part })
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
        self.motion = shown.then(|| Motion { after: before.after(mv), before, mv, began: Instant::now(), lasts });
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
