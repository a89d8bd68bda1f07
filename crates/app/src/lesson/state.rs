//! The lesson on the moves that are played.

use std::{cell::RefCell, sync::Arc};

use super::MoveNotes;

/// The lesson on the moves that are played.
#[derive(Debug, Default)]
pub struct Lesson {
    /// The notes on what is played, kept until that is another.
    pub(crate) notes: RefCell<Option<Arc<MoveNotes>>>,
}
