//! Extracts facelet characters from a text, ignoring list punctuation and the lines of a drawing.
//!
//! Facelets copied from programs look like `['W', 'R']`, `"WWW","RRR"` or `0,0,2,2`, or are one per line. Commas,
//! semicolons, brackets and quotes are then ignored. Since a quote may also be the prime of a move, quotes count as
//! list punctuation only if all text other than separators is quoted. Lines between the faces of a drawn net are
//! ignored too. Colours may be whole words, or coloured squares, circles, diamonds and hearts.

use super::nets::{self, DrawnNet};
use crate::puzzle::cubes::LETTERS;

/// The facelet characters of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elements {
    /// Characters with their byte offsets. A colour word or sign is replaced by its letter.
    pub all: Vec<(usize, char)>,
    /// The punctuation that occurs.
    pub signs: Signs,
    /// True if all elements are separated by white space or punctuation.
    pub are_apart: bool,
    /// True if all elements are separated by a comma, semicolon, bracket, drawn line or label.
    pub are_separated: bool,
    /// The net that the text draws, if any.
    pub net: Option<DrawnNet>,
    /// The faces in the order of their labels (`U: …`), if labelled.
    pub labels: Option<[char; 6]>,
}

/// The list punctuation and drawing lines of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    /// Commas or semicolons.
    pub commas: bool,
    /// Brackets of any kind.
    pub brackets: bool,
    /// Quotes around items.
    pub quotes: bool,
    /// Lines of a drawing, such as `|`.
    pub lines: bool,
}

impl Signs {
    /// True if any of these signs occurs.
    pub fn any(self) -> bool {
        self.commas || self.brackets || self.quotes || self.lines
    }
}

/// Returns the closing quote for an opening one; `None` for other characters.
fn closing(open: char) -> Option<char> {
    Some(match open {
        '\'' | '"' | '`' => open,
        '\u{2018}' => '\u{2019}',
        '\u{201c}' => '\u{201d}',
        '\u{ab}' => '\u{bb}',
        _ => return None,
    })
}

/// True for an invisible character: a variation selector, a zero-width space or joiner, or a byte order mark.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{fe0e}' | '\u{fe0f}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}')
}

/// True for a character that draws a line between facelets.
fn is_line(c: char) -> bool {
    matches!(c, '|' | '\u{a6}' | '+' | '/' | '\\' | '>' | '\u{2500}'..='\u{257f}')
}

/// Returns the colour letter of a coloured square, circle, diamond or heart.
pub(super) fn colour_of_sign(c: char) -> Option<char> {
    Some(match c {
        '\u{2b1c}' | '\u{26aa}' | '\u{1f90d}' | '\u{25fb}' | '\u{25fd}' | '\u{25ab}' => 'W',
        '\u{1f7e5}' | '\u{1f534}' | '\u{2764}' => 'R',
        '\u{1f7e9}' | '\u{1f7e2}' | '\u{1f49a}' => 'G',
        '\u{1f7e8}' | '\u{1f7e1}' | '\u{1f49b}' => 'Y',
        '\u{1f7e7}' | '\u{1f7e0}' | '\u{1f9e1}' | '\u{1f536}' | '\u{1f538}' => 'O',
        '\u{1f7e6}' | '\u{1f535}' | '\u{1f499}' | '\u{1f537}' | '\u{1f539}' => 'B',
        _ => return None,
    })
}

const COLOUR_WORDS: [(&str, char); 6] =
    [("white", 'W'), ("red", 'R'), ("green", 'G'), ("yellow", 'Y'), ("orange", 'O'), ("blue", 'B')];

/// Returns the letters at the start of a text.
fn leading_word(text: &str) -> &str {
    &text[..text.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(text.len())]
}

/// Returns the last word of a text and its byte offset, ignoring trailing quotes and blanks and the words "face" and
/// "side".
fn last_word(text: &str) -> (usize, &str) {
    let ended = |text: &str| {
        let text =
            text.trim_end_matches(|c: char| c == ' ' || closing(c).is_some() || c == '\u{2019}' || c == '\u{201d}');
        (
            text.rfind(|c: char| !c.is_ascii_alphabetic())
                .map_or(0, |at| at + text[at..].chars().next().map_or(1, char::len_utf8)),
            text.len(),
        )
    };
    let (start, end) = ended(text);
    if matches!(text[start..end].to_ascii_lowercase().as_str(), "face" | "side") {
        let (start, end) = ended(&text[..start]);
        return (start, &text[start..end]);
    }
    (start, &text[start..end])
}

