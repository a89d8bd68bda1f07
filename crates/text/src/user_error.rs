//! Error messages for the user.

use crate::{Language, Phrase, errors as say};

/// An error message that can be formatted in any language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UserError {
    /// What is wrong, without a full stop.
    pub what: Phrase,
    /// Location: line and column, piece, or file.
    pub place: Option<Phrase>,
    /// What to do, in one or more sentences.
    pub advice: Phrase,
}

impl UserError {
    /// An error without a location.
    pub fn new(what: impl Into<Phrase>, advice: impl Into<Phrase>) -> Self {
        Self { what: what.into(), place: None, advice: advice.into() }
    }

    /// Wraps an engine error that has no translation, with its own text.
    pub fn untranslated(error: &impl std::fmt::Display) -> Self {
        Self::new(error.to_string(), say::UNWORDED_DO)
    }

    /// Adds a location.
    pub fn with_place(self, place: impl Into<Phrase>) -> Self {
        Self { place: Some(place.into()), ..self }
    }

    /// The message as one paragraph.
    pub fn phrase(&self) -> Phrase {
        match &self.place {
            Some(place) => say::LINE_OF_FAULT.with([&self.what, place, &self.advice]),
            None => say::LINE_OF_FAULT_NOWHERE.with([&self.what, &self.advice]),
        }
    }

    fn without_advice(&self) -> Phrase {
        match &self.place {
            Some(place) => say::FAULT_ALONE.with([&self.what, place]),
            None => say::FAULT_ALONE_NOWHERE.with([&self.what]),
        }
    }

    /// Several errors as paragraphs, without duplicates; advice shared by several follows the last of them.
    pub fn phrases(faults: &[Self]) -> Vec<Phrase> {
        let advised_later = |n: usize| faults[n + 1..].iter().any(|later| later.advice == faults[n].advice);
        let told = |n: usize| if advised_later(n) { faults[n].without_advice() } else { faults[n].phrase() };
        (0..faults.len()).filter(|n| !faults[..*n].contains(&faults[*n])).map(told).collect()
    }

    /// The message on one line, for a terminal.
    pub fn line(&self, language: Language) -> String {
        self.phrase().get(language)
    }
}
