//! Progress of the proof within the current length.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use super::ida::Prefix;

/// Weighted fraction of the current length that is done.
#[derive(Debug)]
pub struct LengthProgress {
    began: Instant,
    /// Expected cost of each part, at least 1; parts not listed weigh 1.
    weights: HashMap<Prefix, u64>,
    /// Total weight of all parts.
    total: u64,
    /// Total weight of the finished parts.
    done: u64,
}

impl LengthProgress {
    /// Starts the first length, in `parts` parts of equal weight.
    pub fn new(parts: u64) -> Self {
        Self { began: Instant::now(), weights: HashMap::new(), total: parts, done: 0 }
    }

    /// Starts the next length in `parts` parts; `costs` are their expected costs, empty if unknown.
    pub fn begin_next(&mut self, parts: u64, costs: &[(u64, Prefix)]) {
        self.began = Instant::now();
        // Every part needs a positive weight.
        self.weights = costs.iter().map(|(cost, prefix)| (*prefix, (*cost).max(1))).collect();
        self.total = if costs.is_empty() { parts } else { self.weights.values().sum() };
        self.done = 0;
    }

    /// Records the end of a part.
    pub fn finish(&mut self, prefix: Prefix) {
        self.done += self.weights.get(&prefix).copied().unwrap_or(1);
    }

    /// Returns the weighted fraction of this length that is done, `0.0 <= fraction <= 1.0`.
    pub fn fraction(&self) -> f64 {
        (self.done as f64 / self.total.max(1) as f64).min(1.0)
    }

    /// Returns the time since this length began.
    pub fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(first: u8, second: u8) -> Prefix {
        Prefix::two_moves(first, second, true)
    }

    #[test]
    fn parts_are_weighted_by_their_previous_cost() {
        let mut progress = LengthProgress::new(18);
        progress.finish(Prefix::one_move(3));
        assert_eq!(progress.fraction(), 1.0 / 18.0);
        progress.begin_next(2, &[(0, pair(0, 3)), (29, pair(1, 3)), (70, pair(0, 4))]);
        assert_eq!(progress.fraction(), 0.0);
        progress.finish(pair(0, 4));
        assert!((progress.fraction() - 0.7).abs() < 1e-9);
    }
}
