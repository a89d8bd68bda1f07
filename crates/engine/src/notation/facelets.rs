//! States as text: one character for each facelet.
//!
//! A character names the face or cell that has its colour when solved, in the order of the puzzle's places: a cube has letters URFDLB,
//! a hypercube digits. A 2x2x2 may also be the 24 digits of an identifier, in its own order (see
//! [`crate::puzzle::IdentifierDigits`]), and a cube the letters of colours (see [`colours`]). Any of them may be
//! written as a list, with commas, quotes and brackets.

use super::colours::{self, Assumed, ColourLetters};
use super::cursor::INVERSE;
use super::{NotationError, NotationErrorKind, elements::Elements};
use crate::puzzle::{Facelets, Notation, PuzzleDef, PuzzleId, painting::Painting};

/// The character of a facelet that is not painted.
pub const UNPAINTED: char = '-';

/// The characters of the colours, by colour number.
pub fn symbols(puzzle: PuzzleId) -> Vec<char> {
    let def = puzzle.def();
    match def.notation {
        Notation::Cube => def.letters.to_vec(),
        Notation::Hypercube => (0..def.letters.len()).filter_map(|c| char::from_digit(c as u32, 10)).collect(),
    }
}

/// The meaning of the characters of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alphabet {
    /// The faces of a cube by their letters, or the cells of the hypercube by digits.
    Faces,
    /// The digits of an identifier of the 2x2x2.
    Identifier,
    /// The colours of a cube by the letters of [`ColourLetters`].
    Colours,
}

/// Facelets read from a text, and the assumptions made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read<T = Facelets> {
    /// The facelets in the order of the puzzle's places.
    pub facelets: T,
    /// The assumptions made, if the text names colours; else `None`.
    pub assumed: Option<Assumed>,
}

/// The characters of one way to write facelets, by colour number.
fn written(puzzle: PuzzleId, alphabet: Alphabet, letters: &ColourLetters) -> Vec<char> {
    match alphabet {
        Alphabet::Faces => symbols(puzzle),
        Alphabet::Identifier => ('0'..='5').collect(),
        Alphabet::Colours => letters.letters().to_vec(),
    }
}

/// Two flags for a letter of a cube's facelets: it can only be a face; it can only be a colour. R and B can be both.
fn is_only(def: &PuzzleDef, letter: char) -> (bool, bool) {
    let large = letter.to_ascii_uppercase();
    let (face, colour) = (def.letters.contains(&large), colours::LETTERS.contains(&large));
    (face && !colour, colour && !face)
}

/// The alphabet of a text: digits of an identifier if the first character is a digit, otherwise faces or colours,
/// whichever has more letters of its own; faces if they have as many.
fn alphabet(puzzle: PuzzleId, elements: &Elements) -> Alphabet {
    if puzzle.def().notation == Notation::Hypercube {
        return Alphabet::Faces;
    }
    if puzzle.def().identifier.is_some() && elements.all.first().is_some_and(|(_, c)| c.is_ascii_digit()) {
        return Alphabet::Identifier;
    }
    let kinds = || elements.all.iter().map(|(_, c)| is_only(puzzle.def(), *c));
    let (faces, colours) = (kinds().filter(|(face, _)| *face).count(), kinds().filter(|(_, colour)| *colour).count());
    if colours > faces { Alphabet::Colours } else { Alphabet::Faces }
}

/// Reads facelets; white space and the signs of a list are ignored, and letters may be lower case. Colours are those of
/// the usual scheme. The facelets need not be a reachable state.
///
/// # Errors
/// As for [`read`].
pub fn parse(puzzle: PuzzleId, text: &str) -> Result<Facelets, NotationError> {
    read(puzzle, text, &ColourLetters::USUAL).map(|read| read.facelets)
}

/// Reads facelets like [`parse`], with colours of any scheme.
///
/// # Errors
/// The first character that is not a colour, otherwise the wrong count.
pub fn read(puzzle: PuzzleId, text: &str, letters: &ColourLetters) -> Result<Read, NotationError> {
    let elements = Elements::of(text);
    if let Some(&(byte, _)) = elements.all.iter().find(|(_, c)| *c == UNPAINTED) {
        return Err(NotationError::new(text, byte, "-", NotationErrorKind::NotAColour));
    }
    let Read { facelets, assumed } = painting_of(puzzle, text, &elements, letters)?;
    // Without an unpainted one among them, all are painted.
    let facelets = facelets.facelets().unwrap_or_else(|| Facelets::solved(puzzle));
    Ok(Read { facelets, assumed })
}

