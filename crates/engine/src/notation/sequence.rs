//! The grammar of sequences of moves, the same for all puzzles; each family of them reads its own moves ([`super::cube`],
//! [`super::hypercube`]).
//!
//! A count and a prime may follow a move, in either order (`R2'`). Round brackets group, `[A, B]` is the commutator A B A' B', `[A: B]`
//! the conjugate A B A' and `[A/B]` is A B A' A' B' A. A count after a bracket repeats it (`(A)3`, `(A)x3`, `(A)*3`, `(A)^3`) and
//! a prime inverts it. Brackets may be empty. Between moves there may be blanks, commas, full stops, a dash or a plus sign that stands alone or touches
//! both of them; behind a move, before a blank or the end, a dash is a prime and a plus sign means nothing (`R- U+`).
//! `// to the end of the line` and `/* here */` are comments. What lists and messages put around moves is left out: the module `surroundings` says what.

use super::cursor::{Cursor, is_dash, is_hyphen};
use super::{MAX_NOTES, NotationError, NotationErrorKind, Note, NoteKind, SequenceError};
use super::{surroundings, words};
use crate::puzzle::text::{TextPosition, excerpt};
use crate::puzzle::{Move, PuzzleDef, PuzzleId, Sequence};

/// The longest sequence accepted, in moves once its brackets are written out; also the largest count.
pub const LONGEST: usize = 1_000_000;
/// Maximum number of open brackets.
pub const DEEPEST: usize = 100;

/// Moves that were read, and what has to be told of how they were taken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadMoves {
    /// The moves.
    pub moves: Sequence,
    /// Where the text can mean something else too, in the order of the text.
    pub notes: Vec<Note>,
}

impl From<Sequence> for ReadMoves {
    /// Moves of which nothing has to be told.
    fn from(moves: Sequence) -> Self {
        Self { moves, notes: Vec::new() }
    }
}

/// How a family of puzzles reads one move.
pub(super) trait ReadMove {
    /// Reads the move that begins at the cursor, with its count and prime; `None` if it turns nothing. The cursor is left behind it, or, for an
    /// error, behind the token that is at fault.
    fn read(&self, cursor: &mut Cursor) -> Result<Option<Move>, NotationErrorKind>;

    /// True if digits, a brace or a prime may begin a move.
    fn begins_with(&self, cursor: &Cursor) -> bool;

    /// The rotation of the whole puzzle that `x2` or another count after a letter x names; `false` where that names nothing.
    fn has_rotation_x(&self) -> bool;
}

/// Reads a sequence of moves of a puzzle.
///
/// # Errors
/// The first token that is wrong; for a bracket that is never closed, that bracket.
pub(super) fn parse(puzzle: PuzzleId, text: &str, moves: &dyn ReadMove) -> Result<ReadMoves, NotationError> {
    let are_moves = |part: &str| read(puzzle, part, part, moves).is_ok();
    let mut plain = surroundings::without(text, are_moves);
    let mut out = read_plain(puzzle, text, &plain.text, moves).and_then(|out| {
        let is_empty = out.moves.0.is_empty() && out.notes.is_empty();
        match words::first_left_out(text, &plain.text).filter(|_| is_empty) {
            // Names and numbers without moves are not the solved puzzle.
            Some(word) => {
                let fault = NotationErrorKind::Sequence(SequenceError::NotAMove);
                Err(NotationError::new(text, word.start, &text[word], fault))
            }
            None => Ok(out),
        }
    });
    out = out.or_else(|error| {
        let is_read = |part: &str| {
            let plain = surroundings::without(part, are_moves).text;
            read(puzzle, part, &plain, moves).is_ok_and(|read| !read.moves.0.is_empty())
        };
        let part = words::only_moves(text, is_read).ok_or(error)?;
        let inside = surroundings::without(&part.text, are_moves).text;
        plain = part;
        read_plain(puzzle, text, &inside, moves)
    });
    let mut out = out?;
    out.notes.extend(plain.notes);
    out.notes.sort_by_key(|note| note.at);
    Ok(out)
}

