//! Optional time limits in seconds, for searches and their patience.

use std::time::Duration;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use unfold_text::{Phrase, numbers::Decimal, search as say};

/// A time limit in whole milliseconds, from [`SecondsLimit::MIN`] to [`SecondsLimit::MAX`] seconds, or none.
///
/// Serialised as a number of seconds, 0 for no limit; `null` is also read as no limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SecondsLimit(Option<Duration>);

impl SecondsLimit {
    pub const NONE: Self = Self(None);
    /// Minimum limit, in seconds.
    pub const MIN: f64 = 0.01;
    /// Maximum limit, in seconds.
    pub const MAX: f64 = 1_000_000.0;
    const DECIMALS: usize = 3;

    /// A limit of whole seconds, at most [`SecondsLimit::MAX`]; 0 for no limit.
    pub const fn from_whole_seconds(seconds: u32) -> Self {
        let most = Self::MAX as u32;
        match seconds {
            0 => Self::NONE,
            seconds => Self(Some(Duration::from_secs(if seconds < most { seconds } else { most } as u64))),
        }
    }

    /// The nearest valid limit. Zero, negative numbers and NaN mean no limit; small positive numbers become [`SecondsLimit::MIN`].
    pub fn from_seconds(seconds: f64) -> Self {
        if seconds.is_nan() || seconds <= 0.0 {
            return Self::NONE;
        }
        let milliseconds = (seconds.clamp(Self::MIN, Self::MAX) * 1e3).round();
        Self(Some(Duration::from_millis(milliseconds as u64)))
    }

    /// Parses a time, with a decimal point or comma, in seconds unless it has a unit of minutes or hours. Returns seconds; `None` if the
    /// text is invalid or the time out of range.
    pub fn read(text: &str) -> Option<f64> {
        let text = text.trim().to_lowercase();
        let end = text.find(|c: char| !c.is_ascii_digit() && c != '.' && c != ',').unwrap_or(text.len());
        let (number, unit) = text.split_at_checked(end)?;
        let unit = unit.trim();
        if !unit.chars().all(char::is_alphabetic) {
            return None;
        }
        let seconds_each = match unit {
            "" => 1.0,
            "m" => 60.0,
            _ if unit.starts_with("min") => 60.0,
            _ if unit.starts_with('s') => 1.0,
            _ if unit.starts_with('h') => 3600.0,
            _ => return None,
        };
        let seconds = number.replace(',', ".").parse::<f64>().ok()? * seconds_each;
        Self::is_within_bounds(seconds).then_some(seconds)
    }

    /// True if `seconds` is from [`SecondsLimit::MIN`] to [`SecondsLimit::MAX`].
    pub fn is_within_bounds(seconds: f64) -> bool {
        (Self::MIN..=Self::MAX).contains(&seconds)
    }

    /// Error message for text that [`SecondsLimit::read`] rejects.
    pub fn rejection_message(typed: &str) -> Phrase {
        let [least, most] = [Self::MIN, Self::MAX].map(Self::format);
        say::NEWS_SECONDS_REFUSED.with([&typed.trim(), &least, &most, &say::NO_LIMIT])
    }

    /// Formats seconds for a field, without trailing zeros: `0.3`, `30`.
    pub fn format(seconds: f64) -> Decimal {
        Decimal::trimmed(seconds, Self::DECIMALS)
    }

    pub fn time(self) -> Option<Duration> {
        self.0
    }

    /// The limit in seconds; `None` for no limit.
    pub fn seconds(self) -> Option<f64> {
        self.0.map(|time| time.as_secs_f64())
    }
}

impl Serialize for SecondsLimit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let time = self.0.unwrap_or_default();
        // Earlier versions of the program accept whole numbers only.
        if time.subsec_nanos() == 0 {
            serializer.serialize_u64(time.as_secs())
        } else {
            serializer.serialize_f64(time.as_secs_f64())
        }
    }
}

impl<'de> Deserialize<'de> for SecondsLimit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Option::<f64>::deserialize(deserializer).map(|seconds| seconds.map_or(Self::NONE, Self::from_seconds))
    }
}

#[cfg(test)]
mod tests {
    use crate::settings::seconds_limit::*;

    #[test]
    fn fractions_are_kept_and_positive_limits_never_round_to_none() {
        assert_eq!(SecondsLimit::from_seconds(0.3).time(), Some(Duration::from_millis(300)));
        assert_eq!(SecondsLimit::from_seconds(0.3).seconds(), Some(0.3));
        assert_eq!(SecondsLimit::from_seconds(1e-9).seconds(), Some(SecondsLimit::MIN));
        assert_eq!(SecondsLimit::from_seconds(1e300).seconds(), Some(SecondsLimit::MAX));
        for none in [0.0, -0.0, -3.0, f64::NAN, f64::NEG_INFINITY] {
            assert_eq!(SecondsLimit::from_seconds(none), SecondsLimit::NONE, "{none}");
        }
        assert_eq!(SecondsLimit::from_whole_seconds(0), SecondsLimit::NONE);
        assert_eq!(SecondsLimit::from_whole_seconds(30), SecondsLimit::from_seconds(30.0));
        assert_eq!(SecondsLimit::from_whole_seconds(u32::MAX), SecondsLimit::from_seconds(SecondsLimit::MAX));
    }

    #[test]
    fn typed_limits_are_parsed_with_units_or_rejected() {
        for (text, seconds) in [
            ("0.3", 0.3),
            (" 0,3 s", 0.3),
            ("30", 30.0),
            (".5", 0.5),
            ("7 Secondes", 7.0),
            ("12,5\u{a0}s", 12.5),
            ("2 min", 120.0),
            ("1,5 h", 5400.0),
        ] {
            assert_eq!(SecondsLimit::read(text), Some(seconds), "{text}");
        }
        for text in ["", "0", "0.001", "none", "-1", "1.2.3", "1e3", "5 months", "1m30s", "1000001", "s", "é", "0,3é"]
        {
            assert_eq!(SecondsLimit::read(text), None, "{text}");
        }
    }

    #[test]
    fn limits_are_numbers_in_the_settings_file_and_old_forms_are_read() {
        for (limit, json) in [
            (SecondsLimit::NONE, "0"),
            (SecondsLimit::from_whole_seconds(30), "30"),
            (SecondsLimit::from_seconds(0.3), "0.3"),
            (SecondsLimit::from_seconds(12.345), "12.345"),
        ] {
            assert_eq!(serde_json::to_string(&limit).expect("a number"), json);
            assert_eq!(serde_json::from_str::<SecondsLimit>(json).expect("a limit"), limit);
        }
        assert_eq!(serde_json::from_str::<SecondsLimit>("null").expect("a limit"), SecondsLimit::NONE);
        assert_eq!(serde_json::from_str::<SecondsLimit>("1e-5").expect("a limit"), SecondsLimit::from_seconds(0.01));
        assert!(serde_json::from_str::<SecondsLimit>("\"soon\"").is_err());
    }
}
