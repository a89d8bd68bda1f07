//! Cubes written piece by piece, as in Michael Reid's solver:
//! `UF UR UB UL DF DR DB DL FR FL BR BL UFR URB UBL ULF DRF DFL DLB DBR`.
//!
//! Each word has the colours of the piece at a place, in the order of the place's letters; the words above are the
//! solved cube. The letters are faces or colours. The eight corners alone are a 2×2×2.

use super::colours::{self, Assumptions, ColourLetters, FaceletOrder, ParsedFacelets, Symbols};
use super::{NotationError, NotationErrorKind};
use crate::puzzle::{Facelets, PuzzleId, cubes::LETTERS};

pub use super::orders::{CORNERS, EDGES};

/// The words of a text that consists of the pieces of a cube.
struct PieceWords<'a> {
    /// Words with their byte offsets.
    all: Vec<(usize, &'a str)>,
    puzzle: PuzzleId,
    are_colours: bool,
}

/// Returns the words of a text that has only words, white space and list punctuation; `None` for any other text.
fn words(text: &str) -> Option<Vec<(usize, &str)>> {
    let quote = |c: char| matches!(c, '\'' | '"' | '`' | '\u{2018}' | '\u{2019}' | '\u{201c}' | '\u{201d}');
    let sign =
        |c: char| c.is_whitespace() || quote(c) || matches!(c, ',' | ';' | '|' | '(' | ')' | '[' | ']' | '{' | '}');
    let mut out: Vec<(usize, &str)> = Vec::new();
    for word in text.split(sign).filter(|word| !word.is_empty()) {
        // `word` is a slice of `text`.
        out.push((word.as_ptr() as usize - text.as_ptr() as usize, word));
    }
    // A quote after a word but not before it is a prime.
    let is_quoted = |&(byte, word): &(usize, &str)| {
        [text[..byte].chars().next_back(), text[byte + word.len()..].chars().next()].map(|c| c.is_some_and(quote))
    };
    let quoted = out.first().map(is_quoted)?;
    (quoted[0] == quoted[1] && out.iter().all(|word| is_quoted(word) == quoted)).then_some(out)
}

/// Returns the piece that has the letters of a word, in any order and case.
fn piece<'a>(pieces: &[&'a str], word: &str) -> Option<&'a str> {
    let large = word.to_ascii_uppercase();
    let same = |piece: &&&str| piece.len() == word.len() && piece.chars().all(|c| large.contains(c));
    pieces.iter().find(same).copied()
}

/// True if the words name each of these pieces once.
fn are_all(words: &[(usize, &str)], pieces: &[&str]) -> bool {
    let mut named: Vec<&str> = words.iter().filter_map(|(_, word)| piece(pieces, word)).collect();
    named.sort_unstable();
    named.dedup();
    (words.len(), named.len()) == (pieces.len(), pieces.len())
}

fn cube(size: usize) -> Option<PuzzleId> {
    PuzzleId::ALL.into_iter().find(|puzzle| (puzzle.def().dimensions, puzzle.def().size) == (3, size))
}

impl<'a> PieceWords<'a> {
    /// Parses the pieces of a 2×2×2 or 3×3×3; `None` if the text is anything else.
    fn parse(text: &'a str) -> Option<Self> {
        let all = words(text).filter(|all| [CORNERS.len(), EDGES.len() + CORNERS.len()].contains(&all.len()))?;
        let letters = |set: &[char; 6]| {
            let mut letters = all.iter().flat_map(|(_, word)| word.chars());
            letters.all(|c| set.contains(&c.to_ascii_uppercase()))
        };
        let are_colours = !letters(&LETTERS);
        if are_colours && !letters(&colours::LETTERS) {
            return None;
        }
        let in_order = all.iter().map(|(_, word)| word.len()).eq(EDGES.iter().chain(&CORNERS).map(|piece| piece.len()));
        let every: Vec<&str> = EDGES.into_iter().chain(CORNERS).collect();
        if in_order || are_all(&all, &every) {
            return Some(Self { all, puzzle: cube(3)?, are_colours });
        }
        let puzzle = cube(2).filter(|_| are_all(&all, &CORNERS))?;
        Some(Self { all, puzzle, are_colours })
    }

    /// True for the pieces of the 3×3×3.
    fn has_edges(&self) -> bool {
        self.all.len() > CORNERS.len()
    }

    fn fault(&self, text: &str, at: usize, fault: NotationErrorKind) -> NotationError {
        let (byte, word) = self.all.get(at).copied().unwrap_or((text.len(), ""));
        NotationError::new(text, byte, word, fault)
    }
}

/// True if a text names the pieces of a cube: twelve words of two letters and then eight of three, or every piece of a
/// cube once. Eight words may also be hypercube moves, so they count only if `puzzle` is a cube.
pub(super) fn looks_like(puzzle: PuzzleId, text: &str) -> bool {
    PieceWords::parse(text).is_some_and(|words| words.has_edges() || puzzle.def().dimensions == 3)
}

/// True if a text names the pieces of a 3×3×3.
pub(super) fn are_all_pieces(text: &str) -> bool {
    PieceWords::parse(text).is_some_and(|words| words.has_edges())
}

/// Parses a cube written piece by piece; `None` if the text does not name pieces.
///
/// # Errors
/// [`NotationErrorKind::OtherPieces`] for the pieces of another cube, [`NotationErrorKind::PieceOrder`] for a corner
/// among the edges or the reverse.
pub(super) fn read(
    puzzle: PuzzleId,
    text: &str,
    letters: &ColourLetters,
) -> Option<Result<ParsedFacelets, NotationError>> {
    if !looks_like(puzzle, text) {
        return None;
    }
    let words = PieceWords::parse(text)?;
    if words.puzzle != puzzle {
        return Some(Err(words.fault(text, 0, NotationErrorKind::OtherPieces(words.puzzle))));
    }
    let def = puzzle.def();
    let edges = if words.has_edges() { EDGES.len() } else { 0 };
    let misplaced = (0..words.all.len()).find(|&n| words.all[n].1.len() != if n < edges { 2 } else { 3 });
    if let Some(at) = misplaced {
        return Some(Err(words.fault(text, at, NotationErrorKind::PieceOrder)));
    }
    let symbols = if words.are_colours { Symbols::Colours(*letters) } else { Symbols::Faces };
    let mut facelets = Facelets::solved(puzzle);
    let named = words.all.iter().flat_map(|(_, word)| word.chars()).filter_map(|c| symbols.colour(c));
    for (place, colour) in FaceletOrder::Pieces.places(def).into_iter().zip(named) {
        facelets.colours[place] = colour;
    }
    let fits = crate::puzzle::painting_check::check(&facelets).is_ok();
    let assumed =
        Assumptions { fits, without_centres: words.has_edges(), ..Assumptions::new(symbols, FaceletOrder::Pieces) };
    Some(Ok(ParsedFacelets { facelets, assumed: Some(assumed) }))
}
