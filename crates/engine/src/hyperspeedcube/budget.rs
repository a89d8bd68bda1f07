//! Limits on a text, checked before it is parsed: the KDL parser is slow on deep nesting and on many commented-out
//! parts.

use super::faults::{FileError, FileErrorKind};

/// Maximum nesting depth of braces and parentheses, and of comments. Hyperspeedcube nests three deep.
const MAX_DEPTH: usize = 16;
/// Maximum number of parts commented out by `/-`.
const MAX_SLASHDASH: usize = 64;
/// Maximum number of `#` on either side of a string. Hyperspeedcube writes none.
const MAX_HASHES: usize = 16;
/// Maximum number of words, strings and semicolons. A solve of one hour has about ten thousand.
const MAX_WORDS: usize = 400_000;

/// Checks that a text is within the limits.
///
/// # Errors
/// [`FileErrorKind::TooMuch`] where a limit is first exceeded.
pub(super) fn check(text: &str) -> Result<(), FileError> {
    let exceeded = |at: usize| Err(FileError::new_at(text, at, FileErrorKind::TooMuch));
    let bytes = text.as_bytes();
    let (mut at, mut depth, mut left_out, mut words, mut in_word) = (0, 0_usize, 0, 0, false);
    while let Some(&byte) = bytes.get(at) {
        let rest = &text[at..];
        let was_in_word = std::mem::replace(&mut in_word, false);
        let length = if rest.starts_with("//") {
            rest.find(['\n', '\r']).unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            match comment_length(rest) {
                Some(length) => length,
                None => return exceeded(at),
            }
        } else if let Some(length) = string_length(rest) {
            words += 1;
            length
        } else if byte == b'#' {
            words += 1;
            let hashes = rest.len() - rest.trim_start_matches('#').len();
            if hashes > MAX_HASHES {
                return exceeded(at);
            }
            hashes
        } else {
            match byte {
                b'{' | b'(' => depth += 1,
                b'}' | b')' => depth = depth.saturating_sub(1),
                b'/' if rest.starts_with("/-") => left_out += 1,
                b';' => words += 1,
                _ => in_word = !byte.is_ascii_whitespace(),
            }
            words += usize::from(in_word && !was_in_word);
            rest.chars().next().map_or(1, char::len_utf8)
        };
        if depth > MAX_DEPTH || left_out > MAX_SLASHDASH || words > MAX_WORDS {
            return exceeded(at);
        }
        at += length;
    }
    Ok(())
}

/// Returns the length in bytes of the comment `/* … */` at the start of a text, or of the whole text if the comment is
/// not closed; `None` if comments are nested too deeply.
fn comment_length(text: &str) -> Option<usize> {
    let (mut at, mut depth) = (0, 0_usize);
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        match rest {
            [b'/', b'*', ..] => (depth, at) = (depth + 1, at + 2),
            [b'*', b'/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth > MAX_DEPTH {
            return None;
        }
        if depth == 0 {
            return Some(at);
        }
    }
    Some(text.len())
}

/// Returns the length in bytes of the quoted string at the start of a text, or of the whole text if the string is not
/// closed; `None` if the text does not start with one.
fn string_length(text: &str) -> Option<usize> {
    let hashes = text.bytes().take(MAX_HASHES + 1).take_while(|byte| *byte == b'#').count();
    let quoted = text.get(hashes..)?;
    let quotes = if quoted.starts_with("\"\"\"") { 3 } else { 1 };
    let inside = quoted.strip_prefix(&"\"\"\""[..quotes])?;
    let end = format!("{}{}", &"\"\"\""[..quotes], "#".repeat(hashes));
    let mut at = 0;
    while at < inside.len() {
        let rest = &inside[at..];
        if rest.starts_with(&end) {
            return Some(hashes + quotes + at + end.len());
        }
        let escapes = hashes == 0 && rest.starts_with('\\');
        at += rest.chars().take(if escapes { 2 } else { 1 }).map(char::len_utf8).sum::<usize>();
    }
    Some(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_usual_shape_are_within_bounds() {
        let deep = |depth: usize| format!("{}{}", "a {\n".repeat(depth), "}\n".repeat(depth));
        for text in [
            "",
            "a \"{{{{{{{{{{{{{{{{{{{{{{\" #\"{\"{{\"# /* { /* { */ */ // {\n",
            "\"\"\"\n{ \\\"\"\" {\n\"\"\"",
            &deep(MAX_DEPTH),
        ] {
            assert_eq!(check(text), Ok(()), "{text}");
        }
        for text in [
            deep(MAX_DEPTH + 1),
            "/- ".repeat(MAX_SLASHDASH + 1),
            "a\n".repeat(MAX_WORDS + 1),
            "/*".repeat(99),
            "(".repeat(99),
            format!("a {}", "#".repeat(99)),
            ";".repeat(MAX_WORDS + 1),
        ] {
            assert!(check(&text).is_err(), "{}", &text[..20]);
        }
    }
}
