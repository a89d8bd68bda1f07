//! A layer that a hand holds: it is drawn where the hand has turned it, and the position has not changed yet.

use std::time::{Duration, Instant};

use super::motion::{Moving, Release};
use unfold_engine::puzzle::{Move, pattern::Pattern};
use unfold_scene::space::{Pull, pull};

/// Time over which the speed of a hand is measured.
const LATELY: Duration = Duration::from_millis(80);

/// The layer that a hand holds, and the angle it has turned it by.
#[derive(Clone, Debug, PartialEq)]
pub struct HeldLayer {
    before: Pattern,
    pull: Pull,
    /// The move whose parts are made, once the hand has shown in which direction it pulls.
    layer: Option<Move>,
    /// The part of it that was made at these times; the last is shown.
    trail: Vec<(Instant, f32)>,
}

impl HeldLayer {
    /// A hand takes hold of a facelet of what is shown.
    pub fn new(before: Pattern, pull: Pull, now: Instant) -> Self {
        Self { before, pull, layer: None, trail: vec![(now, 0.0)] }
    }

    /// The hand is now at this point of the unit screen.
    pub fn pull_to(&mut self, to: [f32; 2], now: Instant) {
        self.layer = self.layer.or_else(|| self.pull.layer(to));
        let Some(layer) = self.layer else { return };
        let part = self.pull.part(layer, to);
        // Of what is older only the last is needed, to know how far the hand has come since.
        let old = self.trail.iter().filter(|(at, _)| now.saturating_duration_since(*at) > LATELY).count();
        self.trail.drain(..old.saturating_sub(1));
        self.trail.push((now, part));
    }

    /// The part of the move that is made.
    fn part(&self) -> f32 {
        self.trail.last().map_or(0.0, |(_, part)| *part)
    }

    /// Speed of the layer, in moves a second.
    pub(super) fn speed(&self, now: Instant) -> f32 {
        let lately = |at: &Instant| now.saturating_duration_since(*at) <= LATELY;
        let Some((_, end)) = self.trail.last().filter(|(at, _)| lately(at)) else { return 0.0 };
        let since = |at: &Instant| now.saturating_duration_since(*at).as_secs_f32();
        let first = self.trail.iter().rev().find(|(at, _)| !lately(at)).or(self.trail.first());
        first.map_or(0.0, |(at, begin)| (end - begin) / since(at).max(0.001))
    }

    /// The layer as it would be left at this speed; `None` when none is held, or another painting is shown meanwhile.
    pub(super) fn release(&self, shown: &Pattern, speed: f32) -> Option<Release> {
        let layer = self.layer.filter(|_| self.before == *shown)?;
        let part = self.part();
        Some(Release { layer, part, times: pull::snapped(part, speed) })
    }

    /// The layer as it is drawn.
    pub(crate) fn moving(&self, shown: &Pattern) -> Option<Moving<'_>> {
        let mv = self.layer.filter(|_| self.before == *shown)?;
        Some(Moving { before: &self.before, mv, part: self.part(), step: None })
    }
}
