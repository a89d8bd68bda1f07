//! Moves of cubes as text, in Singmaster's notation and its extensions.
//!
//! A move is a name of the puzzle's move list: a face (`R`), a wide turn (`Rw` or `r`), a slice (`M` or `m`), a rotation (`x`).
//! A count of quarter turns and a prime may follow, in either order (`R2`, `R'`, `R2'`, `R3`); an `i` is a prime, too
//! (`Ri`). Round brackets group, `[A, B]` is the commutator A B A' B' and `[A: B]` the conjugate A B A'; a count after
//! a bracket repeats it and a prime inverts it. Brackets may be empty. Blanks are optional, and allowed anywhere but
//! before a count or prime; a dash may stand between two moves as well (`L2-R2`).
//! `// to the end of the line` and `/* here */` are comments.

use super::{CubeNotationError, NotationError, NotationErrorKind};
use crate::puzzle::{Move, PuzzleDef, PuzzleId, Sequence, text::TextPosition};

/// The longest sequence accepted, in moves once its brackets are written out; also the largest count.
pub const LONGEST: usize = 1_000_000;
/// Maximum number of open brackets.
pub const DEEPEST: usize = 100;

/// The characters accepted as a prime.
const PRIMES: [char; 5] = ['\'', '\u{2019}', '\u{2032}', '`', INVERSE];

/// The letter for a prime where moves are named by letters alone.
pub(super) const INVERSE: char = 'i';

/// The characters accepted as a dash.
const DASHES: [char; 6] = ['-', '\u{2010}', '\u{2011}', '\u{2013}', '\u{2014}', '\u{2212}'];

/// Reads a sequence of moves of a cube.
///
/// # Errors
/// The first token that is wrong; for a bracket that is never closed, that bracket.
pub fn parse(puzzle: PuzzleId, text: &str) -> Result<Sequence, NotationError> {
    let mut reader =
        Reader { def: puzzle.def(), text, at: 0, outside: Vec::new(), open: Vec::new(), length: 0, last: Last::Other };
    while let Some(c) = reader.peek() {
        reader.item(c)?;
    }
    reader.nothing_after_dash()?;
    match reader.open.last() {
        Some(bracket) => Err(reader.fault(bracket.at..bracket.at + 1, CubeNotationError::NotClosed)),
        None => Ok(Sequence(reader.outside)),
    }
}

/// An opened bracket.
struct Bracket {
    /// The byte at which it stands.
    at: usize,
    /// The character that closes it.
    close: char,
    /// The comma or colon, and the moves before it.
    before: Option<(char, Vec<Move>)>,
    /// The moves since the bracket, or since the comma or colon.
    moves: Vec<Move>,
}

/// The kind of the last item read, other than blanks and comments.
#[derive(Clone, Copy, PartialEq)]
enum Last {
    /// A move or a closing bracket.
    Move,
    /// The dash that begins at this byte.
    Dash(usize),
    /// Anything else, or nothing yet.
    Other,
}

