//! Strips what users and programs write around moves: numbers and bullets before lines, times, names before a colon,
//! lengths in brackets, dates after an @, and the quotes and brackets of lists. Stripped text that could be moves gets
//! a note.

use super::sequence::{self, MoveParser, ParsedMoves, Strictness};
use super::words::{
    self, QUOTES, addresses, before_comment, bracketed_prose, comment_after_dash, is_prose, is_statistic, is_step,
    name_before_dash, tags,
};
use super::{MAX_NOTES, NotationError, NotationErrorKind, Note, NoteKind, SequenceError};
use crate::puzzle::PuzzleId;
use crate::puzzle::text::{TextPosition, excerpt};

/// Parses moves, ignoring other text around them.
///
/// # Errors
/// The first invalid token; for an unclosed bracket, that bracket.
pub(super) fn read(puzzle: PuzzleId, text: &str, moves: &dyn MoveParser) -> Result<ParsedMoves, NotationError> {
    let are_moves = |part: &str| sequence::read(puzzle, part, part, moves, Strictness::Lenient).is_ok();
    let plain = strip(text, are_moves);
    let (mut out, notes) =
        match read_plain(puzzle, text, &plain.text, moves).and_then(|out| reject_if_all_stripped(text, &plain, out)) {
            Ok(out) => (out, plain.notes),
            Err(error) => {
                let is_read = |part: &str| {
                    let plain = strip(part, are_moves).text;
                    sequence::read(puzzle, part, &plain, moves, Strictness::Lenient)
                        .is_ok_and(|read| !read.moves.0.is_empty())
                };
                let part = words::isolate_moves(text, is_read).ok_or(error)?;
                let inside = strip(&part.text, are_moves);
                (read_plain(puzzle, text, &inside.text, moves)?, [part.notes, inside.notes].concat())
            }
        };
    out.notes.extend(notes);
    out.notes.sort_by_key(|note| note.at);
    Ok(out)
}

/// Rejects a text that is empty once stripped: names and numbers without moves are not the solved puzzle.
fn reject_if_all_stripped(text: &str, plain: &StrippedText, read: ParsedMoves) -> Result<ParsedMoves, NotationError> {
    let is_empty = read.moves.0.is_empty() && read.notes.is_empty();
    match words::first_stripped_word(text, &plain.text).filter(|_| is_empty) {
        Some(word) => {
            let fault = NotationErrorKind::Sequence(SequenceError::NotAMove);
            Err(NotationError::new(text, word.start, &text[word], fault))
        }
        None => Ok(read),
    }
}

/// Parses a stripped text. If a cube's moves have only small letters, these are read as face turns.
fn read_plain(
    puzzle: PuzzleId,
    original: &str,
    text: &str,
    moves: &dyn MoveParser,
) -> Result<ParsedMoves, NotationError> {
    if !moves.has_rotation_x() || !words::has_only_small_letters(text) {
        return sequence::read(puzzle, original, text, moves, Strictness::Lenient);
    }
    let upper = |c: char| if "rufdlb".contains(c) { c.to_ascii_uppercase() } else { c };
    let capitals: String = text.chars().map(upper).collect();
    let mut out = sequence::read(puzzle, original, &capitals, moves, Strictness::Lenient)?;
    let at = TextPosition { line: 1, column: 1 };
    out.notes.insert(0, Note { at, token: String::new(), kind: NoteKind::SmallLetters });
    Ok(out)
}

pub(super) struct StrippedText {
    /// The text with blanks in place of stripped parts, at its original length.
    pub text: String,
    /// Notes on stripped parts.
    pub notes: Vec<Note>,
}

impl StrippedText {
    /// Adds a note on a token at byte `start`, unless there are [`MAX_NOTES`] already.
    pub fn note(&mut self, text: &str, start: usize, token: &str, kind: NoteKind) {
        if self.notes.len() < MAX_NOTES {
            self.notes.push(Note { at: TextPosition::at_byte(text, start), token: excerpt(token), kind });
        }
    }

