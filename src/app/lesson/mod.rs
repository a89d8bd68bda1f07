//! The lesson on the moves that are played, and the pages about methods.

pub mod command;
pub mod methods;
pub mod queries;
pub mod update;

use std::{cell::RefCell, sync::Arc};

use crate::shared::lesson::MoveNotes;

/// The lesson on the moves that are played.
#[derive(Debug, Default)]
pub struct Lesson {
    /// The notes on what is played, kept until that is another.
    notes: RefCell<Option<Arc<MoveNotes>>>,
}
