//! The number of rows of a batch, by result.

use super::row::Row;
use crate::search::Reason;

/// Counts of the rows so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct BatchSummary {
    /// Number of rows.
    pub rows: u64,
    /// Number of rows with a solution.
    pub solved: u64,
    /// Number of rows whose solution is proven to be of least length.
    pub optimal: u64,
    /// The sum of the lengths of all solutions.
    pub lengths: u64,
    /// Number of rows whose line is not a valid position.
    pub wrong: u64,
    /// Number of rows whose solve failed although the line may be valid.
    pub failed: u64,
    /// Number of rows without an error that have no solution.
    pub unsolved: u64,
    /// Number of unsolved rows whose method had nothing more to try.
    pub exhausted: u64,
}

impl BatchSummary {
    /// Counts a row.
    pub fn add<E>(&mut self, row: &Row<E>) {
        self.rows += 1;
        match &row.result {
            Ok(outcome) => match &outcome.best {
                Some(best) => {
                    self.solved += 1;
                    self.lengths += best.length as u64;
                    self.optimal += u64::from(outcome.is_optimal());
                }
                None => {
                    self.unsolved += 1;
                    self.exhausted += u64::from(outcome.reason == Reason::Exhausted);
                }
            },
            Err(error) if error.is_in_line() => self.wrong += 1,
            Err(_) => self.failed += 1,
        }
    }

    /// The mean length of the solutions; `None` if there are none.
    pub fn mean_length(&self) -> Option<f64> {
        (self.solved > 0).then(|| self.lengths as f64 / self.solved as f64)
    }
}