    /// Replaces a part of the text by blanks, keeping line breaks.
    pub fn blank(&mut self, from: usize, to: usize) {
        let blank = |byte| if matches!(byte, b'\n' | b'\r') { char::from(byte) } else { ' ' };
        let blanks: String = self.text[from..to].bytes().map(blank).collect();
        self.text.replace_range(from..to, &blanks);
    }
}

/// Strips a text; `are_moves` is true for a part that could be moves.
fn strip(text: &str, are_moves: impl Fn(&str) -> bool) -> StrippedText {
    let mut plain = StrippedText { text: without_marks(text), notes: Vec::new() };
    for (start, end) in addresses(text) {
        plain.note(text, start, &text[start..end], NoteKind::LeftOut);
        plain.blank(start, end);
    }
    for (start, end) in tags(text) {
        plain.blank(start, end);
    }
    let bare = plain.text.clone();
    let lines: Vec<&str> = bare.split_inclusive(['\n', '\r']).collect();
    let are_words = |line: &str| {
        let line = &line[..comment_after_dash(line, &are_moves).unwrap_or(line.len())];
        let rest = &line[label_length(line)..];
        is_prose(before_comment(line), &are_moves) || is_statistic(before_comment(rest), &are_moves)
    };
    let has_moves = |line: &&str| !are_words(line) && !before_comment(&line[label_length(line)..]).trim().is_empty();
    let may_have_words = lines.iter().any(has_moves);
    let mut at = 0;
    for line in lines {
        if may_have_words && are_words(line) {
            let start = at + line.len() - line.trim_start().len();
            plain.note(text, start, &text[start..start + line.trim().len()], NoteKind::LeftOut);
            plain.blank(at, at + line.len());
            at += line.len();
            continue;
        }
        let label = label_length(line);
        plain.blank(at, at + label);
        let from = at + label;
        let mut rest = &line[label..];
        if let Some(date) = trailing_date(rest) {
            plain.blank(from + date, from + rest.len());
            rest = &rest[..date];
        }
        if let Some(comment) = comment_after_dash(rest, &are_moves) {
            plain.blank(from + comment, from + rest.len());
            plain.text.replace_range(from + comment..from + comment + 2, "//");
            rest = &rest[..comment];
        }
        if let Some(name) = name_before_dash(rest, &are_moves) {
            plain.blank(from, from + name);
        }
        if let Some(time) = trailing_time(rest) {
            plain.blank(from + time, from + rest.len());
            rest = &rest[..time];
        }
        if let Some(colon) = colon_after_name(rest) {
            let name = rest[..colon].trim();
            let bare = name.trim_start_matches(['"', '`', '\u{201c}']);
            let may_be_moves = are_moves(bare);
            let is_before_bracket = rest[colon + 1..].trim_start().starts_with('[');
            let is_step = is_step(bare, is_before_bracket);
            let is_conjugate = may_be_moves && is_before_bracket && !is_step;
            // Several moves before a colon are not a name, unless they spell the name of a step.
            let is_name = !may_be_moves || is_step || name.chars().filter(|c| c.is_alphabetic()).count() == 1;
            if is_name && !is_conjugate {
                let is_told = may_be_moves && (is_before_bracket || !is_step);
                if is_told || name.split_whitespace().filter(|word| are_moves(word)).count() > 1 {
                    let start = from + rest.find(name).unwrap_or(0);
                    plain.note(text, start, &text[start..from + colon + 1], NoteKind::NameBeforeColon);
                }
                plain.blank(from, from + colon + 1);
            }
        }
        for (start, end) in bracketed_lengths(rest) {
            plain.blank(from + start, from + end);
        }
        for (start, end) in bracketed_prose(rest, &are_moves) {
            plain.note(text, from + start, &text[from + start..from + end], NoteKind::LeftOut);
            plain.blank(from + start, from + end);
        }
        at += line.len();
    }
    for (start, end) in list_punctuation(&plain.text) {
        plain.blank(start, end);
    }
    plain
}

