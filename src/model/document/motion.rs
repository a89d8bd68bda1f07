//! The one record of a turn that is being shown: the position has changed at once, only what is drawn is still between.

use std::time::{Duration, Instant};

use crate::engine::puzzle::Move;
use crate::engine::puzzle::painting::Painting;
use crate::model::document::workspace::Workspace;

/// The part of the time of a played move in which it is shown; then it rests, so that moves can be told apart.
pub const PLAYED: f32 = 0.8;

/// A turn that is being shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Motion {
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
pub fn part(began: Instant, lasts: Duration, now: Instant) -> Option<f32> {
    let part = now.saturating_duration_since(began).as_secs_f32() / lasts.as_secs_f32();
    (part < 1.0).then_some(eased(part))
}

/// How much of a movement is made after this part of its time, both from 0 to 1: slowly at first and at the end.
pub fn eased(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}

impl Motion {
    /// A move that begins `now` on a painting, and is shown so long.
    pub fn new(before: Painting, mv: Move, lasts: Duration, now: Instant) -> Self {
        Self { after: before.after(mv), before, mv, began: now, lasts }
    }

    /// The turn on its way; `None` once it has ended, or when another painting than that after it is shown.
    pub fn moving(&self, shown: &Painting, now: Instant) -> Option<Moving<'_>> {
        let part = part(self.began, self.lasts, now).filter(|_| self.after == *shown)?;
        Some(Moving { before: &self.before, mv: self.mv, part })
    }
}

impl Workspace {
    /// The turn that is being shown. It is no longer shown as soon as the position is another one.
    pub fn moving(&self, now: Instant) -> Option<Moving<'_>> {
        self.motion.as_ref()?.moving(self.painting(), now)
    }
}
