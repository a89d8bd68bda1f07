//! The rounds of the search: the width of the next one, and the views from which it starts.

use super::chain::{Followed, Widths};
use super::viewpoints::Viewpoint;

/// The widths of a round of factor 1.
const WIDTHS: Widths =
    Widths { orient: 2000, separate: 400, into: 800, within: 300, goals: [1000, 400, 400], groups: 8, grips: 8 };
/// The cost assumed for a round of factor 1 until one is measured, as on two threads.
const ROUND_OF_ONE: Work = Work { nodes: 4e7, seconds: 2.0 };
/// The least cost assumed for a round of factor 1, so that a round cut off at once does not count as free.
const MIN_ROUND_OF_ONE: Work = Work { nodes: 1e5, seconds: 0.01 };
/// The factor of the first round, which takes less than a second and solves three of four positions; further views make up for those that fail.
const OPENING: f64 = 0.2;
/// The next round doubles at least this factor, so that the first round is followed by one of factor 1.
const MIN_DOUBLED: f64 = 0.5;
/// Minimum factor of a round's widths: narrower beams end in traps.
const MIN_FACTOR: f64 = 0.1;
/// Maximum factor of a round's widths. Such a round takes about a quarter of an hour on two threads.
const MAX_FACTOR: f64 = 512.0;
/// The share of a round of factor 1 that does not grow with its widths.
const FIXED_SHARE: f64 = 0.15;
/// The share of the remaining work that a round may take: a round that is cut off loses its last phase, the only one to find solutions.
const FILL: f64 = 0.7;

/// An amount of work, done or left, in nodes and seconds; infinite if unlimited.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Work {
    pub nodes: f64,
    pub seconds: f64,
}

/// The rounds so far, and the next one.
pub(super) struct Rounds {
    /// Factor of the next round's widths.
    factor: f64,
    /// Views that the next round starts from.
    views: Vec<usize>,
    /// Views that have led nowhere.
    traps: Vec<usize>,
    /// The work of a round of factor 1, computed from the last measured round.
    of_one: Work,
    /// Number of rounds that ended before the chain had a solution.
    pub unsolved: usize,
    /// True once the chain has found a solution.
    pub is_solved: bool,
}

impl Rounds {
    /// Starts with the first round, from all views.
    pub fn new() -> Self {
        Self {
            factor: OPENING,
            views: all_views().collect(),
            traps: Vec::new(),
            of_one: ROUND_OF_ONE,
            unsolved: 0,
            is_solved: false,
        }
    }

    /// Returns the widths of the next round.
    pub fn widths(&self) -> Widths {
        WIDTHS.scaled(self.factor)
    }

    /// Returns the views of the next round by number, at least one.
    pub fn views(&self) -> &[usize] {
        &self.views
    }

    /// Records whether a round has found a solution.
    pub fn record(&mut self, is_solved: bool) {
        self.is_solved |= is_solved;
        self.unsolved += usize::from(!self.is_solved);
    }

    /// Leaves out a view that has led nowhere, so that other views are tried before wider beams. The next round is no wider than the last one, and
    /// fits into the remaining work. False if no view remains.
    pub fn leave_out(&mut self, Followed { view, is_trap }: Followed, left: Work) -> bool {
        self.traps.extend(is_trap.then_some(view));
        self.views.retain(|other| *other != view);
        if self.views.is_empty() {
            self.traps.clear();
            return false;
        }
        self.factor = self.factor.min(self.fitting(left)).max(MIN_FACTOR);
        true
    }

    /// Restores all views except traps, and updates the estimated cost of rounds by the last round.
    pub fn measure(&mut self, round: Work) {
        self.views = all_views().filter(|view| !self.traps.contains(view)).collect();
        let cost = cost(self.factor);
        self.of_one = Work {
            nodes: (round.nodes / cost).max(MIN_ROUND_OF_ONE.nodes),
            seconds: (round.seconds / cost).max(MIN_ROUND_OF_ONE.seconds),
        };
    }

    /// Doubles the width of the next round, or fits it into the remaining work.
    pub fn widen(&mut self, left: Work) {
        let (fits, doubled) = (self.fitting(left), 2.0 * self.factor.max(MIN_DOUBLED));
        // Work that would not suffice for one more doubling is better spent in this round.
        let next = if fits < 2.0 * doubled { fits } else { doubled };
        self.factor = next.clamp(MIN_FACTOR, MAX_FACTOR);
    }

    /// The factor of a round that fits into the remaining work.
    fn fitting(&self, left: Work) -> f64 {
        let rounds = (left.nodes / self.of_one.nodes).min(left.seconds / self.of_one.seconds);
        (FILL * rounds - FIXED_SHARE) / (1.0 - FIXED_SHARE)
    }
}

fn all_views() -> std::ops::Range<usize> {
    0..Viewpoint::all().len()
}

/// The work of a round of this factor, in units of a round of factor 1.
fn cost(factor: f64) -> f64 {
    FIXED_SHARE + (1.0 - FIXED_SHARE) * factor
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNLIMITED: Work = Work { nodes: f64::INFINITY, seconds: f64::INFINITY };

    /// Rounds after an opening that took a million nodes and a second.
    fn opened() -> Rounds {
        let mut rounds = Rounds::new();
        rounds.record(true);
        rounds.measure(Work { nodes: 1e6, seconds: 1.0 });
        rounds
    }

    #[test]
    fn rounds_are_doubled_while_nothing_limits_them() {
        let mut rounds = opened();
        let mut factors = Vec::new();
        for _ in 0..12 {
            rounds.widen(UNLIMITED);
            factors.push(rounds.factor);
        }
        assert_eq!(factors, [1., 2., 4., 8., 16., 32., 64., 128., 256., 512., 512., 512.]);
    }

    #[test]
    fn the_nearer_of_two_limits_decides() {
        let of = |nodes, seconds| {
            let mut rounds = opened();
            rounds.widen(Work { nodes, seconds });
            rounds.factor
        };
        let fitted = of(5e6, f64::INFINITY);
        assert!(MIN_FACTOR < fitted && fitted < 2.0);
        // A more distant time limit changes nothing.
        assert_eq!(of(5e6, 6.0), fitted);
        assert_eq!(of(6e6, 5.0), of(f64::INFINITY, 5.0));
        // The round takes its share of the remaining work.
        assert!((cost(fitted) * rounds_of_one(1e6) - FILL * 5e6).abs() < 1.0);
        assert_eq!(of(0.0, 0.0), MIN_FACTOR);
    }

    fn rounds_of_one(opening: f64) -> f64 {
        opening / cost(OPENING)
    }

    #[test]
    fn views_that_lead_nowhere_are_left_out_until_none_remains() {
        let mut rounds = Rounds::new();
        let views = rounds.views().to_vec();
        for (n, view) in views.iter().enumerate() {
            assert!(rounds.views().contains(view));
            let remain = rounds.leave_out(Followed { view: *view, is_trap: n == 0 }, UNLIMITED);
            assert_eq!((remain, rounds.factor), (n + 1 < views.len(), OPENING));
        }
        rounds.measure(Work { nodes: 1e6, seconds: 1.0 });
        assert_eq!(rounds.views(), views);
        // Of views left out for one round, only traps stay out.
        for (view, is_trap) in [(0, true), (1, false)] {
            assert!(rounds.leave_out(Followed { view, is_trap }, UNLIMITED));
        }
        rounds.measure(Work { nodes: 1e6, seconds: 1.0 });
        assert_eq!(rounds.views(), &views[1..]);
    }
}
