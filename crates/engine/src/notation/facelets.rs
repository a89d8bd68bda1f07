//! States as text: one character per facelet.
//!
//! A character names the face or cell that has the facelet's colour when solved: letters URFDLB for a cube, digits for
//! a hypercube. The facelets are in the order of the puzzle's places. A cube may also be written with the letters of its colours (see
//! [`colours`]), with digits (see [`crate::puzzle::IdentifierDigits`] for the 2×2×2), piece by piece (see
//! [`piece_words`]), or in other orders. Any of these may be a list, with commas, quotes and brackets, or drawn as a
//! net.

use super::colours::{self, ColourLetters, FaceletOrder};
use super::cursor::PRIME_LETTER;
use super::{NotationError, NotationErrorKind, arrangement, elements::Elements, piece_words};
use crate::puzzle::{
    Facelets, Notation, PuzzleDef, PuzzleId,
    pattern::{Pattern, Sticker},
};

pub use super::colours::{Alphabet, ParsedFacelets, UNPAINTED};

/// Returns the character of each colour, by colour number.
pub fn symbols(puzzle: PuzzleId) -> Vec<char> {
    let def = puzzle.def();
    match def.notation {
        Notation::Cube => def.letters.to_vec(),
        Notation::Hypercube => (0..def.letters.len()).filter_map(|c| char::from_digit(c as u32, 10)).collect(),
    }
}

/// Returns whether a facelet letter of a cube can only be a face, and whether it can only be a colour. R and B can be
/// both.
fn exclusive_kinds(def: &PuzzleDef, letter: char) -> (bool, bool) {
    let large = letter.to_ascii_uppercase();
    let (face, colour) = (def.letters.contains(&large), colours::LETTERS.contains(&large));
    (face && !colour, colour && !face)
}

/// Returns the alphabet of a text: digits if nearly all characters are, otherwise faces or colours, whichever has more
/// letters that can be nothing else; faces if equal.
fn alphabet(puzzle: PuzzleId, elements: &Elements) -> Alphabet {
    if puzzle.def().notation == Notation::Hypercube {
        return Alphabet::Faces;
    }
    if are_digits(elements) {
        return Alphabet::Digits;
    }
    let kinds = || elements.all.iter().map(|(_, c)| exclusive_kinds(puzzle.def(), *c));
    let (faces, colours) = (kinds().filter(|(face, _)| *face).count(), kinds().filter(|(_, colour)| *colour).count());
    if colours > faces { Alphabet::Colours } else { Alphabet::Faces }
}

/// True if the characters are digits, except for a few in a long text.
fn are_digits(elements: &Elements) -> bool {
    let (digits, all) = (elements.all.iter().filter(|(_, c)| c.is_ascii_digit()).count(), elements.all.len());
    digits > 0 && (digits == all || (all > MAX_SHORT_TEXT && 10 * digits >= 9 * all))
}

/// Parses facelets in the usual colour scheme. White space and list punctuation are ignored, and letters may be lower
/// case. The state may be unreachable.
///
/// # Errors
/// As for [`read`].
pub fn parse(puzzle: PuzzleId, text: &str) -> Result<Facelets, NotationError> {
    read(puzzle, text, &ColourLetters::USUAL).map(|read| read.facelets)
}

/// Parses facelets like [`parse`], with colours in the scheme `letters`.
///
/// # Errors
/// As for [`read_in_order`].
pub fn read(puzzle: PuzzleId, text: &str, letters: &ColourLetters) -> Result<ParsedFacelets, NotationError> {
    read_in_order(puzzle, text, letters, None)
}

/// Parses facelets like [`read`], in the given order; `None` tries every known order.
///
/// # Errors
/// The first character that is not a colour, or else a wrong count. For a cube written piece by piece, pieces of
/// another puzzle, or edges and corners in the wrong order.
pub fn read_in_order(
    puzzle: PuzzleId,
    text: &str,
    letters: &ColourLetters,
    order: Option<FaceletOrder>,
) -> Result<ParsedFacelets, NotationError> {
    if order.is_none_or(|order| order == FaceletOrder::Pieces)
        && let Some(read) = piece_words::read(puzzle, text, letters)
    {
        return read;
    }
    let elements = Elements::parse(text);
    if let Some(&(byte, _)) = elements.all.iter().find(|(_, c)| *c == UNPAINTED) {
        return Err(NotationError::new(text, byte, "-", NotationErrorKind::NotAColour));
    }
    let ParsedFacelets { facelets, assumed } = painting_of(puzzle, text, &elements, (letters, order))?;
    // No element is [`UNPAINTED`], so all facelets are painted.
    let facelets = facelets.facelets().unwrap_or_else(|| Facelets::solved(puzzle));
    Ok(ParsedFacelets { facelets, assumed })
}

