//! The rounds of the search: widths and starting views of the next one.

use super::chain::{FollowedView, Widths};
use super::viewpoints::Viewpoint;

/// The widths of a round of factor 1.
const WIDTHS: Widths = Widths {
    orient: 2000,
    separate: 400,
    to_subgroups: 800,
    to_solved: 300,
    goals: [1000, 400, 400],
    groups: 8,
    grips: 8,
};
/// Assumed cost of a round of factor 1 until a round is measured; the time is for two threads.
const ASSUMED_UNIT_COST: WorkAmount = WorkAmount { nodes: 4e7, seconds: 2.0 };
/// Minimum cost assumed for a round of factor 1, so that a round interrupted at once does not count as free.
const MIN_UNIT_COST: WorkAmount = WorkAmount { nodes: 1e5, seconds: 0.01 };
/// Factor of the first round, which takes less than a second and solves three positions in four. If it fails, other views are tried.
const FIRST_FACTOR: f64 = 0.2;
/// Minimum factor to double for the next round, so that a round of factor 1 follows the first.
const MIN_DOUBLED: f64 = 0.5;
/// Minimum factor of a round's widths: narrower beams end in traps.
const MIN_FACTOR: f64 = 0.1;
/// Maximum factor of a round's widths. Such a round takes about a quarter of an hour on two threads.
const MAX_FACTOR: f64 = 512.0;
/// Share of the cost of a round of factor 1 that does not grow with the widths.
const FIXED_SHARE: f64 = 0.15;
/// Share of the remaining work that a round may take. An interrupted round loses its last phase, the only one that finds solutions.
const BUDGET_FRACTION: f64 = 0.7;

/// An amount of work, done or left, in nodes and seconds; infinite if unlimited.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct WorkAmount {
    pub nodes: f64,
    pub seconds: f64,
}

/// Results and measured cost of the rounds so far, and the plan of the next one.
pub(super) struct Rounds {
    /// Factor of the next round's widths.
    factor: f64,
    /// Views that the next round starts from, as indices in [`Viewpoint::all`].
    views: Vec<usize>,
    /// Views recognised as traps, as indices in [`Viewpoint::all`].
    traps: Vec<usize>,
    /// The work of a round of factor 1, computed from the last measured round.
    unit_cost: WorkAmount,
    /// Number of rounds that ended before the chain had a solution.
    pub unsolved: usize,
    /// True once the chain has found a solution.
    pub is_solved: bool,
}

impl Rounds {
    /// Plans the first round, from all views.
    pub fn new() -> Self {
        Self {
            factor: FIRST_FACTOR,
            views: all_views().collect(),
            traps: Vec::new(),
            unit_cost: ASSUMED_UNIT_COST,
            unsolved: 0,
            is_solved: false,
        }
    }

    /// Returns the widths of the next round.
    pub fn widths(&self) -> Widths {
        WIDTHS.scaled(self.factor)
    }

    /// Returns the views of the next round, as indices in [`Viewpoint::all`]. Empty only between a [`exclude_view`](Self::exclude_view) that
    /// returns false and the next [`measure`](Self::measure).
    pub fn views(&self) -> &[usize] {
        &self.views
    }

    /// Records whether a round has found a solution.
    pub fn record(&mut self, is_solved: bool) {
        self.is_solved |= is_solved;
        self.unsolved += usize::from(!self.is_solved);
    }

    /// Excludes an unsuccessful view until the next [`measure`](Self::measure), or for good if it is a trap, so that other views are tried
    /// before wider beams. The next round is no wider than the last one, and fits into the remaining work, subject to [`MIN_FACTOR`].
    /// Returns false, and forgets the traps, if no view remains.
    pub fn exclude_view(&mut self, FollowedView { view, is_trap }: FollowedView, left: WorkAmount) -> bool {
        self.traps.extend(is_trap.then_some(view));
        self.views.retain(|other| *other != view);
        if self.views.is_empty() {
            self.traps.clear();
            return false;
        }
        self.factor = self.factor.min(self.fitting_factor(left)).max(MIN_FACTOR);
        true
    }

