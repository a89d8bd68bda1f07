//! Writes the database of all first crosses.

use crate::export::place::Place;
use crate::export::sqlite::{self, DatabaseError};
use crate::shared::puzzles::crosses::{CROSSES, CrossTables, Ties, cross_rows};
use crate::shared::sentences;
use unfold_engine::control::Control;
use unfold_engine::tables::TableError;
use unfold_text::UserError;
use unfold_text::sentences::describe;

/// Error of writing the database.
#[derive(Debug)]
pub enum CrossDatabaseError {
    /// The distances of the crosses could not be computed.
    Tables(TableError),
    /// The database could not be made or put in its place.
    Database(DatabaseError),
}

impl CrossDatabaseError {
    /// True if someone asked to stop.
    pub fn is_stopped(&self) -> bool {
        matches!(self, Self::Tables(TableError::Stopped) | Self::Database(DatabaseError::Stopped))
    }

    /// In words.
    pub fn explain(self) -> UserError {
        match self {
            Self::Tables(error) => describe::table(&error),
            Self::Database(error) => sentences::cross::database(error),
        }
    }
}

/// Computes all first crosses and writes them as the table `first_cross` of a database, whole or not at all. `ties` chooses among
/// crosses of the same lengths; `control` may stop it and hears how far it is.
///
/// # Errors
/// [`CrossDatabaseError`]; a file that was there before is then left as it was.
pub fn write(place: &Place, ties: Ties, control: &Control) -> Result<(), CrossDatabaseError> {
    let tables = CrossTables::build(control).map_err(CrossDatabaseError::Tables)?;
    let rows = cross_rows::rows(&tables, ties).map(|row| (row.id, row.code));
    sqlite::write(place, rows, CROSSES.into(), control).map_err(CrossDatabaseError::Database)
}
