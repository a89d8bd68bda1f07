//! Results of searches for a position.

use std::time::Duration;

use super::series::Series;
use unfold_engine::puzzle::Metric;
use unfold_engine::search::{AllOptimal, Attempt, Reason, Solution};

pub use crate::document::origin::Source;

/// End of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RunEnd {
    /// By itself or because it was stopped.
    Reason(Reason),
    /// By an error, of which a dialog told.
    Failed,
}

/// A place in the list of solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SolutionChoice {
    /// Among the ever shorter ones.
    Found(usize),
    /// Among all optimal ones.
    Optimal(usize),
}

/// A method and the metric in which it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MethodAndMetric {
    /// The name of the solver.
    pub method: &'static str,
    /// The metric of all lengths.
    pub metric: Metric,
}

/// Results of the searches for a position. A search that is taken up again by the same method in the same metric adds to it:
/// times and nodes go on, the list only gets shorter solutions, the bound only rises. Another method, or another metric,
/// begins anew.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Results {
    /// Method and metric of the search; `None` without results.
    pub by: Option<MethodAndMetric>,
    /// Ever shorter solutions, each checked.
    pub solutions: Vec<Solution>,
    /// All optimal solutions, as far as they are known, when they were asked for.
    pub all: Option<AllOptimal>,
    /// The solution that the person chose; the shortest one when none was.
    pub chosen: Option<SolutionChoice>,
    /// The proven lower bound.
    pub lower: usize,
    /// The lower bound that an opened file says was proven, 0 for none; no search here has proven it.
    pub claimed: usize,
    /// Time searched so far.
    pub elapsed: Duration,
    /// Nodes searched so far.
    pub nodes: u64,
    /// Nodes a second, lately.
    pub rate: f64,
    /// About how long the proof of the best solution would still take, told last by a search; `None` when nothing tells that can be
    /// believed.
    pub proof_left: Option<Duration>,
    /// End of the last search.
    pub end: Option<RunEnd>,
    /// The attempt of the last search, where its method made one that did not solve.
    pub attempt: Option<Attempt>,
    /// For the plots.
    pub series: Series,
    /// The number of the run that all this comes from.
    pub run: Option<usize>,
}

impl Results {
    /// The shortest solution so far.
    pub fn best(&self) -> Option<&Solution> {
        self.solutions.last()
    }

    /// The solution that is shown, saved and copied, and its place in the list.
    pub fn shown(&self) -> Option<(SolutionChoice, &Solution)> {
        let shortest = SolutionChoice::Found(self.solutions.len().wrapping_sub(1));
        let place = self.chosen.filter(|place| self.at(*place).is_some()).unwrap_or(shortest);
        self.at(place).map(|solution| (place, solution))
    }

    /// The solution at a place of the list.
    pub fn at(&self, place: SolutionChoice) -> Option<&Solution> {
        match place {
            SolutionChoice::Found(n) => self.solutions.get(n),
            SolutionChoice::Optimal(n) => self.all_optimal().get(n),
        }
    }

    /// All optimal solutions, as far as they are known.
    pub fn all_optimal(&self) -> &[Solution] {
        self.all.as_ref().map_or(&[], |all| &all.solutions)
    }

    /// True if the search for all optimal solutions came to its end.
    pub fn has_all_optimal(&self) -> bool {
        self.all.as_ref().is_some_and(|all| all.exhausted)
    }

    /// Forgets what an opened file claims to be proven or optimal: a search is about to find out what is so.
    pub fn forget_claims(&mut self) {
        if self.claimed > 0 || !self.series.claims().is_empty() {
            self.series.forget_claims();
            (self.claimed, self.all) = (0, None);
        }
    }

    /// True if the best solution is proven to be of least length.
    pub fn is_optimal(&self) -> bool {
        self.best().is_some_and(|best| best.length <= self.lower)
    }

    /// Number of moves by which the best solution is longer than the bound.
    pub fn gap(&self) -> Option<usize> {
        self.best().map(|best| best.length.saturating_sub(self.lower))
    }

    /// Takes a solution, its time counted over all searches, if it is shorter than the best; whether it was.
    pub fn found(&mut self, solution: Solution) -> bool {
        if self.best().is_some_and(|best| best.length <= solution.length) {
            return false;
        }
        // A bound that a solution contradicts was none: it can only have come from a file that someone made.
        if self.lower > solution.length {
            self.lower = 0;
        }
        self.series.found(solution.at.as_secs_f64(), solution.length);
        self.solutions.push(solution);
        true
    }

    /// Takes a bound, if it is higher than the one proven.
    pub fn raised(&mut self, at: Duration, lower: usize) {
        if lower > self.lower {
            self.lower = lower;
            self.series.raised(at.as_secs_f64(), lower);
        }
    }
}
