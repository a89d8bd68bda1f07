//! Finds prose, statistics and addresses among moves, and the only part of a text that is moves.

use super::NoteKind;
use super::surroundings::StrippedText;

/// Opening and closing quotes.
pub(super) const QUOTES: [(char, char); 7] = [
    ('"', '"'),
    ('\'', '\''),
    ('`', '`'),
    ('\u{201c}', '\u{201d}'),
    ('\u{2018}', '\u{2019}'),
    ('\u{201e}', '\u{201c}'),
    ('\u{ab}', '\u{bb}'),
];

/// Separators of table columns, or between moves and a remark.
const COLUMN_SEPARATORS: [char; 4] = ['|', '\t', '=', '>'];

/// Minimum number of turns in a text for its small letters to mean face turns.
const MIN_SMALL_LETTER_TURNS: usize = 4;

/// Letters of the moves of all puzzles, in capitals.
const LETTERS_OF_MOVES: &str = "RUFDLBMESXYZWIOP";

/// Minimum number of letters of a word too long to be a mistyped move.
const MIN_PROSE_WORD_LETTERS: usize = 4;

/// Names of method steps that are unlikely to be moves.
const STEPS: [&str; 2] = ["F2L", "LL"];
/// Names of method steps that may also be moves: before square brackets they are read as setup moves.
const STEPS_LIKE_SETUPS: [&str; 9] = ["DR", "F2B", "FB", "SB", "FS", "SS", "LS", "LSE", "FL"];

fn letter_count(text: &str) -> usize {
    text.chars().filter(|c| c.is_alphabetic()).count()
}

/// Returns the part of a line before its comment.
pub(super) fn before_comment(line: &str) -> &str {
    line.find("//").map_or(line, |comment| &line[..comment])
}

/// Returns the byte range of the first word that starts a line and was stripped, ignoring comments.
pub(super) fn first_stripped_word(text: &str, plain: &str) -> Option<std::ops::Range<usize>> {
    let mut at = 0;
    for line in text.split_inclusive(['\n', '\r']) {
        let bare = before_comment(line);
        let start = at + bare.len() - bare.trim_start().len();
        let word = bare.split_whitespace().next().unwrap_or_default();
        let range = start..start + word.len();
        if word.contains(char::is_alphanumeric) && !word.starts_with("/*") && plain[range.clone()].trim().is_empty() {
            return Some(range);
        }
        at += line.len();
    }
    None
}

/// True for prose: most words are not moves, one of those is long, some letters occur in no move, and there are no
/// quotes, primes, `[` or `|`.
pub(super) fn is_prose(text: &str, are_moves: &impl Fn(&str) -> bool) -> bool {
    !text.contains(['[', '"', '\'', '`', '|']) && are_words(text, are_moves)
}

/// True for the name of a method step, such as `F2L` or `F2L2`, even if it could be moves.
pub(super) fn is_step(name: &str, is_before_bracket: bool) -> bool {
    let is_in = |steps: &[&str], name: &str| steps.iter().any(|step| step.eq_ignore_ascii_case(name));
    let without_number = name.trim_end_matches(|c: char| c.is_ascii_digit());
    is_in(&STEPS, name)
        || (!is_before_bracket && (is_in(&STEPS, without_number) || is_in(&STEPS_LIKE_SETUPS, without_number)))
}

/// Returns the length in bytes of a name and a dash at the start of a line, as in `Antisune - R U2`.
pub(super) fn name_before_dash(line: &str, are_moves: &impl Fn(&str) -> bool) -> Option<usize> {
    let line = before_comment(line);
    [" - ", " \u{2013} ", " \u{2014} "].into_iter().find_map(|dash| {
        let at = line.find(dash)?;
        is_prose(&line[..at], are_moves).then_some(at + dash.len())
    })
}

fn are_words(text: &str, are_moves: &impl Fn(&str) -> bool) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_long = |word: &str| letter_count(word) >= MIN_PROSE_WORD_LETTERS;
    let strange: Vec<char> =
        text.chars().filter(|c| c.is_alphabetic() && !LETTERS_OF_MOVES.contains(c.to_ascii_uppercase())).collect();
    let is_slip = strange.len() < 2 && !strange.iter().any(|c| c.is_lowercase());
    if !words.iter().any(|word| is_long(word)) || is_slip {
        return false;
    }
    let is_strange = |word: &&str| !are_moves(word.trim_matches(['(', ')']));
    let strange: Vec<&str> = words.iter().copied().filter(is_strange).collect();
    2 * strange.len() > words.len() && strange.into_iter().any(is_long)
}

/// True for a line of numbers without moves: a date, times, or a labelled number (`tps: 2.61`).
pub(super) fn is_statistic(line: &str, are_moves: &impl Fn(&str) -> bool) -> bool {
    let has_number = line.contains(|c: char| c.is_ascii_digit()) && line.contains([':', '/', '.']);
    has_number && !line.contains(['(', '[', '{', ',']) && !line.split_whitespace().any(are_moves)
}

