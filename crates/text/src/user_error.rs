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

    /// An error that the engine has gained after these texts were written: in its own words.
    pub fn unworded(error: &impl std::fmt::Display) -> Self {
        Self::new(error.to_string(), say::UNWORDED_DO)
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

    /// The fault and its place, without advice.
    fn alone(&self) -> Phrase {
        match &self.place {
            Some(place) => say::FAULT_ALONE.with([&self.what, place]),
            None => say::FAULT_ALONE_NOWHERE.with([&self.what]),
        }
    }

    /// Several faults in paragraphs, each once; advice that holds for several stands behind the last of them.
    pub fn phrases(faults: &[Self]) -> Vec<Phrase> {
        let advised_later = |n: usize| faults[n + 1..].iter().any(|later| later.advice == faults[n].advice);
        let told = |n: usize| if advised_later(n) { faults[n].alone() } else { faults[n].phrase() };
        (0..faults.len()).filter(|n| !faults[..*n].contains(&faults[*n])).map(told).collect()
    }

    /// All of it on one line, for a terminal.
    pub fn line(&self, language: Language) -> String {
        self.phrase().get(language)
    }
}
