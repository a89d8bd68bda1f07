//! How long a batch takes: before it begins what its time limit allows, and later what the rows that are done tell.

use std::time::Duration;

/// What decides how long a batch takes at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeBudget {
    /// How many positions are solved at once, `1 <= jobs`.
    pub jobs: usize,
    /// The time limit of each position; `None` without one.
    pub limit: Option<Duration>,
}

impl TimeBudget {
    /// The longest that so many positions may take; `None` without a time limit.
    pub fn at_most(self, states: u64) -> Option<Duration> {
        let turns = u32::try_from(states.div_ceil(self.jobs.max(1) as u64)).unwrap_or(u32::MAX);
        self.limit.map(|limit| limit.saturating_mul(turns))
    }

    /// How long `left` positions will take when `done` took `worked`, all their times added up: as long as those on average,
    /// and no longer than the time limit allows. `None` when nothing tells.
    pub fn left(self, (done, worked): (u64, Duration), left: u64) -> Option<Duration> {
        let most = self.at_most(left);
        if done == 0 {
            return most;
        }
        let seconds = worked.as_secs_f64() / done as f64 * left as f64 / self.jobs.max(1) as f64;
        let likely = Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX);
        Some(most.map_or(likely, |most| most.min(likely)))
    }
}

/// A time as one tells it in passing, in the unit that suits it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoughTime {
    /// So many seconds, `1 <= seconds`.
    Seconds(u64),
    /// So many minutes.
    Minutes(u64),
    /// So many hours.
    Hours(u64),
    /// So many days.
    Days(u64),
    /// So many years, `2 <= years`, of which only the first digit is told.
    Years(u64),
}

/// In each unit a time is told up to, but not including, so many of them.
const UP_TO: [(u64, u64); 4] = [(1, 100), (60, 100), (60 * 60, 48), (DAY, 2 * 365)];
const DAY: u64 = 24 * 60 * 60;

impl RoughTime {
    /// A time in the unit that suits it.
    pub fn of(time: Duration) -> Self {
        let in_units = |seconds: u64| (time.as_secs_f64() / seconds as f64).round() as u64;
        let fits = |(seconds, most): (u64, u64)| Some(in_units(seconds)).filter(|count| *count < most);
        match UP_TO.map(fits) {
            [Some(seconds), ..] => Self::Seconds(seconds.max(1)),
            [_, Some(minutes), ..] => Self::Minutes(minutes),
            [_, _, Some(hours), _] => Self::Hours(hours),
            [_, _, _, Some(days)] => Self::Days(days),
            _ => Self::Years(one_digit(in_units(365 * DAY))),
        }
    }
}

/// A number whose first digit alone is told; what is foreseen for years is no better known. Below ten nothing is lost.
fn one_digit(number: u64) -> u64 {
    let unit = 10u64.pow(number.max(1).ilog10());
    number.saturating_add(unit / 2) / unit * unit
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_batch_takes_at_most_its_limit_for_each_round_of_positions() {
        let budget = TimeBudget { jobs: 2, limit: Some(30 * SECOND) };
        assert_eq!(budget.at_most(100), Some(25 * 60 * SECOND));
        assert_eq!(budget.at_most(3), Some(60 * SECOND), "the last one is solved alone");
        assert_eq!(budget.at_most(0), Some(Duration::ZERO));
        assert_eq!(budget.at_most(u64::MAX), Some(Duration::from_secs(30 * u64::from(u32::MAX))));
        assert_eq!(TimeBudget { limit: None, ..budget }.at_most(100), None);
    }

    #[test]
    fn what_is_left_takes_as_long_as_what_is_done() {
        let budget = TimeBudget { jobs: 2, limit: Some(30 * SECOND) };
        assert_eq!(budget.left((12, 48 * SECOND), 88), Some(176 * SECOND));
        assert_eq!(budget.left((0, Duration::ZERO), 88), Some(44 * 30 * SECOND), "nothing is known but the limit");
        assert_eq!(budget.left((1, 31 * SECOND), 2), Some(30 * SECOND), "no longer than the limit");
        let endless = TimeBudget { jobs: 1, limit: None };
        assert_eq!(endless.left((0, Duration::ZERO), 88), None);
        assert_eq!(endless.left((2, 3 * SECOND), 4), Some(6 * SECOND));
        assert_eq!(endless.left((4, SECOND), 0), Some(Duration::ZERO));
    }

    #[test]
    fn a_time_is_told_in_the_unit_that_suits_it() {
        let told = [
            0,
            12,
            99,
            100,
            25 * 60,
            99 * 60,
            100 * 60,
            47 * 3600,
            48 * 3600,
            10 * DAY,
            3 * 365 * DAY,
            23_824 * 365 * DAY,
        ];
        let told = told.map(|seconds| RoughTime::of(Duration::from_secs(seconds)));
        use RoughTime::{Days, Hours, Minutes, Seconds, Years};
        let expected = [1, 12, 99].map(Seconds).into_iter().chain([2, 25, 99].map(Minutes)).chain([2, 47].map(Hours));
        assert_eq!(told.to_vec(), expected.chain([2, 10].map(Days)).chain([3, 20_000].map(Years)).collect::<Vec<_>>());
    }
}