/// Returns the byte ranges of the URLs in a text.
pub(super) fn addresses(text: &str) -> Vec<(usize, usize)> {
    let mut out = Vec::new();
    for (start, _) in text.match_indices("http") {
        let rest = &text[start..];
        let is_address = rest.starts_with("http://") || rest.starts_with("https://");
        let is_first = text[..start].chars().next_back().is_none_or(|c| !c.is_alphanumeric());
        if is_address && is_first {
            out.push((start, start + rest.find(char::is_whitespace).unwrap_or(rest.len())));
        }
    }
    out
}

/// True for at least [`MIN_SMALL_LETTER_TURNS`] cube turns with small letters only, which then mean face turns rather
/// than wide turns.
pub(super) fn has_only_small_letters(text: &str) -> bool {
    let text: String = text.lines().map(before_comment).collect();
    let all = || text.chars().filter(|c| c.is_alphabetic());
    let faces = all().filter(|c| "rufdlb".contains(*c)).count();
    // Small letters in square brackets are rotations in older notation.
    faces >= MIN_SMALL_LETTER_TURNS && !text.contains('[') && all().all(|c| "rufdlbxyzmesi".contains(c))
}

/// Returns the byte ranges of HTML tags, such as `<li>`; empty if there are no letters outside them.
pub(super) fn tags(text: &str) -> Vec<(usize, usize)> {
    let (mut out, mut left, mut from) = (Vec::new(), 0, 0);
    while let Some(start) = text[from..].find('<').map(|at| from + at) {
        let Some(end) = text[start..].find('>').map(|at| start + at + 1) else { break };
        left += letter_count(&text[from..start]);
        let name = text[start + 1..end].trim_start_matches('/');
        if name.starts_with(|c: char| c.is_ascii_lowercase()) && !name.contains(['\n', '<']) {
            out.push((start, end));
        }
        from = end;
    }
    if left + letter_count(&text[from..]) > 0 { out } else { Vec::new() }
}

/// Returns the byte offset of a dash followed by prose to the end of a line of moves.
pub(super) fn comment_after_dash(line: &str, are_moves: &impl Fn(&str) -> bool) -> Option<usize> {
    let line = before_comment(line);
    let is_comment = |(at, dash): (usize, &str)| {
        let (moves, words) = (&line[..at], &line[at + dash.len()..]);
        (letter_count(moves) > 0 && is_prose(words, are_moves)).then_some(at)
    };
    [" \u{2014} ", " \u{2013} ", " - "].into_iter().find_map(|dash| line.match_indices(dash).find_map(is_comment))
}

/// Returns the byte ranges of brackets in a line that contain only prose.
pub(super) fn bracketed_prose(line: &str, are_moves: &impl Fn(&str) -> bool) -> Vec<(usize, usize)> {
    let line = before_comment(line);
    let mut out = Vec::new();
    for (start, open) in line.char_indices().filter(|(_, c)| matches!(c, '(' | '[')) {
        let close = if open == '(' { ')' } else { ']' };
        let inside = &line[start + 1..];
        let Some(length) = inside.find(close) else { continue };
        if !inside[..length].contains(['(', '[']) && are_words(&inside[..length], are_moves) {
            out.push((start, start + 1 + length + 1));
        }
    }
    out
}

/// Returns the only part of a text, in quotes or a column, that `are_moves` accepts, with blanks around it; `None` if
/// it accepts no part or several different ones.
pub(super) fn isolate_moves(text: &str, are_moves: impl Fn(&str) -> bool) -> Option<StrippedText> {
    let only = |parts: Vec<(usize, usize)>| {
        let inside = |(start, end): (usize, usize)| text[start..end].trim();
        let mut moves = parts.into_iter().filter(|part| letter_count(inside(*part)) > 1 && are_moves(inside(*part)));
        let first = moves.next()?;
        moves.all(|other| inside(other) == inside(first)).then_some(first)
    };
    let (start, end) = only(quoted(text)).or_else(|| only(columns(text)))?;
    let mut plain = StrippedText { text: text.to_owned(), notes: Vec::new() };
    for (from, to) in [(0, start), (end, text.len())] {
        let part = text[from..to].trim_matches(|c: char| !c.is_alphanumeric());
        if !part.is_empty() {
            let at = from + text[from..to].find(part).unwrap_or(0);
            plain.note(text, at, part, NoteKind::LeftOut);
        }
        plain.blank(from, to);
    }
    Some(plain)
}

/// Returns the byte ranges of the columns of a one-line text; empty for several lines.
fn columns(text: &str) -> Vec<(usize, usize)> {
    let mut out = Vec::new();
    if text.trim().contains(['\n', '\r']) {
        return out;
    }
    let mut from = 0;
    for (at, sign) in text.match_indices(COLUMN_SEPARATORS).chain([(text.len(), "")]) {
        out.push((from, at));
        from = at + sign.len();
    }
    out
}

/// Returns the byte ranges of quoted parts, except in quotes that may be primes.
fn quoted(text: &str) -> Vec<(usize, usize)> {
    let mut out = Vec::new();
    for (open, close) in QUOTES.into_iter().filter(|(open, _)| *open != '\'' && *open != '\u{2018}') {
        let mut from = 0;
        while let Some(start) = text[from..].find(open).map(|at| from + at + open.len_utf8()) {
            let Some(length) = text[start..].find(close) else { break };
            out.push((start, start + length));
            from = start + length + close.len_utf8();
        }
    }
    out
}