/// Blanks code marks (three backquotes), turns bold marks (two asterisks) into line breaks, and replaces full-width
/// colons; the length stays the same. Asterisks of a comment's delimiters or before a count stay.
fn without_marks(text: &str) -> String {
    let mut out = text.replace("```", "   ").replace('\u{ff1a}', ":  ");
    let mut from = 0;
    while let Some(found) = out[from..].find("**") {
        let at = from + found;
        from = at + 2;
        // The start or end of a comment, or a sign before a count.
        let is_other = out[..at].ends_with('/') || out[from..].starts_with(|c: char| c == '/' || c.is_ascii_digit());
        if !is_other {
            out.replace_range(at..from, "\n ");
        }
    }
    out
}

/// Returns the length in bytes of the label before the moves of a line: blanks, a bullet, a number, a time.
fn label_length(line: &str) -> usize {
    let mut rest = line.trim_start();
    // A dash, asterisk, bullet or quote marker (`>`) before a blank.
    if let Some(behind) = rest.strip_prefix(['-', '*', '>', '\u{2022}', '\u{2013}', '\u{2014}'])
        && behind.starts_with(char::is_whitespace)
    {
        rest = behind.trim_start();
    }
    // A bold number is between asterisks.
    let bold = rest.strip_prefix('*').filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    rest = without_number(bold.unwrap_or(rest)).unwrap_or(rest);
    rest = bold.and_then(|_| rest.strip_prefix('*')).map_or(rest, str::trim_start);
    rest = without_time(rest).unwrap_or(rest);
    line.len() - rest.len()
}

/// Returns the text after a number such as `1.`, `2)`, `(3)`, `#4:`, or `5` before a blank.
fn without_number(text: &str) -> Option<&str> {
    let bare = text.strip_prefix(['#', '(']).unwrap_or(text);
    let behind = bare.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = bare.len() - behind.len();
    let behind = match behind.strip_prefix(['.', ')', ':']) {
        Some(behind) => behind,
        // Moves in brackets, or a length.
        None if text.starts_with('(') => return None,
        None => behind,
    };
    let behind = behind.strip_prefix(['.', ')', ':']).unwrap_or(behind);
    let rest = behind.trim_start();
    ((1..=6).contains(&digits) && rest.len() < behind.len() && !rest.is_empty()).then_some(rest)
}

/// Returns the text after a time such as `12.52`, `1:02.33+`, `(9.87)`, `DNF(12.50)`, or `DNF` before a blank.
fn without_time(text: &str) -> Option<&str> {
    let length = text.find(char::is_whitespace).unwrap_or(text.len());
    let word = text[..length].trim_end_matches([',', ';', ')', '+']);
    let word = word.trim_start_matches('(');
    let time = word.strip_prefix("DNF").map_or(word, |time| time.trim_start_matches('('));
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    let mut parts = time.split(':').rev();
    let seconds = parts.next().and_then(|seconds| seconds.split_once('.'));
    let is_time = seconds.is_some_and(|(whole, part)| is_number(whole) && is_number(part)) && parts.all(is_number);
    (is_time || (time.is_empty() && !word.is_empty())).then(|| text[length..].trim_start())
}

/// Returns the byte offset of a time after the moves of a line, as in `R U F 3.882`.
fn trailing_time(line: &str) -> Option<usize> {
    let line = before_comment(line).trim_end();
    let word = line.split_whitespace().next_back().map_or(0, |word| line.len() - word.len());
    let is_time = line[word..].contains('.') && without_time(&line[word..]).is_some_and(str::is_empty);
    (word > 0 && is_time && line[word..].starts_with(|c: char| c.is_ascii_digit())).then_some(word)
}

/// Returns the byte offset of the colon after the first words of a line, outside brackets.
fn colon_after_name(line: &str) -> Option<usize> {
    let line = before_comment(line);
    let colon = line.find(':')?;
    let name = &line[..colon];
    let is_bracketed = name.contains(['[', ']', '{', '}']) || name.matches('(').count() != name.matches(')').count();
    (!is_bracketed && !name.contains("/*") && !name.trim().is_empty()).then_some(colon)
}

