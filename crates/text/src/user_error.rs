//! Errors as people read them.

use crate::{Language, Phrase, errors as say};

/// An error as a person reads it, to be said in any language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UserError {
    /// The fault, without a full stop.
    pub what: Phrase,
    /// The line and column, the piece or the file, where there is one.
    pub place: Option<Phrase>,
    /// The way out of it: one or more sentences.
    pub advice: Phrase,
}

impl UserError {
    /// A fault that has no place.
    pub fn new(what: impl Into<Phrase>, advice: impl Into<Phrase>) -> Self {
        Self { what: what.into(), place: None, advice: advice.into() }
    }

    /// The same fault at a place.
    pub fn at(self, place: impl Into<Phrase>) -> Self {
        Self { place: Some(place.into()), ..self }
    }

    /// All of it in one paragraph.
    pub fn phrase(&self) -> Phrase {
        match &self.place {
            Some(place) => say::LINE_OF_FAULT.with([&self.what, place, &self.advice]),
            None => say::LINE_OF_FAULT_NOWHERE.with([&self.what, &self.advice]),
        }
    }

    /// All of it on one line, for a terminal.
    pub fn line(&self, language: Language) -> String {
        self.phrase().get(language)
    }
}
