//! Time estimates for a batch: from the time limit until a row is finished, then from the finished rows.

use std::time::Duration;

/// Parallelism and time limit of a batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeBudget {
    /// Number of positions solved in parallel, `1 <= jobs`.
    pub jobs: usize,
    /// Time limit per position.
    pub limit: Option<Duration>,
}

impl TimeBudget {
    /// Upper bound on the time for this many positions; `None` without a time limit.
    pub fn max_time(self, states: u64) -> Option<Duration> {
        let turns = u32::try_from(states.div_ceil(self.jobs.max(1) as u64)).unwrap_or(u32::MAX);
        self.limit.map(|limit| limit.saturating_mul(turns))
    }

    /// Estimated time for `left` positions from the total solve time `worked` of `done` positions, within the time
    /// limit; `None` if there is no basis for an estimate.
    pub fn time_left(self, (done, worked): (u64, Duration), left: u64) -> Option<Duration> {
        let most = self.max_time(left);
        if done == 0 {
            return most;
        }
        let seconds = worked.as_secs_f64() / done as f64 * left as f64 / self.jobs.max(1) as f64;
        let likely = Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX);
        Some(most.map_or(likely, |most| most.min(likely)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_batch_takes_at_most_its_time_limit_per_round() {
        let budget = TimeBudget { jobs: 2, limit: Some(30 * SECOND) };
        assert_eq!(budget.max_time(100), Some(25 * 60 * SECOND));
        assert_eq!(budget.max_time(3), Some(60 * SECOND), "the last one is solved alone");
        assert_eq!(budget.max_time(0), Some(Duration::ZERO));
        assert_eq!(budget.max_time(u64::MAX), Some(Duration::from_secs(30 * u64::from(u32::MAX))));
        assert_eq!(TimeBudget { limit: None, ..budget }.max_time(100), None);
    }

    #[test]
    fn time_left_follows_from_the_rate_so_far_and_the_limit() {
        let budget = TimeBudget { jobs: 2, limit: Some(30 * SECOND) };
        assert_eq!(budget.time_left((12, 48 * SECOND), 88), Some(176 * SECOND));
        assert_eq!(budget.time_left((0, Duration::ZERO), 88), Some(44 * 30 * SECOND), "nothing is known but the limit");
        assert_eq!(budget.time_left((1, 31 * SECOND), 2), Some(30 * SECOND), "no longer than the limit");
        let endless = TimeBudget { jobs: 1, limit: None };
        assert_eq!(endless.time_left((0, Duration::ZERO), 88), None);
        assert_eq!(endless.time_left((2, 3 * SECOND), 4), Some(6 * SECOND));
        assert_eq!(endless.time_left((4, SECOND), 0), Some(Duration::ZERO));
    }
}
