//! Cache of the notes on the played moves.

use std::{cell::RefCell, sync::Arc};

use super::MoveNotes;

#[derive(Debug, Default)]
pub struct NotesCache {
    /// Notes on the played moves, kept until they change.
    pub(crate) notes: RefCell<Option<Arc<MoveNotes>>>,
}
