//! How far the proof is with the present length.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use super::ida::Prefix;

/// What is done of the present length.
#[derive(Debug)]
pub struct LengthProgress {
    began: Instant,
    /// What each part cost in the length before, where that is known; 1 for the others.
    weights: HashMap<(u8, Option<u8>), u64>,
    /// The weight of all parts, and of those that are done.
    all: u64,
    done: u64,
}

impl LengthProgress {
    /// A first length that is cut into so many parts.
    pub fn new(parts: u64) -> Self {
        Self { began: Instant::now(), weights: HashMap::new(), all: parts, done: 0 }
    }

    /// Goes on to the next length, of so many parts; `costs` is what each cost in the length before, or empty.
    pub fn begin_next(&mut self, parts: u64, costs: &[(u64, Prefix)]) {
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

    /// How much of this length is done, `0.0 <= fraction <= 1.0`.
    pub fn fraction(&self) -> f64 {
        (self.done as f64 / self.all.max(1) as f64).min(1.0)
    }

    /// How long it has been worked on this length.
    pub fn elapsed(&self) -> Duration {
        self.began.elapsed()
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
        assert_eq!(progress.fraction(), 1.0 / 18.0);
        progress.begin_next(2, &[(0, pair(0, 3)), (29, pair(1, 3)), (70, pair(0, 4))]);
        assert_eq!(progress.fraction(), 0.0);
        progress.finish(pair(0, 4));
        assert!((progress.fraction() - 0.7).abs() < 1e-9);
    }
}
