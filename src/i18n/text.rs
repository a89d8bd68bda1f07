//! A text in every language, and how its places are filled.

use super::language::Language;
use super::phrase::{Filler, Phrase};

/// The texts of one record, one for each language.
pub type Columns = [&'static str; Language::ALL.len()];

/// One text in every language, with `N` places `{0}`, `{1}`.. to be filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text<const N: usize> {
    /// The record's name.
    pub(super) name: &'static str,
    pub(super) columns: Columns,
}

/// A text without its number of places, for whoever goes through all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// The record's name.
    pub name: &'static str,
    /// The texts.
    pub columns: Columns,
}

impl Text<0> {
    /// The text in a language.
    pub const fn say(&self, language: Language) -> &'static str {
        self.columns[language as usize]
    }
}

impl<const N: usize> Text<N> {
    /// The text in a language with its places filled.
    pub fn fill(&self, language: Language, fillers: [&dyn Filler; N]) -> String {
        self.with(fillers).say(language)
    }

    /// The text and what fills it, for later.
    pub fn with(&self, fillers: [&dyn Filler; N]) -> Phrase {
        Phrase::new(self.columns, fillers.iter().map(|filler| filler.filling()).collect())
    }

    /// The text as a [`Record`].
    pub const fn record(&self) -> Record {
        Record { name: self.name, columns: self.columns }
    }
}

/// Bytes of a place: a brace, a digit, a brace.
pub(super) const PLACE: usize = 3;

/// The number of the place that begins at byte `at`, if one does.
pub(super) const fn place_at(text: &[u8], at: usize) -> Option<usize> {
    if at + PLACE <= text.len() && text[at] == b'{' && text[at + 1].is_ascii_digit() && text[at + 2] == b'}' {
        return Some((text[at + 1] - b'0') as usize);
    }
    None
}

/// How many places a text has, when every column has the same ones and they are `{0}`, `{1}`.. without a gap.
///
/// Evaluated while compiling, so that a translation which forgets a place is no program.
pub(super) const fn places(columns: Columns) -> usize {
    let mut count = 0;
    let mut column = 0;
    while column < columns.len() {
        let text = columns[column].as_bytes();
        let mut seen = 0u16;
        let mut at = 0;
        while at < text.len() {
            if let Some(n) = place_at(text, at) {
                seen |= 1 << n;
            }
            at += 1;
        }
        let here = seen.trailing_ones() as usize;
        assert!(seen >> here == 0, "a place has no predecessor");
        assert!(column == 0 || here == count, "the columns have different places");
        count = here;
        column += 1;
    }
    count
}

/// Makes a constant [`Text`] of each record, documented by its English text, and `ALL` of them as [`Record`]s.
/// A further language is a further column here and in every record.
macro_rules! texts {
    ($($name:ident { en: $en:expr, fr: $fr:expr, es: $es:expr $(,)? })*) => {
        $(
            #[doc = $en]
            #[allow(rustdoc::broken_intra_doc_links, reason = "brackets in a text are no links")]
            pub const $name: $crate::i18n::Text<{
                $crate::i18n::text::places([$en, $fr, $es])
            }> = $crate::i18n::Text {
                name: stringify!($name),
                columns: [$en, $fr, $es],
            };
        )*
        /// Every text of this file.
        pub(super) const ALL: &[$crate::i18n::Record] = &[$($name.record()),*];
    };
}
pub(super) use texts;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::numbers;

    texts! {
        PLAIN { en: "a {4,3,3} of {1-2}", fr: "un {4,3,3} de {1-2}", es: "un {4,3,3} de {1-2}" }
        FILLED { en: "{1} before {0}", fr: "{1} avant {0}", es: "{1} antes de {0}" }
    }

    #[test]
    fn places_are_filled_and_other_braces_left_alone() {
        assert_eq!(PLAIN.say(Language::English), "a {4,3,3} of {1-2}");
        assert_eq!(PLAIN.fill(Language::English, []), "a {4,3,3} of {1-2}");
        assert_eq!(FILLED.fill(Language::English, [&"{1}", &2]), "2 before {1}");
        assert_eq!(PLAIN.say(Language::French), "un {4,3,3} de {1-2}");
        assert_eq!(ALL.len(), 2);
    }

    #[test]
    fn a_phrase_speaks_one_language_to_its_depth() {
        let phrase = FILLED.with([&FILLED.with([&1, &2]), &numbers::seconds(std::time::Duration::from_millis(3700))]);
        let said = Language::ALL.map(|language| phrase.say(language));
        assert_eq!(said, ["3.7 before 2 before 1", "3,7 avant 2 avant 1", "3,7 antes de 2 antes de 1"]);
    }
}
