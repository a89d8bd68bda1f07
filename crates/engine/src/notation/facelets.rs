//! States as text: one character for each facelet.
//!
//! A character names the face or cell that has its colour when solved, in the order of the puzzle's places: a cube has letters URFDLB,
//! the 2x2x2x2 digits. A 2x2x2 may also be the 24 digits of an identifier, in its own order (see
//! [`crate::puzzle::IdentifierDigits`]), and a cube the letters of colours (see [`colours`]). Any of them may be
//! written as a list, with commas, quotes and brackets.

use super::colours::{self, Assumed, ColourLetters};
use super::cube::{self, INVERSE};
use super::elements::Elements;
use super::{NotationError, NotationFault};
use crate::puzzle::painting::Painting;
use crate::puzzle::{Facelets, Notation, PuzzleDef, PuzzleId};

/// Stands for a facelet that is not painted.
pub const UNPAINTED: char = '-';

/// The characters of the colours, by colour number.
pub fn symbols(puzzle: PuzzleId) -> Vec<char> {
    let def = puzzle.def();
    match def.notation {
        Notation::Cube => def.letters.to_vec(),
        Notation::Hypercube => (0..def.letters.len()).filter_map(|c| char::from_digit(c as u32, 10)).collect(),
    }
}

/// What the characters of a text stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alphabet {
    /// The faces of a cube by their letters, or the cells of the hypercube by digits.
    Faces,
    /// The digits of an identifier of the 2x2x2.
    Identifier,
    /// The colours of a cube by the letters of [`ColourLetters`].
    Colours,
}

/// Facelets as they were read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read<T = Facelets> {
    /// The facelets in the order of the puzzle's places.
    pub facelets: T,
    /// What was assumed, if the text names colours.
    pub assumed: Option<Assumed>,
}

/// The characters of one way to write facelets, by the number that each stands for.
fn written(puzzle: PuzzleId, alphabet: Alphabet, letters: &ColourLetters) -> Vec<char> {
    match alphabet {
        Alphabet::Faces => symbols(puzzle),
        Alphabet::Identifier => ('0'..='5').collect(),
        Alphabet::Colours => letters.letters().to_vec(),
    }
}

/// Whether a letter of a cube's facelets can only be a face, and whether it can only be a colour. R and B are both.
fn is_only(def: &PuzzleDef, letter: char) -> (bool, bool) {
    let large = letter.to_ascii_uppercase();
    let (face, colour) = (def.letters.contains(&large), colours::LETTERS.contains(&large));
    (face && !colour, colour && !face)
}

/// What the characters of a text are: digits of an identifier if the first one is a digit, and else letters of whichever kind there are
/// more of, letters that are both apart; faces, if there are none of either.
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

/// Reads facelets; white space and the signs of a list are ignored, and a letter may be small. Colours are those of the usual scheme.
/// Whether the state can be reached is not asked here.
///
/// # Errors
/// Those of [`read`].
pub fn parse(puzzle: PuzzleId, text: &str) -> Result<Facelets, NotationError> {
    read(puzzle, text, &ColourLetters::USUAL).map(|read| read.facelets)
}

/// The same with colours of any scheme.
///
/// # Errors
/// Names the first character that is no colour, otherwise the wrong count.
pub fn read(puzzle: PuzzleId, text: &str, letters: &ColourLetters) -> Result<Read, NotationError> {
    let elements = Elements::of(text);
    if let Some(&(byte, _)) = elements.all.iter().find(|(_, c)| *c == UNPAINTED) {
        return Err(NotationError::new(text, byte, "-", NotationFault::NotAColour));
    }
    let Read { facelets, assumed } = painting_of(puzzle, text, &elements, letters)?;
    // Without an unpainted one among them, all are painted.
    let facelets = facelets.facelets().unwrap_or_else(|| Facelets::solved(puzzle));
    Ok(Read { facelets, assumed })
}

/// Reads facelets of which some are left out as [`UNPAINTED`], where the text can be nothing else; `None` where it can, and where
/// nothing is left out. Moves with dashes between them are not facelets unless there are just as many characters.
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
        Err(error) if !matches!(error.fault, NotationFault::ColourCount { .. }) => None,
        Err(_) if elements.signs.any() || super::parse(puzzle, text).is_ok() => None,
        // Whether too many are painted or too many left out no one knows.
        Err(error) => Some(Err(NotationError::new(text, text.trim_end().len(), "", error.fault))),
        read => Some(read),
    }
}

