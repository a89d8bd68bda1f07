//! The one record of a turn that is being shown: the position has changed at once, only what is drawn is still between. A layer that
//! a hand still holds is another record.

use std::time::{Duration, Instant};

use unfold_engine::puzzle::{Move, PuzzleId, pattern::Pattern};
use unfold_scene::space::pull;

/// However little of the way is left, it takes this part of the time.
const MIN_REST: f32 = 0.3;
/// The part of the time of a played move in which it is shown; then it rests, so that moves can be told apart.
pub const PLAYED: f32 = 0.8;

/// A turn that is being shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Motion {
    before: Pattern,
    after: Pattern,
    /// The move whose parts are shown, and from which of them to which.
    mv: Move,
    parts: [f32; 2],
    /// The move that was made, unless the layer only goes back.
    made: Option<Move>,
    began: Instant,
    lasts: Duration,
}

/// A turn on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moving<'a> {
    /// Colours of the facelets before it.
    pub before: &'a Pattern,
    /// The move whose parts are shown.
    pub mv: Move,
    /// The part of it that is made: 0 is nothing, 1 all of it. A hand may turn a layer back or farther, and then it is less
    /// or more.
    pub part: f32,
    /// The move that has been made and how much of it is shown, `0 <= part <= 1`; `None` while a hand holds the layer, or it goes back.
    pub step: Option<(Move, f32)>,
}

impl Moving<'_> {
    /// The move by which the layer is where it is: the one that was made, or while a hand holds it, the one in whose direction it is
    /// turned.
    pub fn direction(&self) -> Move {
        let back = || self.before.puzzle().def().moves[self.mv.index()].inverse;
        match self.step {
            Some((made, _)) => made,
            None if self.part < 0.0 => back(),
            None => self.mv,
        }
    }
}

/// Elapsed fraction of something that began then, slowly at first and at the end; `None` once it has ended.
pub fn part(began: Instant, lasts: Duration, now: Instant) -> Option<f32> {
    let part = now.saturating_duration_since(began).as_secs_f32() / lasts.as_secs_f32();
    (part < 1.0).then_some(eased(part))
}

/// The part of a movement that is made after this part of its time, both from 0 to 1: slowly at first and at the end.
pub fn eased(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}

/// A layer as a hand lets it go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Release {
    /// The move whose parts were made.
    pub layer: Move,
    /// The part of it that was made.
    pub part: f32,
    /// Number of times it is made in the end; backward when less than 0.
    pub times: i32,
}

impl Release {
    /// The move made in the end; `None` when the layer goes back.
    pub fn made(&self, puzzle: PuzzleId) -> Option<Move> {
        pull::repeated(puzzle, self.layer, self.times)
    }
}

impl Motion {
    /// A move that begins `now` on a painting, and is shown so long.
    pub fn new(before: Pattern, mv: Move, lasts: Duration, now: Instant) -> Self {
        Self { after: before.after(mv), before, mv, parts: [0.0, 1.0], made: Some(mv), began: now, lasts }
    }

    /// A layer that a hand has let go, on its way back to where it was taken, or to the next place that looks the same.
    pub fn back(shown: Pattern, release: Release, lasts: Duration, now: Instant) -> Self {
        let (before, after) = (shown.clone(), shown);
        let parts = [release.part, release.times as f32];
        Self { before, after, mv: release.layer, parts, made: None, began: now, lasts }
    }

    /// The same move as it goes on from where a hand has let it go, in the part of the time that the rest of the way takes.
    pub fn going_on(self, release: Release) -> Self {
        let parts = [release.part, release.times as f32];
        let rest = (parts[1] - parts[0]).abs().min(1.0);
        Self { mv: release.layer, parts, lasts: self.lasts.mul_f32(rest.max(MIN_REST)), ..self }
    }

    /// The turn on its way; `None` once it has ended, or when another painting than that after it is shown.
    pub fn moving(&self, shown: &Pattern, now: Instant) -> Option<Moving<'_>> {
        let over = part(self.began, self.lasts, now).filter(|_| self.after == *shown)?;
        let [from, to] = self.parts;
        let part = from + (to - from) * over;
        let step = self.made.map(|mv| (mv, (part / to).clamp(0.0, 1.0)));
        Some(Moving { before: &self.before, mv: self.mv, part, step })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_engine::puzzle::{Facelets, PuzzleId};

    #[test]
    fn a_layer_that_is_held_back_is_told_by_the_inverse_move() {
        let before = &Pattern::of(&Facelets::solved(PuzzleId::Cube3));
        let [clockwise, half, back] = [0, 1, 2].map(Move::new);
        let held = |part| Moving { before, mv: clockwise, part, step: None }.direction();
        assert_eq!([held(0.3), held(-0.3)], [clockwise, back]);
        let made = Moving { before, mv: clockwise, part: 1.4, step: Some((half, 0.7)) };
        assert_eq!(made.direction(), half);
    }
}
