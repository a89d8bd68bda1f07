//! The animation of a turn that the position already contains. For a dragged layer see [`hold`](super::dragged_layer).

use std::time::{Duration, Instant};

use unfold_engine::puzzle::{Move, PuzzleId, pattern::Pattern};
use unfold_scene::space::drag;

/// Minimum duration of the rest of a released turn, as a fraction of a full turn's.
const MIN_REMAINING_FRACTION: f32 = 0.3;
/// Fraction of a played move's time spent turning; the pause after it separates moves.
pub const TURNING_FRACTION: f32 = 0.8;

/// A turn being animated.
#[derive(Clone, Debug, PartialEq)]
pub struct Motion {
    before: Pattern,
    after: Pattern,
    /// The move drawn.
    mv: Move,
    /// Start and end of the drawn fraction of the move.
    parts: [f32; 2],
    /// The move made; `None` if the layer snaps back.
    made: Option<Move>,
    began: Instant,
    duration: Duration,
}

/// A turn in progress, as drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurnInProgress<'a> {
    /// The painting before the turn.
    pub before: &'a Pattern,
    pub mv: Move,
    /// Completed fraction of the move. May be below 0 or above 1 while dragging.
    pub part: f32,
    /// The move made and its visible fraction, from 0 to 1; `None` while dragging or snapping back.
    pub step: Option<(Move, f32)>,
}

impl TurnInProgress<'_> {
    /// The move in the direction of the turn: the one made or, while dragging or snapping back, the one toward the current angle.
    pub fn direction(&self) -> Move {
        let back = || self.before.puzzle().def().moves[self.mv.index()].inverse;
        match self.step {
            Some((made, _)) => made,
            None if self.part < 0.0 => back(),
            None => self.mv,
        }
    }
}

/// Elapsed fraction of an animation, eased; `None` once it has ended.
pub fn eased_progress(began: Instant, duration: Duration, now: Instant) -> Option<f32> {
    let part = now.saturating_duration_since(began).as_secs_f32() / duration.as_secs_f32();
    (part < 1.0).then_some(eased(part))
}

/// Smoothstep easing of a fraction.
pub fn eased(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}

/// Release of a dragged layer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Release {
    /// The move drawn.
    pub layer: Move,
    /// Completed fraction of the move.
    pub part: f32,
    /// Number of times the move is made once the layer has snapped; may be negative.
    pub times: i32,
}

impl Release {
    /// The resulting move; `None` if the layer snaps back.
    pub fn resulting_move(&self, puzzle: PuzzleId) -> Option<Move> {
        drag::repeated_move(puzzle, self.layer, self.times)
    }
}

impl Motion {
    /// Animates a move from a painting, starting at `now`.
    pub fn new(before: Pattern, mv: Move, duration: Duration, now: Instant) -> Self {
        Self { after: before.after(mv), before, mv, parts: [0.0, 1.0], made: Some(mv), began: now, duration }
    }

    /// Animates a released layer that snaps to an angle where the painting is the same as before.
    pub fn snap_back(shown: Pattern, release: Release, duration: Duration, now: Instant) -> Self {
        let (before, after) = (shown.clone(), shown);
        let parts = [release.part, release.times as f32];
        Self { before, after, mv: release.layer, parts, made: None, began: now, duration }
    }

    /// Continues the move from where the layer was released; the duration is proportional to the rest, but not below a minimum.
    pub fn released(self, release: Release) -> Self {
        let parts = [release.part, release.times as f32];
        let rest = (parts[1] - parts[0]).abs().min(1.0);
        Self { mv: release.layer, parts, duration: self.duration.mul_f32(rest.max(MIN_REMAINING_FRACTION)), ..self }
    }

    /// The turn in progress; `None` once it has ended or the painting has changed.
    pub fn turn_in_progress(&self, shown: &Pattern, now: Instant) -> Option<TurnInProgress<'_>> {
        let over = eased_progress(self.began, self.duration, now).filter(|_| self.after == *shown)?;
        let [from, to] = self.parts;
        let part = from + (to - from) * over;
        let step = self.made.map(|mv| (mv, (part / to).clamp(0.0, 1.0)));
        Some(TurnInProgress { before: &self.before, mv: self.mv, part, step })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_engine::puzzle::{Facelets, PuzzleId};

    #[test]
    fn direction_is_the_inverse_move_when_dragged_backwards() {
        let before = &Pattern::from_facelets(&Facelets::solved(PuzzleId::Cube3));
        let [clockwise, half, back] = [0, 1, 2].map(Move::new);
        let held = |part| TurnInProgress { before, mv: clockwise, part, step: None }.direction();
        assert_eq!([held(0.3), held(-0.3)], [clockwise, back]);
        let made = TurnInProgress { before, mv: clockwise, part: 1.4, step: Some((half, 0.7)) };
        assert_eq!(made.direction(), half);
    }
}
