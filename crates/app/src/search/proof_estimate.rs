//! Filters the estimates of a proof's remaining time for display.

use std::time::Duration;

/// Estimates below this are always shown.
const ALWAYS_SHOWN_BELOW: Duration = Duration::from_secs(60 * 60);
/// Maximum ratio of two estimates that agree.
const MAX_RATIO: f64 = 3.0;
/// Minimum interval between compared estimates.
const MIN_INTERVAL: Duration = Duration::from_secs(1);
/// The interval is also at least the time since the start of the search, divided by this.
const MIN_INTERVAL_DIVISOR: u32 = 8;

/// Selects the estimate to show: one that agrees with the previous one, or any below [`ALWAYS_SHOWN_BELOW`].
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ProofEstimates {
    /// Time and value of the last compared estimate.
    last: Option<(Duration, Duration)>,
    shown: Option<Duration>,
}

impl ProofEstimates {
    /// Adds the estimate `left`, made at `time` since the start of the search. Returns the estimate to show.
    pub(crate) fn add(&mut self, time: Duration, left: Duration) -> Option<Duration> {
        let is_due = self
            .last
            .is_none_or(|(then, _)| time.saturating_sub(then) >= (time / MIN_INTERVAL_DIVISOR).max(MIN_INTERVAL));
        if is_due {
            let agrees = self.last.is_some_and(|(_, before)| {
                let [least, most] = [before.min(left), before.max(left)].map(|one| one.as_secs_f64());
                most <= MAX_RATIO * least
            });
            self.shown = agrees.then_some(left);
            self.last = Some((time, left));
        }
        if left < ALWAYS_SHOWN_BELOW {
            self.shown = Some(left);
        }
        self.shown
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn estimates_are_shown_when_two_agree_or_when_they_are_short() {
        let hour = 3600;
        let mut estimates = ProofEstimates::default();
        let mut take = |time, left| {
            let told = estimates.add(Duration::from_secs(time), Duration::from_secs(left));
            told.map(|left| left.as_secs())
        };
        assert_eq!(take(1, 2700 * hour), None, "one alone");
        assert_eq!(take(2, 300 * hour), None, "nine times as much before");
        assert_eq!(take(3, 200 * hour), Some(200 * hour));
        assert_eq!(take(3, 2 * hour), Some(200 * hour), "too soon after the one before");
        assert_eq!(take(3, 10), Some(10), "less than an hour, however soon");
        assert_eq!(take(4, 10), Some(10));
        assert_eq!(take(5, 5 * hour), None);
        assert_eq!(take(80, 6 * hour), Some(6 * hour));
        assert_eq!(take(85, 60 * hour), Some(6 * hour), "later they are further apart");
        assert_eq!(take(92, 60 * hour), None);
    }
}