/// Parses facelets with some [`UNPAINTED`]; `None` if all are painted, or if the text may be something else.
/// Moves separated by dashes count as facelets only if there are exactly as many characters as facelets.
///
/// # Errors
/// [`NotationErrorKind::ColourCount`] if the text must be facelets, but has too few or too many.
pub fn read_unfinished(
    puzzle: PuzzleId,
    text: &str,
    letters: &ColourLetters,
) -> Option<Result<ParsedFacelets<Pattern>, NotationError>> {
    let elements = Elements::parse(text);
    // In MC4D's tokens a sign follows a comma: 127,-1,1.
    if !elements.all.iter().any(|(_, c)| *c == UNPAINTED) || (elements.signs.commas && !elements.are_apart) {
        return None;
    }
    match painting_of(puzzle, text, &elements, (letters, None)) {
        Err(error) if !matches!(error.kind, NotationErrorKind::ColourCount { .. }) => None,
        Err(_) if elements.signs.any() || super::parse(puzzle, text).is_ok() => None,
        // It is unknown which characters are wrong, so the error points to the end.
        Err(error) => Some(Err(NotationError::new(text, text.trim_end().len(), "", error.kind))),
        read => Some(read),
    }
}

/// Parses the first facelets of a painting and leaves the rest unpainted; `None` if the text is not facelets, is a list,
/// or consists of digits.
pub fn read_prefix(puzzle: PuzzleId, text: &str, letters: &ColourLetters) -> Option<ParsedFacelets<Pattern>> {
    let mut elements = Elements::parse(text);
    let (alphabet, all) = (alphabet(puzzle, &elements), puzzle.def().solved.len());
    if elements.signs.any() || alphabet == Alphabet::Digits {
        return None;
    }
    let mut stickers = stickers_of(puzzle, text, &elements, (alphabet, letters)).ok()?;
    if alphabet == Alphabet::Faces {
        stickers.resize(all, Sticker::Unpainted);
        return Some(ParsedFacelets { facelets: Pattern { puzzle, stickers }, assumed: None });
    }
    elements.all.resize(all, (text.len(), UNPAINTED));
    let (facelets, assumed) = arrangement::detect_order(puzzle, &elements, (alphabet, letters), None)?;
    Some(ParsedFacelets { facelets, assumed: Some(assumed) })
}

/// Parses facelets, some of which may be [`UNPAINTED`].
///
/// # Errors
/// As for [`read`].
pub(super) fn read_painting(
    puzzle: PuzzleId,
    text: &str,
    letters: &ColourLetters,
    wished: Option<FaceletOrder>,
) -> Result<ParsedFacelets<Pattern>, NotationError> {
    painting_of(puzzle, text, &Elements::parse(text), (letters, wished))
}

fn painting_of(
    puzzle: PuzzleId,
    text: &str,
    elements: &Elements,
    (letters, wished): (&ColourLetters, Option<FaceletOrder>),
) -> Result<ParsedFacelets<Pattern>, NotationError> {
    let (alphabet, expected) = (alphabet(puzzle, elements), puzzle.def().solved.len());
    let stickers = stickers_of(puzzle, text, elements, (alphabet, letters))?;
    if puzzle.def().notation == Notation::Cube
        && let Some((facelets, assumed)) = arrangement::detect_order(puzzle, elements, (alphabet, letters), wished)
    {
        let assumed = (!arrangement::needs_no_assumptions(puzzle, &assumed)).then_some(assumed);
        return Ok(ParsedFacelets { facelets, assumed });
    }
    if stickers.len() != expected {
        let too_many = elements.all.get(expected).map(|&(byte, _)| (byte, character(text, byte)));
        let (byte, token) = too_many.unwrap_or((text.trim_end().len(), ""));
        let fault = NotationErrorKind::ColourCount { found: stickers.len(), expected };
        return Err(NotationError::new(text, byte, token, fault));
    }
    Ok(ParsedFacelets { facelets: Pattern { puzzle, stickers }, assumed: None })
}

