//! A text in every language, and how its arguments are given to it.

use super::language::Language;
use super::languages::catalogue;
use super::phrase::{Arg, Phrase};
use super::texts::MESSAGES;

/// One text in every language, with `N` arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text<const N: usize>(u16);

/// A message of the catalogues.
#[derive(Debug)]
pub struct Message {
    /// Its name in the catalogues.
    pub id: &'static str,
    /// The names of its arguments, in the order in which the program gives them.
    pub arguments: &'static [&'static str],
}

impl Text<0> {
    /// The text in a language.
    pub fn say(&self, language: Language) -> &'static str {
        catalogue(language).plain(self.0)
    }
}

impl<const N: usize> Text<N> {
    /// The text of the message with this number.
    pub(super) const fn numbered(number: u16) -> Self {
        Self(number)
    }

    /// The text in a language with its arguments.
    pub fn fill(&self, language: Language, arguments: [&dyn Arg; N]) -> String {
        catalogue(language).fill(self.0, &arguments.map(Arg::value), language)
    }

    /// The text with its arguments, for later.
    pub fn with(&self, arguments: [&dyn Arg; N]) -> Phrase {
        Phrase::filled(self.0, arguments.map(Arg::value).into())
    }

    /// The message in the catalogues.
    pub fn message(&self) -> &'static Message {
        &MESSAGES[usize::from(self.0)]
    }
}
