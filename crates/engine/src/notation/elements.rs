//! The characters of facelets in a text, with the signs of a list around them or without.
//!
//! People copy facelets out of programs: `['W', 'R']`, `"WWW","RRR"`, `0,0,2,2`, one a line. Commas, semicolons, brackets and quotes are
//! left out then. A quote may also be the prime of a move: it belongs to a list only where everything that is no separator stands
//! within quotes.

/// The characters of a text that are facelets if the text is facelets at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elements {
    /// Each with the byte at which it stands.
    pub all: Vec<(usize, char)>,
    /// Whether there are commas or semicolons, brackets, quotes.
    pub signs: Signs,
    /// Whether anything stands between every two of them, white space or a sign.
    pub are_apart: bool,
    /// Whether a comma, a semicolon or a bracket stands between every two of them.
    pub are_separated: bool,
}

/// Which signs of a list occur in a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    /// Whether commas or semicolons occur.
    pub commas: bool,
    /// Whether brackets occur, of any kind.
    pub brackets: bool,
    /// Whether quotes of a list occur.
    pub quotes: bool,
}

impl Signs {
    /// Whether signs of any kind occur.
    pub fn any(self) -> bool {
        self.commas || self.brackets || self.quotes
    }
}

/// The character that closes what this one opens; `None` of a character that opens no quote.
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
    /// The elements of a text. Where quotes are not those of a list they are elements like any other character, and so are all other
    /// signs.
    pub fn of(text: &str) -> Self {
        let list = Self::read(text, true);
        list.unwrap_or_else(|| Self::read(text, false).unwrap_or(Self::none()))
    }

    fn none() -> Self {
        Self { all: Vec::new(), signs: Signs::default(), are_apart: true, are_separated: true }
    }

    /// Where a list begins that a program names: `position = [`, `array(`.
    fn start(text: &str) -> usize {
        let bracket = text.find(['(', '[', '{']).unwrap_or(0);
        let before = text[..bracket].trim_end();
        if before.contains('=') || before.ends_with("array") { bracket } else { 0 }
    }

    /// Reads a text, as a list or as it is; `None` when its quotes are not those of a list.
    fn read(text: &str, as_list: bool) -> Option<Self> {
        let (mut out, mut quote, mut bare) = (Self::none(), None, false);
        // What stands between the next element and the one before.
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

    /// Whether there is at least one, and all are decimal digits.
    pub fn are_digits(&self) -> bool {
        !self.all.is_empty() && self.all.iter().all(|(_, c)| c.is_ascii_digit())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The elements; whether the text is a list, they are apart, and separated.
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