/// Reads the beginning of facelets, of which the rest is not painted yet; `None` where the text is none.
pub fn read_beginning(puzzle: PuzzleId, text: &str, letters: &ColourLetters) -> Option<Read<Painting>> {
    let elements = Elements::of(text);
    let (alphabet, all) = (alphabet(puzzle, &elements), puzzle.def().solved.len());
    if elements.signs.any() || alphabet == Alphabet::Identifier {
        return None;
    }
    let mut colours = colours_of(puzzle, text, &elements, (alphabet, letters)).ok()?;
    colours.resize(all, None);
    if alphabet == Alphabet::Faces {
        return Some(Read { facelets: Painting { puzzle, colours }, assumed: None });
    }
    let (facelets, assumed) = colours::arranged(puzzle, &colours, letters)?;
    Some(Read { facelets, assumed: Some(assumed) })
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
        let fault = NotationFault::ColourCount { found: colours.len(), expected };
        return Err(NotationError::new(text, byte, token, fault));
    }
    let digits: Option<Vec<u8>> = colours.iter().copied().collect();
    let named = puzzle.def().identifier.filter(|_| alphabet == Alphabet::Identifier);
    let identifier = named.and_then(|named| (named.read)(&digits?));
    let facelets = identifier.map_or(Painting { puzzle, colours }, |facelets| Painting::of(&facelets));
    Ok(Read { facelets, assumed: None })
}

/// The number of the colour of each element; none of one that is not painted.
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
            Alphabet::Faces if colour && puzzle.def().notation == Notation::Cube => NotationFault::ColourAmongFaces,
            Alphabet::Colours if face => NotationFault::FaceAmongColours,
            _ => NotationFault::NotAColour,
        };
        Err(NotationError::new(text, byte, &text[byte..byte + c.len_utf8()], fault))
    };
    elements.all.iter().map(number).collect()
}

/// A state without blanks; the inverse of [`parse`].
pub fn print(facelets: &Facelets) -> String {
    let symbols = symbols(facelets.puzzle);
    facelets.colours.iter().map(|&c| symbols.get(usize::from(c)).copied().unwrap_or('?')).collect()
}

/// A state of a cube by its colours, without blanks: 54 letters face by face in the order U R F D L B, 24 row by row as on the net.
/// [`read`] reads it back, if it can be reached. `None` of the 2x2x2x2, whose colours have no letters.
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

/// Whether a text that does not say what it is must be facelets, right or wrong, rather than moves.
///
/// Of a cube: when it has more than 30 letters (of the 2x2x2, 16) and nothing else but white space and the signs of a list, and no letter
/// that only moves have (M, E, S, w, x, y, z, i). So 54 letters are never taken for moves, nor are 53 or 55, and a strange letter among
/// them is a wrong colour; so long a sequence without a single prime, 2 or bracket is not written by people. Only where each letter stands
/// by itself, as moves do, must there be just as many as facelets. A list that can be played is moves (`[R U, F D]`). Letters of which
/// some only name colours (W, G, O, Y) are no moves. Of the 2x2x2 also when it begins with a digit.
///
/// Of the 2x2x2x2: digits without commas, for neither letters nor MC4D tokens look so; digits in quotes or brackets; and single digits
/// with commas if they are just as many as stickers, or more than the three of a token with a comma between every two.
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
        cube::parse(puzzle, text).is_err()
    } else {
        count == def.solved.len() || !elements.are_apart
    }
}

/// The numbers of an MC4D token.
const TOKEN: usize = 3;

/// Whether all letters name colours, and some of them nothing else: small w and y are read in moves, too.
fn are_colours(def: &PuzzleDef, elements: &Elements) -> bool {
    let only = |c: char| is_only(def, c).1 && !only_in_moves(def, c);
    let all = elements.all.iter().all(|(_, c)| colours::LETTERS.contains(&c.to_ascii_uppercase()));
    all && elements.all.iter().any(|(_, c)| only(*c))
}

/// Whether a letter is read in moves and is no colour.
fn only_in_moves(def: &PuzzleDef, letter: char) -> bool {
    let large = letter.to_ascii_uppercase();
    let named = def.moves.iter().any(|m| m.name.contains([letter, large]));
    !def.letters.contains(&large) && (named || letter == INVERSE)
}
