//! Turning by hand: a solve of one's own, its turns and its time.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::position::{Origin, Position};
use unfold_engine::puzzle::{Facelets, Metric, Sequence, pattern::Pattern};
use unfold_text::numbers;

/// The time that is shown changes this often in the first minute.
const TENTH: Duration = Duration::from_millis(100);
/// And this often afterwards: a solve that no one goes on with must not keep the window at work.
const SECOND: Duration = Duration::from_secs(1);

/// The position from which a person began to turn, and how it came to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ManualSolveStart {
    /// Origin of the position that was there before anything was turned.
    pub origin: Origin,
    /// That position.
    pub position: Facelets,
    /// Moves that reach it from the solved puzzle, where it came from moves that stand nowhere else. Of a log they are its scramble,
    /// where the position is that at its mark and not its last one.
    pub reached: Option<Sequence>,
    /// Moves turned and played from there before this solve began.
    pub lead: Sequence,
}

/// Turns made by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ManualSolve {
    /// Start of the turns.
    pub from: Arc<ManualSolveStart>,
    /// The turns, and rotations of the whole puzzle among them.
    pub moves: Sequence,
    /// The time on the clock at the last of them.
    pub at: Duration,
    /// The position before anything was turned, as it is painted.
    painting: Pattern,
    /// All moves since then, those of the lead first.
    since_origin: Sequence,
}

impl ManualSolve {
    /// Turns made from a start, and the time on the clock at the last of them.
    pub fn new(from: Arc<ManualSolveStart>, moves: Sequence, at: Duration) -> Self {
        let painting = Pattern::of(&from.position);
        let since_origin = Sequence([&from.lead.0[..], &moves.0].concat());
        Self { from, moves, at, painting, since_origin }
    }

    /// The position before anything was turned, as it is painted.
    pub fn painting(&self) -> &Pattern {
        &self.painting
    }

    /// Number of turns in a metric of the puzzle: consecutive turns of the same layers are one, rotations none.
    pub fn turns(&self, metric: Metric) -> usize {
        self.moves.length_in(self.from.position.puzzle().def(), metric)
    }

    /// True if anything but the whole puzzle was turned, and not turned back at once.
    pub fn has_begun(&self) -> bool {
        self.turns(self.from.position.puzzle().def().metric) > 0
    }

    /// All that was turned and played since the position before anything was turned.
    pub fn since_origin(&self) -> &Sequence {
        &self.since_origin
    }
}

/// The clock of the turns made by hand: runs from the first turn until the puzzle is solved.
#[derive(Clone, Debug, Default)]
pub struct SolveTimer {
    /// The solve whose time it takes.
    run: Option<Arc<ManualSolveStart>>,
    /// The time on it when it was last stopped.
    before: Duration,
    /// Time of its last start; `None` while it stands still.
    since: Option<Instant>,
}

impl SolveTimer {
    /// The clock of a solve by hand as it stood still once; the next turn starts it again.
    pub fn stopped(position: &Position, before: Duration) -> Self {
        Self { run: position.manual_solve.as_ref().map(|hand| hand.from.clone()), before, since: None }
    }

    /// The time on the clock.
    pub fn time(&self, now: Instant) -> Duration {
        self.before + self.since.map_or(Duration::ZERO, |since| now.saturating_duration_since(since))
    }

    /// Time until it shows something else; `None` while it stands still.
    pub fn next_tick(&self, now: Instant) -> Option<Duration> {
        self.since.map(|_| until_next_tick(self.time(now)))
    }

    /// Takes notice of another position.
    pub fn follow(&mut self, position: &Position, now: Instant) {
        let Some(hand) = position.manual_solve.as_ref().filter(|hand| hand.has_begun()) else {
            // What was turned is undone; should it be redone, the time goes on from here.
            (self.before, self.since) = (self.time(now), None);
            return;
        };
        let same = self.run.as_ref().is_some_and(|run| Arc::ptr_eq(run, &hand.from));
        if position.is_solved() {
            (self.before, self.since) = (hand.at, None);
        } else if !same {
            (self.before, self.since) = (hand.at, Some(now));
        } else {
            self.since.get_or_insert(now);
        }
        self.run = Some(hand.from.clone());
    }
}

/// Time until a clock that shows this time shows another.
fn until_next_tick(time: Duration) -> Duration {
    let step = if time < numbers::TENTHS { TENTH } else { SECOND };
    let past = time.as_nanos() % step.as_nanos();
    step.saturating_sub(Duration::from_nanos(past as u64))
}

/// The turns made when the log was asked for; meanwhile a person may turn on.
#[derive(Debug)]
pub struct Turned {
    /// The position before anything was turned.
    pub from: Facelets,
    /// Moves turned and played since.
    pub moves: Sequence,
    /// The position that the log is to reach.
    pub to: Facelets,
    /// Number of these turns by hand in the metric of the puzzle, and the number of twists that MC4D counts.
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
        // What is shown then is another time, and not before.
        for millis in [0, 20, 59_950, 60_000, 75_400] {
            let (time, wait) = (Duration::from_millis(millis), until_next_tick(Duration::from_millis(millis)));
            assert_ne!(numbers::clock(time), numbers::clock(time + wait));
            assert_eq!(numbers::clock(time), numbers::clock(time + wait - Duration::from_millis(1)));
        }
    }
}
