//! Row counts of a batch, by result.

use super::row::Row;
use crate::search::Reason;

/// Totals over the rows added so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct BatchSummary {
    /// All rows.
    pub rows: u64,
    /// Rows with a solution.
    pub solved: u64,
    /// Rows with a solution proven optimal.
    pub optimal: u64,
    /// Sum of the lengths of all solutions.
    pub total_length: u64,
    /// Rows with an error that counts as the line's ([`RowError::is_caused_by_input`](super::row::RowError::is_caused_by_input)).
    pub invalid: u64,
    /// Rows with any other error: the solve failed or was stopped.
    pub failed: u64,
    /// Rows with neither an error nor a solution.
    pub unsolved: u64,
    /// Unsolved rows that ended with [`Reason::Exhausted`].
    pub exhausted: u64,
}

impl BatchSummary {
    /// Adds a row to the counts.
    pub fn add<E>(&mut self, row: &Row<E>) {
        self.rows += 1;
        match &row.result {
            Ok(outcome) => match &outcome.best {
                Some(best) => {
                    self.solved += 1;
                    self.total_length += best.length as u64;
                    self.optimal += u64::from(outcome.is_optimal());
                }
                None => {
                    self.unsolved += 1;
                    self.exhausted += u64::from(outcome.reason == Reason::Exhausted);
                }
            },
            Err(error) if error.is_caused_by_input() => self.invalid += 1,
            Err(_) => self.failed += 1,
        }
    }

    /// Returns the mean length of the solutions; `None` without solutions.
    pub fn mean_length(&self) -> Option<f64> {
        (self.solved > 0).then(|| self.total_length as f64 / self.solved as f64)
    }
}
