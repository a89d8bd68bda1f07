//! Tables being built: which, for what, and the estimated time left.

use std::time::Duration;

use unfold_engine::{puzzle::PuzzleId, tables::spec::TableSpec};

/// Weight of the recorded times against the measured speed of this computer.
const TRUST: Duration = Duration::from_secs(5);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TablesUnderway {
    /// The table in work.
    pub name: &'static str,
    pub puzzle: PuzzleId,
    /// Method that needs the tables.
    pub method: &'static str,
    /// Estimated time until all are ready; `None` if another process builds them.
    pub left: Option<Duration>,
}

/// Recorded total build time of tables.
pub fn recorded<'a>(specs: impl IntoIterator<Item = &'a TableSpec>) -> Duration {
    specs.into_iter().map(|spec| Duration::from_millis(spec.milliseconds)).sum()
}

/// Estimates the time left for work recorded as taking `all`, when `done` of it took `elapsed`. Starts from the recorded times and
/// converges to this computer's measured speed.
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
        // At the recorded speed.
        assert_eq!(time_left(20 * SECOND, 5 * SECOND, 5 * SECOND), 15 * SECOND);
        // Half as fast: the estimate approaches twice the recorded time.
        let slow = |done: u32| time_left(1000 * SECOND, done * SECOND, 2 * done * SECOND).as_secs_f64();
        let ratio = |done: u32| slow(done) / f64::from(1000 - done);
        assert!(1.4 < ratio(5) && ratio(5) < ratio(50) && ratio(50) < ratio(500) && ratio(500) < 2.0);
        // Twice as fast.
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