/// Maximum length of a move count in brackets, in characters.
const MAX_LENGTH_CHARS: usize = 20;

/// Returns the byte ranges of bracketed lengths in a line, such as `(4f)`, `(18f*)`, `(20q)`, `[18 HTM]` or `(20 moves)`.
fn bracketed_lengths(line: &str) -> Vec<(usize, usize)> {
    const UNITS: [&str; 14] =
        ["f", "q", "h", "s", "m", "htm", "qtm", "stm", "ftm", "etm", "obtm", "move", "moves", "turns"];
    let line = before_comment(line);
    let mut out = Vec::new();
    for (start, open) in line.char_indices().filter(|(_, c)| matches!(c, '(' | '[')) {
        let close = if open == '(' { ')' } else { ']' };
        let length = line[start + 1..].char_indices().take(MAX_LENGTH_CHARS).find(|(_, c)| *c == close);
        let Some((length, _)) = length else { continue };
        let inside = &line[start + 1..start + 1 + length];
        let end = start + 1 + length + 1;
        let unit = inside.trim_start().trim_start_matches(|c: char| c.is_ascii_digit());
        let has_digits = unit.len() < inside.trim_start().len();
        let unit = unit.trim().trim_end_matches('*').to_lowercase();
        if has_digits && UNITS.contains(&unit.as_str()) {
            out.push((start, end));
        }
    }
    out
}

/// Returns the byte offset of a timer's date after the moves, such as `@2026-11-26 10:20:30`.
fn trailing_date(line: &str) -> Option<usize> {
    let at = before_comment(line).find('@')?;
    line[at + 1..].starts_with(|c: char| c.is_ascii_digit()).then_some(at)
}

/// Returns the byte ranges of list punctuation around moves: quotes, if every item is quoted, and brackets around the
/// whole list, if its items are quoted or it is a plain list in square brackets with more than one comma.
fn list_punctuation(text: &str) -> Vec<(usize, usize)> {
    let trimmed = text.trim();
    let start = text.len() - text.trim_start().len();
    let brackets = [('[', ']'), ('(', ')'), ('{', '}')];
    let bracketed = brackets.iter().find_map(|(open, close)| trimmed.strip_prefix(*open)?.strip_suffix(*close));
    let (inside, from) = bracketed.map_or((trimmed, start), |inside| (inside, start + 1));
    let mut quotes = Vec::new();
    let mut at = from;
    let mut are_quoted = true;
    let items: Vec<&str> = inside.split([',', ';', '\n']).collect();
    for item in &items {
        let word = item.trim();
        let first = at + (item.len() - item.trim_start().len());
        at += item.len() + 1;
        if word.is_empty() {
            continue;
        }
        let quote = word.chars().next().filter(|c| QUOTES.iter().any(|(open, _)| open == c));
        let closing =
            quote.and_then(|open| QUOTES.iter().find(|(other, close)| *other == open && word.ends_with(*close)));
        match closing {
            Some((open, close)) if word.len() >= open.len_utf8() + close.len_utf8() => {
                quotes.push((first, first + open.len_utf8()));
                quotes.push((first + word.len() - close.len_utf8(), first + word.len()));
            }
            _ => are_quoted = false,
        }
    }
    if !are_quoted {
        quotes.clear();
    }
    // A comma between two numbers belongs to a click.
    let is_digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    let of_click = |comma: usize| {
        let next = inside[comma + 1..].trim_start_matches(['-', '+']);
        is_digit(inside[..comma].chars().next_back()) && is_digit(next.chars().next())
    };
    let commas = inside.match_indices(',').filter(|(comma, _)| !of_click(*comma)).count();
    let is_plain = !inside.contains(['[', ']', '(', ')', ':', '/']) && commas > 1;
    if bracketed.is_some() && (!quotes.is_empty() || (trimmed.starts_with('[') && is_plain)) {
        let end = start + trimmed.len();
        quotes.extend([(start, start + 1), (end - 1, end)]);
    }
    quotes
}
