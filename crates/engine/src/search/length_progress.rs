//! The progress of the proof with the present length.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use super::ida::Prefix;

/// The part done of the present length.
#[derive(Debug)]
pub struct LengthProgress {
    began: Instant,
    /// The cost of each part in the length before, if known; 1 for the others.
    weights: HashMap<(u8, Option<u8>), u64>,
    /// The weight of all parts, and of the finished ones.
    all: u64,
    done: u64,
}

impl LengthProgress {
    /// The progress of a first length in `parts` parts.
    pub fn new(parts: u64) -> Self {
        Self { began: Instant::now(), weights: HashMap::new(), all: parts, done: 0 }
    }

    /// Starts the next length, in `parts` parts; `costs` holds the cost of each in the length before, or nothing.
    pub fn begin_next(&mut self, parts: u64, costs: &[(u64, Prefix)]) {
        self.began = Instant::now();
        // No part is free.
        self.weights = costs.iter().map(|(cost, prefix)| ((prefix.first, prefix.second), (*cost).max(1))).collect();
        self.all = if costs.is_empty() { parts } else { self.weights.values().sum() };
        self.done = 0;
    }

    /// Records that a part is finished.
    pub fn finish(&mut self, prefix: Prefix) {
        self.done += self.weights.get(&(prefix.first, prefix.second)).copied().unwrap_or(1);
    }

    /// The fraction done of this length, `0.0 <= fraction <= 1.0`.
    pub fn fraction(&self) -> f64 {
        (self.done as f64 / self.all.max(1) as f64).min(1.0)
    }

    /// The time spent on this length.
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
