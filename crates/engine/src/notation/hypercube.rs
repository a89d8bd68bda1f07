//! Moves of hypercubes as text, in letters (`UFR`, `UF2`, `{1-2}RO'`) and as MC4D tokens (`127,-1,2`).
//!
//! In letters, a move is the letter of its cell and the letters toward its grip, in any order: one for a quarter turn
//! about a face (with `2`, a half turn), two for a half turn about an edge, three for a third of a turn about a corner.
//! A final `'` reverses the turn. A prefix names the layers, counted from the cell (`{2}`, `{1-2}`, `{1,3}`; or as in
//! Hyperspeedcube `2`, `1-2`, and `~` for all other layers); the output has the shortest equivalent in braces, counted
//! from the nearer cell. Letters turn as in Hyperspeedcube. Its names for the middle layer of the 3×3×3×3 are read too
//! (`MUF` is `{2}LUF`; E goes with D, S with F, P with O), and so are its rotations of the whole puzzle, named by two
//! axes: `xy` carries X to Y. `@` before a move turns all layers.

use super::counts::count_and_prime;
use super::cursor::{Cursor, is_prime};
use super::layer_prefix::LayerPrefix;
use super::sequence::{MoveParser, TokenMoves};
use super::{LetterError, NotationError, NotationErrorKind};
use crate::puzzle::geometry::SignedPerm;
use crate::puzzle::hypercube::grips::{Click, Slices};
use crate::puzzle::hypercube::{LETTERS, cell_axis, grips, layers, token::ClickError};
use crate::puzzle::{Move, MoveDef, PuzzleId, Sequence};

pub(super) struct HypercubeMoves(pub PuzzleId);

impl MoveParser for HypercubeMoves {
    fn read(&self, cursor: &mut Cursor) -> Result<TokenMoves, NotationErrorKind> {
        let mut ahead = *cursor;
        let digits = ahead.take_while(|c| c.is_ascii_digit());
        ahead.take(|c| c == '-');
        ahead.take_while(|c| c.is_ascii_digit());
        if !digits.is_empty() && !ahead.peek().is_some_and(|c| c.is_ascii_alphabetic()) {
            let token = take_click_token(cursor);
            return from_token(self.0, token).map(|mv| [Some(mv), None]).map_err(NotationErrorKind::Click);
        }
        self.letters(cursor).map(|mv| [mv, None])
    }

    fn is_at_prefixed_move(&self, cursor: &Cursor) -> bool {
        LayerPrefix::begins(cursor) || cursor.peek() == Some(WHOLE_PUZZLE_PREFIX)
    }

    fn has_rotation_x(&self) -> bool {
        false
    }
}

/// Parses a sequence in letters and MC4D tokens, freely mixed. Each token is one move: a half turn written as two equal
/// MC4D tokens is two quarter turns until it is [`joined`](Sequence::joined).
///
/// # Errors
/// The first invalid token; for an unclosed bracket, that bracket.
pub fn parse(puzzle: PuzzleId, text: &str) -> Result<Sequence, NotationError> {
    super::parse(puzzle, text)
}

/// Formats a sequence as MC4D tokens, separated by blanks; a half turn about a face becomes two equal tokens.
///
/// The sequence is joined first, since MC4D takes a token next to its own inverse for an undo. Parsing the
/// text and joining the result gives the [`joined`](Sequence::joined) sequence.
///
/// # Panics
/// If a move does not belong to the puzzle, or MC4D does not support the puzzle.
pub fn print_mc4d(puzzle: PuzzleId, sequence: &Sequence) -> String {
    let joined = sequence.joined(puzzle.def());
    let clicks = joined.0.into_iter().flat_map(|mv| Click::for_move(puzzle, mv));
    clicks.map(Click::token).collect::<Vec<_>>().join(" ")
}

fn from_token(puzzle: PuzzleId, token: &str) -> Result<Move, ClickError> {
    let numbers = Click::parse_numbers(token)?;
    let half = Click::quarter_of_half_turn(puzzle, numbers);
    let click = Click::from_numbers(puzzle, half.unwrap_or(numbers))?;
    let [.., found] = numbers;
    let most = layers::all_layers(puzzle.def().size);
    let turn = click.to_move(puzzle).ok_or(ClickError::NoSuchLayers { found, most })?;
    Ok(if half.is_some() { twice(puzzle, turn).unwrap_or(turn) } else { turn })
}

/// Returns the click token at the cursor: three numbers, or anything that may be meant as such. A comma after three
/// numbers is not part of it unless a digit follows.
fn take_click_token<'a>(cursor: &mut Cursor<'a>) -> &'a str {
    let start = cursor.at;
    for field in 0..3 {
        if field > 0 && !cursor.take(|c| c == ',') {
            break;
        }
        cursor.take(|c| matches!(c, '-' | '+'));
        cursor.take_while(|c| c.is_ascii_alphanumeric());
    }
    if cursor.peek() == Some(',') && cursor.rest()[1..].starts_with(|c: char| c.is_ascii_digit()) {
        cursor.take_while(|c| c.is_ascii_alphanumeric() || matches!(c, ',' | '-' | '+'));
    }
    &cursor.text[start..cursor.at]
}

/// Returns the move that equals a turn made twice; `None` if that turns nothing.
fn twice(puzzle: PuzzleId, turn: Move) -> Option<Move> {
    Sequence(vec![turn, turn]).joined(puzzle.def()).0.first().copied()
}

