//! Background writer of the cross database.

use std::path::PathBuf;

use crate::export::place::{Existing, Place};
use crate::export::sqlite::DatabaseError;
use crate::file_export::job;
use crate::puzzles::crosses::{self, Ties};
use unfold_engine::control::Control;

/// Writes the database of the crosses of all positions.
#[derive(Debug)]
pub struct CrossesJob {
    pub path: PathBuf,
    /// What to do if the file exists.
    pub existing: Existing,
}

#[derive(Debug)]
pub struct CrossesWritten(pub Result<(), DatabaseError>);

impl CrossesJob {
    fn place(&self) -> Result<Place, DatabaseError> {
        Ok(job::check(&self.path, self.existing)?)
    }
}

impl CrossesJob {
    /// Checks that the file can be written.
    ///
    /// # Errors
    /// The final report, if it cannot.
    pub fn begin(&mut self) -> Result<(), CrossesWritten> {
        self.place().map(drop).map_err(|error| CrossesWritten(Err(error)))
    }

    /// Runs the job and returns its final report.
    pub fn run(self, control: &Control) -> CrossesWritten {
        CrossesWritten(self.place().and_then(|place| crosses::write_database(&place, Ties::First, control)))
    }
}
