//! A text in every language, and how its places are filled.

use std::fmt::Display;

/// A language of the window and of the command line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// French.
    #[serde(rename = "fr")]
    French,
    /// Spanish.
    #[serde(rename = "es")]
    Spanish,
}

impl Language {
    /// All of them, in the order of the columns.
    pub const ALL: [Self; 3] = [Self::English, Self::French, Self::Spanish];
}

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

/// A text together with what fills it: may be kept, and said in whichever language is asked for later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    columns: Columns,
    arguments: Vec<String>,
}

impl Text<0> {
    /// The text in a language.
    pub const fn say(&self, language: Language) -> &'static str {
        self.columns[language as usize]
    }
}

impl<const N: usize> Text<N> {
    /// The text in a language with its places filled.
    pub fn fill(&self, language: Language, arguments: [&dyn Display; N]) -> String {
        self.with(arguments).say(language)
    }

    /// The text and what fills it, for later.
    pub fn with(&self, arguments: [&dyn Display; N]) -> Phrase {
        Phrase { columns: self.columns, arguments: arguments.iter().map(ToString::to_string).collect() }
    }

    /// The text as a [`Record`].
    pub const fn record(&self) -> Record {
        Record { name: self.name, columns: self.columns }
    }
}

impl Phrase {
    /// The filled text in a language.
    pub fn say(&self, language: Language) -> String {
        let mut rest = self.columns[language as usize];
        let mut out = String::with_capacity(rest.len());
        while let Some(brace) = rest.find('{') {
            let argument = place_at(rest.as_bytes(), brace).and_then(|n| self.arguments.get(n));
            let (before, after) = rest.split_at(if argument.is_some() { brace } else { brace + 1 });
            out.push_str(before);
            out.extend(argument.map(String::as_str));
            rest = if argument.is_some() { &after[PLACE..] } else { after };
        }
        out.push_str(rest);
        out
    }
}

/// Bytes of a place: a brace, a digit, a brace.
const PLACE: usize = 3;

/// The number of the place that begins at byte `at`, if one does.
const fn place_at(text: &[u8], at: usize) -> Option<usize> {
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

/// The columns of a record: a text that has no translation yet is the English one in every language.
macro_rules! columns {
    ($en:expr) => {
        [$en, $en, $en]
    };
    ($en:expr, $fr:expr, $es:expr) => {
        [$en, $fr, $es]
    };
}
pub(super) use columns;

/// Makes a constant [`Text`] of each record, documented by its English text, and `ALL` of them as [`Record`]s.
/// A further language is a further column here and in every record.
macro_rules! texts {
    ($($name:ident { en: $en:expr $(, fr: $fr:expr, es: $es:expr)? $(,)? })*) => {
        $(
            #[doc = $en]
            pub const $name: $crate::app::strings::Text<{
                $crate::app::strings::text::places($crate::app::strings::text::columns!($en $(, $fr, $es)?))
            }> = $crate::app::strings::Text {
                name: stringify!($name),
                columns: $crate::app::strings::text::columns!($en $(, $fr, $es)?),
            };
        )*
        /// Every text of this file.
        pub(super) const ALL: &[$crate::app::strings::Record] = &[$($name.record()),*];
    };
}
pub(super) use texts;

#[cfg(test)]
mod tests {
    use super::*;

    texts! {
        PLAIN { en: "a {4,3,3} of {1-2}" }
        FILLED { en: "{1} before {0}" }
    }

    #[test]
    fn places_are_filled_and_other_braces_left_alone() {
        assert_eq!(PLAIN.say(Language::English), "a {4,3,3} of {1-2}");
        assert_eq!(PLAIN.fill(Language::English, []), "a {4,3,3} of {1-2}");
        assert_eq!(FILLED.fill(Language::English, [&"{1}", &2]), "2 before {1}");
        assert_eq!(ALL.len(), 2);
    }
}