/// Reads facelets of which some are left out as [`UNPAINTED`]; `None` if nothing is left out, or if the text may be
/// something else. Moves with dashes between them are facelets only if there are exactly as many characters as
/// facelets.
///
/// # Errors
/// [`NotationErrorKind::ColourCount`] if the text must be facelets, but has too few or too many.
pub fn read_unfinished(
    puzzle: PuzzleId,
    text: &str,
    letters: &ColourLetters,
) -> Option<Result<Read<Painting>, NotationError>> {
    let elements = Elements::of(text);
    // In MC4D's tokens a sign follows a comma: 127,-1,1.
    if !elements.all.iter().any(|(_, c)| *c == UNPAINTED) || (elements.signs.commas && !elements.are_apart) {
        return None;
    }
    match painting_of(puzzle, text, &elements, letters) {
        Err(error) if !matches!(error.fault, NotationErrorKind::ColourCount { .. }) => None,
        Err(_) if elements.signs.any() || super::parse(puzzle, text).is_ok() => None,
        // Nobody knows if too many are painted or too many left out.
        Err(error) => Some(Err(NotationError::new(text, text.trim_end().len(), "", error.fault))),
        read => Some(read),
    }
}

/// Reads the first facelets of a painting, the rest of which is not painted yet; `None` if the text is not facelets.
pub fn read_beginning(puzzle: PuzzleId, text: &str, letters: &ColourLetters) -> Option<Read<Painting>> {
    let elements = Elements::of(text);
    let (alphabet, all) = (alphabet(puzzle, &elements), puzzle.def().solved.len());
    if elements.signs.any() || alphabet == Alphabet::Identifier {
        return None;
    }
    let mut colours = colours_of(puzzle, text, &elements, (alphabet, letters)).ok()?;
    colours.resize(all, None);
    if alphabet == Alphabet::Faces {
        return Some(Read { facelets: Painting::coloured(puzzle, colours), assumed: None });
    }
    let (facelets, assumed) = colours::arranged(puzzle, &colours, letters)?;
    Some(Read { facelets, assumed: Some(assumed) })
}

/// Reads facelets of which some may be left out as [`UNPAINTED`].
///
/// # Errors
/// As for [`read`].
pub(super) fn read_painting(
    puzzle: PuzzleId,
    text: &str,
    letters: &ColourLetters,
) -> Result<Read<Painting>, NotationError> {
    painting_of(puzzle, text, &Elements::of(text), letters)
}

fn painting_of(
    puzzle: PuzzleId,
    text: &str,
    elements: &Elements,
    letters: &ColourLetters,
) -> Result<Read<Painting>, NotationError> {
    let (alphabet, expected) = (alphabet(puzzle, elements), puzzle.def().solved.len());
    let colours = colours_of(puzzle, text, elements, (alphabet, letters))?;
    if alphabet == Alphabet::Colours
        && let Some((facelets, assumed)) = colours::arranged(puzzle, &colours, letters)
    {
        return Ok(Read { facelets, assumed: Some(assumed) });
    }
    if colours.len() != expected {
        let too_many = elements.all.get(expected).map(|&(byte, c)| (byte, &text[byte..byte + c.len_utf8()]));
        let (byte, token) = too_many.unwrap_or((text.trim_end().len(), ""));
        let fault = NotationErrorKind::ColourCount { found: colours.len(), expected };
        return Err(NotationError::new(text, byte, token, fault));
    }
    let digits: Option<Vec<u8>> = colours.iter().copied().collect();
    let named = puzzle.def().identifier.filter(|_| alphabet == Alphabet::Identifier);
    let identifier = named.and_then(|named| (named.read)(&digits?));
    let facelets = identifier.map_or(Painting::coloured(puzzle, colours), |facelets| Painting::of(&facelets));
    Ok(Read { facelets, assumed: None })
}

/// The number of the colour of each element, or `None` for one that is not painted.
fn colours_of(
    puzzle: PuzzleId,
    text: &str,
    elements: &Elements,
    (alphabet, letters): (Alphabet, &ColourLetters),
) -> Result<Vec<Option<u8>>, NotationError> {
    let symbols = written(puzzle, alphabet, letters);
    let number = |&(byte, c): &(usize, char)| {
        let found = symbols.iter().position(|symbol| *symbol == c.to_ascii_uppercase());
        if found.is_some() || (c == UNPAINTED && alphabet != Alphabet::Identifier) {
            return Ok(found.map(|colour| colour as u8));
        }
        let (face, colour) = is_only(puzzle.def(), c);
        let fault = match alphabet {
            Alphabet::Faces if colour && puzzle.def().notation == Notation::Cube => NotationErrorKind::ColourAmongFaces,
            Alphabet::Colours if face => NotationErrorKind::FaceAmongColours,
            _ => NotationErrorKind::NotAColour,
        };
        Err(NotationError::new(text, byte, &text[byte..byte + c.len_utf8()], fault))
    };
    elements.all.iter().map(number).collect()
}

