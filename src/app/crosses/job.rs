//! Writes the database of all first crosses.

use std::{path::PathBuf, time::Duration};

use crate::app::core::{Job, Tell, Tools, job::SHUTDOWN_TIMEOUT};
use crate::app::file_export::job;
use crate::export::place::{Existing, Place};
use crate::export::sqlite::DatabaseError;
use crate::shared::puzzles::crosses::{self, Ties};
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

impl Job for CrossesJob {
    type Report = CrossesWritten;

    fn shutdown_timeout(&self) -> Duration {
        SHUTDOWN_TIMEOUT
    }

    fn begin(&mut self) -> Result<Option<CrossesWritten>, CrossesWritten> {
        self.place().map(|_| None).map_err(|error| CrossesWritten(Err(error)))
    }

    fn run(self, _: &Tools, control: &Control, _: Tell<'_, CrossesWritten>) -> CrossesWritten {
        CrossesWritten(self.place().and_then(|place| crosses::write_database(&place, Ties::First, control)))
    }
}
