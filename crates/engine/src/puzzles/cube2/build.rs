//! Building the tables of the 2x2x2 by their names.

use super::tables::distances::{self, Distances};
use super::tables::{Cube2Tables, NAME};
use crate::control::Control;
use crate::tables::{TableError, Tables};

/// Opens the table with this name, or builds and saves it; `None` if the puzzle has no such table.
pub(super) fn build(name: &str, store: &Tables, threads: usize, control: &Control) -> Option<Result<(), TableError>> {
    Some(match name {
        NAME => Cube2Tables::load(store, threads, control).map(drop),
        distances::NAME => Distances::load(store, threads, control).map(drop),
        _ => return None,
    })
}
