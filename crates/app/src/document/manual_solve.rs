//! Solving by hand: turns and timer.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::position::{Origin, Position};
use unfold_engine::puzzle::{Facelets, Metric, Sequence, pattern::Pattern};
use unfold_text::numbers;

/// Update interval of the displayed time in the first minute.
const FAST_TICK: Duration = Duration::from_millis(100);
/// Update interval afterwards: an abandoned solve must not keep repainting the window.
const SLOW_TICK: Duration = Duration::from_secs(1);

/// Start of a solve by hand, with its history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ManualSolveStart {
    /// Origin of the position before any turn.
    pub origin: Origin,
    pub position: Facelets,
    /// Moves from the solved puzzle to `position`, if not recorded elsewhere.
    /// For a log, its scramble, if `position` is the one at the scramble mark.
    pub reached: Option<Sequence>,
    /// Moves turned and played from `position` before this solve started.
    pub lead: Sequence,
}

/// A solve by hand, with the turns so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ManualSolve {
    pub from: Arc<ManualSolveStart>,
    /// Turns, including rotations of the whole puzzle.
    pub moves: Sequence,
    /// Timer value at the last turn.
    pub time: Duration,
    /// The painting before any turn.
    painting: Pattern,
    /// The lead and the turns.
    since_origin: Sequence,
}

impl ManualSolve {
    pub fn new(from: Arc<ManualSolveStart>, moves: Sequence, time: Duration) -> Self {
        let painting = Pattern::from_facelets(&from.position);
        let since_origin = Sequence([&from.lead.0[..], &moves.0].concat());
        Self { from, moves, time, painting, since_origin }
    }

    /// The painting before any turn.
    pub fn painting(&self) -> &Pattern {
        &self.painting
    }

    /// Number of turns in a metric. Consecutive turns of the same layers merge; rotations are free.
    pub fn turns(&self, metric: Metric) -> usize {
        self.moves.length_in(self.from.position.puzzle().def(), metric)
    }

    /// True if layers were turned, unless the turns cancel out.
    pub fn has_begun(&self) -> bool {
        self.turns(self.from.position.puzzle().def().metric) > 0
    }

    /// All moves since the position before any turn, the lead included.
    pub fn since_origin(&self) -> &Sequence {
        &self.since_origin
    }
}

/// Timer of a solve by hand: runs from the first turn until the puzzle is solved.
#[derive(Clone, Debug, Default)]
pub struct SolveTimer {
    /// The solve being timed.
    run: Option<Arc<ManualSolveStart>>,
    /// Time accumulated before the last start.
    before: Duration,
    /// When the timer was started; `None` while stopped.
    since: Option<Instant>,
}

impl SolveTimer {
    /// A stopped timer restored for a solve by hand; the next turn starts it again.
    pub fn stopped(position: &Position, before: Duration) -> Self {
        Self { run: position.manual_solve.as_ref().map(|hand| hand.from.clone()), before, since: None }
    }

    pub fn time(&self, now: Instant) -> Duration {
        self.before + self.since.map_or(Duration::ZERO, |since| now.saturating_duration_since(since))
    }

    /// Time until the displayed value changes; `None` while stopped.
    pub fn next_tick(&self, now: Instant) -> Option<Duration> {
        self.since.map(|_| until_next_tick(self.time(now)))
    }

    /// Starts, stops or resets the timer for a new position.
    pub fn update(&mut self, position: &Position, now: Instant) {
        let Some(hand) = position.manual_solve.as_ref().filter(|hand| hand.has_begun()) else {
            // The turns were undone; after redo the timer resumes.
            (self.before, self.since) = (self.time(now), None);
            return;
        };
        let same = self.run.as_ref().is_some_and(|run| Arc::ptr_eq(run, &hand.from));
        if position.is_solved() {
            (self.before, self.since) = (hand.time, None);
        } else if !same {
            (self.before, self.since) = (hand.time, Some(now));
        } else {
            self.since.get_or_insert(now);
        }
        self.run = Some(hand.from.clone());
    }
}

/// Time until the displayed value of a running timer changes.
fn until_next_tick(time: Duration) -> Duration {
    let step = if time < numbers::TENTHS_BELOW { FAST_TICK } else { SLOW_TICK };
    let past = time.as_nanos() % step.as_nanos();
    step.saturating_sub(Duration::from_nanos(past as u64))
}

/// The turns to save as a log, captured when saving was requested, since the user may go on turning.
#[derive(Debug)]
pub struct TurnsToSave {
    /// The position before any turn.
    pub from: Facelets,
    /// Moves turned and played since.
    pub moves: Sequence,
    /// The position after the moves.
    pub to: Facelets,
    /// Number of turns by hand in the puzzle's metric, and MC4D's twist count, 0 for puzzles that MC4D lacks.
    pub turns: [usize; 2],
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_shows_tenths_for_a_minute_and_then_seconds() {
        let next = |millis| until_next_tick(Duration::from_millis(millis)).as_millis();
        assert_eq!([0, 20, 59_999].map(next), [100, 80, 1]);
        assert_eq!([60_000, 60_300, 3_600_999].map(next), [1000, 700, 1]);
        // The displayed time changes after `wait`, and not before.
        for millis in [0, 20, 59_950, 60_000, 75_400] {
            let (time, wait) = (Duration::from_millis(millis), until_next_tick(Duration::from_millis(millis)));
            assert_ne!(numbers::clock(time), numbers::clock(time + wait));
            assert_eq!(numbers::clock(time), numbers::clock(time + wait - Duration::from_millis(1)));
        }
    }
}