/// Returns the letter of the face named by a word.
fn face(word: &str) -> Option<char> {
    Some(match word.to_ascii_lowercase().as_str() {
        "u" | "up" | "top" => 'U',
        "r" | "right" => 'R',
        "f" | "front" => 'F',
        "d" | "down" | "bottom" => 'D',
        "l" | "left" => 'L',
        "b" | "back" => 'B',
        _ => return None,
    })
}

/// The parts of a text to ignore.
#[derive(Clone, Copy, PartialEq, Eq)]
enum IgnoredParts {
    Nothing,
    /// List punctuation and drawing lines.
    Signs,
    /// List punctuation, drawing lines, and face names before a colon.
    SignsAndLabels,
}

impl Elements {
    /// Extracts the elements of a text. If its quotes are not list punctuation, they and all other punctuation are
    /// elements.
    pub fn parse(text: &str) -> Self {
        let ruled = TextWithoutRules::new(text);
        let kept = Self::of_lines(&ruled.certain);
        if kept.net.is_some() || ruled.possible == ruled.certain || is_count(kept.all.len()) {
            return kept;
        }
        // Lines of dashes may be unpainted facelets, or separate the rows of a drawing.
        let dropped = Self::of_lines(&ruled.possible);
        if dropped.net.is_some() || is_count(dropped.all.len()) { dropped } else { kept }
    }

    fn of_lines(text: &str) -> Self {
        let labelled = if text.contains(':') { Self::read(text, IgnoredParts::SignsAndLabels) } else { None };
        let labelled = labelled.filter(|elements| elements.labels.is_some());
        let list = labelled.or_else(|| Self::read(text, IgnoredParts::Signs));
        let mut out = list.unwrap_or_else(|| Self::read(text, IgnoredParts::Nothing).unwrap_or(Self::empty()));
        if out.labels.is_none()
            && let Some((net, all)) = nets::detect_net(text, &out.all)
        {
            (out.net, out.all) = (Some(net), all);
        }
        out
    }

    fn empty() -> Self {
        Self { all: Vec::new(), signs: Signs::default(), are_apart: true, are_separated: true, net: None, labels: None }
    }

    /// Returns the byte offset of the list in a text such as `position = [` or `array(`; 0 for other texts.
    fn start(text: &str) -> usize {
        let bracket = text.find(['(', '[', '{']).unwrap_or(0);
        let before = text[..bracket].trim_end();
        if before.contains('=') || before.ends_with("array") { bracket } else { 0 }
    }

    /// Reads a text as a list or as plain characters; `None` if its quotes are not list punctuation, a label names no
    /// face, or there are more than six labels.
    fn read(text: &str, left_out: IgnoredParts) -> Option<Self> {
        let (mut out, mut quote, mut bare) = (Self::empty(), None, false);
        // `space` is true if anything separates the next element from the last one; `sign`, if a comma, semicolon,
        // bracket, line or label does.
        let (mut space, mut sign) = (true, true);
        let as_list = left_out != IgnoredParts::Nothing;
        let start = if as_list { Self::start(text) } else { 0 };
        let mut labels: Vec<(usize, char)> = Vec::new();
        // Byte offset after the current colour word.
        let mut end = start;
        for (byte, c) in text.char_indices() {
            if byte < end || is_invisible(c) {
                continue;
            }
            let within = quote.is_some();
            match c {
                _ if quote == Some(c) => (quote, space) = (None, true),
                _ if c.is_whitespace() => space = true,
                ',' | ';' if as_list && !within => (out.signs.commas, space, sign) = (true, true, true),
                '(' | ')' | '[' | ']' | '{' | '}' if as_list && !within => {
                    (out.signs.brackets, space, sign) = (true, true, true);
                }
                _ if as_list && is_line(c) => (out.signs.lines, space, sign) = (true, true, true),
                _ if as_list && !within && closing(c).is_some() => {
                    (quote, out.signs.quotes, space) = (closing(c), true, true);
                }
                ':' if left_out == IgnoredParts::SignsAndLabels && labels.len() == LETTERS.len() => return None,
                ':' if left_out == IgnoredParts::SignsAndLabels && !within => {
                    let (begin, word) = last_word(&text[..byte]);
                    out.all.retain(|(at, _)| *at < begin);
                    labels.push((out.all.len(), face(word)?));
                    (space, sign) = (true, true);
                }
                _ => {
                    bare |= !within;
                    out.are_apart &= space;
                    out.are_separated &= sign;
                    (space, sign) = (false, false);
                    let follows = text[..byte].chars().next_back().is_some_and(char::is_alphabetic);
                    let word = if follows { "" } else { leading_word(&text[byte..]) };
                    let named = COLOUR_WORDS.iter().find(|(name, _)| name.eq_ignore_ascii_case(word));
                    if let Some((name, letter)) = named {
                        end = byte + name.len();
                        out.all.push((byte, *letter));
                    } else {
                        out.all.push((byte, colour_of_sign(c).unwrap_or(c)));
                    }
                }
            }
        }
        out.labels = in_equal_parts(&labels, out.all.len());
        // Labels are unquoted even where facelets are quoted.
        (quote.is_none() && !(out.signs.quotes && bare && labels.is_empty())).then_some(out)
    }