/// Reads a text like [`read`]; small letters alone are those of faces.
fn read_plain(puzzle: PuzzleId, original: &str, text: &str, moves: &dyn ReadMove) -> Result<ReadMoves, NotationError> {
    if !moves.has_rotation_x() || !words::are_small(text) {
        return read(puzzle, original, text, moves);
    }
    let upper = |c: char| if "rufdlb".contains(c) { c.to_ascii_uppercase() } else { c };
    let mut out = read(puzzle, original, &text.chars().map(upper).collect::<String>(), moves)?;
    let at = TextPosition { line: 1, column: 1 };
    out.notes.insert(0, Note { at, token: String::new(), kind: NoteKind::SmallLetters });
    Ok(out)
}

/// Reads a text of the same length as the original, in whose place errors and notes are told.
fn read(puzzle: PuzzleId, original: &str, text: &str, moves: &dyn ReadMove) -> Result<ReadMoves, NotationError> {
    let cursor = Cursor { text, at: 0 };
    let mut reader = Reader {
        def: puzzle.def(),
        original,
        cursor,
        read_move: moves,
        outside: Vec::new(),
        open: Vec::new(),
        length: 0,
        last: Last::Other,
        last_end: 0,
        lines: Lines::default(),
        is_negative: false,
        notes: Vec::new(),
    };
    while let Some(c) = reader.cursor.peek() {
        reader.item(c)?;
    }
    reader.nothing_after_dash()?;
    reader.end_conjugate()?;
    if let Some(bracket) = reader.open.last() {
        return Err(reader.fault(bracket.at..bracket.at + 1, SequenceError::NotClosed));
    }
    if reader.lines.count > 1 && !reader.lines.have_comments {
        let at = TextPosition { line: 1, column: 1 };
        reader.notes.push(Note { at, token: String::new(), kind: NoteKind::Lines(reader.lines.count) });
    }
    Ok(ReadMoves { moves: Sequence(reader.outside), notes: reader.notes })
}

/// What closes a conjugate without brackets.
const LINE_END: char = '\n';

/// An opened bracket.
struct Bracket {
    /// The byte at which it stands.
    at: usize,
    /// The character that closes it.
    close: char,
    /// The comma, colon or slash, and the moves before it.
    before: Option<(char, Vec<Move>)>,
    /// The moves since the bracket, or since the comma, colon or slash.
    moves: Vec<Move>,
}

/// The kind of the last item read, other than blanks and comments.
#[derive(Clone, Copy, PartialEq)]
enum Last {
    /// A move or a closing bracket.
    Move,
    /// The dash or plus sign that begins at this byte.
    Dash(usize),
    /// Anything else, or nothing yet.
    Other,
}

/// The lines on which moves stand outside brackets.
#[derive(Default)]
struct Lines {
    count: usize,
    /// True if moves were read on the line that is read now.
    has_moves: bool,
    have_comments: bool,
}

struct Reader<'a> {
    def: &'static PuzzleDef,
    /// The text as it was written; what is read has the same length.
    original: &'a str,
    cursor: Cursor<'a>,
    read_move: &'a dyn ReadMove,
    /// The moves outside all brackets.
    outside: Vec<Move>,
    open: Vec<Bracket>,
    /// Number of moves so far, in and outside brackets: a lower bound of the final length.
    length: usize,
    last: Last,
    /// The byte behind the last item.
    last_end: usize,
    lines: Lines,
    /// True behind a dash that turns the next move back.
    is_negative: bool,
    notes: Vec<Note>,
}