/// The characters of a state, without blanks; the inverse of [`parse`]. A colour number out of range is written `?`.
pub fn print(facelets: &Facelets) -> String {
    let symbols = symbols(facelets.puzzle);
    facelets.colours.iter().map(|&c| symbols.get(usize::from(c)).copied().unwrap_or('?')).collect()
}

/// A state of a cube by its colours, without blanks: 54 letters face by face in the order U R F D L B, 24 row by row as
/// on the net. [`read`] reads it back, if it is a reachable state. `None` for a hypercube, whose colours have no
/// letters, and for facelets out of range.
pub fn print_colours(facelets: &Facelets, letters: &ColourLetters) -> Option<String> {
    if facelets.puzzle.def().notation == Notation::Hypercube {
        return None;
    }
    let letter = |place: usize| letters.letters().get(usize::from(*facelets.colours.get(place)?)).copied();
    colours::written(facelets.puzzle).into_iter().map(letter).collect()
}

/// A text of no more letters than this is moves: `RUF` turns three faces.
fn most_letters_of_moves(puzzle: PuzzleId) -> usize {
    if puzzle.def().size == 2 { 16 } else { 30 }
}

/// True if a text without a declared kind must be facelets, right or wrong, rather than moves.
///
/// For a cube: if it has more than 30 letters (for the 2x2x2, 16), only white space and the signs of a list besides,
/// and no letter that only moves have (M, E, S, w, x, y, z, i). So 54 letters are never taken for moves, nor are 53 or
/// 55, and an unknown letter among them is a wrong colour; people do not write such long sequences without a single
/// prime, 2 or bracket. Only if each letter stands by itself, as moves do, must their number be that of the facelets. A
/// list that can be played is moves (`[R U, F D]`). Letters of which some only name colours (W, G, O, Y) are not moves.
/// For the 2x2x2 also if it begins with a digit.
///
/// For hypercubes: digits without commas, since neither letters nor MC4D tokens look like that; digits in quotes or
/// brackets; and single digits with commas, if there are exactly as many as stickers, or more than the three of a token
/// with a comma between every two.
pub fn looks_like(puzzle: PuzzleId, text: &str) -> bool {
    let (elements, def) = (Elements::of(text), puzzle.def());
    if def.notation == Notation::Hypercube {
        let bare = text.trim_start().starts_with(|c: char| c.is_ascii_digit()) && !text.contains(',');
        let (count, Elements { signs, are_apart, are_separated, .. }) = (elements.all.len(), &elements);
        let listed = (*are_apart && count == def.solved.len()) || (*are_separated && count > TOKEN);
        return bare || (elements.are_digits() && (signs.quotes || signs.brackets || (signs.commas && listed)));
    }
    if alphabet(puzzle, &elements) == Alphabet::Identifier {
        return true;
    }
    let count = elements.all.len();
    if count <= most_letters_of_moves(puzzle) || !elements.all.iter().all(|(_, c)| c.is_alphabetic()) {
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
        super::parse(puzzle, text).is_err()
    } else {
        count == def.solved.len() || !elements.are_apart
    }
}

/// Number of numbers in an MC4D token.
const TOKEN: usize = 3;

/// True if all letters name colours, and some of them nothing else: lower case w and y are read in moves, too.
fn are_colours(def: &PuzzleDef, elements: &Elements) -> bool {
    let only = |c: char| is_only(def, c).1 && !only_in_moves(def, c);
    let all = elements.all.iter().all(|(_, c)| colours::LETTERS.contains(&c.to_ascii_uppercase()));
    all && elements.all.iter().any(|(_, c)| only(*c))
}

/// True if a letter occurs in moves and is not a face.
fn only_in_moves(def: &PuzzleDef, letter: char) -> bool {
    let large = letter.to_ascii_uppercase();
    let named = def.moves.iter().any(|m| m.name.contains([letter, large]));
    !def.letters.contains(&large) && (named || letter == INVERSE)
}
