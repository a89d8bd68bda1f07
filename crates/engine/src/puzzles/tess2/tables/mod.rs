//! Tables of the 2x2x2x2: axis labels, and the rows with the distances of phases 1 and 2.

pub mod axis_halves;
pub(crate) mod axis_labels;
pub mod axis_rows;
pub(crate) mod end_rows;
pub mod phase2_labels;
mod planes;
pub mod side_rows;

use self::{axis_rows::AxisRows, end_rows::EndRows, side_rows::SideRows};
use crate::tables::{TableError, Tables, Workers};

/// Opens the table with this name, or builds and saves it; `None` if the puzzle has no such table.
pub(super) fn build_named(name: &str, tables: &Tables, workers: Workers) -> Option<Result<(), TableError>> {
    Some(match name {
        axis_rows::NAME => AxisRows::load(tables, workers).map(drop),
        side_rows::NAME => SideRows::load(tables, workers).map(drop),
        end_rows::NAME => {
            SideRows::load(tables, workers).and_then(|sides| EndRows::load(&sides, tables, workers).map(drop))
        }
        _ => return None,
    })
}