struct Reader<'a> {
    def: &'static PuzzleDef,
    text: &'a str,
    /// The byte to be read next.
    at: usize,
    /// The moves outside all brackets.
    outside: Vec<Move>,
    open: Vec<Bracket>,
    /// Number of moves so far, in and outside brackets: a lower bound of the final length.
    length: usize,
    last: Last,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    /// Skips the next character if `wanted` accepts it; true if it did.
    fn take(&mut self, wanted: impl FnOnce(char) -> bool) -> bool {
        let next = self.peek().filter(|c| wanted(*c));
        self.at += next.map_or(0, char::len_utf8);
        next.is_some()
    }

    fn fault(&self, token: std::ops::Range<usize>, fault: CubeNotationError) -> NotationError {
        NotationError::new(self.text, token.start, &self.text[token], NotationErrorKind::Cube(fault))
    }

    /// Reads one move, bracket, separator, comment or blank, which begins with `c`.
    fn item(&mut self, c: char) -> Result<(), NotationError> {
        let start = self.at;
        self.at += c.len_utf8();
        let token = start..self.at;
        match c {
            '/' => self.comment(start),
            '(' | '[' if self.open.len() == DEEPEST => Err(self.fault(token, CubeNotationError::TooDeep)),
            '(' | '[' => {
                let close = if c == '(' { ')' } else { ']' };
                self.open.push(Bracket { at: start, close, before: None, moves: Vec::new() });
                self.last = Last::Other;
                Ok(())
            }
            ')' | ']' => {
                self.nothing_after_dash()?;
                self.close(start, c)?;
                self.last = Last::Move;
                Ok(())
            }
            ',' | ':' => {
                self.nothing_after_dash()?;
                self.last = Last::Other;
                match self.open.last_mut() {
                    Some(bracket) if bracket.close == ']' && bracket.before.is_none() => {
                        bracket.before = Some((c, std::mem::take(&mut bracket.moves)));
                        Ok(())
                    }
                    _ => Err(self.fault(token, CubeNotationError::Separator)),
                }
            }
            _ if c.is_whitespace() => Ok(()),
            _ if DASHES.contains(&c) => {
                if self.last != Last::Move {
                    return Err(self.fault(token, CubeNotationError::Dash));
                }
                self.last = Last::Dash(start);
                Ok(())
            }
            _ if c.is_ascii_digit() || PRIMES.contains(&c) => {
                while self.take(|c| c.is_ascii_digit() || PRIMES.contains(&c)) {}
                Err(self.fault(start..self.at, CubeNotationError::NothingBefore))
            }
            _ => {
                self.turn(start, c)?;
                self.last = Last::Move;
                Ok(())
            }
        }
    }

    /// An error if the last item was a dash, which must stand between two moves.
    fn nothing_after_dash(&self) -> Result<(), NotationError> {
        match self.last {
            Last::Dash(at) => {
                let length = self.text[at..].chars().next().map_or(0, char::len_utf8);
                Err(self.fault(at..at + length, CubeNotationError::Dash))
            }
            Last::Move | Last::Other => Ok(()),
        }
    }

    fn comment(&mut self, start: usize) -> Result<(), NotationError> {
        let rest = &self.text[self.at..];
        let length = if rest.starts_with('/') {
            rest.find(['\n', '\r']).unwrap_or(rest.len())
        } else if let Some(inside) = rest.strip_prefix('*') {
            let end =
                inside.find("*/").ok_or_else(|| self.fault(start..self.at + 1, CubeNotationError::CommentNotClosed))?;
            end + "**/".len()
        } else {
            return Err(self.fault(start..self.at, CubeNotationError::Slash));
        };
        self.at += length;
        Ok(())
    }

    fn turn(&mut self, start: usize, c: char) -> Result<(), NotationError> {
        let name = self.name(c).ok_or_else(|| self.fault(start..self.at, CubeNotationError::NotAMove))?;
        let (count, primed) = self.suffix(start)?;
        let suffix = match if primed { 4 - count % 4 } else { count % 4 } {
            1 => "",
            2 => "2",
            3 => "'",
            _ => return Err(self.fault(start..self.at, CubeNotationError::TurnsNothing)),
        };
        let mv = self.def.moves.iter().position(|m| m.name.strip_prefix(&*name) == Some(suffix));
        let mv = mv.ok_or_else(|| self.fault(start..self.at, CubeNotationError::NotAMove))?;
        self.lengthen(1, start)?;
        self.moves().push(Move(mv as u16));
        Ok(())
    }

    /// The name, in the move list, of the layers turned by a token that begins with `c`.
    fn name(&mut self, c: char) -> Option<String> {
        let def = self.def;
        let known = |name: &String| def.moves.iter().any(|m| m.name == *name);
        if known(&format!("{c}w")) && self.take(|c| c == 'w') {
            return Some(format!("{c}w"));
        }
        let large = c.to_ascii_uppercase();
        [c.to_string(), format!("{large}w"), large.to_string()].into_iter().find(known)
    }

    /// The count after a move or bracket that begins at byte `start`, and true if there is a prime.
    fn suffix(&mut self, start: usize) -> Result<(usize, bool), NotationError> {
        let mut primed = self.take(|c| PRIMES.contains(&c));
        let digits = self.at;
        while self.take(|c| c.is_ascii_digit()) {}
        let count = match &self.text[digits..self.at] {
            "" => 1,
            digits => digits.parse().unwrap_or(usize::MAX),
        };
        primed = primed || self.take(|c| PRIMES.contains(&c));
        match count {
            0 => Err(self.fault(start..self.at, CubeNotationError::TurnsNothing)),
            1..=LONGEST => Ok((count, primed)),
            _ => Err(self.fault(digits..self.at, CubeNotationError::CountTooLarge)),
        }
    }

    fn close(&mut self, start: usize, c: char) -> Result<(), NotationError> {
        let Some(bracket) = self.open.pop() else {
            return Err(self.fault(start..self.at, CubeNotationError::NotOpened));
        };
        if bracket.close != c {
            let opened = TextPosition::of(self.text, bracket.at);
            return Err(self.fault(start..self.at, CubeNotationError::OtherBracket(opened)));
        }
        let mut moves = match bracket.before {
            None if c == ')' => bracket.moves,
            None => return Err(self.fault(bracket.at..bracket.at + 1, CubeNotationError::NoSeparator)),
            Some((separator, first)) => {
                let second = bracket.moves;
                let third = self.inverse(&first);
                let fourth = if separator == ',' { self.inverse(&second) } else { Vec::new() };
                self.lengthen(third.len() + fourth.len(), bracket.at)?;
                [first, second, third, fourth].concat()
            }
        };
        let (count, primed) = self.suffix(start)?;
        if primed {
            moves = self.inverse(&moves);
        }
        self.lengthen((count - 1).saturating_mul(moves.len()), bracket.at)?;
        self.moves().extend(moves.repeat(if moves.is_empty() { 0 } else { count }));
        Ok(())
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
            return Err(self.fault(start..self.at, CubeNotationError::TooLong));
        }
        Ok(())
    }
}
