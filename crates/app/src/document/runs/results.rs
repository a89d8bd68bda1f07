//! Results of the searches for a position.

use std::time::Duration;

use super::series::Series;
use unfold_engine::puzzle::Metric;
use unfold_engine::search::{AllOptimal, Attempt, Reason, Solution};

pub use crate::document::origin::CompactOrigin;

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RunEnd {
    /// The search finished or was stopped.
    Reason(Reason),
    /// The search failed with an error, reported in a dialog.
    Failed,
}

/// A solution, by its index in one of two lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SolutionChoice {
    /// Index into [`Results::solutions`].
    Found(usize),
    /// Index into [`Results::all_optimal`].
    Optimal(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MethodAndMetric {
    /// Name of the solver.
    pub method: &'static str,
    /// Metric of all lengths.
    pub metric: Metric,
}

/// Results of the searches for a position. Resuming with the same method and metric accumulates time and nodes, adds
/// only shorter solutions and only raises the bound. Another method or metric starts afresh.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Results {
    /// Method and metric of the searches; `None` before the first.
    pub method_and_metric: Option<MethodAndMetric>,
    /// Verified solutions, each shorter than the one before.
    pub solutions: Vec<Solution>,
    /// All optimal solutions known so far, if requested.
    pub optimal_list: Option<AllOptimal>,
    /// The solution that the user chose; `None` for the shortest.
    pub chosen: Option<SolutionChoice>,
    /// Proven lower bound.
    pub lower: usize,
    /// Lower bound claimed by an opened file, but not proven here; 0 for none.
    pub claimed: usize,
    /// Total search time.
    pub elapsed: Duration,
    /// Total nodes searched.
    pub nodes: u64,
    /// Current nodes per second.
    pub rate: f64,
    /// Estimated time to prove the best solution optimal, last reported by a search; `None` without a credible estimate.
    pub proof_left: Option<Duration>,
    /// How the last search ended.
    pub end: Option<RunEnd>,
    /// The last search's attempt, if its method failed to solve and there is no solution.
    pub attempt: Option<Attempt>,
    /// Data for the charts.
    pub series: Series,
    /// Number of the run with these results.
    pub run: Option<usize>,
}

impl Results {
    /// The shortest solution so far.
    pub fn best(&self) -> Option<&Solution> {
        self.solutions.last()
    }

    /// The solution to show, save and copy, with its index: the chosen one, or else the shortest.
    pub fn selected(&self) -> Option<(SolutionChoice, &Solution)> {
        let shortest = SolutionChoice::Found(self.solutions.len().wrapping_sub(1));
        let place = self.chosen.filter(|place| self.get(*place).is_some()).unwrap_or(shortest);
        self.get(place).map(|solution| (place, solution))
    }

    /// The solution at an index.
    pub fn get(&self, place: SolutionChoice) -> Option<&Solution> {
        match place {
            SolutionChoice::Found(n) => self.solutions.get(n),
            SolutionChoice::Optimal(n) => self.all_optimal().get(n),
        }
    }

    /// All optimal solutions known so far; empty if not requested.
    pub fn all_optimal(&self) -> &[Solution] {
        self.optimal_list.as_ref().map_or(&[], |all| &all.solutions)
    }

    /// True if the search for all optimal solutions finished.
    pub fn has_all_optimal(&self) -> bool {
        self.optimal_list.as_ref().is_some_and(|all| all.exhausted)
    }

    /// Drops the bounds and optimal solutions claimed by an opened file, before a search verifies them.
    pub fn forget_claims(&mut self) {
        if self.claimed > 0 || !self.series.claims().is_empty() {
            self.series.forget_claims();
            (self.claimed, self.optimal_list) = (0, None);
        }
    }

    /// True if the best solution is proven optimal.
    pub fn is_optimal(&self) -> bool {
        self.best().is_some_and(|best| best.length <= self.lower)
    }

    /// Best length minus lower bound, at least 0; `None` without a solution.
    pub fn gap(&self) -> Option<usize> {
        self.best().map(|best| best.length.saturating_sub(self.lower))
    }

    /// Adds a solution if it is shorter than the best, and returns true if so. Its time includes previous searches.
    pub fn add_solution(&mut self, solution: Solution) -> bool {
        if self.best().is_some_and(|best| best.length <= solution.length) {
            return false;
        }
        // A bound above the length of a solution can only come from a tampered file.
        if self.lower > solution.length {
            self.lower = 0;
        }
        self.series.push_best(solution.at.as_secs_f64(), solution.length);
        self.solutions.push(solution);
        true
    }

    /// Raises the lower bound if this one is higher.
    pub fn raise_bound(&mut self, at: Duration, lower: usize) {
        if lower > self.lower {
            self.lower = lower;
            self.series.push_bound(at.as_secs_f64(), lower);
        }
    }
}
