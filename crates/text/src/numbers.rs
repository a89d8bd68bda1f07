//! Formatting of numbers and times.

use std::fmt::{self, Display, Formatter};
use std::time::Duration;

use super::Language;
use super::catalogue::in_groups;
use super::text::{Arg, ArgValue, arg};

/// A decimal number, formatted with the decimal sign of each language: `3.7` or `3,7`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decimal(String);

impl Decimal {
    /// Rounds `number` to this number of decimals.
    pub fn new(number: f64, decimals: usize) -> Self {
        Self(format!("{number:.decimals$}"))
    }

    /// Rounds `number` to at most `decimals` decimals, without trailing zeros: `1.5`, `2`.
    pub fn trimmed(number: f64, decimals: usize) -> Self {
        let text = format!("{number:.decimals$}");
        let bare = if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.') } else { &text };
        Self(bare.to_owned())
    }

    /// Formats the number in a language.
    pub fn get(&self, language: Language) -> String {
        self.value().get(language)
    }

    /// Returns the number with a decimal point, for machine-readable output.
    pub fn plain(&self) -> &str {
        &self.0
    }
}

arg!(Decimal => |decimal| ArgValue::Decimal(decimal.0.clone()));

/// Seconds, with three decimals below 1, one below 60, and none from 60.
pub fn seconds(time: Duration) -> Decimal {
    let seconds = time.as_secs_f64();
    let decimals = match seconds {
        ..1.0 => 3,
        ..60.0 => 1,
        _ => 0,
    };
    Decimal::new(seconds, decimals)
}

/// Parses a limit in seconds: `10`, `0.5`; `None` if invalid. 0, for no limit, stays 0; any other time becomes at least a nanosecond.
pub fn read_seconds(text: &str) -> Option<Duration> {
    let seconds: f64 = text.parse().ok()?;
    let time = Duration::try_from_secs_f64(seconds).ok()?;
    Some(if seconds > 0.0 { time.max(Duration::from_nanos(1)) } else { time })
}

/// [`clock`] shows tenths of a second for shorter times.
pub const TENTHS_BELOW: Duration = Duration::from_secs(60);

/// Formats a time like a clock, with tenths below [`TENTHS_BELOW`]: `0:34.5`, `1:02:03`.
pub fn clock(time: Duration) -> Decimal {
    let (minutes, seconds) = (time.as_secs() / 60, time.as_secs() % 60);
    Decimal(match minutes / 60 {
        _ if time < TENTHS_BELOW => format!("0:{seconds:02}.{}", time.subsec_millis() / 100),
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{:02}:{seconds:02}", minutes % 60),
    })
}

/// A whole number grouped in threes by non-breaking spaces: `12 345 678`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grouped(u128);

impl Display for Grouped {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&in_groups(&self.0.to_string()))
    }
}

arg!(Grouped => |grouped| i128::try_from(grouped.0)
    .map_or_else(|_| ArgValue::plain(grouped), |number| ArgValue::Whole { number, grouped: true }));

impl From<Grouped> for String {
    fn from(grouped: Grouped) -> Self {
        grouped.to_string()
    }
}

/// Groups the digits of a number in threes.
pub fn grouped(number: u64) -> Grouped {
    Grouped(number.into())
}

/// Like [`grouped`], for numbers that may exceed [`u64`].
pub fn grouped_large(number: u128) -> Grouped {
    Grouped(number)
}

/// Rounds to at most three significant digits and two decimals, with an SI prefix from 1000: `950`, `1.25 k`, `35 M`. Negative
/// numbers become 0.
pub fn with_si_prefix(number: f64) -> Decimal {
    let number = number.max(0.0);
    let (mut value, mut letter) = (number, "");
    for next in ["k", "M", "G", "T"] {
        // A value that would round to 1000 gets the next prefix.
        if value < 999.5 {
            break;
        }
        (value, letter) = (value / 1000.0, next);
    }
    let decimals = match value {
        ..9.995 => 2,
        ..99.95 => 1,
        _ => 0,
    };
    let brief = Decimal::trimmed(value, decimals);
    if letter.is_empty() { brief } else { Decimal(format!("{}\u{a0}{letter}", brief.plain())) }
}

/// Bytes in units of 1,048,576, with at most one decimal, as used for file limits.
pub fn mebibytes(bytes: u64) -> Decimal {
    Decimal::trimmed(bytes as f64 / f64::from(1 << 20), 1)
}

/// Bytes in megabytes, with one decimal below 10; 0 has none.
pub fn megabytes(bytes: u64) -> Decimal {
    let megabytes = bytes as f64 / 1e6;
    let decimals = if bytes == 0 || megabytes >= 10.0 { 0 } else { 1 };
    Decimal::new(megabytes, decimals)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_times_are_formatted_and_limits_parsed() {
        assert_eq!(grouped(0).to_string(), "0");
        assert_eq!(grouped(999).to_string(), "999");
        assert_eq!(grouped(1_234_567).to_string(), "1\u{a0}234\u{a0}567");
        let megabytes = |bytes| megabytes(bytes).get(Language::ENGLISH);
        let numbers = [0.0, 0.5, 999.4, 999.6, 1250.0, 35e6, 99_960.0, 123_456.0, 1.5e9].map(with_si_prefix);
        let read = ["0", "0.5", "999", "1 k", "1.25 k", "35 M", "100 k", "123 k", "1.5 G"];
        assert_eq!(numbers.map(|n| n.get(Language::ENGLISH)), read.map(|text| text.replace(' ', "\u{a0}")));
        assert_eq!([0, 1_541_288, 186_240_000].map(megabytes), ["0", "1.5", "186"]);
        let seconds = |language, millis| seconds(Duration::from_millis(millis)).get(language);
        assert_eq!([42, 3749, 75_000].map(|ms| seconds(Language::ENGLISH, ms)), ["0.042", "3.7", "75"]);
        assert_eq!([42, 3749, 75_000].map(|ms| seconds(Language::FRENCH, ms)), ["0,042", "3,7", "75"]);
        assert_eq!(seconds(Language::SPANISH, 3749), "3,7");
        let clock = |language, millis| clock(Duration::from_millis(millis)).get(language);
        let times = [0, 34_599, 83_400, 3_723_400].map(|ms| clock(Language::ENGLISH, ms));
        assert_eq!(times, ["0:00.0", "0:34.5", "1:23", "1:02:03"]);
        assert_eq!(clock(Language::FRENCH, 34_599), "0:34,5");
        let limits = ["10", "0.5", "0", "1e-12", "-1", "nan", "x"].map(read_seconds);
        let ms = |count| Some(Duration::from_millis(count));
        assert_eq!(limits, [ms(10_000), ms(500), ms(0), Some(Duration::from_nanos(1)), None, None, None]);
        assert_eq!(
            [1.5, 2.0, 10.0, 0.0004].map(|n| Decimal::trimmed(n, 3).plain().to_owned()),
            ["1.5", "2", "10", "0"]
        );
    }
}
