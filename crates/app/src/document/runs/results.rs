//! Results of the searches for a position.

use std::time::Duration;

use super::series::Series;
use unfold_engine::puzzle::Metric;
use unfold_engine::search::{AllOptimal, Attempt, Reason, Solution};

pub use crate::document::origin::Source;

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RunEnd {
    /// Finished or stopped.
    Reason(Reason),
    /// Failed with an error, reported in a dialog.
    Failed,
}

/// An index into the lists of solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SolutionChoice {
    /// Into the ever shorter solutions.
    Found(usize),
    /// Into all optimal solutions.
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
    /// Method and metric; `None` without results.
    pub by: Option<MethodAndMetric>,
    /// Ever shorter solutions, each verified.
    pub solutions: Vec<Solution>,
    /// All optimal solutions known so far, if requested.
    pub all: Option<AllOptimal>,
    /// The solution that the user chose; by default the shortest.
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
    /// The last search's attempt, if its method failed to solve.
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

    /// The solution to show, save and copy, with its index.
    pub fn shown(&self) -> Option<(SolutionChoice, &Solution)> {
        let shortest = SolutionChoice::Found(self.solutions.len().wrapping_sub(1));
        let place = self.chosen.filter(|place| self.at(*place).is_some()).unwrap_or(shortest);
        self.at(place).map(|solution| (place, solution))
    }

    /// The solution at an index.
    pub fn at(&self, place: SolutionChoice) -> Option<&Solution> {
        match place {
            SolutionChoice::Found(n) => self.solutions.get(n),
            SolutionChoice::Optimal(n) => self.all_optimal().get(n),
        }
    }

    /// All optimal solutions known so far.
    pub fn all_optimal(&self) -> &[Solution] {
        self.all.as_ref().map_or(&[], |all| &all.solutions)
    }

    /// True if the search for all optimal solutions finished.
    pub fn has_all_optimal(&self) -> bool {
        self.all.as_ref().is_some_and(|all| all.exhausted)
    }

    /// Drops what an opened file claims, since a search is about to verify it.
    pub fn forget_claims(&mut self) {
        if self.claimed > 0 || !self.series.claims().is_empty() {
            self.series.forget_claims();
            (self.claimed, self.all) = (0, None);
        }
    }

    /// True if the best solution is proven optimal.
    pub fn is_optimal(&self) -> bool {
        self.best().is_some_and(|best| best.length <= self.lower)
    }

    /// Difference between the best length and the lower bound.
    pub fn gap(&self) -> Option<usize> {
        self.best().map(|best| best.length.saturating_sub(self.lower))
    }

    /// Adds a solution if it is shorter than the best, and returns whether it was. Its time counts all searches.
    pub fn found(&mut self, solution: Solution) -> bool {
        if self.best().is_some_and(|best| best.length <= solution.length) {
            return false;
        }
        // A contradicted bound must come from a forged file.
        if self.lower > solution.length {
            self.lower = 0;
        }
        self.series.found(solution.at.as_secs_f64(), solution.length);
        self.solutions.push(solution);
        true
    }

    /// Raises the lower bound if this one is higher.
    pub fn raised(&mut self, at: Duration, lower: usize) {
        if lower > self.lower {
            self.lower = lower;
            self.series.raised(at.as_secs_f64(), lower);
        }
    }
}
