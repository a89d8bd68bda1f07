//! A text together with what fills it.

use std::fmt::Display;

use super::language::{Language, has_decimal_comma};
use super::text::{Columns, PLACE, Text, place_at};

/// A text together with what fills it: may be kept, and said in whichever language is asked for later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase(Box<Filled>);

/// What a phrase is made of; boxed, since errors carry phrases and are to stay small.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Filled {
    columns: Columns,
    fillings: Vec<Filling>,
}

/// What fills a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Filling {
    /// The same in every language.
    Plain(String),
    /// A number written with a point.
    Number(String),
    /// Words.
    Phrase(Phrase),
}

/// What may fill a place of a text: whatever can be displayed is the same in every language, a [`Phrase`] is not.
pub trait Filler {
    /// The filling.
    fn filling(&self) -> Filling;
}

impl<T: Display + ?Sized> Filler for T {
    fn filling(&self) -> Filling {
        Filling::Plain(self.to_string())
    }
}

impl Filler for Phrase {
    fn filling(&self) -> Filling {
        Filling::Phrase(self.clone())
    }
}

impl Filler for Text<0> {
    fn filling(&self) -> Filling {
        Filling::Phrase(self.with([]))
    }
}

impl Filling {
    pub(super) fn say(&self, language: Language) -> String {
        match self {
            Self::Plain(text) => text.clone(),
            Self::Number(number) if has_decimal_comma(language) => number.replace('.', ","),
            Self::Number(number) => number.clone(),
            Self::Phrase(phrase) => phrase.say(language),
        }
    }
}

impl From<Text<0>> for Phrase {
    fn from(text: Text<0>) -> Self {
        text.with([])
    }
}

/// Words of someone else, as they are.
impl From<String> for Phrase {
    fn from(text: String) -> Self {
        Self::new(["{0}"; Language::ALL.len()], vec![Filling::Plain(text)])
    }
}

impl Phrase {
    pub(super) fn new(columns: Columns, fillings: Vec<Filling>) -> Self {
        Self(Box::new(Filled { columns, fillings }))
    }

    /// The filled text in a language.
    pub fn say(&self, language: Language) -> String {
        let mut rest = self.0.columns[language as usize];
        let mut out = String::with_capacity(rest.len());
        while let Some(brace) = rest.find('{') {
            let filling = place_at(rest.as_bytes(), brace).and_then(|n| self.0.fillings.get(n));
            let (before, after) = rest.split_at(if filling.is_some() { brace } else { brace + 1 });
            out.push_str(before);
            out.extend(filling.map(|filling| filling.say(language)));
            rest = if filling.is_some() { &after[PLACE..] } else { after };
        }
        out.push_str(rest);
        out
    }
}
