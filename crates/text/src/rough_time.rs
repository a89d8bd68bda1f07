//! Approximate durations: about 12 seconds, about 3 hours.

use std::time::Duration;

use crate::{Phrase, batch as say, numbers};

/// A duration rounded to a suitable unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoughTime {
    /// Below 100 seconds; at least 1.
    Seconds(u64),
    /// From 100 seconds to 100 minutes.
    Minutes(u64),
    /// From 100 minutes to 48 hours.
    Hours(u64),
    /// From 48 hours to 2 years.
    Days(u64),
    /// From 2 years, rounded to one significant digit.
    Years(u64),
}

/// Seconds per unit, and the first count that is given in the next unit instead.
const UNIT_LIMITS: [(u64, u64); 4] = [(1, 100), (60, 100), (60 * 60, 48), (DAY, 2 * 365)];
const DAY: u64 = 24 * 60 * 60;

impl RoughTime {
    /// Rounds a duration to a suitable unit.
    pub fn new(time: Duration) -> Self {
        let in_units = |seconds: u64| (time.as_secs_f64() / seconds as f64).round() as u64;
        let fits = |(seconds, most): (u64, u64)| Some(in_units(seconds)).filter(|count| *count < most);
        match UNIT_LIMITS.map(fits) {
            [Some(seconds), ..] => Self::Seconds(seconds.max(1)),
            [_, Some(minutes), ..] => Self::Minutes(minutes),
            [_, _, Some(hours), _] => Self::Hours(hours),
            [_, _, _, Some(days)] => Self::Days(days),
            _ => Self::Years(one_digit(in_units(365 * DAY))),
        }
    }

    /// The duration in words.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::Seconds(count) => say::ROUGH_SECONDS.with([&count]),
            Self::Minutes(count) => say::ROUGH_MINUTES.with([&count]),
            Self::Hours(count) => say::ROUGH_HOURS.with([&count]),
            Self::Days(count) => say::ROUGH_DAYS.with([&count]),
            Self::Years(count) => say::ROUGH_YEARS.with([&numbers::grouped(count)]),
        }
    }
}

/// Rounds to one significant digit; estimates in years are no more accurate.
fn one_digit(number: u64) -> u64 {
    let unit = 10u64.pow(number.max(1).ilog10());
    number.saturating_add(unit / 2) / unit * unit
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_rounded_to_a_suitable_unit() {
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
        let told = told.map(|seconds| RoughTime::new(Duration::from_secs(seconds)));
        use RoughTime::{Days, Hours, Minutes, Seconds, Years};
        let expected = [1, 12, 99].map(Seconds).into_iter().chain([2, 25, 99].map(Minutes)).chain([2, 47].map(Hours));
        assert_eq!(told.to_vec(), expected.chain([2, 10].map(Days)).chain([3, 20_000].map(Years)).collect::<Vec<_>>());
    }
}
