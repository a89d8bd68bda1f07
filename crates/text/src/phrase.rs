//! A text together with its arguments.

use std::borrow::Cow;
use std::ffi::os_str;
use std::fmt::Display;
use std::path;

use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};

use super::{language::Language, languages::catalogue, numbers, text::Text};
use unfold_engine::puzzle::Metric;
use unfold_engine::puzzle::text::shown;

/// A text together with its arguments: may be kept, and said in whichever language is asked for later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase(Box<Words>);

/// The content of a phrase; boxed, since errors carry phrases and are to stay small.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Words {
    /// The message with this number.
    Filled { number: u16, values: Vec<ArgValue> },
    /// The same in every language.
    Plain(String),
}

/// The value of an argument of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArgValue {
    /// The same in every language.
    Plain(String),
    /// A whole number, in groups of three digits or not.
    Whole {
        /// The number.
        number: i128,
        /// True if its digits stand in groups.
        grouped: bool,
    },
    /// A number written with a point, where some languages have a comma.
    Decimal(String),
    /// Words.
    Phrase(Phrase),
}

/// A type whose values may be arguments of a text. Whole numbers and decimals choose among the plural forms of a language, which is why they
/// are told from all else that can be displayed.
pub trait Arg {
    /// The argument as it is given to a text.
    fn value(&self) -> ArgValue;
}

/// Makes types arguments of texts, each by what becomes of its values.
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
// These are displayed alike in every language; they may be words of someone else.
arg!(str, String, char, Cow<'_, str>, path::Display<'_>, os_str::Display<'_>, Metric => |value| ArgValue::plain(value));
// These have as many decimals as they need.
arg!(f32, f64 => |number| ArgValue::Decimal(number.to_string()));
arg!(Phrase => |phrase| ArgValue::Phrase(phrase.clone()));
arg!(Text<0> => |text| ArgValue::Phrase(text.with([])));

impl<T: Arg + ?Sized> Arg for &T {
    fn value(&self) -> ArgValue {
        (**self).value()
    }
}

/// A number in groups of three digits is marked by so many digits at least, since a shorter one is written alike without.
const GROUPED: Option<usize> = Some(4);
/// Whole numbers up to here are the same as floating-point numbers, which is what Fluent counts with.
const EXACT: u128 = 1 << 53;
/// How many decimals are written at most.
const MAX_DECIMALS: usize = 15;

impl ArgValue {
    /// A value that is displayed alike in every language, [on one line](shown) whatever it holds.
    pub fn plain(value: &(impl Display + ?Sized)) -> Self {
        Self::Plain(shown(value))
    }

    /// A whole number; displayed alike in every language if it is too large to be counted with.
    pub(crate) fn whole(number: impl TryInto<i128> + Display + Copy, grouped: bool) -> Self {
        number.try_into().map_or_else(|_| Self::plain(&number), |number| Self::Whole { number, grouped })
    }

    /// The argument as it is written in a language.
    pub(crate) fn get(&self, language: Language) -> String {
        match self {
            Self::Plain(text) => text.clone(),
            Self::Whole { number, grouped: true } => numbers::in_groups(&number.to_string()),
            Self::Whole { number, grouped: false } => number.to_string(),
            Self::Decimal(text) if catalogue(language).has_decimal_comma() => text.replace('.', ","),
            Self::Decimal(text) => text.clone(),
            Self::Phrase(phrase) => phrase.get(language),
        }
    }

    /// The argument as Fluent knows it. Numbers that it cannot count with are words.
    pub(crate) fn fluent(&self, language: Language) -> FluentValue<'_> {
        match self {
            Self::Plain(text) => FluentValue::from(text.as_str()),
            Self::Whole { number, grouped } if number.unsigned_abs() <= EXACT => {
                let has_groups = *grouped && number.unsigned_abs() >= 1000;
                let minimum_integer_digits = if has_groups { GROUPED } else { None };
                let options = FluentNumberOptions { minimum_integer_digits, ..FluentNumberOptions::default() };
                FluentNumber::new(*number as f64, options).into()
            }
            Self::Decimal(text) => match text.parse::<FluentNumber>() {
                Ok(number) if written(&number, '.') == *text => number.into(),
                _ => self.get(language).into(),
            },
            Self::Whole { .. } | Self::Phrase(_) => self.get(language).into(),
        }
    }
}

/// A number that was given to a text, or stands in it, as it is written.
pub(crate) fn written(number: &FluentNumber, decimal_sign: char) -> String {
    let decimals = number.options.minimum_fraction_digits.unwrap_or(0).min(MAX_DECIMALS);
    let mut text = format!("{:.decimals$}", number.value);
    if number.options.minimum_integer_digits == GROUPED {
        text = numbers::in_groups(&text);
    }
    if decimal_sign == '.' { text } else { text.replace('.', &decimal_sign.to_string()) }
}

impl From<Text<0>> for Phrase {
    fn from(text: Text<0>) -> Self {
        text.with([])
    }
}

/// Words of someone else, [on one line](shown).
impl From<String> for Phrase {
    fn from(text: String) -> Self {
        Self(Box::new(Words::Plain(shown(text))))
    }
}

impl Phrase {
    /// The message with this number and its arguments.
    pub(crate) fn filled(number: u16, values: Vec<ArgValue>) -> Self {
        Self(Box::new(Words::Filled { number, values }))
    }

    /// The text with its arguments in a language.
    pub fn get(&self, language: Language) -> String {
        match &*self.0 {
            Words::Filled { number, values } => catalogue(language).fill(*number, values, language),
            Words::Plain(text) => text.clone(),
        }
    }
}
