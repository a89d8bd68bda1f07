//! Proofs in a session that someone opens: here they are only claims, until a search proves it. A file can say anything.

use super::check::Checked;
use crate::document::runs::results::{Results, RunEnd};
use crate::document::runs::{Run, Runs, series::Series};
use unfold_engine::search::{AllOptimal, Reason};

impl Checked {
    /// The same session, its bounds and proofs as claims. Solutions stay what they are: each was seen to solve.
    pub fn unproven(mut self) -> Self {
        for (_, laid) in &mut self.workspaces {
            let before_and_after = laid.undo.iter_mut().chain(&mut laid.redo);
            before_and_after.chain([&mut laid.position]).for_each(|position| results(&mut position.results));
        }
        for (_, runs) in &mut self.runs {
            let (begun, places) = runs.counts();
            let list = runs.list().iter().cloned().map(run).collect();
            *runs = Runs::of(list, begun, places);
        }
        self
    }
}

fn results(results: &mut Results) {
    results.claimed = results.claimed.max(std::mem::take(&mut results.lower));
    results.end = end(results.end);
    results.series.claim();
    // The list of optimal solutions is a claim as well; without a bound of that length it is not even one that could be true.
    let optimal = results.best().is_some_and(|best| best.length <= results.claimed);
    results.all = results.all.take().filter(|_| optimal).map(|all| AllOptimal { exhausted: false, ..all });
}

fn run(mut run: Run) -> Run {
    run.claimed = run.claimed.max(std::mem::take(&mut run.lower));
    run.end = end(run.end);
    run.series.claim();
    run
}

/// End of a search, unless that says that something was proven.
fn end(end: Option<RunEnd>) -> Option<RunEnd> {
    end.filter(|end| *end != RunEnd::Reason(Reason::Optimal))
}

impl Series {
    /// Turns proofs into claims.
    fn claim(&mut self) {
        if !self.bounds().is_empty() {
            *self = self.clone().with_bounds_claimed();
        }
    }
}
