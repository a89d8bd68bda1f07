//! Numbers as people read them.

use std::time::Duration;

/// Seconds with as many decimals as matter: `0.042`, `3.7`, `75`.
pub fn seconds(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let decimals = match seconds {
        ..1.0 => 3,
        ..60.0 => 1,
        _ => 0,
    };
    format!("{seconds:.decimals$}")
}

/// A whole number in groups of three, separated by narrow blanks that no line breaks at: `12 345 678`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push('\u{a0}');
        }
        out.push(digit);
    }
    out
}

/// A number with at most three digits that matter and a letter for thousands, millions or thousands of millions: `950`, `1.25 k`, `35 M`.
pub fn short(number: f64) -> String {
    let number = number.max(0.0);
    let (mut value, mut letter) = (number, "");
    for next in ["k", "M", "G", "T"] {
        // What would be rounded up to a thousand is one of the next letter.
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
    let mut text = format!("{value:.decimals$}");
    if text.contains('.') {
        text.truncate(text.trim_end_matches('0').trim_end_matches('.').len());
    }
    if letter.is_empty() { text } else { format!("{text}\u{a0}{letter}") }
}

/// Bytes in megabytes, with a decimal where there are few.
pub fn megabytes(bytes: u64) -> String {
    let megabytes = bytes as f64 / 1e6;
    let decimals = if bytes == 0 || megabytes >= 10.0 { 0 } else { 1 };
    format!("{megabytes:.decimals$}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_well() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_234_567), "1\u{a0}234\u{a0}567");
        let numbers = [0.0, 0.5, 999.4, 999.6, 1250.0, 35e6, 99_960.0, 123_456.0, 1.5e9].map(short);
        let read = ["0", "0.5", "999", "1 k", "1.25 k", "35 M", "100 k", "123 k", "1.5 G"];
        assert_eq!(numbers, read.map(|text| text.replace(' ', "\u{a0}")));
        assert_eq!([0, 1_541_288, 186_240_000].map(megabytes), ["0", "1.5", "186"]);
        assert_eq!(seconds(Duration::from_millis(42)), "0.042");
        assert_eq!(seconds(Duration::from_millis(3749)), "3.7");
        assert_eq!(seconds(Duration::from_secs(75)), "75");
    }
}