    /// Restores all views except traps, and estimates the cost of rounds from the work of the last one.
    pub fn measure(&mut self, round: WorkAmount) {
        self.views = all_views().filter(|view| !self.traps.contains(view)).collect();
        let cost = relative_cost(self.factor);
        self.unit_cost = WorkAmount {
            nodes: (round.nodes / cost).max(MIN_UNIT_COST.nodes),
            seconds: (round.seconds / cost).max(MIN_UNIT_COST.seconds),
        };
    }

    /// Doubles the width of the next round, or fits it into the remaining work.
    pub fn widen(&mut self, left: WorkAmount) {
        let (fits, doubled) = (self.fitting_factor(left), 2.0 * self.factor.max(MIN_DOUBLED));
        // Work that would not suffice for one more doubling is better spent in this round.
        let next = if fits < 2.0 * doubled { fits } else { doubled };
        self.factor = next.clamp(MIN_FACTOR, MAX_FACTOR);
    }

    /// Returns the factor of a round that takes [`BUDGET_FRACTION`] of the remaining work; negative if none fits, infinite if the work is
    /// unlimited.
    fn fitting_factor(&self, left: WorkAmount) -> f64 {
        let rounds = (left.nodes / self.unit_cost.nodes).min(left.seconds / self.unit_cost.seconds);
        (BUDGET_FRACTION * rounds - FIXED_SHARE) / (1.0 - FIXED_SHARE)
    }
}

fn all_views() -> std::ops::Range<usize> {
    0..Viewpoint::all().len()
}

/// Returns the work of a round of this factor, in units of a round of factor 1.
fn relative_cost(factor: f64) -> f64 {
    FIXED_SHARE + (1.0 - FIXED_SHARE) * factor
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNLIMITED: WorkAmount = WorkAmount { nodes: f64::INFINITY, seconds: f64::INFINITY };

    /// Returns the rounds after a solved first round of a million nodes and one second.
    fn after_first_round() -> Rounds {
        let mut rounds = Rounds::new();
        rounds.record(true);
        rounds.measure(WorkAmount { nodes: 1e6, seconds: 1.0 });
        rounds
    }

    #[test]
    fn rounds_double_up_to_512_without_a_limit() {
        let mut rounds = after_first_round();
        let mut factors = Vec::new();
        for _ in 0..12 {
            rounds.widen(UNLIMITED);
            factors.push(rounds.factor);
        }
        assert_eq!(factors, [1., 2., 4., 8., 16., 32., 64., 128., 256., 512., 512., 512.]);
    }

    #[test]
    fn the_tighter_of_two_limits_decides() {
        let of = |nodes, seconds| {
            let mut rounds = after_first_round();
            rounds.widen(WorkAmount { nodes, seconds });
            rounds.factor
        };
        let fitted = of(5e6, f64::INFINITY);
        assert!(MIN_FACTOR < fitted && fitted < 2.0);
        // A more distant time limit changes nothing.
        assert_eq!(of(5e6, 6.0), fitted);
        assert_eq!(of(6e6, 5.0), of(f64::INFINITY, 5.0));
        // The round takes its share of the remaining work.
        assert!((relative_cost(fitted) * unit_nodes(1e6) - BUDGET_FRACTION * 5e6).abs() < 1.0);
        assert_eq!(of(0.0, 0.0), MIN_FACTOR);
    }

    fn unit_nodes(opening: f64) -> f64 {
        opening / relative_cost(FIRST_FACTOR)
    }

    #[test]
    fn views_left_out_return_after_a_round_except_traps() {
        let mut rounds = Rounds::new();
        let views = rounds.views().to_vec();
        for (n, view) in views.iter().enumerate() {
            assert!(rounds.views().contains(view));
            let remain = rounds.exclude_view(FollowedView { view: *view, is_trap: n == 0 }, UNLIMITED);
            assert_eq!((remain, rounds.factor), (n + 1 < views.len(), FIRST_FACTOR));
        }
        rounds.measure(WorkAmount { nodes: 1e6, seconds: 1.0 });
        assert_eq!(rounds.views(), views);
        // Of views left out for one round, only traps stay out.
        for (view, is_trap) in [(0, true), (1, false)] {
            assert!(rounds.exclude_view(FollowedView { view, is_trap }, UNLIMITED));
        }
        rounds.measure(WorkAmount { nodes: 1e6, seconds: 1.0 });
        assert_eq!(rounds.views(), &views[1..]);
    }
}
