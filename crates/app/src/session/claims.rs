//! Downgrades proofs in an opened session to claims, because a file can be forged. A new search can prove them again.

use super::check::CheckedSession;
use crate::document::runs::results::{Results, RunEnd};
use crate::document::runs::{Run, Runs, series::Series};
use unfold_engine::search::{AllOptimal, Reason};

impl CheckedSession {
    /// Turns proven bounds and proofs into claims. Solutions stay, since they have been replayed.
    pub fn with_proofs_as_claims(mut self) -> Self {
        for (_, laid) in &mut self.workspaces {
            let before_and_after = laid.undo.iter_mut().chain(&mut laid.redo);
            before_and_after.chain([&mut laid.position]).for_each(|position| downgrade_results(&mut position.results));
        }
        for (_, runs) in &mut self.runs {
            let (begun, places) = runs.counts();
            let list = runs.list().iter().cloned().map(downgrade_run).collect();
            *runs = Runs::restored(list, begun, places);
        }
        self
    }
}

fn downgrade_results(results: &mut Results) {
    results.claimed = results.claimed.max(std::mem::take(&mut results.lower));
    results.end = without_proof(results.end);
    results.series.claim();
    // The list of optimal solutions is kept as a claim, if a claimed bound supports it.
    let optimal = results.best().is_some_and(|best| best.length <= results.claimed);
    results.optimal_list =
        results.optimal_list.take().filter(|_| optimal).map(|all| AllOptimal { exhausted: false, ..all });
}

fn downgrade_run(mut run: Run) -> Run {
    run.claimed = run.claimed.max(std::mem::take(&mut run.lower));
    run.end = without_proof(run.end);
    run.series.claim();
    run
}

/// Drops an end that states a proof of optimality.
fn without_proof(end: Option<RunEnd>) -> Option<RunEnd> {
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
