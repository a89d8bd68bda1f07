//! Positions in a text, for error messages.

use std::fmt;

/// A place in a text. Lines end at `\n`, `\r\n` or `\r`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TextPosition {
    /// The line, `1 <= line`.
    pub line: usize,
    /// The place in the line counted in characters, `1 <= column`.
    pub column: usize,
}

impl TextPosition {
    /// The position of the character that starts at byte `byte` of `text`; the end of the text if there is none.
    pub fn of(text: &str, byte: usize) -> Self {
        let mut position = Self { line: 1, column: 1 };
        let mut before = None;
        for (_, c) in text.char_indices().take_while(|(at, _)| *at < byte) {
            match c {
                '\n' if before == Some('\r') => {}
                '\n' | '\r' => position = Self { line: position.line + 1, column: 1 },
                _ => position.column += 1,
            }
            before = Some(c);
        }
        position
    }
}

impl fmt::Display for TextPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// The words of a text, separated by white space, each with the byte at which it starts.
pub fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let word = rest.trim_start();
        let start = text.len() - word.len();
        let length = word.find(char::is_whitespace).unwrap_or(word.len());
        rest = &word[length..];
        (length > 0).then(|| (start, &word[..length]))
    })
}

/// The longest text that [`excerpt`] returns, in characters.
pub const EXCERPT: usize = 40;

/// The beginning of a text, short enough to be shown in a message: at most [`EXCERPT`] characters.
pub fn excerpt(text: &str) -> String {
    text.chars().take(EXCERPT).map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_count_characters_and_all_kinds_of_lines() {
        let text = "ä b\r\nc\rd\n\ne";
        let at = |c: char| {
            let TextPosition { line, column } = TextPosition::of(text, text.find(c).expect("in the text"));
            (line, column)
        };
        assert_eq!([at('ä'), at('b'), at('c'), at('d'), at('e')], [(1, 1), (1, 3), (2, 1), (3, 1), (5, 1)]);
        assert_eq!(TextPosition::of(text, 99), TextPosition { line: 5, column: 2 });
    }

    #[test]
    fn words_know_where_they_start() {
        let found: Vec<_> = words(" ab\n\tä  c ").collect();
        assert_eq!(found, [(1, "ab"), (5, "ä"), (9, "c")]);
        assert_eq!(words(" \n").count(), 0);
    }
}
