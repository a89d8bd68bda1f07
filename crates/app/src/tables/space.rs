//! What goes on where there is little space for tables.

use crate::free_space::Shortage;

/// The choice about tables where there is little space.
#[derive(Clone, Copy, Debug, Default)]
pub struct SpaceChoice {
    /// True if a person knows that there is little space, and wants to go on.
    pub goes_on: bool,
    /// True if searches use the small tables only because memory was too short for the large ones, whatever the settings say.
    pub is_short_of_memory: bool,
}

impl SpaceChoice {
    /// Forgets that there was little space: a person who chooses other tables is told anew.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// Goes on although there is little space: with the small tables where memory is short.
    pub fn go_on(&mut self, shortages: &[Shortage]) {
        self.goes_on = true;
        self.is_short_of_memory |= shortages.iter().any(|shortage| matches!(shortage, Shortage::Memory { .. }));
    }
}
