//! A layer being dragged. The position changes on release.

use std::time::{Duration, Instant};

use super::motion::{Release, TurnInProgress};
use unfold_engine::puzzle::{Move, pattern::Pattern};
use unfold_scene::space::{LayerDrag, drag};

/// Time window for measuring the drag speed.
const SPEED_WINDOW: Duration = Duration::from_millis(80);

#[derive(Clone, Debug, PartialEq)]
pub struct DraggedLayer {
    before: Pattern,
    pull: LayerDrag,
    /// The move dragged, once the direction of the drag is known.
    layer: Option<Move>,
    /// Completed fraction of the move over time, oldest first.
    trail: Vec<(Instant, f32)>,
}

impl DraggedLayer {
    /// Starts dragging at a facelet.
    pub fn new(before: Pattern, pull: LayerDrag, now: Instant) -> Self {
        Self { before, pull, layer: None, trail: vec![(now, 0.0)] }
    }

    /// Drags to a point of the unit screen.
    pub fn pull_to(&mut self, to: [f32; 2], now: Instant) {
        self.layer = self.layer.or_else(|| self.pull.best_move(to));
        let Some(layer) = self.layer else { return };
        let part = self.pull.turn_fraction(layer, to);
        // Of the entries older than the window, only the last is needed.
        let old = self.trail.iter().filter(|(at, _)| now.saturating_duration_since(*at) > SPEED_WINDOW).count();
        self.trail.drain(..old.saturating_sub(1));
        self.trail.push((now, part));
    }

    /// Completed fraction of the move.
    fn part(&self) -> f32 {
        self.trail.last().map_or(0.0, |(_, part)| *part)
    }

    /// Speed of the layer, in moves per second; 0 if it was not dragged within [`SPEED_WINDOW`].
    pub(super) fn speed(&self, now: Instant) -> f32 {
        let lately = |at: &Instant| now.saturating_duration_since(*at) <= SPEED_WINDOW;
        let Some((_, end)) = self.trail.last().filter(|(at, _)| lately(at)) else { return 0.0 };
        let since = |at: &Instant| now.saturating_duration_since(*at).as_secs_f32();
        let first = self.trail.iter().rev().find(|(at, _)| !lately(at)).or(self.trail.first());
        first.map_or(0.0, |(at, begin)| (end - begin) / since(at).max(0.001))
    }

    /// The release at this speed, in moves per second; `None` if the direction is not known yet or the painting has changed.
    pub(super) fn release(&self, shown: &Pattern, speed: f32) -> Option<Release> {
        let layer = self.layer.filter(|_| self.before == *shown)?;
        let part = self.part();
        Some(Release { layer, part, times: drag::snapped_turns(part, speed) })
    }

    /// The turn to draw; `None` if the direction is not known yet or the painting has changed.
    pub(crate) fn turn_in_progress(&self, shown: &Pattern) -> Option<TurnInProgress<'_>> {
        let mv = self.layer.filter(|_| self.before == *shown)?;
        Some(TurnInProgress { before: &self.before, mv, part: self.part(), step: None })
    }
}
