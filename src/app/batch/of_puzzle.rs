//! Batches in the window: what a person fills in, and the rows that came of it.

use super::table::BatchTable;
use crate::app::document::batch_form::BatchForm;

/// The batch of one puzzle.
#[derive(Clone, Debug, Default)]
pub struct PuzzleBatch {
    /// What was filled in.
    pub form: BatchForm,
    /// What came of it, once it was begun.
    pub table: Option<BatchTable>,
    /// What came of the one before, which can be had again.
    pub before: Option<BatchTable>,
}