impl HypercubeMoves {
    /// Parses a move in letters; `None` if it turns nothing. On an error the cursor moves past the whole token.
    fn letters(&self, cursor: &mut Cursor) -> Result<Option<Move>, NotationErrorKind> {
        let mut ahead = *cursor;
        let read = self.turn(&mut ahead);
        match read {
            Ok(turn) => {
                *cursor = ahead;
                Ok(turn)
            }
            Err(fault) => {
                let start = cursor.at;
                // The braces of a prefix may contain commas and blanks.
                let _ = LayerPrefix::read(cursor, self.0.def().size);
                cursor.take_while(|c| {
                    !c.is_whitespace() && !matches!(c, '(' | ')' | '[' | ']' | ',' | ';' | ':' | '/' | '.')
                });
                if cursor.at == start {
                    cursor.take(|_| true);
                }
                Err(fault)
            }
        }
    }

    fn turn(&self, cursor: &mut Cursor) -> Result<Option<Move>, NotationErrorKind> {
        let wrong = NotationErrorKind::Letters;
        let def = self.0.def();
        let whole = cursor.take(|c| c == WHOLE_PUZZLE_PREFIX).then(|| Slices::whole(def.size));
        let prefix = if whole.is_none() { self.prefix(cursor).map_err(wrong)? } else { whole };
        let letters = cursor.take_while(|c| c.is_alphabetic() && !is_prime(c));
        let (axis, layers, motion) = match plane(letters).filter(|_| whole.is_some() || prefix.is_none()) {
            Some((from, to)) => {
                let mut axis = SignedPerm::IDENTITY.axis;
                axis.swap(usize::from(from), usize::from(to));
                let motion = SignedPerm { axis, flip: 1 << from };
                let whole =
                    def.moves.iter().find(|mv| mv.layers == layers::all_layers(def.size) && mv.motion == motion);
                let whole = whole.expect("the whole puzzle can be rotated in each plane");
                (whole.axis, whole.layers, motion)
            }
            None => {
                let mut letters = letters.chars();
                let named = letters.next().ok_or(wrong(LetterError::NoLetters))?;
                let slice = SLICES.iter().find(|(name, _)| *name == named && def.size > 2 && prefix.is_none());
                let (cell, slices) = match slice {
                    Some((_, of)) => (*of, Slices::from_mask(0b010, def.size)),
                    None => (named, prefix.or(Some(Slices::OUTER))),
                };
                let cell_number = cell_of(cell).map_err(wrong)?;
                let toward = direction(named, cell_number, letters).map_err(wrong)?;
                let click = grips::grip(cell_number, toward).zip(slices);
                let click = click.map(|(grip, slices)| Click { grip, positive: false, slices });
                let turn = click.and_then(|click| click.to_move(self.0)).ok_or(wrong(LetterError::NoGrip(named)))?;
                let turn = &def.moves[turn.index()];
                (turn.axis, turn.layers, turn.motion)
            }
        };
        let (count, primed) = count_and_prime(cursor)?;
        // Every turn has an order that divides 12.
        let times = if primed { 12 - count % 12 } else { count % 12 };
        let motion = (0..times).fold(SignedPerm::IDENTITY, |power, _| motion.after(&power));
        let is = |mv: &MoveDef| (mv.axis, mv.layers, mv.motion) == (axis, layers, motion);
        Ok(def.moves.iter().position(is).map(|mv| Move(mv as u16)))
    }

    /// Parses the prefix before the letters as slices counted from the cell; `None` if there is none.
    fn prefix(&self, cursor: &mut Cursor) -> Result<Option<Slices>, LetterError> {
        let size = self.0.def().size;
        let wrong = LetterError::Layers(size);
        let prefix = LayerPrefix::read(cursor, size).map_err(|_| wrong.clone())?;
        prefix.map(|prefix| Slices::from_mask(prefix.layers.into(), size).ok_or(wrong)).transpose()
    }
}

/// The prefix of a name that turns all layers.
pub(super) const WHOLE_PUZZLE_PREFIX: char = '@';

/// Hyperspeedcube's letters for the middle layer, and the cell whose direction they follow.
const SLICES: [(char, char); 4] = [('M', 'L'), ('E', 'D'), ('S', 'F'), ('P', 'O')];

/// Parses two axes, such as `xy`, of a rotation of the whole puzzle that carries the first to the second.
fn plane(letters: &str) -> Option<(u8, u8)> {
    let axis = |letter: char| "xyzw".find(letter).map(|axis| axis as u8);
    let mut axes = letters.chars().map(axis);
    match (axes.next(), axes.next(), axes.next()) {
        (Some(Some(from)), Some(Some(to)), None) if from != to => Some((from, to)),
        _ => None,
    }
}

/// Returns the direction from the centre of a cell to its grip with these letters.
fn direction(cell: char, cell_number: u8, letters: impl Iterator<Item = char>) -> Result<[i8; 4], LetterError> {
    let own = usize::from(cell_axis(cell_number).0);
    let mut toward = [0; 4];
    let mut letter_on = [None; 4];
    for found in letters {
        let (axis, positive) = cell_axis(cell_of(found)?);
        let axis = usize::from(axis);
        if axis == own {
            return Err(LetterError::OwnAxis { cell, found });
        }
        if let Some(other) = letter_on[axis].replace(found) {
            return Err(LetterError::SameAxis([other, found]));
        }
        toward[axis] = if positive { 1 } else { -1 };
    }
    if toward == [0; 4] { Err(LetterError::NoGrip(cell)) } else { Ok(toward) }
}

fn cell_of(found: char) -> Result<u8, LetterError> {
    let cell = LETTERS.iter().position(|letter| *letter == found);
    cell.map(|cell| cell as u8).ok_or(LetterError::NotACell(found))
}
