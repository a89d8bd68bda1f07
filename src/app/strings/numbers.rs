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
        assert_eq!([0, 1_541_288, 186_240_000].map(megabytes), ["0", "1.5", "186"]);
        assert_eq!(seconds(Duration::from_millis(42)), "0.042");
        assert_eq!(seconds(Duration::from_millis(3749)), "3.7");
        assert_eq!(seconds(Duration::from_secs(75)), "75");
    }
}
