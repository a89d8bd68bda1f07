//! Texts, their arguments, and phrases, which combine the two.

use std::borrow::Cow;
use std::ffi::os_str;
use std::fmt::Display;
use std::path;

use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};

use super::catalogue::{GROUPED_DIGITS, Message, format_number, in_groups};
use super::language::Language;
use super::languages::catalogue;
use super::texts::MESSAGES;
use unfold_engine::puzzle::Metric;
use unfold_engine::puzzle::text::sanitized;

/// A text in every language, with `N` arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text<const N: usize>(u16);

impl Text<0> {
    /// The text in a language.
    pub fn get(&self, language: Language) -> &'static str {
        catalogue(language).plain(self.0)
    }
}

impl<const N: usize> Text<N> {
    /// Creates the text of a message by number.
    pub(crate) const fn numbered(number: u16) -> Self {
        Self(number)
    }

    /// The text in a language, with arguments.
    pub fn fill(&self, language: Language, arguments: [&dyn Arg; N]) -> String {
        fill(self.0, &arguments.map(Arg::value), language)
    }

    /// Stores the arguments with the text, for formatting later.
    pub fn with(&self, arguments: [&dyn Arg; N]) -> Phrase {
        Phrase::filled(self.0, arguments.map(Arg::value).into())
    }

    #[cfg(test)]
    pub(crate) fn number(&self) -> u16 {
        self.0
    }

    /// Returns the Fluent identifier and the argument names.
    pub fn message(&self) -> &'static Message {
        &MESSAGES[usize::from(self.0)]
    }
}

/// A text with its arguments, which can be formatted in any language later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase(Box<PhraseContent>);

/// Content of a phrase, boxed in [`Phrase`] to keep errors small, since they contain phrases.
#[derive(Clone, Debug, PartialEq, Eq)]
enum PhraseContent {
    /// A message with its arguments.
    Filled { number: u16, values: Vec<ArgValue> },
    /// Text that is not translated.
    Plain(String),
}

/// The value of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArgValue {
    /// Text that is not translated.
    Plain(String),
    /// A whole number.
    Whole {
        /// The number. One too large for this type becomes [`Plain`](ArgValue::Plain).
        number: i128,
        /// True to group its digits in threes.
        grouped: bool,
    },
    /// A decimal number, with a point; some languages display a comma.
    Decimal(String),
    /// A text to be translated.
    Phrase(Phrase),
}

/// A type that can be an argument of a text. Whole numbers and decimals are distinguished from other values because they select plural
/// forms.
pub trait Arg {
    /// Converts to an argument value.
    fn value(&self) -> ArgValue;
}

/// Implements [`Arg`] for several types with one expression.
macro_rules! arg {
    ($($type:ty),* => |$value:ident| $made:expr) => {$(
        impl $crate::Arg for $type {
            fn value(&self) -> $crate::ArgValue {
                let $value = self;
                $made
            }
        }
    )*};
}
pub(crate) use arg;

arg!(u8, u16, u32, u64, u128, usize, i8, i16, i32, i64, i128, isize => |number| ArgValue::whole(*number, false));
// Not translated, and sanitised, since values may come from files.
arg!(str, String, char, Cow<'_, str>, path::Display<'_>, os_str::Display<'_>, Metric => |value| ArgValue::plain(value));
// With as many decimals as necessary.
arg!(f32, f64 => |number| ArgValue::Decimal(number.to_string()));
arg!(Phrase => |phrase| ArgValue::Phrase(phrase.clone()));
arg!(Text<0> => |text| ArgValue::Phrase(text.with([])));

impl<T: Arg + ?Sized> Arg for &T {
    fn value(&self) -> ArgValue {
        (**self).value()
    }
}

/// All integers up to this magnitude are exact in the `f64` that Fluent uses.
const MAX_EXACT_INTEGER: u128 = 1 << 53;
impl ArgValue {
    /// A value that is not translated, [sanitised](sanitized) to one line.
    pub fn plain(value: &(impl Display + ?Sized)) -> Self {
        Self::Plain(sanitized(value))
    }

    /// A whole number; plain text if it does not fit in an `i128`.
    pub(crate) fn whole(number: impl TryInto<i128> + Display + Copy, grouped: bool) -> Self {
        number.try_into().map_or_else(|_| Self::plain(&number), |number| Self::Whole { number, grouped })
    }

    /// Formats the argument in a language.
    pub(crate) fn get(&self, language: Language) -> String {
        match self {
            Self::Plain(text) => text.clone(),
            Self::Whole { number, grouped: true } => in_groups(&number.to_string()),
            Self::Whole { number, grouped: false } => number.to_string(),
            Self::Decimal(text) if catalogue(language).has_decimal_comma() => text.replace('.', ","),
            Self::Decimal(text) => text.clone(),
            Self::Phrase(phrase) => phrase.get(language),
        }
    }

    /// Converts to a Fluent value. Numbers that Fluent could not represent exactly become strings.
    pub(crate) fn fluent(&self, language: Language) -> FluentValue<'_> {
        match self {
            Self::Plain(text) => FluentValue::from(text.as_str()),
            Self::Whole { number, grouped } if number.unsigned_abs() <= MAX_EXACT_INTEGER => {
                let has_groups = *grouped && number.unsigned_abs() >= 1000;
                let minimum_integer_digits = if has_groups { GROUPED_DIGITS } else { None };
                let options = FluentNumberOptions { minimum_integer_digits, ..FluentNumberOptions::default() };
                FluentNumber::new(*number as f64, options).into()
            }
            Self::Decimal(text) => match text.parse::<FluentNumber>() {
                Ok(number) if format_number(&number, '.') == *text => number.into(),
                _ => self.get(language).into(),
            },
            Self::Whole { .. } | Self::Phrase(_) => self.get(language).into(),
        }
    }
}

