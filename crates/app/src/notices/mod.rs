//! Notices: the status line with *Undo* and errors, and screen-reader announcements.

pub mod announcer;
pub mod state;
pub mod undo_offer;
pub mod update;

use crate::model::Model;

/// The polite and the assertive announcement; empty strings if there are none.
pub fn announcements(model: &Model) -> [String; 2] {
    model.announcer.announcements().map(|phrase| phrase.map_or_else(String::new, |phrase| phrase.get(model.language())))
}
