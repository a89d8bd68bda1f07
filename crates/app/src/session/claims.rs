//! Downgrades proofs in an opened session to claims, since a file can say anything. A search can prove them again.

use super::check::Checked;
use crate::document::runs::results::{Results, RunEnd};
use crate::document::runs::{Run, Runs, series::Series};
use unfold_engine::search::{AllOptimal, Reason};

impl Checked {
    /// Turns bounds and proofs into claims. Solutions stay, since they have been replayed.
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
    // The list of optimal solutions is kept as a claim, if a claimed bound supports it.
    let optimal = results.best().is_some_and(|best| best.length <= results.claimed);
    results.all = results.all.take().filter(|_| optimal).map(|all| AllOptimal { exhausted: false, ..all });
}

fn run(mut run: Run) -> Run {
    run.claimed = run.claimed.max(std::mem::take(&mut run.lower));
    run.end = end(run.end);
    run.series.claim();
    run
}

/// Drops an end that states optimality.
fn end(end: Option<RunEnd>) -> Option<RunEnd> {
    end.filter(|end| *end != RunEnd::Reason(Reason::Optimal))
}

impl Series {
    /// Turns proven bounds into claimed ones.
    fn claim(&mut self) {
        if !self.bounds().is_empty() {
            *self = self.clone().with_bounds_claimed();
        }
    }
}
