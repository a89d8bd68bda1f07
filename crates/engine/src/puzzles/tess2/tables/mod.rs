//! Tables of the 2x2x2x2: axis labels, and the rows in which phases 1 and 2 look up distances.

pub mod axis_halves;
pub(crate) mod axis_labels;
pub mod axis_rows;
pub(crate) mod end_rows;
pub mod phase2_labels;
mod planes;
pub mod side_rows;
