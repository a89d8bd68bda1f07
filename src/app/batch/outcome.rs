//! Results of a row of a batch for its position.

use crate::app::document::runs::results::{MethodAndMetric, Results, RunEnd};
use crate::app::document::{Position, batches::table::Row};

/// The solution of a row does not solve its position: a mistake in this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongSolutionError;

/// Results of a row for its state; its solution is checked once more.
///
/// # Errors
/// [`WrongSolutionError`].
pub fn results(row: &Row, by: MethodAndMetric, position: &Position) -> Result<Results, WrongSolutionError> {
    let mut results = Results::default();
    let Ok(outcome) = &row.result else { return Ok(results) };
    results.by = Some(by);
    if let Some(best) = &outcome.best {
        let state = position.state.as_ref().ok_or(WrongSolutionError)?;
        if !state.after_all(&best.moves).is_solved() {
            return Err(WrongSolutionError);
        }
        results.found(best.clone());
    }
    results.raised(outcome.elapsed, outcome.lower);
    (results.elapsed, results.nodes) = (outcome.elapsed, outcome.nodes);
    results.rate = outcome.nodes as f64 / outcome.elapsed.as_secs_f64().max(1e-9);
    results.end = Some(RunEnd::Reason(outcome.reason));
    Ok(results)
}
