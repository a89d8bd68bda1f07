//! Places in texts, told again by another way than the program's, and sentences on what is wrong there.

use unfold_engine::puzzle::text::{TextPosition, excerpt};

/// True for a sentence that says something, on one line and without what a terminal would obey, whatever it speaks of.
pub fn is_said(sentence: impl AsRef<str>) -> bool {
    let marks = |c: char| "\u{61c}\u{200e}\u{200f}\u{2028}\u{2029}".contains(c) || is_embedding(c);
    !sentence.as_ref().is_empty() && !sentence.as_ref().contains(|c: char| c.is_control() || marks(c))
}

/// True for a mark that changes the direction of writing up to another mark.
fn is_embedding(c: char) -> bool {
    ('\u{202a}'..='\u{202e}').contains(&c) || ('\u{2066}'..='\u{2069}').contains(&c)
}

/// The byte of a text at a line and column; `None` where the text has no such place.
pub fn byte_at(text: &str, at: TextPosition) -> Option<usize> {
    let (mut line, mut column, mut before) = (1, 1, ' ');
    for (byte, c) in text.char_indices().chain([(text.len(), ' ')]) {
        // The second character of the end of a line has no place of its own.
        let is_second = c == '\n' && before == '\r';
        if (line, column) == (at.line, at.column) && !is_second {
            return Some(byte);
        }
        match c {
            '\n' if is_second => {}
            '\n' | '\r' => (line, column) = (line + 1, 1),
            _ => column += 1,
        }
        before = c;
    }
    None
}

/// Holds that a text has a place, and that this stands there.
pub fn check(text: &str, at: TextPosition, token: &str) {
    let byte = byte_at(text, at).unwrap_or_else(|| panic!("there is no {at} in {text:?}"));
    assert!(excerpt(&text[byte..]).starts_with(token), "{token:?} does not stand at {at} of {text:?}");
}