    /// True if there is at least one element and all are decimal digits.
    pub fn are_digits(&self) -> bool {
        !self.all.is_empty() && self.all.iter().all(|(_, c)| c.is_ascii_digit())
    }
}

/// Returns the faces of the labels, if each occurs once and they divide `count` facelets into parts of 4 or of 9.
fn in_equal_parts(labels: &[(usize, char)], count: usize) -> Option<[char; 6]> {
    let part = count / LETTERS.len();
    let is_equal = matches!(part, 4 | 9) && part * LETTERS.len() == count;
    let begins = |(n, (at, _)): (usize, &(usize, char))| *at == n * part;
    let faces: Vec<char> = labels.iter().map(|(_, face)| *face).collect();
    let faces: [char; 6] = faces.try_into().ok()?;
    let is_whole = is_equal && LETTERS.iter().all(|letter| faces.contains(letter));
    (is_whole && labels.iter().enumerate().all(begins)).then_some(faces)
}

/// True for the number of facelets of a cube, with or without centres.
fn is_count(count: usize) -> bool {
    matches!(count, 24 | 48 | 54)
}

/// A text with the separator lines of a drawing replaced by blanks, so that byte offsets stay the same.
struct TextWithoutRules {
    /// Without lines that must be separators, such as `+---+`.
    certain: String,
    /// Also without lines of only `-` and `|`, which may be separators.
    possible: String,
}

impl TextWithoutRules {
    fn new(text: &str) -> Self {
        let (mut certain, mut possible) = (String::with_capacity(text.len()), String::with_capacity(text.len()));
        for line in text.split_inclusive(['\n', '\r']) {
            let drawn = |c: char| matches!(c, '-' | '=' | '_') || is_line(c);
            let is_rule = line.chars().all(|c| c.is_whitespace() || drawn(c)) && line.contains(drawn);
            let is_certain = is_rule && line.contains(|c: char| drawn(c) && c != '-' && c != '|');
            let blank = || {
                line.chars()
                    .flat_map(|c| std::iter::repeat_n(if matches!(c, '\n' | '\r') { c } else { ' ' }, c.len_utf8()))
            };
            if is_certain {
                certain.extend(blank())
            } else {
                certain.push_str(line)
            }
            if is_rule { possible.extend(blank()) } else { possible.push_str(line) }
        }
        Self { certain, possible }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the elements, and whether the text has list signs, the elements are apart, and they are separated.
    fn read(text: &str) -> (String, [bool; 3]) {
        let Elements { all, signs, are_apart, are_separated, .. } = Elements::parse(text);
        assert!(all.iter().all(|(byte, c)| text[*byte..].starts_with(*c)));
        (all.into_iter().map(|(_, c)| c).collect(), [signs.any(), are_apart, are_separated])
    }

    #[test]
    fn list_punctuation_is_removed_and_primes_are_kept() {
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
