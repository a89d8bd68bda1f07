//! A cursor in a text, and the characters that are primes and dashes.

/// Characters accepted as a prime.
const PRIMES: [char; 10] =
    ['\'', '\u{2018}', '\u{2019}', '\u{2032}', '\u{b4}', '`', '\u{2bc}', '\u{2b9}', '\u{ff07}', '\u{2bb}'];
/// Encoded primes from web pages and URLs.
const ENCODED_PRIMES: [&str; 6] = ["&#39;", "&#x27;", "&apos;", "&prime;", "&rsquo;", "%27"];
/// The letter for a prime in letter-only notation.
pub(super) const PRIME_LETTER: char = 'i';

/// Characters accepted as a dash; the first [`PRIME_DASHES`] may be primes.
const DASHES: [char; 6] = ['-', '\u{2010}', '\u{2011}', '\u{2212}', '\u{2013}', '\u{2014}'];
/// Number of dashes that may be primes.
const PRIME_DASHES: usize = 4;

pub(super) fn is_prime(c: char) -> bool {
    PRIMES.contains(&c) || c == PRIME_LETTER
}

/// True for a dash, which separates moves.
pub(super) fn is_dash(c: char) -> bool {
    DASHES.contains(&c)
}

/// True for a dash that counts as a prime at the end of a move.
pub(super) fn is_hyphen(c: char) -> bool {
    DASHES[..PRIME_DASHES].contains(&c)
}

/// Superscript digits 1 to 3.
const SUPERSCRIPT_DIGITS: [char; 3] = ['\u{b9}', '\u{b2}', '\u{b3}'];

#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    /// The whole text.
    pub text: &'a str,
    /// The next byte to read.
    pub at: usize,
}

impl<'a> Cursor<'a> {
    /// Returns the remaining text.
    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Skips the next character if `wanted` accepts it; true if so.
    pub fn take(&mut self, wanted: impl FnOnce(char) -> bool) -> bool {
        let next = self.peek().filter(|c| wanted(*c));
        self.at += next.map_or(0, char::len_utf8);
        next.is_some()
    }

    /// Skips characters while `wanted` accepts them, and returns them.
    pub fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let start = self.at;
        while self.take(&wanted) {}
        &self.text[start..self.at]
    }

    /// Skips a prime; true if there was one.
    pub fn take_prime(&mut self) -> bool {
        if let Some(encoded) = ENCODED_PRIMES.iter().find(|encoded| self.rest().starts_with(**encoded)) {
            self.at += encoded.len();
            return true;
        }
        self.take(is_prime)
    }

    /// Parses the number at the cursor: `None` without digits, [`usize::MAX`] if it is too large. A superscript 1, 2 or 3
    /// is a number too.
    pub fn take_number(&mut self) -> Option<usize> {
        let raised = self.peek().and_then(|c| SUPERSCRIPT_DIGITS.iter().position(|raised| *raised == c));
        if let Some(number) = raised {
            self.take(|_| true);
            return Some(number + 1);
        }
        let digits = self.take_while(|c| c.is_ascii_digit());
        (!digits.is_empty()).then(|| digits.parse().unwrap_or(usize::MAX))
    }

    /// True at the end of the text, or before white space, a closing bracket or punctuation.
    pub fn is_at_boundary(&self) -> bool {
        self.peek().is_none_or(|c| c.is_whitespace() || matches!(c, ')' | ']' | ',' | ';' | ':' | '.'))
    }
}
