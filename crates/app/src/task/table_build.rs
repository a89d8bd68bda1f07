//! Tables being built, and estimates of the time left.

use std::time::Duration;

use unfold_engine::{puzzle::PuzzleId, tables::spec::TableSpec};

/// Amount of work assumed done at the recorded speed, so that early estimates stay close to the recorded times.
const RECORD_WEIGHT: Duration = Duration::from_secs(5);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableBuild {
    /// Name of the table being built.
    pub name: &'static str,
    pub puzzle: PuzzleId,
    /// Name of the solver that needs the tables.
    pub method: &'static str,
    /// Estimated time until the tables are ready; `None` if another process builds them.
    pub left: Option<Duration>,
}

/// Recorded total build time of tables.
pub fn recorded_build_time<'a>(specs: impl IntoIterator<Item = &'a TableSpec>) -> Duration {
    specs.into_iter().map(|spec| Duration::from_millis(spec.milliseconds)).sum()
}

/// Estimates the time left for work with the recorded time `all`, if its part with the recorded time `done` took `elapsed`. The estimate
/// starts from the recorded speed and converges to this computer's.
pub fn time_left(all: Duration, done: Duration, elapsed: Duration) -> Duration {
    let slower = (elapsed + RECORD_WEIGHT).as_secs_f64() / (done + RECORD_WEIGHT).as_secs_f64();
    let left = all.saturating_sub(done).as_secs_f64() * slower;
    Duration::try_from_secs_f64(left).unwrap_or(Duration::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_engine::tables::spec;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn the_first_estimate_is_the_recorded_build_time() {
        assert_eq!(time_left(20 * SECOND, Duration::ZERO, Duration::ZERO), 20 * SECOND);
        let two = spec::all().iter().take(2);
        let both = two.clone().map(|spec| spec.milliseconds).sum();
        assert_eq!(recorded_build_time(two), Duration::from_millis(both));
    }

    #[test]
    fn later_estimates_follow_the_measured_speed() {
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
    fn time_left_decreases_to_zero() {
        let steady = |seconds: u32| time_left(30 * SECOND, seconds * SECOND, 3 * seconds * SECOND);
        assert!((10..30).all(|seconds| steady(seconds + 1) < steady(seconds)));
        assert_eq!(steady(30), Duration::ZERO);
        assert_eq!(time_left(SECOND, 2 * SECOND, SECOND), Duration::ZERO, "more work than was expected");
        assert_eq!(time_left(Duration::MAX, Duration::ZERO, Duration::from_secs(1 << 40)), Duration::MAX);
    }
}
