//! Queries about texts that were pasted.

use super::pasting;
use crate::app::core::Context;

impl Context {
    /// True if the position, or that from which it was turned, was pasted.
    pub fn was_pasted(&self) -> bool {
        self.document.workspace().was_pasted()
    }

    /// True if a text that is pasted into the field of the position is not meant for that field alone.
    pub fn takes_whole(&self, text: &str) -> bool {
        pasting::takes_whole(self.puzzle(), text, &self.settings)
    }
}
