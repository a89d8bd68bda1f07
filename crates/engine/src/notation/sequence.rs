//! The grammar of move sequences, common to all puzzles. Each family parses its own moves ([`super::cube`],
//! [`super::hypercube`]).
//!
//! A count and a prime may follow a move, in either order (`R2'`). Round brackets group, `[A, B]` is the commutator A B
//! A' B', `[A: B]` the conjugate A B A', and `[A/B]` is A B A' A' B' A. A count after a bracket repeats it (`(A)3`,
//! `(A)x3`, `(A)*3`, `(A)^3`) and a prime inverts it. `!` or `&` before a round bracket is ignored (`!(R U)`). Brackets
//! may be empty. Moves may be separated by blanks, commas, full stops, or a dash or plus sign with blanks on both sides
//! or neither; right after a move and before a blank or the end, a dash is a prime and a plus sign is ignored
//! (`R- U+`). `// to the end of the line` and `/* here */` are comments. The module `surroundings` strips other text
//! around moves.

use super::counts::{LetterXMeaning, repeat_count, take_hyphen};
use super::cursor::{Cursor, is_dash, is_hyphen};
use super::line_names::{LineNames, NamedRange};
use super::{MAX_NOTES, NotationError, NotationErrorKind, Note, NoteKind, SequenceError};
use crate::puzzle::text::{TextPosition, excerpt};
use crate::puzzle::{Move, PuzzleDef, PuzzleId, Sequence};

/// Maximum number of moves of a sequence with its brackets expanded; also the maximum count.
pub const MAX_MOVES: usize = 1_000_000;
/// Maximum nesting depth of brackets.
pub const MAX_DEPTH: usize = 100;

/// Parsed moves, with notes and names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ParsedMoves {
    /// The sequence, with all brackets expanded.
    pub moves: Sequence,
    /// Notes on ambiguous tokens and on text that was left out, in text order.
    pub notes: Vec<Note>,
    /// Names given to moves by comments and by words beside or above them; ranges are in order and do not overlap.
    pub names: Vec<NamedRange>,
}

impl From<Sequence> for ParsedMoves {
    fn from(moves: Sequence) -> Self {
        Self { moves, notes: Vec::new(), names: Vec::new() }
    }
}

/// The moves of one token: usually one, none for full turns, two if its layers are not a single move of the puzzle.
pub(super) type TokenMoves = [Option<Move>; 2];

/// The move parser of a family of puzzles.
pub(super) trait MoveParser {
    /// Parses the move at the cursor, with its count and prime. Leaves the cursor after it or, on an error, after the
    /// invalid token.
    fn read(&self, cursor: &mut Cursor) -> Result<TokenMoves, NotationErrorKind>;

    /// True at a move that starts with a digit or sign instead of a letter.
    fn is_at_prefixed_move(&self, cursor: &Cursor) -> bool;

    /// True if `x2` is a rotation of the whole puzzle.
    fn has_rotation_x(&self) -> bool;
}

/// Tolerance of the parser for ambiguous text.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Strictness {
    /// For text from users.
    Lenient,
    /// For links and files: anything ambiguous is an error.
    Strict,
}

/// Parses `text`. Errors and notes refer to `original`, which has the same length.
///
/// # Errors
/// The first invalid token; for an unclosed bracket, that bracket.
pub(super) fn read(
    puzzle: PuzzleId,
    original: &str,
    text: &str,
    moves: &dyn MoveParser,
    style: Strictness,
) -> Result<ParsedMoves, NotationError> {
    let cursor = Cursor { text, at: 0 };
    let mut reader = Reader {
        def: puzzle.def(),
        original,
        cursor,
        read_move: moves,
        style,
        outside: Vec::new(),
        open: Vec::new(),
        length: 0,
        last: LastItem::Other,
        last_end: 0,
        lines: Lines::default(),
        notes: Vec::new(),
        line_names: LineNames::default(),
    };
    while let Some(c) = reader.cursor.peek() {
        reader.parse_item(c)?;
    }
    reader.reject_dangling_dash()?;
    reader.end_conjugate()?;
    if let Some(bracket) = reader.open.last() {
        return Err(reader.fault(bracket.at..bracket.at + 1, SequenceError::NotClosed));
    }
    if reader.lines.count > 1 && !reader.lines.have_comments {
        let at = TextPosition { line: 1, column: 1 };
        reader.notes.push(Note { at, token: String::new(), kind: NoteKind::Lines(reader.lines.count) });
    }
    let names = reader.line_names.finish(original, text, reader.outside.len());
    Ok(ParsedMoves { moves: Sequence(reader.outside), notes: reader.notes, names })
}