/// Returns the character at a byte offset; empty at the end.
fn character(text: &str, byte: usize) -> &str {
    let rest = &text[byte..];
    &rest[..rest.chars().next().map_or(0, char::len_utf8)]
}

/// Returns the sticker of each element, in text order.
fn stickers_of(
    puzzle: PuzzleId,
    text: &str,
    elements: &Elements,
    (alphabet, letters): (Alphabet, &ColourLetters),
) -> Result<Vec<Sticker>, NotationError> {
    let symbols = match alphabet {
        Alphabet::Faces => symbols(puzzle),
        Alphabet::Digits if elements.all.iter().any(|(_, c)| *c == '0') => ('0'..='5').collect(),
        Alphabet::Digits => ('1'..='6').collect(),
        Alphabet::Colours => letters.letters().to_vec(),
    };
    let number = |&(byte, c): &(usize, char)| {
        let found = symbols.iter().position(|symbol| *symbol == c.to_ascii_uppercase());
        if found.is_some() || (c == UNPAINTED && alphabet != Alphabet::Digits) {
            return Ok(found.map_or(Sticker::Unpainted, |colour| Sticker::Colour(colour as u8)));
        }
        let (face, colour) = exclusive_kinds(puzzle.def(), c);
        let fault = match alphabet {
            Alphabet::Faces if colour && puzzle.def().notation == Notation::Cube => NotationErrorKind::ColourAmongFaces,
            Alphabet::Colours if face => NotationErrorKind::FaceAmongColours,
            _ => NotationErrorKind::NotAColour,
        };
        Err(NotationError::new(text, byte, character(text, byte), fault))
    };
    elements.all.iter().map(number).collect()
}

/// Formats a state without blanks: the inverse of [`parse`]. A colour number out of range becomes `?`.
pub fn print(facelets: &Facelets) -> String {
    let symbols = symbols(facelets.puzzle);
    facelets.colours.iter().map(|&c| symbols.get(usize::from(c)).copied().unwrap_or('?')).collect()
}

/// Formats a cube by its colours, without blanks: 54 letters face by face in the order U R F D L B, or 24 row by row as
/// on the net. [`read`] reads a reachable state back. `None` for a hypercube, whose colours have no letters, and for
/// colour numbers out of range.
pub fn print_colours(facelets: &Facelets, letters: &ColourLetters) -> Option<String> {
    if facelets.puzzle.def().notation == Notation::Hypercube {
        return None;
    }
    let letter = |place: usize| letters.letters().get(usize::from(*facelets.colours.get(place)?)).copied();
    arrangement::printed_places(facelets.puzzle).into_iter().map(letter).collect()
}

/// Maximum number of characters of a short text.
const MAX_SHORT_TEXT: usize = 16;

/// Returns the maximum number of letters of a text that is read as moves, such as `RUF`.
fn max_move_letters(puzzle: PuzzleId) -> usize {
    if puzzle.def().size == 2 { MAX_SHORT_TEXT } else { 30 }
}

