//! Cache of the notes on the played moves.

use std::{cell::RefCell, sync::Arc};

use super::MoveNotes;

#[derive(Debug, Default)]
pub struct NotesCache {
    /// Recomputed when the moves, metric, method or tables in memory change.
    pub(crate) notes: RefCell<Option<Arc<MoveNotes>>>,
}