/// Closes a conjugate without outer brackets, in place of a bracket.
const LINE_END: char = '\n';

struct Bracket {
    /// Byte offset.
    at: usize,
    close: char,
    /// The separator and the moves before it.
    before: Option<(char, Vec<Move>)>,
    /// The moves since the bracket or the separator.
    moves: Vec<Move>,
}

/// The kind of the last item, other than blanks and comments.
#[derive(Clone, Copy, PartialEq)]
enum LastItem {
    /// A move or a closing bracket.
    Move,
    /// A dash or plus sign at this byte offset.
    Dash(usize),
    /// Anything else, or nothing yet.
    Other,
}

/// Count of the lines with moves; lines within an open bracket count as one.
#[derive(Default)]
struct Lines {
    count: usize,
    /// Number of moves outside brackets before the current line.
    moves_before: usize,
    /// True if the current line has moves.
    has_moves: bool,
    have_comments: bool,
}

struct Reader<'a> {
    def: &'static PuzzleDef,
    /// The original text, of the same length as the parsed one.
    original: &'a str,
    cursor: Cursor<'a>,
    read_move: &'a dyn MoveParser,
    style: Strictness,
    /// The moves outside all brackets.
    outside: Vec<Move>,
    open: Vec<Bracket>,
    /// Number of moves so far, in and outside brackets: a lower bound on the final length.
    length: usize,
    last: LastItem,
    /// Byte offset after the last item.
    last_end: usize,
    lines: Lines,
    notes: Vec<Note>,
    line_names: LineNames,
}