impl From<Text<0>> for Phrase {
    fn from(text: Text<0>) -> Self {
        text.with([])
    }
}

/// Text that is not translated, [sanitised](sanitized) to one line.
impl From<String> for Phrase {
    fn from(text: String) -> Self {
        Self(Box::new(PhraseContent::Plain(sanitized(text))))
    }
}

/// Formats a message in a language.
fn fill(number: u16, values: &[ArgValue], language: Language) -> String {
    catalogue(language).fill(number, values.iter().map(|value| value.fluent(language)))
}

impl Phrase {
    /// Creates a phrase from a message number and arguments.
    pub(crate) fn filled(number: u16, values: Vec<ArgValue>) -> Self {
        Self(Box::new(PhraseContent::Filled { number, values }))
    }

    /// Formats the phrase in a language.
    pub fn get(&self, language: Language) -> String {
        match &*self.0 {
            PhraseContent::Filled { number, values } => fill(*number, values, language),
            PhraseContent::Plain(text) => text.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::{batch, log_errors, manual_solve, numbers, search, shortcut_editor, tables};

    /// A text in each built-in language.
    fn said(say: impl Fn(Language) -> String) -> [String; 3] {
        Language::BUILT_IN.map(say)
    }

    #[test]
    fn braces_and_arguments_are_kept() {
        let layers = log_errors::LETTER_LAYERS.fill(Language::ENGLISH, [&3]);
        assert_eq!(layers, "the prefix must name layers from 1 to 3, such as {2} or {1-3}");
        let joined = shortcut_editor::KEY_JOINED.with([&"{ $key }", &'⌘']);
        assert_eq!(joined.get(Language::FRENCH), "{ $key }+⌘");
        assert_eq!(Phrase::from("{ $key }".to_owned()).get(Language::SPANISH), "{ $key }");
    }

    #[test]
    fn foreign_text_is_one_line_without_control_characters() {
        let joined = shortcut_editor::KEY_JOINED.with([&"a\n\u{1b}[31m", &'\u{202e}']);
        assert_eq!(joined.get(Language::FRENCH), "a\u{fffd}\u{fffd}[31m+\u{fffd}");
        assert_eq!(Phrase::from("a\r\nb".to_owned()).get(Language::SPANISH), "a\u{fffd}\u{fffd}b");
    }

    #[test]
    fn nested_phrases_are_in_one_language() {
        let clock = numbers::seconds(Duration::from_millis(3700));
        let phrase =
            shortcut_editor::IN_GROUP.with([&shortcut_editor::KEY_DELETE, &manual_solve::CLOCK.with([&clock])]);
        assert_eq!(
            said(|language| phrase.get(language)),
            ["Delete: Time: 3.7", "Suppr\u{a0}: Temps\u{a0}: 3,7", "Supr: Tiempo: 3,7"]
        );
    }

    #[test]
    fn numbers_select_the_plural_and_keep_their_format() {
        let rows = |count: u64| said(|language| batch::ROWS.fill(language, [&count]));
        assert_eq!(rows(0), ["0 rows", "0 ligne", "0 filas"]);
        assert_eq!(rows(1), ["1 row", "1 ligne", "1 fila"]);
        assert_eq!(rows(2), ["2 rows", "2 lignes", "2 filas"]);
        assert_eq!(rows(1_234_567), ["1234567 rows", "1234567 lignes", "1234567 filas"]);
        // Beyond Fluent's exact integers.
        assert_eq!(rows(u64::MAX), ["rows", "lignes", "filas"].map(|word| format!("{} {word}", u64::MAX)));
        let grouped = |count| said(|language| batch::ROWS.fill(language, [&numbers::grouped(count)]));
        assert_eq!(grouped(1), rows(1));
        assert_eq!(grouped(999), rows(999));
        assert_eq!(grouped(1234), ["rows", "lignes", "filas"].map(|word| format!("1\u{a0}234 {word}")));
        let megabytes = |number, decimals| {
            let number = numbers::Decimal::new(number, decimals);
            said(|language| tables::LOW_MEMORY.fill(language, [&number, &number]))
        };
        let has = |said: [String; 3], words: [&str; 3]| said.iter().zip(words).all(|(said, word)| said.contains(word));
        assert!(has(
            megabytes(1.5, 1),
            ["only 1.5 MB are free", "seulement 1,5 Mo est libre", "solo 1,5 MB están libres"]
        ));
        assert!(has(megabytes(1.0, 0), ["only 1 MB is free", "seulement 1 Mo est libre", "solo 1 MB está libre"]));
        assert!(has(
            megabytes(1.0, 1),
            ["only 1.0 MB are free", "seulement 1,0 Mo est libre", "solo 1,0 MB está libre"]
        ));
        // Clock times and numbers with a prefix select no plural form, but use the language's decimal separator.
        let length = |number: &numbers::Decimal| said(|language| search::SECONDS.fill(language, [number]));
        assert_eq!(length(&numbers::clock(Duration::from_millis(34_500))), ["0:34.5 s", "0:34,5 s", "0:34,5 s"]);
        assert_eq!(length(&numbers::with_si_prefix(1250.0)), ["1.25\u{a0}k s", "1,25\u{a0}k s", "1,25\u{a0}k s"]);
    }
}
