//! Positions in a text, and safe display of untrusted text.

use std::fmt;

/// A position in a text. Lines end at `\n`, `\r\n` or `\r`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TextPosition {
    /// Line number, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
}

impl TextPosition {
    /// Returns the position of byte `byte` of `text`, or of the end if `byte` is beyond it.
    pub fn at_byte(text: &str, byte: usize) -> Self {
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

    /// Returns the byte offset in `text` of this position, the inverse of [`at_byte`](Self::at_byte); the end if the position
    /// does not exist.
    pub fn byte(self, text: &str) -> usize {
        let (mut position, mut before) = (Self { line: 1, column: 1 }, None);
        for (at, c) in text.char_indices() {
            let is_second = c == '\n' && before == Some('\r');
            if position == self && !is_second {
                return at;
            }
            match c {
                '\n' if is_second => {}
                '\n' | '\r' => position = Self { line: position.line + 1, column: 1 },
                _ => position.column += 1,
            }
            before = Some(c);
        }
        text.len()
    }
}

impl fmt::Display for TextPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Returns the words of a text, separated by white space, with their byte offsets.
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

/// Maximum length of an [`excerpt`], in characters.
pub const MAX_EXCERPT_CHARS: usize = 40;

/// Returns the first [`MAX_EXCERPT_CHARS`] characters of a text, with characters replaced as in [`sanitized`].
pub fn excerpt(text: &str) -> String {
    text.chars().take(MAX_EXCERPT_CHARS).map(sanitized_char).collect()
}

/// True for a character that terminals interpret, or that breaks or reorders a line: a control character, a line
/// separator or a directional mark.
pub fn is_control_like(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{206f}')
}

fn sanitized_char(c: char) -> char {
    if is_control_like(c) { char::REPLACEMENT_CHARACTER } else { c }
}

/// Returns untrusted text, such as the content or name of a file, with [control-like](is_control_like) characters
/// replaced: safe for display on one line.
pub fn sanitized(text: impl fmt::Display) -> String {
    text.to_string().chars().map(sanitized_char).collect()
}

/// Like [`sanitized`], but keeps line breaks and tabs, for text of the program itself.
pub fn sanitized_lines(text: impl fmt::Display) -> String {
    text.to_string().chars().map(|c| if matches!(c, '\n' | '\t') { c } else { sanitized_char(c) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_count_characters_and_all_kinds_of_line_ends() {
        let text = "ä b\r\nc\rd\n\ne";
        let at = |c: char| {
            let TextPosition { line, column } = TextPosition::at_byte(text, text.find(c).expect("in the text"));
            (line, column)
        };
        assert_eq!([at('ä'), at('b'), at('c'), at('d'), at('e')], [(1, 1), (1, 3), (2, 1), (3, 1), (5, 1)]);
        assert_eq!(TextPosition::at_byte(text, 99), TextPosition { line: 5, column: 2 });
        for (byte, c) in text.char_indices().filter(|(byte, c)| *c != '\n' || !text[..*byte].ends_with('\r')) {
            assert_eq!(TextPosition::at_byte(text, byte).byte(text), byte, "{c:?}");
        }
        assert_eq!(TextPosition { line: 9, column: 1 }.byte(text), text.len());
    }

    #[test]
    fn control_and_direction_characters_are_replaced_and_others_kept() {
        let obeyed = "\0\u{1b}\r\u{7f}\u{85}\u{9b}\u{61c}\u{200f}\u{2028}\u{202e}\u{2066}\u{2069}";
        assert_eq!(sanitized(obeyed), "\u{fffd}".repeat(obeyed.chars().count()));
        assert_eq!(
            (sanitized("a\n\tb"), sanitized_lines("a\n\tb\r")),
            ("a\u{fffd}\u{fffd}b".into(), "a\n\tb\u{fffd}".into())
        );
        let said = "R’ «\u{a0}é\u{202f}» 立 e\u{301} 👩\u{200d}💻 \u{feff}\u{fffd}";
        assert_eq!((sanitized(said), sanitized_lines(said), excerpt(said)), (said.into(), said.into(), said.into()));
    }

    #[test]
    fn words_have_their_start_position() {
        let found: Vec<_> = words(" ab\n\tä  c ").collect();
        assert_eq!(found, [(1, "ab"), (5, "ä"), (9, "c")]);
        assert_eq!(words(" \n").count(), 0);
    }
}
