//! Tables that are being built: which is at work, for what, and about how long all of them still take.

use std::time::Duration;

use unfold_engine::{puzzle::PuzzleId, tables::spec::TableSpec};

/// For so long the times in the tables' records are trusted before the speed of this computer is.
const TRUST: Duration = Duration::from_secs(5);

/// Tables that are being built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TablesUnderway {
    /// The table at work.
    pub name: &'static str,
    /// The puzzle they are for.
    pub puzzle: PuzzleId,
    /// The method they are for.
    pub method: &'static str,
    /// About how long it takes until all of them are there; `None` where another process builds, and nothing tells.
    pub left: Option<Duration>,
}

/// The time that the records of these tables give for building them.
pub fn recorded<'a>(specs: impl IntoIterator<Item = &'a TableSpec>) -> Duration {
    specs.into_iter().map(|spec| Duration::from_millis(spec.milliseconds)).sum()
}

/// About how long the rest of some work takes, when all of it takes as long as `all` by its records, `done` of that was done, and
/// that took `elapsed` here: at first as long as the records say, later as long as the speed of this computer tells.
pub fn time_left(all: Duration, done: Duration, elapsed: Duration) -> Duration {
    let slower = (elapsed + TRUST).as_secs_f64() / (done + TRUST).as_secs_f64();
    let left = all.saturating_sub(done).as_secs_f64() * slower;
    Duration::try_from_secs_f64(left).unwrap_or(Duration::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_engine::tables::spec;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn at_first_the_records_tell_how_long_it_takes() {
        assert_eq!(time_left(20 * SECOND, Duration::ZERO, Duration::ZERO), 20 * SECOND);
        let two = spec::all().iter().take(2);
        let both = two.clone().map(|spec| spec.milliseconds).sum();
        assert_eq!(recorded(two), Duration::from_millis(both));
    }

    #[test]
    fn later_the_speed_of_this_computer_tells() {
        // As fast as the records say, it takes what they say.
        assert_eq!(time_left(20 * SECOND, 5 * SECOND, 5 * SECOND), 15 * SECOND);
        // Half as fast it takes nearly twice as long, the longer it has gone on the more nearly.
        let slow = |done: u32| time_left(1000 * SECOND, done * SECOND, 2 * done * SECOND).as_secs_f64();
        let ratio = |done: u32| slow(done) / f64::from(1000 - done);
        assert!(1.4 < ratio(5) && ratio(5) < ratio(50) && ratio(50) < ratio(500) && ratio(500) < 2.0);
        // Twice as fast it takes less.
        assert!(time_left(20 * SECOND, 10 * SECOND, 5 * SECOND) < 10 * SECOND);
    }

    #[test]
    fn the_rest_falls_as_work_is_done_and_ends_at_nothing() {
        let steady = |seconds: u32| time_left(30 * SECOND, seconds * SECOND, 3 * seconds * SECOND);
        assert!((10..30).all(|seconds| steady(seconds + 1) < steady(seconds)));
        assert_eq!(steady(30), Duration::ZERO);
        assert_eq!(time_left(SECOND, 2 * SECOND, SECOND), Duration::ZERO, "more work than was expected");
        assert_eq!(time_left(Duration::MAX, Duration::ZERO, Duration::from_secs(1 << 40)), Duration::MAX);
    }
}
