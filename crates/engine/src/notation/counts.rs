//! Counts and primes after moves and brackets.

use super::cursor::{Cursor, is_hyphen};
use super::sequence::MAX_MOVES;
use super::{NotationErrorKind, SequenceError};

/// A count after a bracket.
pub(super) struct RepeatCount {
    /// `None` if there is no count.
    pub count: Option<usize>,
    /// True for a negative count.
    pub is_inverse: bool,
    /// True if the `x` before the count could also be a rotation.
    pub may_rotate: bool,
    /// Byte offset of the first digit.
    pub digits: usize,
}

/// The possible meanings of a letter x between a bracket and a count.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum LetterXMeaning {
    /// A multiplication sign.
    Times,
    /// A multiplication sign, or a rotation if a blank precedes it. Read as a count, with a note.
    Either,
    /// A rotation.
    Rotation,
}

/// Parses an optional count: digits, optionally after a multiplication sign, which may be separated by blanks.
pub(super) fn repeat_count(cursor: &mut Cursor, letter_x: LetterXMeaning) -> RepeatCount {
    let start = cursor.at;
    let none = RepeatCount { count: None, is_inverse: false, may_rotate: false, digits: start };
    if let Some(count) = cursor.take_number() {
        return RepeatCount { count: Some(count), ..none };
    }
    let mut ahead = *cursor;
    let has_gap = !ahead.take_while(|c| c.is_whitespace() && !matches!(c, '\n' | '\r')).is_empty();
    let sign = ahead.peek();
    if !ahead.take(|c| matches!(c, 'x' | 'X' | '*' | '\u{d7}' | '^' | '\u{22c5}')) {
        return none;
    }
    let is_letter = sign.is_some_and(|c| c.eq_ignore_ascii_case(&'x'));
    if is_letter && letter_x == LetterXMeaning::Rotation {
        return none;
    }
    let is_apart = !ahead.take_while(|c| c == ' ').is_empty();
    let is_inverse = sign == Some('^') && ahead.take(is_hyphen);
    let digits = ahead.at;
    let Some(count) = ahead.take_number() else { return none };
    let may_rotate = is_letter && has_gap && !is_apart && letter_x == LetterXMeaning::Either;
    let mut behind = ahead;
    if may_rotate && behind.take_prime() {
        // A primed count is unlikely, so `x` is read as the rotation.
        return none;
    }
    *cursor = ahead;
    RepeatCount { count: Some(count), is_inverse, may_rotate, digits }
}

/// Skips a hyphen (a prime) or a plus sign (ignored) at the end of a move or bracket. True for a hyphen.
pub(super) fn take_hyphen(cursor: &mut Cursor) -> bool {
    let mut ahead = *cursor;
    let is_prime = ahead.take(is_hyphen);
    if (is_prime || ahead.take(|c| c == '+')) && ahead.is_at_boundary() {
        *cursor = ahead;
        return is_prime;
    }
    false
}

/// Parses the count and prime after a move, in either order. Returns the count, 1 if there is none, and true for a
/// prime.
///
/// # Errors
/// A count of 0, or one above [`MAX_MOVES`].
pub(super) fn count_and_prime(cursor: &mut Cursor) -> Result<(usize, bool), NotationErrorKind> {
    let mut primed = cursor.take_prime();
    let mut ahead = *cursor;
    let is_power = ahead.take(|c| matches!(c, '^' | '*' | '\u{d7}'));
    let is_inverse = is_power && ahead.take(is_hyphen);
    let count = if is_power { ahead.take_number() } else { cursor.take_number() };
    if is_power && count.is_some() {
        *cursor = ahead;
        primed |= is_inverse;
    }
    primed = primed || cursor.take_prime() || take_hyphen(cursor);
    match count.unwrap_or(1) {
        0 => Err(NotationErrorKind::Sequence(SequenceError::ZeroCount)),
        count @ 1..=MAX_MOVES => Ok((count, primed)),
        _ => Err(NotationErrorKind::Sequence(SequenceError::CountTooLarge)),
    }
}

/// Returns the number of clockwise quarter turns for a count and a prime, `0 <= turns < 4`.
pub(super) fn quarters((count, primed): (usize, bool)) -> usize {
    if primed { (4 - count % 4) % 4 } else { count % 4 }
}