impl Reader<'_> {
    fn fault(&self, token: std::ops::Range<usize>, fault: SequenceError) -> NotationError {
        NotationError::new(self.original, token.start, &self.original[token], NotationErrorKind::Sequence(fault))
    }

    /// The error of the token that ends at the cursor.
    fn fault_since(&self, start: usize, fault: SequenceError) -> NotationError {
        self.fault(start..self.cursor.at, fault)
    }

    fn note(&mut self, token: std::ops::Range<usize>, kind: NoteKind) {
        if self.notes.len() >= MAX_NOTES {
            return;
        }
        let at = TextPosition::of(self.original, token.start);
        self.notes.push(Note { at, token: excerpt(&self.original[token]), kind });
    }

    /// Reads one move, bracket, separator, comment or blank, which begins with `c`.
    fn item(&mut self, c: char) -> Result<(), NotationError> {
        let start = self.cursor.at;
        if self.read_move.begins_with(&self.cursor) {
            return self.turn(start);
        }
        self.cursor.at += c.len_utf8();
        match c {
            '\n' | '\r' => {
                self.end_conjugate()?;
                self.lines.has_moves &= !self.open.is_empty();
                Ok(())
            }
            '/' if self.cursor.rest().starts_with(['/', '*']) => self.comment(start),
            '(' | '[' if self.open.len() == DEEPEST => Err(self.fault_since(start, SequenceError::TooDeep)),
            '(' | '[' => {
                let close = if c == '(' { ')' } else { ']' };
                self.open.push(Bracket { at: start, close, before: None, moves: Vec::new() });
                self.last = Last::Other;
                Ok(())
            }
            ')' | ']' => {
                self.nothing_after_dash()?;
                self.close(start, c)?;
                self.end_move();
                Ok(())
            }
            ',' | ':' | '/' | ';' => self.separator(start, c),
            // A pause, or the end of a sentence.
            '.' | '\u{2026}' | '\u{b7}' => Ok(()),
            _ if c.is_whitespace() => Ok(()),
            _ if is_dash(c) || c == '+' => self.dash(start, c),
            _ if c.is_ascii_digit() => {
                self.cursor.take_while(|c| c.is_ascii_digit());
                while self.cursor.take_prime() {}
                Err(self.fault_since(start, SequenceError::NothingBefore))
            }
            _ => {
                self.cursor.at = start;
                if self.cursor.take_prime() {
                    while self.cursor.take_prime() || self.cursor.take(|c| c.is_ascii_digit()) {}
                    return Err(self.fault_since(start, SequenceError::NothingBefore));
                }
                self.turn(start)
            }
        }
    }

    fn end_move(&mut self) {
        (self.last, self.last_end) = (Last::Move, self.cursor.at);
        if !self.lines.has_moves {
            self.lines.has_moves = true;
            self.lines.count += 1;
        }
    }

    fn separator(&mut self, start: usize, c: char) -> Result<(), NotationError> {
        self.nothing_after_dash()?;
        self.last = Last::Other;
        match self.open.last_mut() {
            Some(bracket) if c != ';' && bracket.close == ']' && bracket.before.is_none() => {
                bracket.before = Some((c, std::mem::take(&mut bracket.moves)));
                Ok(())
            }
            // Of a list of moves.
            None if matches!(c, ',' | ';') => Ok(()),
            // A conjugate whose outer brackets are left out.
            None if c == ':' && self.cursor.rest().trim_start().starts_with('[') => {
                let before = Some((c, std::mem::take(&mut self.outside)));
                self.open.push(Bracket { at: start, close: LINE_END, before, moves: Vec::new() });
                Ok(())
            }
            _ if c == '/' => Err(self.fault_since(start, SequenceError::Slash)),
            _ => Err(self.fault_since(start, SequenceError::Separator)),
        }
    }

    /// A dash or plus sign that is not directly behind a move, or not before a blank or the end.
    fn dash(&mut self, start: usize, c: char) -> Result<(), NotationError> {
        let is_after_comma = self.open.is_empty() && self.text_before(start).ends_with([',', ';']);
        if is_after_comma && is_hyphen(c) && !self.cursor.is_apart() {
            // Of a list, in which no dash separates.
            self.is_negative = true;
            return Ok(());
        }
        if self.last != Last::Move {
            return Err(self.fault_since(start, SequenceError::Dash));
        }
        let touches_next = !self.cursor.is_apart();
        if touches_next && self.last_end != start && is_hyphen(c) {
            self.note(start..self.cursor.at, NoteKind::DashBefore);
        }
        self.last = Last::Dash(start);
        Ok(())
    }

    /// The text before a byte, without blanks at its end.
    fn text_before(&self, byte: usize) -> &str {
        self.cursor.text[..byte].trim_end()
    }

    /// An error if the last item was a dash, which must stand between two moves.
    fn nothing_after_dash(&self) -> Result<(), NotationError> {
        match self.last {
            Last::Dash(at) => {
                let length = self.cursor.text[at..].chars().next().map_or(0, char::len_utf8);
                Err(self.fault(at..at + length, SequenceError::Dash))
            }
            Last::Move | Last::Other => Ok(()),
        }
    }

    fn comment(&mut self, start: usize) -> Result<(), NotationError> {
        self.lines.have_comments = true;
        let rest = self.cursor.rest();
        let length = match rest.strip_prefix('*') {
            Some(inside) => {
                let unclosed = || self.fault(start..start + 2, SequenceError::CommentNotClosed);
                inside.find("*/").ok_or_else(unclosed)? + "**/".len()
            }
            None => rest.find(['\n', '\r']).unwrap_or(rest.len()),
        };
        self.cursor.at += length;
        Ok(())
    }

    fn turn(&mut self, start: usize) -> Result<(), NotationError> {
        let read = self.read_move.read(&mut self.cursor);
        let token = start..self.cursor.at;
        match read {
            Ok(Some(mv)) => {
                self.lengthen(1, start)?;
                let is_negative = std::mem::take(&mut self.is_negative);
                let mv = if is_negative { self.def.moves[mv.index()].inverse } else { mv };
                self.moves().push(mv);
            }
            Ok(None) => self.note(token, NoteKind::TurnsNothing),
            Err(fault) => return Err(NotationError::new(self.original, start, &self.original[token], fault)),
        }
        self.end_move();
        Ok(())
    }

    /// The count after a bracket that begins at byte `start`, and true if there is a prime.
    fn suffix(&mut self, start: usize) -> Result<(usize, bool), NotationError> {
        let primed = self.cursor.take_prime();
        let before = self.cursor.at;
        let times = times(&mut self.cursor, self.read_move.has_rotation_x());
        let count = times.count.unwrap_or(1);
        let primed = primed || times.is_inverse || self.cursor.take_prime() || take_hyphen(&mut self.cursor);
        match count {
            0 => Err(self.fault_since(start, SequenceError::TurnsNothing)),
            1..=LONGEST => {
                if times.may_rotate {
                    let sign =
                        before + self.cursor.text[before..].len() - self.cursor.text[before..].trim_start().len();
                    self.note(sign..self.cursor.at, NoteKind::CountNotRotation);
                }
                Ok((count, primed))
            }
            _ => Err(self.fault(times.digits..self.cursor.at, SequenceError::CountTooLarge)),
        }
    }

    fn close(&mut self, start: usize, c: char) -> Result<(), NotationError> {
        let Some(bracket) = self.open.pop().filter(|bracket| bracket.close != LINE_END) else {
            return Err(self.fault_since(start, SequenceError::NotOpened));
        };
        let at = bracket.at;
        if bracket.close != c {
            let opened = TextPosition::of(self.original, at);
            return Err(self.fault_since(start, SequenceError::OtherBracket(opened)));
        }
        if bracket.before.is_none() && c == ']' && !self.is_repeated() {
            if bracket.moves.is_empty() {
                return Err(self.fault(at..at + 1, SequenceError::NoSeparator));
            }
            self.note(at..start + 1, NoteKind::SquareGroup);
        }
        let mut moves = self.written_out(bracket)?;
        let (count, primed) = self.suffix(start)?;
        if primed {
            moves = self.inverse(&moves);
        }
        self.lengthen((count - 1).saturating_mul(moves.len()), at)?;
        self.moves().extend(moves.repeat(if moves.is_empty() { 0 } else { count }));
        Ok(())
    }

    /// The moves of a bracket that was closed.
    fn written_out(&mut self, bracket: Bracket) -> Result<Vec<Move>, NotationError> {
        let Some((separator, first)) = bracket.before else { return Ok(bracket.moves) };
        let second = bracket.moves;
        let (back, second_back) = (self.inverse(&first), self.inverse(&second));
        let after = match separator {
            ',' => [back, second_back].concat(),
            '/' => [back.clone(), back, second_back, first.clone()].concat(),
            _ => back,
        };
        self.lengthen(after.len(), bracket.at)?;
        Ok([first, second, after].concat())
    }

    /// Ends a conjugate without brackets with its line.
    fn end_conjugate(&mut self) -> Result<(), NotationError> {
        if let Some(bracket) = self.open.pop_if(|bracket| bracket.close == LINE_END) {
            self.outside = self.written_out(bracket)?;
        }
        Ok(())
    }

    /// True if a count or a prime follows, after which a bracket is a group and no commutator whose comma was lost.
    fn is_repeated(&self) -> bool {
        let mut ahead = self.cursor;
        ahead.take_prime() || times(&mut ahead, self.read_move.has_rotation_x()).count.is_some()
    }

    fn inverse(&self, moves: &[Move]) -> Vec<Move> {
        moves.iter().rev().map(|m| self.def.moves[m.index()].inverse).collect()
    }

    /// The list to which moves are appended at present.
    fn moves(&mut self) -> &mut Vec<Move> {
        self.open.last_mut().map_or(&mut self.outside, |bracket| &mut bracket.moves)
    }

    /// Checks that `more` moves still fit before they are made; the token that makes them begins at byte `start`.
    fn lengthen(&mut self, more: usize, start: usize) -> Result<(), NotationError> {
        self.length = self.length.saturating_add(more);
        if self.length > LONGEST {
            return Err(self.fault_since(start, SequenceError::TooLong));
        }
        Ok(())
    }
}

