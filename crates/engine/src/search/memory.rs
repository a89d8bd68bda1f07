//! The memory that the tables of a search may use, and its notation: `auto`, `small`, `full` or a size.

use std::fmt;
use std::str::FromStr;

/// The tables that a solver may use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Memory {
    /// Start with the small tables and switch to the large ones when they are ready.
    #[default]
    Auto,
    /// Use only the small tables.
    Small,
    /// Wait for all tables.
    Full,
    /// Start with the small tables and switch to the largest ones that, together with them, fit into this many bytes.
    UpTo(u64),
}

/// Error for text that is neither `auto`, `small` nor `full`, nor a size that fits in 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not auto, small, full or a size such as 400MB, with B, KB, MB, GB, KiB, MiB or GiB")]
pub struct InvalidMemory;

/// Size units in bytes. A size is printed in the first unit that divides it exactly.
const UNITS: [(&str, u64); 7] = [
    ("GB", 1_000_000_000),
    ("GiB", 1 << 30),
    ("MB", 1_000_000),
    ("MiB", 1 << 20),
    ("KB", 1_000),
    ("KiB", 1 << 10),
    ("B", 1),
];

/// Maximum number of decimal places of a size.
const MAX_DECIMALS: usize = 9;

impl Memory {
    /// Returns [`Memory::UpTo`] with `bytes` rounded up to whole megabytes.
    pub fn up_to_rounded(bytes: u64) -> Self {
        Self::UpTo(bytes.div_ceil(1_000_000).saturating_mul(1_000_000))
    }
}

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Auto => f.write_str("auto"),
            Self::Small => f.write_str("small"),
            Self::Full => f.write_str("full"),
            Self::UpTo(bytes) => match UNITS.iter().find(|(_, unit)| *bytes > 0 && bytes % unit == 0) {
                Some((name, unit)) => write!(f, "{}{name}", bytes / unit),
                None => write!(f, "{bytes}B"),
            },
        }
    }
}

impl FromStr for Memory {
    type Err = InvalidMemory;

    fn from_str(text: &str) -> Result<Self, InvalidMemory> {
        match text {
            "auto" => Ok(Self::Auto),
            "small" => Ok(Self::Small),
            "full" => Ok(Self::Full),
            size => parse_bytes(size).map(Self::UpTo).ok_or(InvalidMemory),
        }
    }
}

/// Parses a size such as `400MB`, `1.5 GiB` or `4096b` to bytes, rounded down; `None` if it is malformed or does not fit in 64 bits.
fn parse_bytes(text: &str) -> Option<u64> {
    let letters = text.find(|c: char| c.is_ascii_alphabetic())?;
    let (number, unit) = text.split_at(letters);
    let (_, unit) = UNITS.iter().find(|(name, _)| name.eq_ignore_ascii_case(unit))?;
    let number = number.strip_suffix(' ').unwrap_or(number);
    let (whole, decimals) = number.split_once('.').unwrap_or((number, "0"));
    let is_number = |digits: &str| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    if !is_number(whole) || !is_number(decimals) || decimals.len() > MAX_DECIMALS {
        return None;
    }
    let part = decimals.parse::<u128>().ok()? * u128::from(*unit) / 10u128.pow(decimals.len() as u32);
    whole.parse::<u64>().ok()?.checked_mul(*unit)?.checked_add(u64::try_from(part).ok()?)
}

impl From<Memory> for String {
    fn from(memory: Memory) -> Self {
        memory.to_string()
    }
}

impl TryFrom<String> for Memory {
    type Error = InvalidMemory;

    fn try_from(text: String) -> Result<Self, InvalidMemory> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_parsed_with_units() {
        let read = |text: &str| text.parse();
        for (text, bytes) in [
            ("400MB", 400_000_000),
            ("400mb", 400_000_000),
            ("400 Mb", 400_000_000),
            ("1.5GB", 1_500_000_000),
            ("2KiB", 2048),
            ("3mib", 3 << 20),
            ("0.5GIB", 1 << 29),
            ("7b", 7),
            ("0B", 0),
            ("18446744073709551615B", u64::MAX),
        ] {
            assert_eq!(read(text), Ok(Memory::UpTo(bytes)), "{text}");
        }
        for wrong in [
            "",
            "400",
            "MB",
            "+4MB",
            "-4MB",
            "4TB",
            "4 000MB",
            "1.MB",
            ".5GB",
            "1.5.5GB",
            "4  MB",
            "4MB ",
            " 4MB",
            "Auto",
            "large",
            "18446744073709551616B",
            "99999999999GB",
            "99999999999999999999999GB",
            "1.0000000001GB",
            "1e3MB",
            "４MB",
        ] {
            assert_eq!(read(wrong), Err(InvalidMemory), "{wrong}");
        }
    }

    #[test]
    fn sizes_round_trip() {
        for (memory, text) in [
            (Memory::Auto, "auto"),
            (Memory::Small, "small"),
            (Memory::Full, "full"),
            (Memory::UpTo(385_000_000), "385MB"),
            (Memory::UpTo(4_000_000_000), "4GB"),
            (Memory::UpTo(3 << 30), "3GiB"),
            (Memory::UpTo(1536), "1536B"),
            (Memory::UpTo(0), "0B"),
            (Memory::UpTo(u64::MAX), "18446744073709551615B"),
        ] {
            assert_eq!((memory.to_string().as_str(), text.parse()), (text, Ok(memory)));
            let json = serde_json::to_string(&memory).expect("a text");
            assert_eq!(json, format!("\"{text}\""));
            assert_eq!(serde_json::from_str::<Memory>(&json).expect("read again"), memory);
        }
        assert!(serde_json::from_str::<Memory>("\"lots\"").is_err() && serde_json::from_str::<Memory>("3").is_err());
        assert_eq!(Memory::up_to_rounded(384_964_208), Memory::UpTo(385_000_000));
        assert_eq!(Memory::up_to_rounded(u64::MAX), Memory::UpTo(u64::MAX));
    }
}
