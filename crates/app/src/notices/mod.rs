//! Notices about what has just happened: the line at the foot, with *Undo* and errors, and words for screen readers.

pub mod announcer;
pub mod state;
pub mod told;
pub mod undo_offer;

use crate::model::Model;

/// The texts to be said when there is a pause, and at once; empty when there is none.
pub fn announcements(model: &Model) -> [String; 2] {
    model.announcer.said().map(|phrase| phrase.map_or_else(String::new, |phrase| phrase.get(model.language())))
}