/// A count after a bracket.
struct Times {
    count: Option<usize>,
    /// True for a negative one.
    is_inverse: bool,
    /// True if it could be a rotation as well.
    may_rotate: bool,
    /// The byte at which its digits begin.
    digits: usize,
}

/// The count that comes next, if any: digits, with or without a sign of multiplication before them, which may stand apart.
fn times(cursor: &mut Cursor, has_rotation_x: bool) -> Times {
    let start = cursor.at;
    let none = Times { count: None, is_inverse: false, may_rotate: false, digits: start };
    if let Some(count) = cursor.take_number() {
        return Times { count: Some(count), ..none };
    }
    let mut ahead = *cursor;
    let has_gap = !ahead.take_while(|c| c.is_whitespace() && !matches!(c, '\n' | '\r')).is_empty();
    let sign = ahead.peek();
    if !ahead.take(|c| matches!(c, 'x' | 'X' | '*' | '\u{d7}' | '^' | '\u{22c5}')) {
        return none;
    }
    let is_letter = sign.is_some_and(|c| c.eq_ignore_ascii_case(&'x'));
    let is_apart = !ahead.take_while(|c| c == ' ').is_empty();
    let is_inverse = sign == Some('^') && ahead.take(is_hyphen);
    let digits = ahead.at;
    let Some(count) = ahead.take_number() else { return none };
    let may_rotate = is_letter && has_gap && !is_apart && has_rotation_x;
    let mut behind = ahead;
    if may_rotate && behind.take_prime() {
        // Nobody writes a count so; it is the rotation.
        return none;
    }
    *cursor = ahead;
    Times { count: Some(count), is_inverse, may_rotate, digits }
}

/// Skips a hyphen that is a prime, since nothing touches it from behind; or a plus sign that stands so and means nothing. True for a prime.
pub(super) fn take_hyphen(cursor: &mut Cursor) -> bool {
    let mut ahead = *cursor;
    let is_prime = ahead.take(is_hyphen);
    if (is_prime || ahead.take(|c| c == '+')) && ahead.is_apart() {
        *cursor = ahead;
        return is_prime;
    }
    false
}

/// The count behind a move, `0 <= count <= LONGEST`, and true if there is a prime.
///
/// # Errors
/// A count of 0, or one above [`LONGEST`].
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
        0 => Err(NotationErrorKind::Sequence(SequenceError::TurnsNothing)),
        count @ 1..=LONGEST => Ok((count, primed)),
        _ => Err(NotationErrorKind::Sequence(SequenceError::CountTooLarge)),
    }
}

/// The quarter turns of a count and a prime, `0 <= turns < 4`.
pub(super) fn quarters((count, primed): (usize, bool)) -> usize {
    if primed { (4 - count % 4) % 4 } else { count % 4 }
}
