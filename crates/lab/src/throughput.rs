//! Positions per second: several positions solved in parallel, each on one thread.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use unfold_engine::batch::job_controls::JobControls;
use unfold_engine::puzzle::Facelets;
use unfold_engine::search::{Limits, SolveError, Solver};
use unfold_engine::tables::Tables;

use crate::benches::Lengths;

/// Solves all positions, one at a time per job. Returns statistics of the best lengths, and the elapsed time. Once `controls`
/// is stopped, no further position is begun.
///
/// # Errors
/// The error of the solver, if a position fails.
pub fn measure(
    solver: &dyn Solver,
    states: &[Facelets],
    limits: &Limits,
    controls: &JobControls,
    tables: &Tables,
) -> Result<(Lengths, Duration), SolveError> {
    let next = AtomicUsize::new(0);
    let one_job = |job: usize| -> Result<Lengths, SolveError> {
        let mut lengths = Lengths::default();
        while let Some(state) = states.get(next.fetch_add(1, Ordering::Relaxed)) {
            let Some(control) = controls.begin(job) else { break };
            let outcome = solver.solve(state, limits, &control, tables, &|_| ())?;
            outcome.best.iter().for_each(|best| lengths.add(best.length));
        }
        Ok(lengths)
    };
    let began = Instant::now();
    std::thread::scope(|scope| {
        let (one_job, mut lengths) = (&one_job, Lengths::default());
        let handles: Vec<_> = (0..controls.jobs()).map(|job| scope.spawn(move || one_job(job))).collect();
        for handle in handles {
            lengths.merge(&handle.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?);
        }
        Ok((lengths, began.elapsed()))
    })
}
