//! Background writer of the cross database.

use std::path::PathBuf;

use crate::export::destination::{Destination, IfExists};
use crate::export::sqlite::DatabaseError;
use crate::file_export::job;
use crate::puzzles::crosses::{self, TieBreaker};
use unfold_engine::control::Control;

/// Writes a shortest cross for every position of a face's cross edges to a database.
#[derive(Debug)]
pub struct CrossesJob {
    pub path: PathBuf,
    /// Action if the file exists.
    pub existing: IfExists,
}

#[derive(Debug)]
pub struct CrossesWritten(pub Result<(), DatabaseError>);

impl CrossesJob {
    fn destination(&self) -> Result<Destination, DatabaseError> {
        Ok(job::check(&self.path, self.existing)?)
    }
}

impl CrossesJob {
    /// Checks that the file can be written.
    ///
    /// # Errors
    /// The final report, if the file cannot be written.
    pub fn begin(&mut self) -> Result<(), CrossesWritten> {
        self.destination().map(drop).map_err(|error| CrossesWritten(Err(error)))
    }

    /// Runs the job and returns its final report.
    pub fn run(self, control: &Control) -> CrossesWritten {
        CrossesWritten(self.destination().and_then(|place| crosses::write_database(&place, TieBreaker::First, control)))
    }
}
