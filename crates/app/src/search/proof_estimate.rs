//! Estimates of the time of a proof: which of them can be believed.

use std::time::Duration;

/// An estimate below this is told even alone.
const NEAR: Duration = Duration::from_secs(60 * 60);
/// Two estimates agree if neither is more than so many times the other.
const AGREES: f64 = 3.0;
/// The least time between two estimates, and the part of the time searched that lies between them.
const APART: Duration = Duration::from_secs(1);
const PART: u32 = 8;

/// The estimates of a search, each some time after the one before.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ProofEstimates {
    /// The time searched at the last of them, and the estimate.
    last: Option<(Duration, Duration)>,
    /// The last one, if it can be believed.
    believed: Option<Duration>,
}

impl ProofEstimates {
    /// Takes an estimate after so much time; the one that can be believed then.
    pub(crate) fn take(&mut self, time: Duration, left: Duration) -> Option<Duration> {
        let is_due = self.last.is_none_or(|(then, _)| time.saturating_sub(then) >= (time / PART).max(APART));
        if is_due {
            let agrees = self.last.is_some_and(|(_, before)| {
                let [least, most] = [before.min(left), before.max(left)].map(|one| one.as_secs_f64());
                most <= AGREES * least
            });
            self.believed = (left < NEAR || agrees).then_some(left);
            self.last = Some((time, left));
        }
        self.believed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn estimates_are_believed_when_two_agree_or_when_they_are_near() {
        let hour = 3600;
        let mut estimates = ProofEstimates::default();
        let mut take = |time, left| {
            let told = estimates.take(Duration::from_secs(time), Duration::from_secs(left));
            told.map(|left| left.as_secs())
        };
        assert_eq!(take(1, 2700 * hour), None, "one alone");
        assert_eq!(take(2, 300 * hour), None, "nine times as much before");
        assert_eq!(take(3, 200 * hour), Some(200 * hour));
        assert_eq!(take(3, 10), Some(200 * hour), "too soon after the one before");
        assert_eq!(take(4, 10), Some(10), "less than an hour");
        assert_eq!(take(5, 5 * hour), None);
        assert_eq!(take(80, 6 * hour), Some(6 * hour));
        assert_eq!(take(85, 60 * hour), Some(6 * hour), "later they are further apart");
        assert_eq!(take(92, 60 * hour), None);
    }
}
