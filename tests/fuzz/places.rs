//! Positions in texts, computed independently of the program, and checks of printable messages.

use unfold_engine::puzzle::text::{TextPosition, excerpt};

/// True for a non-empty message on one line, without control characters and direction marks.
pub fn is_printable_line(sentence: impl AsRef<str>) -> bool {
    let marks = |c: char| "\u{61c}\u{200e}\u{200f}\u{2028}\u{2029}".contains(c) || is_embedding(c);
    !sentence.as_ref().is_empty() && !sentence.as_ref().contains(|c: char| c.is_control() || marks(c))
}

/// True for a bidirectional embedding, override or isolate, and for the characters that end one.
fn is_embedding(c: char) -> bool {
    ('\u{202a}'..='\u{202e}').contains(&c) || ('\u{2066}'..='\u{2069}').contains(&c)
}

/// Returns the byte offset of a line and column, both counted from 1; `None` if the text has no such position.
pub fn byte_at(text: &str, at: TextPosition) -> Option<usize> {
    let (mut line, mut column, mut before) = (1, 1, ' ');
    for (byte, c) in text.char_indices().chain([(text.len(), ' ')]) {
        // The second character of a line break has no position of its own.
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

/// Panics unless the text has this token, possibly shortened by [`excerpt`], at this position.
pub fn check(text: &str, at: TextPosition, token: &str) {
    let byte = byte_at(text, at).unwrap_or_else(|| panic!("there is no {at} in {text:?}"));
    assert!(excerpt(&text[byte..]).starts_with(token), "{token:?} does not stand at {at} of {text:?}");
}
