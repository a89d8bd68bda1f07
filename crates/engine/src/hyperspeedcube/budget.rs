//! A look at a text before the reader of KDL gets it, which is slow where nodes are nested deeply or much is commented out.

use super::faults::{Fault, FileError};

/// The deepest nesting of nodes, and of comments, that is read. Hyperspeedcube nests three deep.
const DEEPEST: usize = 16;
/// The greatest number of parts that are commented out by `/-`.
const MOST_LEFT_OUT: usize = 64;
/// The greatest number of `#` around a string; Hyperspeedcube writes none.
const MOST_HASHES: usize = 16;
/// The greatest number of words and semicolons outside strings. An hour of turning makes some ten thousand.
const MOST_WORDS: usize = 400_000;

/// Looks whether a text is within the bounds of what is read.
///
/// # Errors
/// The place at which it exceeds them.
pub(super) fn check(text: &str) -> Result<(), FileError> {
    let exceeded = |at: usize| Err(FileError::at(text, at, Fault::TooMuch));
    let bytes = text.as_bytes();
    let (mut at, mut depth, mut left_out, mut words, mut in_word) = (0, 0_usize, 0, 0, false);
    while let Some(&byte) = bytes.get(at) {
        let rest = &text[at..];
        let was_in_word = std::mem::replace(&mut in_word, false);
        let length = if rest.starts_with("//") {
            rest.find(['\n', '\r']).unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            match comment(rest) {
                Some(length) => length,
                None => return exceeded(at),
            }
        } else if let Some(length) = string(rest) {
            words += 1;
            length
        } else if byte == b'#' {
            words += 1;
            let hashes = rest.len() - rest.trim_start_matches('#').len();
            if hashes > MOST_HASHES {
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
        if depth > DEEPEST || left_out > MOST_LEFT_OUT || words > MOST_WORDS {
            return exceeded(at);
        }
        at += length;
    }
    Ok(())
}

/// The length of the comment `/* … */` at the head of a text, all of it where the comment is not closed; `None` if comments are nested too
/// deeply in it.
fn comment(text: &str) -> Option<usize> {
    let (mut at, mut depth) = (0, 0_usize);
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        match rest {
            [b'/', b'*', ..] => (depth, at) = (depth + 1, at + 2),
            [b'*', b'/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth > DEEPEST {
            return None;
        }
        if depth == 0 {
            return Some(at);
        }
    }
    Some(text.len())
}

/// The length of the string in quotes at the head of a text, all of it where the string is not closed; `None` if none begins there.
fn string(text: &str) -> Option<usize> {
    let hashes = text.bytes().take(MOST_HASHES + 1).take_while(|byte| *byte == b'#').count();
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
            &deep(DEEPEST),
        ] {
            assert_eq!(check(text), Ok(()), "{text}");
        }
        for text in [
            deep(DEEPEST + 1),
            "/- ".repeat(MOST_LEFT_OUT + 1),
            "a\n".repeat(MOST_WORDS + 1),
            "/*".repeat(99),
            "(".repeat(99),
            format!("a {}", "#".repeat(99)),
            ";".repeat(MOST_WORDS + 1),
        ] {
            assert!(check(&text).is_err(), "{}", &text[..20]);
        }
    }
}
