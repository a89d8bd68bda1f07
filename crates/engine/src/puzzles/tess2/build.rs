//! Building the tables of the 2x2x2x2 by their names.

use super::tables::axis_rows::{self, AxisRows};
use super::tables::end_rows::{self, EndRows};
use super::tables::side_rows::{self, SideRows};
use crate::control::Control;
use crate::tables::{TableError, Tables};

/// Opens the table with this name, or builds and saves it; `None` if the puzzle has no such table.
pub(super) fn build(name: &str, store: &Tables, threads: usize, control: &Control) -> Option<Result<(), TableError>> {
    Some(match name {
        axis_rows::NAME => AxisRows::load(store, threads, control).map(drop),
        side_rows::NAME => SideRows::load(store, threads, control).map(drop),
        end_rows::NAME => SideRows::load(store, threads, control)
            .and_then(|sides| EndRows::load(&sides, store, threads, control).map(drop)),
        _ => return None,
    })
}
