//! A place in a text that is read from its beginning to its end, and the signs that follow moves and brackets.

/// The characters accepted as a prime.
const PRIMES: [char; 10] =
    ['\'', '\u{2018}', '\u{2019}', '\u{2032}', '\u{b4}', '`', '\u{2bc}', '\u{2b9}', '\u{ff07}', '\u{2bb}'];
/// A prime as it is written in the text of a web page or of its address.
const ENCODED_PRIMES: [&str; 6] = ["&#39;", "&#x27;", "&apos;", "&prime;", "&rsquo;", "%27"];
/// The letter for a prime where moves are named by letters alone.
pub(super) const INVERSE: char = 'i';

/// The characters accepted as a dash. The first of them may be a prime.
const DASHES: [char; 6] = ['-', '\u{2010}', '\u{2011}', '\u{2212}', '\u{2013}', '\u{2014}'];
/// The number of dashes that may be a prime.
const HYPHENS: usize = 4;

/// True for a character that is a prime.
pub(super) fn is_prime(c: char) -> bool {
    PRIMES.contains(&c) || c == INVERSE
}

/// True for a character that separates moves.
pub(super) fn is_dash(c: char) -> bool {
    DASHES.contains(&c)
}

/// True for a dash that is a prime where it stands directly behind a move, and before a blank or the end.
pub(super) fn is_hyphen(c: char) -> bool {
    DASHES[..HYPHENS].contains(&c)
}

/// The raised digits from 1.
const RAISED: [char; 3] = ['\u{b9}', '\u{b2}', '\u{b3}'];

/// A place in a text.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    /// The whole text.
    pub text: &'a str,
    /// The byte to be read next.
    pub at: usize,
}

impl<'a> Cursor<'a> {
    /// The text that is left.
    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Skips the next character if `wanted` accepts it; true if it did.
    pub fn take(&mut self, wanted: impl FnOnce(char) -> bool) -> bool {
        let next = self.peek().filter(|c| wanted(*c));
        self.at += next.map_or(0, char::len_utf8);
        next.is_some()
    }

    /// Skips characters as long as `wanted` accepts them; what was skipped.
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

    /// The digits that come next, as a number; `None` without any, [`usize::MAX`] for one that is too large. A single raised digit is one.
    pub fn take_number(&mut self) -> Option<usize> {
        let raised = self.peek().and_then(|c| RAISED.iter().position(|raised| *raised == c));
        if let Some(number) = raised {
            self.take(|_| true);
            return Some(number + 1);
        }
        let digits = self.take_while(|c| c.is_ascii_digit());
        (!digits.is_empty()).then(|| digits.parse().unwrap_or(usize::MAX))
    }

    /// True if nothing that belongs to a move comes next: the end, a blank, or a sign that ends a group.
    pub fn is_apart(&self) -> bool {
        self.peek().is_none_or(|c| c.is_whitespace() || matches!(c, ')' | ']' | ',' | ';' | ':' | '.'))
    }
}
