//! How far the proof is with the present length, and how long the rest of it will take.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use super::ida::Prefix;
use crate::engine::control::ProofProgress;

/// From this fraction on, what is done tells how long the rest takes; before, the lengths before tell it.
const TELLING: f64 = 0.05;
/// A length before is only compared with when it took at least this long.
const MEASURABLE: Duration = Duration::from_millis(20);
/// Lengths that take less than this are not told of.
const BRIEF: Duration = Duration::from_millis(300);

/// What is done of the present length.
#[derive(Debug)]
pub struct LengthProgress {
    began: Instant,
    /// How long the two lengths before took, the later one last.
    before: [Duration; 2],
    /// What each part cost in the length before, where that is known; 1 for the others.
    weights: HashMap<(u8, Option<u8>), u64>,
    /// The weight of all parts, and of those that are done.
    all: u64,
    done: u64,
}

impl LengthProgress {
    /// A first length that is cut into so many parts.
    pub fn new(parts: u64) -> Self {
        Self { began: Instant::now(), before: [Duration::ZERO; 2], weights: HashMap::new(), all: parts, done: 0 }
    }

    /// Goes on to the next length, of so many parts; `costs` is what each cost in the length before, or empty.
    pub fn begin_next(&mut self, parts: u64, costs: &[(u64, Prefix)]) {
        self.before = [self.before[1], self.began.elapsed()];
        self.began = Instant::now();
        // Nothing is free.
        self.weights = costs.iter().map(|(cost, prefix)| ((prefix.first, prefix.second), (*cost).max(1))).collect();
        self.all = if costs.is_empty() { parts } else { self.weights.values().sum() };
        self.done = 0;
    }

    /// Takes notice that a part is done.
    pub fn finish(&mut self, prefix: Prefix) {
        self.done += self.weights.get(&(prefix.first, prefix.second)).copied().unwrap_or(1);
    }

    /// How far it is with this length; `None` when that is over before anyone could read it.
    pub fn of(&self, length: u8) -> Option<ProofProgress> {
        let elapsed = self.began.elapsed();
        let fraction = (self.done as f64 / self.all.max(1) as f64).min(1.0);
        let left = self.left(elapsed, fraction);
        (elapsed + left.unwrap_or_default() >= BRIEF).then_some(ProofProgress { length, fraction, left })
    }

    fn left(&self, elapsed: Duration, fraction: f64) -> Option<Duration> {
        let seconds = if fraction >= TELLING {
            elapsed.as_secs_f64() * (1.0 - fraction) / fraction
        } else if self.before[0] >= MEASURABLE {
            // Each length takes about as many times as long as the one before.
            let growth = self.before[1].as_secs_f64() / self.before[0].as_secs_f64();
            (self.before[1].as_secs_f64() * growth - elapsed.as_secs_f64()).max(0.0)
        } else {
            return None;
        };
        Duration::try_from_secs_f64(seconds).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(first: u8, second: u8) -> Prefix {
        Prefix { first, second: Some(second), counts_first: true }
    }

    #[test]
    fn parts_count_by_what_they_cost_before() {
        let mut progress = LengthProgress::new(18);
        progress.finish(Prefix::of(3));
        progress.began -= BRIEF;
        let told = progress.of(8).expect("it is long enough");
        assert_eq!((told.length, told.fraction), (8, 1.0 / 18.0));
        progress.begin_next(2, &[(0, pair(0, 3)), (29, pair(1, 3)), (70, pair(0, 4))]);
        assert_eq!(progress.of(9), None, "nobody could read it");
        progress.finish(pair(0, 4));
        progress.began -= Duration::from_secs(7);
        let told = progress.of(9).expect("it is long enough");
        let left = told.left.expect("seven tenths tell").as_secs_f64();
        assert!((told.fraction - 0.7).abs() < 1e-9 && (3.0..3.1).contains(&left), "{told:?}");
    }

    #[test]
    fn at_the_beginning_the_lengths_before_tell() {
        let mut progress = LengthProgress::new(1);
        progress.began -= Duration::from_secs(1);
        progress.begin_next(1, &[]);
        progress.began -= Duration::from_secs(12);
        progress.begin_next(1, &[]);
        progress.began -= Duration::from_secs(44);
        let left = progress.of(10).and_then(|told| told.left).expect("144 - 44 seconds").as_secs_f64();
        assert!((99.0..100.1).contains(&left), "{left}");
    }
}
