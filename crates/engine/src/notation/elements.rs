//! The characters of facelets in a text, with or without the signs of a list around them.
//!
//! Facelets copied out of programs look like `['W', 'R']`, `"WWW","RRR"`, `0,0,2,2`, or are one a line. Commas,
//! semicolons, brackets and quotes are left out then. A quote may also be the prime of a move: it belongs to a list
//! only if all text other than separators is within quotes.

/// The characters of a text that would be its facelets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elements {
    /// The characters, each with the byte at which it stands.
    pub all: Vec<(usize, char)>,
    /// The signs of a list that occur: commas or semicolons, brackets, quotes.
    pub signs: Signs,
    /// True if every two elements are separated by white space or a sign.
    pub are_apart: bool,
    /// True if every two elements are separated by a comma, a semicolon or a bracket.
    pub are_separated: bool,
}

/// The signs of a list that occur in a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    /// True if commas or semicolons occur.
    pub commas: bool,
    /// True if brackets of any kind occur.
    pub brackets: bool,
    /// True if quotes of a list occur.
    pub quotes: bool,
}

impl Signs {
    /// True if any of these signs occurs.
    pub fn any(self) -> bool {
        self.commas || self.brackets || self.quotes
    }
}

/// The character that closes the quote opened by this one; `None` if it opens none.
fn closing(open: char) -> Option<char> {
    Some(match open {
        '\'' | '"' | '`' => open,
        '\u{2018}' => '\u{2019}',
        '\u{201c}' => '\u{201d}',
        '\u{ab}' => '\u{bb}',
        _ => return None,
    })
}

impl Elements {
    /// The elements of a text. If quotes are not those of a list, they are elements like any other character, and so
    /// are all other signs.
    pub fn of(text: &str) -> Self {
        let list = Self::read(text, true);
        list.unwrap_or_else(|| Self::read(text, false).unwrap_or(Self::none()))
    }

    fn none() -> Self {
        Self { all: Vec::new(), signs: Signs::default(), are_apart: true, are_separated: true }
    }

    /// The byte at which the list begins in text such as `position = [` or `array(`; 0 if no program names one.
    fn start(text: &str) -> usize {
        let bracket = text.find(['(', '[', '{']).unwrap_or(0);
        let before = text[..bracket].trim_end();
        if before.contains('=') || before.ends_with("array") { bracket } else { 0 }
    }

    /// Reads a text as a list or as plain characters; `None` if its quotes are not those of a list.
    fn read(text: &str, as_list: bool) -> Option<Self> {
        let (mut out, mut quote, mut bare) = (Self::none(), None, false);
        // True if white space, or a sign, stands between the next element and the one before.
        let (mut space, mut sign) = (true, true);
        let start = if as_list { Self::start(text) } else { 0 };
        for (byte, c) in text.char_indices().filter(|(byte, _)| *byte >= start) {
            let within = quote.is_some();
            match c {
                _ if quote == Some(c) => (quote, space) = (None, true),
                _ if c.is_whitespace() => space = true,
                ',' | ';' if as_list && !within => (out.signs.commas, space, sign) = (true, true, true),
                '(' | ')' | '[' | ']' | '{' | '}' if as_list && !within => {
                    (out.signs.brackets, space, sign) = (true, true, true);
                }
                _ if as_list && !within && closing(c).is_some() => {
                    (quote, out.signs.quotes, space) = (closing(c), true, true);
                }
                _ => {
                    bare |= !within;
                    out.are_apart &= space;
                    out.are_separated &= sign;
                    (space, sign) = (false, false);
                    out.all.push((byte, c));
                }
            }
        }
        (quote.is_none() && !(out.signs.quotes && bare)).then_some(out)
    }

    /// True if there is at least one element and all are decimal digits.
    pub fn are_digits(&self) -> bool {
        !self.all.is_empty() && self.all.iter().all(|(_, c)| c.is_ascii_digit())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The elements; and true if the text is a list, if they are apart, and if they are separated.
    fn read(text: &str) -> (String, [bool; 3]) {
        let Elements { all, signs, are_apart, are_separated } = Elements::of(text);
        assert!(all.iter().all(|(byte, c)| text[*byte..].starts_with(*c)));
        (all.into_iter().map(|(_, c)| c).collect(), [signs.any(), are_apart, are_separated])
    }

    #[test]
    fn the_signs_of_a_list_are_left_out_and_primes_are_not() {
        for (text, letters, expected) in [
            ("WRB OG\nY", "WRBOGY", [false, false, false]),
            ("W R\nB", "WRB", [false, true, false]),
            ("['W', 'R',\n 'B']", "WRB", [true, true, true]),
            ("\"W\",\"R\"\n\"B\"", "WRB", [true, true, false]),
            ("\"WRB\"; \"OGY\"", "WRBOGY", [true, false, false]),
            ("((0,0),(2,2))", "0022", [true, true, true]),
            ("$cube = array('w', 'r');", "wr", [true, true, true]),
            ("x = R", "x=R", [false, true, false]),
            ("\u{2018}W\u{2019} \u{2018}R\u{2019}", "WR", [true, true, false]),
            ("R' U' F'", "R'U'F'", [false, false, false]),
            ("R'U'R'U'", "R'U'R'U'", [false, false, false]),
            ("[R' U', F]", "[R'U',F]", [false, false, false]),
            ("[R, U]", "RU", [true, true, true]),
            ("'W", "'W", [false, false, false]),
            ("", "", [false, true, true]),
        ] {
            assert_eq!(read(text), (letters.into(), expected), "{text}");
        }
    }
}