impl Reader<'_> {
    fn fault(&self, token: std::ops::Range<usize>, fault: SequenceError) -> NotationError {
        NotationError::new(self.original, token.start, &self.original[token], NotationErrorKind::Sequence(fault))
    }

    /// Returns an error for the token from byte `start` to the cursor.
    fn fault_since(&self, start: usize, fault: SequenceError) -> NotationError {
        self.fault(start..self.cursor.at, fault)
    }

    fn note(&mut self, token: std::ops::Range<usize>, kind: NoteKind) {
        if self.notes.len() >= MAX_NOTES {
            return;
        }
        let at = TextPosition::at_byte(self.original, token.start);
        self.notes.push(Note { at, token: excerpt(&self.original[token]), kind });
    }

    /// Parses one move, bracket, separator, comment or blank, starting with `c`.
    fn parse_item(&mut self, c: char) -> Result<(), NotationError> {
        let start = self.cursor.at;
        if self.read_move.is_at_prefixed_move(&self.cursor) {
            return self.parse_turn(start);
        }
        self.cursor.at += c.len_utf8();
        match c {
            '\n' | '\r' => {
                self.end_conjugate()?;
                self.lines.has_moves &= !self.open.is_empty();
                self.lines.moves_before = self.outside.len();
                self.line_names.end_line(self.cursor.at, self.outside.len());
                Ok(())
            }
            '/' if self.cursor.rest().starts_with(['/', '*']) => self.parse_comment(start),
            '(' | '[' if self.open.len() == MAX_DEPTH => Err(self.fault_since(start, SequenceError::TooDeep)),
            '(' | '[' => {
                let close = if c == '(' { ')' } else { ']' };
                self.open.push(Bracket { at: start, close, before: None, moves: Vec::new() });
                self.last = LastItem::Other;
                Ok(())
            }
            // Hyperspeedcube's marks for how a group is animated.
            '!' | '&' if self.cursor.peek() == Some('(') => Ok(()),
            '^' if self.cursor.take(|c| c == '(') => Err(self.fault_since(start, SequenceError::OnInverse)),
            ')' | ']' => {
                self.reject_dangling_dash()?;
                self.close(start, c)?;
                self.end_move();
                Ok(())
            }
            ',' | ':' | '/' | ';' => self.parse_separator(start, c),
            // A pause, or the end of a sentence.
            '.' | '\u{2026}' | '\u{b7}' => Ok(()),
            _ if c.is_whitespace() => Ok(()),
            _ if is_dash(c) || c == '+' => self.parse_dash(start, c),
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
                self.parse_turn(start)
            }
        }
    }

    fn end_move(&mut self) {
        (self.last, self.last_end) = (LastItem::Move, self.cursor.at);
        if !self.lines.has_moves {
            self.lines.has_moves = true;
            self.lines.count += 1;
        }
    }

    fn parse_separator(&mut self, start: usize, c: char) -> Result<(), NotationError> {
        self.reject_dangling_dash()?;
        self.last = LastItem::Other;
        match self.open.last_mut() {
            Some(bracket) if c != ';' && bracket.close == ']' && bracket.before.is_none() => {
                bracket.before = Some((c, std::mem::take(&mut bracket.moves)));
                Ok(())
            }
            // In a list of moves.
            None if matches!(c, ',' | ';') => Ok(()),
            // A conjugate without outer brackets.
            None if c == ':' && self.cursor.rest().trim_start().starts_with('[') => {
                let before = Some((c, self.outside.split_off(self.lines.moves_before)));
                self.open.push(Bracket { at: start, close: LINE_END, before, moves: Vec::new() });
                Ok(())
            }
            _ if c == '/' => Err(self.fault_since(start, SequenceError::Slash)),
            _ => Err(self.fault_since(start, SequenceError::Separator)),
        }
    }

    /// Parses a dash or plus sign between moves. One that touches only the move before it was parsed with that move.
    fn parse_dash(&mut self, start: usize, c: char) -> Result<(), NotationError> {
        let is_after_comma = self.open.is_empty() && self.cursor.text[..start].trim_end().ends_with([',', ';']);
        if is_after_comma && is_hyphen(c) && self.cursor.peek().is_some_and(char::is_alphanumeric) {
            // In a list with commas a dash is not a separator: it is the prime of the next move.
            return self.parse_inverse_turn();
        }
        if self.last != LastItem::Move {
            return Err(self.fault_since(start, SequenceError::Dash));
        }
        let touches_next = !self.cursor.is_at_boundary();
        if touches_next && self.last_end != start && is_hyphen(c) {
            if self.style == Strictness::Strict {
                return Err(self.fault_since(start, SequenceError::Dash));
            }
            self.note(start..self.cursor.at, NoteKind::SeparatingDash);
        }
        self.last = LastItem::Dash(start);
        Ok(())
    }

    fn parse_inverse_turn(&mut self) -> Result<(), NotationError> {
        let before = self.outside.len();
        self.parse_turn(self.cursor.at)?;
        for mv in &mut self.outside[before..] {
            *mv = self.def.moves[mv.index()].inverse;
        }
        Ok(())
    }

    /// Returns an error if the last item is a dash: the next one is not a move.
    fn reject_dangling_dash(&self) -> Result<(), NotationError> {
        match self.last {
            LastItem::Dash(at) => {
                let length = self.cursor.text[at..].chars().next().map_or(0, char::len_utf8);
                Err(self.fault(at..at + length, SequenceError::Dash))
            }
            LastItem::Move | LastItem::Other => Ok(()),
        }
    }

    fn parse_comment(&mut self, start: usize) -> Result<(), NotationError> {
        self.lines.have_comments = true;
        let rest = self.cursor.rest();
        let length = match rest.strip_prefix('*') {
            Some(inside) => {
                let unclosed = || self.fault(start..start + 2, SequenceError::CommentNotClosed);
                inside.find("*/").ok_or_else(unclosed)? + "**/".len()
            }
            None => rest.find(['\n', '\r']).unwrap_or(rest.len()),
        };
        let text = self.original.get(self.cursor.at..self.cursor.at + length).unwrap_or_default();
        self.line_names.comment(text);
        self.cursor.at += length;
        Ok(())
    }

    fn parse_turn(&mut self, start: usize) -> Result<(), NotationError> {
        let read = self.read_move.read(&mut self.cursor);
        let token = start..self.cursor.at;
        match read {
            Ok([None, None]) => self.note(token, NoteKind::FullTurns),
            Ok(turned) => {
                let turned = turned.into_iter().flatten();
                self.reserve_moves(turned.clone().count(), start)?;
                self.moves().extend(turned);
            }
            Err(fault) => return Err(NotationError::new(self.original, start, &self.original[token], fault)),
        }
        self.end_move();
        Ok(())
    }

    fn letter_x(&self) -> LetterXMeaning {
        match (self.read_move.has_rotation_x(), self.style) {
            (false, _) => LetterXMeaning::Times,
            (true, Strictness::Lenient) => LetterXMeaning::Either,
            (true, Strictness::Strict) => LetterXMeaning::Rotation,
        }
    }

    /// Parses the count and the prime after the closing bracket at byte `start`. Returns the count, 1 if there is none, and
    /// true for a prime.
    fn parse_suffix(&mut self, start: usize) -> Result<(usize, bool), NotationError> {
        let primed = self.cursor.take_prime();
        let before = self.cursor.at;
        let letter_x = self.letter_x();
        let times = repeat_count(&mut self.cursor, letter_x);
        let count = times.count.unwrap_or(1);
        let primed = primed || times.is_inverse || self.cursor.take_prime() || take_hyphen(&mut self.cursor);
        match count {
            0 => Err(self.fault_since(start, SequenceError::ZeroCount)),
            1..=MAX_MOVES => {
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
            let opened = TextPosition::at_byte(self.original, at);
            return Err(self.fault_since(start, SequenceError::OtherBracket(opened)));
        }
        if bracket.before.is_none() && c == ']' && !self.is_repeated() {
            if bracket.moves.is_empty() || self.style == Strictness::Strict {
                return Err(self.fault(at..at + 1, SequenceError::NoSeparator));
            }
            self.note(at..start + 1, NoteKind::SquareGroup);
        }
        let mut moves = self.expand(bracket)?;
        let (count, primed) = self.parse_suffix(start)?;
        if primed {
            moves = self.inverse(&moves);
        }
        self.reserve_moves((count - 1).saturating_mul(moves.len()), at)?;
        self.moves().extend(moves.repeat(if moves.is_empty() { 0 } else { count }));
        Ok(())
    }

    fn expand(&mut self, bracket: Bracket) -> Result<Vec<Move>, NotationError> {
        let Some((separator, first)) = bracket.before else { return Ok(bracket.moves) };
        let second = bracket.moves;
        let (back, second_back) = (self.inverse(&first), self.inverse(&second));
        let after = match separator {
            ',' => [back, second_back].concat(),
            '/' => [back.clone(), back, second_back, first.clone()].concat(),
            _ => back,
        };
        self.reserve_moves(after.len(), bracket.at)?;
        Ok([first, second, after].concat())
    }

    /// Closes a conjugate without outer brackets, if one is open, at the end of a line or of the text.
    fn end_conjugate(&mut self) -> Result<(), NotationError> {
        if let Some(bracket) = self.open.pop_if(|bracket| bracket.close == LINE_END) {
            let moves = self.expand(bracket)?;
            self.outside.extend(moves);
        }
        Ok(())
    }

    /// True if a count or prime follows: the bracket is then a group, not a commutator without its comma.
    fn is_repeated(&self) -> bool {
        let mut ahead = self.cursor;
        ahead.take_prime() || repeat_count(&mut ahead, self.letter_x()).count.is_some()
    }

    fn inverse(&self, moves: &[Move]) -> Vec<Move> {
        moves.iter().rev().map(|m| self.def.moves[m.index()].inverse).collect()
    }

    /// Returns the list that moves are appended to.
    fn moves(&mut self) -> &mut Vec<Move> {
        self.open.last_mut().map_or(&mut self.outside, |bracket| &mut bracket.moves)
    }

    /// Counts `more` moves, and checks that they still fit. Their token starts at byte `start`.
    fn reserve_moves(&mut self, more: usize, start: usize) -> Result<(), NotationError> {
        self.length = self.length.saturating_add(more);
        if self.length > MAX_MOVES {
            return Err(self.fault_since(start, SequenceError::TooLong));
        }
        Ok(())
    }
}
