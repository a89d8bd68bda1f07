//! The puzzle that is begun with a cross, and what the engine knows of that.

use crate::export::place::Place;
use crate::export::sqlite::{self, DatabaseError};
use unfold_engine::control::Control;
use unfold_engine::puzzle::PuzzleId;

pub use unfold_engine::puzzles::cube3::search::cross::{Cross, FACES, Ties, all, crosses, extended, slots};
pub use unfold_engine::puzzles::cube3::search::cross_rows;
pub use unfold_engine::puzzles::cube3::tables::cross::{CROSSES, CrossTables};
pub use unfold_engine::puzzles::cube3::tables::xcross::XcrossTables;

/// The puzzle whose crosses they are.
pub const PUZZLE: PuzzleId = PuzzleId::Cube3;

/// Computes all first crosses and writes them as the table `first_cross` of a database, whole or not at all. `ties` chooses among
/// crosses of the same lengths; `control` may stop it and hears how far it is.
///
/// # Errors
/// [`DatabaseError`]; a file that was there before is then left as it was.
pub fn write_database(place: &Place, ties: Ties, control: &Control) -> Result<(), DatabaseError> {
    let tables = CrossTables::build(control)?;
    let rows = cross_rows::rows(&tables, ties).map(|row| (row.id, row.code));
    sqlite::write(place, rows, CROSSES.into(), control)
}
