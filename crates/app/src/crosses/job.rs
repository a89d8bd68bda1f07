//! Writes the database of all first crosses.

use std::path::PathBuf;

use crate::export::place::{Existing, Place};
use crate::export::sqlite::DatabaseError;
use crate::file_export::job;
use crate::puzzles::crosses::{self, Ties};
use unfold_engine::control::Control;

/// Writes the database of all first crosses.
#[derive(Debug)]
pub struct CrossesJob {
    /// The file.
    pub path: PathBuf,
    /// The treatment of a file that is there.
    pub existing: Existing,
}

/// The end of writing the database.
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
    /// The last report, if it cannot.
    pub fn begin(&mut self) -> Result<(), CrossesWritten> {
        self.place().map(drop).map_err(|error| CrossesWritten(Err(error)))
    }

    /// Runs the job, and returns its last report.
    pub fn run(self, control: &Control) -> CrossesWritten {
        CrossesWritten(self.place().and_then(|place| crosses::write_database(&place, Ties::First, control)))
    }
}