/// True if a text must be facelets, valid or not, rather than moves.
///
/// Texts for a cube are facelets if they are drawn as a net, name pieces of any cube, have equal numbers of facelets
/// after six face labels, or are digits only, or nearly so; with commas, only if the digits are
/// at most 6 or apart from each other. Other texts are facelets if they have more than 30 letters
/// (2×2×2: 16), or the six faces or colours of a cube in equal numbers and not all apart; nothing else but white space
/// and list punctuation; and no letter that occurs only in moves (M, E, S, w, x, y, z, i). An unknown letter in such a
/// text is a wrong colour, since so many moves without a prime, 2 or bracket are unlikely. Letters that are
/// all apart, like moves, must also match the number of facelets, or each face must occur as often as on a cube. A list
/// that parses as moves is moves (`[R U, F D]`), unless it has the facelets of a cube. Letters of colours that include W,
/// G, O or Y, which are colours only, are not moves.
///
/// Texts for a hypercube are facelets if they start with a digit and have no commas, unless they have letters and parse
/// as moves; if they are digits in quotes or brackets; or if they are single digits with commas, exactly as many as
/// stickers, or more than the three of a token with a comma between every two. For every puzzle, twenty words that name
/// the pieces of a 3×3×3 are facelets.
pub fn looks_like(puzzle: PuzzleId, text: &str) -> bool {
    if piece_words::looks_like(puzzle, text) {
        return true;
    }
    let (elements, def) = (Elements::parse(text), puzzle.def());
    if def.notation == Notation::Hypercube {
        // Moves may start with a digit: `2UF`, `1. UF`.
        let are_moves = || text.contains(char::is_alphabetic) && super::parse(puzzle, text).is_ok();
        let bare = text.trim_start().starts_with(|c: char| c.is_ascii_digit()) && !text.contains(',') && !are_moves();
        let (count, Elements { signs, are_apart, are_separated, .. }) = (elements.all.len(), &elements);
        let listed = (*are_apart && count == def.solved.len()) || (*are_separated && count > NUMBERS_PER_TOKEN);
        return bare || (elements.are_digits() && (signs.quotes || signs.brackets || (signs.commas && listed)));
    }
    if elements.net.is_some() || elements.labels.is_some() {
        return true;
    }
    let count = elements.all.len();
    if are_digits(&elements) {
        // Numbers in MC4D's tokens have several digits.
        return !elements.signs.commas
            || elements.are_apart
            || elements.all.iter().all(|(_, c)| ('0'..='6').contains(c));
    }
    let is_even = has_equal_counts(def.letters, &elements) || has_equal_counts(&colours::LETTERS, &elements);
    let is_long = count > max_move_letters(puzzle) || (is_even && !elements.are_apart);
    if !is_long || !elements.all.iter().all(|(_, c)| c.is_alphabetic()) {
        return false;
    }
    if are_colours(def, &elements) {
        return true;
    }
    let for_moves = |c: char| only_in_moves(def, c);
    if elements.all.iter().any(|(_, c)| for_moves(*c)) {
        return false;
    }
    if elements.signs.any() {
        // A list of single letters may also be moves.
        (count == def.solved.len() && is_even) || super::parse(puzzle, text).is_err()
    } else {
        count == def.solved.len() || !elements.are_apart || (is_even && count > MAX_SEPARATE_MOVE_LETTERS)
    }
}

/// True if a text cannot be moves, since it is drawn as a net or names the pieces of a 3×3×3.
pub fn is_never_moves(puzzle: PuzzleId, text: &str) -> bool {
    let is_net = || puzzle.def().notation == Notation::Cube && Elements::parse(text).net.is_some();
    piece_words::are_all_pieces(text) || is_net()
}

/// Maximum number of separate, equally frequent letters that are read as moves unless the puzzle has as many facelets.
const MAX_SEPARATE_MOVE_LETTERS: usize = 24;

/// True if there are as many letters as facelets of a cube, with or without centres, and each of the six given ones is
/// equally frequent.
fn has_equal_counts(six: &[char], elements: &Elements) -> bool {
    let count = elements.all.len();
    let often = |letter: &char| elements.all.iter().filter(|(_, c)| c.to_ascii_uppercase() == *letter).count();
    matches!(count, 24 | 48 | 54) && six.iter().all(|letter| often(letter) * six.len() == count)
}

/// Number of integers in an MC4D token.
const NUMBERS_PER_TOKEN: usize = 3;

/// True if all letters name colours, and at least one names nothing else. Small w and y also occur in moves.
fn are_colours(def: &PuzzleDef, elements: &Elements) -> bool {
    let only = |c: char| exclusive_kinds(def, c).1 && !only_in_moves(def, c);
    let all = elements.all.iter().all(|(_, c)| colours::LETTERS.contains(&c.to_ascii_uppercase()));
    all && elements.all.iter().any(|(_, c)| only(*c))
}

/// True if a letter occurs in moves and is not a face.
fn only_in_moves(def: &PuzzleDef, letter: char) -> bool {
    let large = letter.to_ascii_uppercase();
    let named = def.moves.iter().any(|m| m.name.contains([letter, large]));
    !def.letters.contains(&large) && (named || letter == PRIME_LETTER)
}
