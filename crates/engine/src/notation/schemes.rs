//! Chooses among several colour schemes for a text.
//!
//! The scheme matters only if it changes the cube. With centres, or on the 2×2×2, another scheme gives the same cube
//! with renamed colours, which the same moves solve, or, if other colours are opposite, no cube at all. Without
//! centres, each scheme supplies its own, so the cubes differ.

use super::colours::{ColourLetters, FaceletOrder, LETTERS};
use super::{
    FaceletsOrMoves, NotationError, NotationErrorKind, Reading, arrangement::are_renamed, facelets,
    facelets::ParsedFacelets,
};
use crate::puzzle::{Facelets, PuzzleId, painting_check, pieces::Pieces};

/// Conventions for reading facelets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conventions {
    /// Possible colour schemes; the usual one if empty.
    pub schemes: Vec<ColourLetters>,
    /// Order of the facelets; `None` to try every known order.
    pub order: Option<FaceletOrder>,
}

/// Reads a text with each scheme and returns the best reading. `read` reads the text with one scheme.
///
/// A reading that is a reachable cube in the colours of its scheme is preferred, then one with the centres of the
/// solved cube, then the first.
///
/// # Errors
/// The errors of `read` and, if an order is given, of [`facelets::read_in_order`], and
/// [`NotationErrorKind::SeveralSchemes`] if two schemes give different reachable cubes.
pub fn read(
    text: &str,
    conventions: &Conventions,
    read: impl Fn(&ColourLetters) -> Result<Reading, NotationError>,
) -> Result<Reading, NotationError> {
    let read = |letters: &ColourLetters| {
        let reading = read(letters)?;
        match (state(&reading), conventions.order) {
            (Some(state), Some(order)) => {
                facelets::read_in_order(state.puzzle, text, letters, Some(order)).map(Reading::from_facelets)
            }
            _ => Ok(reading),
        }
    };
    let (usual, others) = conventions.schemes.split_first().unwrap_or((&ColourLetters::USUAL, &[]));
    let first = read(usual)?;
    if first.assumed.is_none_or(|assumed| assumed.letters().is_none()) {
        return Ok(first);
    }
    let mut readings = vec![first];
    for scheme in others {
        readings.push(read(scheme)?);
    }
    let mut fitting = readings.iter().filter_map(state).filter(|state| painting_check::check(state).is_ok());
    if let Some(one) = fitting.next()
        && fitting.any(|other| !are_renamed(one, other))
    {
        return Err(NotationError::new(text, 0, text, NotationErrorKind::SeveralSchemes));
    }
    let rank = |reading: &Reading| {
        (reading.assumed.is_some_and(|assumed| assumed.fits), state(reading).is_some_and(has_usual_centres))
    };
    let best = readings.iter().map(rank).max();
    let taken = readings.iter().position(|reading| Some(rank(reading)) == best);
    Ok(readings.swap_remove(taken.unwrap_or(0)))
}

/// Reads a text with the first of `schemes` or, if that gives no reachable cube, with the next one that does. If none
/// does, returns the first reading.
///
/// # Errors
/// The errors of `read` with the first scheme.
pub fn first_fitting(
    schemes: &[ColourLetters],
    read: impl Fn(&ColourLetters) -> Result<Reading, NotationError>,
) -> Result<Reading, NotationError> {
    let (first, others) = schemes.split_first().unwrap_or((&ColourLetters::USUAL, &[]));
    let reading = read(first)?;
    let is_cube = |reading: &Reading| state(reading).is_none_or(|state| painting_check::check(state).is_ok());
    if reading.assumed.is_none_or(|assumed| assumed.letters().is_none()) || is_cube(&reading) {
        return Ok(reading);
    }
    let fitting = others.iter().filter_map(|scheme| read(scheme).ok()).find(is_cube);
    Ok(fitting.unwrap_or(reading))
}

/// Returns the scheme of a text that gives all facelets of a cube by colour: the scheme of its centres, or else the one
/// with white up that is closest to the usual one. `None` if no scheme fits, or the text is something else.
pub fn detect_scheme(puzzle: PuzzleId, text: &str, order: Option<FaceletOrder>) -> Option<ColourLetters> {
    let mut schemes: Vec<ColourLetters> = ColourLetters::all().collect();
    schemes.sort_by_key(|scheme| {
        let pairs = || scheme.letters().iter().zip(LETTERS);
        (scheme.letters()[0] != LETTERS[0], pairs().filter(|(one, usual)| **one != *usual).count())
    });
    let fits = |scheme: &ColourLetters| {
        let read = facelets::read_in_order(puzzle, text, scheme, order).ok();
        read.is_some_and(|ParsedFacelets { facelets, assumed }| {
            has_usual_centres(&facelets) && assumed.is_some_and(|assumed| assumed.fits && assumed.letters().is_some())
        })
    };
    schemes.into_iter().find(fits)
}

/// Returns the facelets of a reading; `None` for moves.
fn state(reading: &Reading) -> Option<&Facelets> {
    match &reading.content {
        FaceletsOrMoves::Facelets(facelets) => Some(facelets),
        FaceletsOrMoves::Moves(_) => None,
    }
}

/// True if the centres are as on the solved puzzle, or there are none.
fn has_usual_centres(state: &Facelets) -> bool {
    let solved = &state.puzzle.def().solved;
    Pieces::for_puzzle(state.puzzle).centres().all(|centre| state.colours.get(centre) == solved.get(centre))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::facelets;
    use crate::puzzle::{PuzzleId, scramble};

    const STICKER_SCORE: [char; 6] = ['W', 'O', 'B', 'Y', 'R', 'G'];

    fn schemes() -> [ColourLetters; 2] {
        [ColourLetters::USUAL, ColourLetters::new(STICKER_SCORE).expect("six letters")]
    }

    fn read_any(puzzle: PuzzleId, text: &str) -> Result<Reading, NotationError> {
        let conventions = Conventions { schemes: schemes().to_vec(), order: None };
        read(text, &conventions, |letters| crate::notation::read(puzzle, text, letters))
    }

    fn without_centres(text: &str) -> String {
        text.chars().enumerate().filter(|(i, _)| i % 9 != 4).map(|(_, letter)| letter).collect()
    }

    #[test]
    fn centres_determine_the_scheme() {
        let state = scramble::uniform(PuzzleId::Cube3, &mut scramble::generator(7));
        for letters in schemes() {
            let text = facelets::print_colours(&state, &letters).expect("a cube has colours");
            let reading = read_any(PuzzleId::Cube3, &text).expect("one cube");
            assert_eq!(reading.content, FaceletsOrMoves::Facelets(state.clone()));
            assert_eq!(reading.assumed.and_then(|assumed| assumed.letters()), Some(letters));
            let bare = read_any(PuzzleId::Cube3, &without_centres(&text)).expect_err("two cubes");
            assert_eq!(bare.kind, NotationErrorKind::SeveralSchemes);
        }
    }

    #[test]
    fn schemes_that_give_the_same_cube_are_not_ambiguous() {
        let solved: String = "WWWWWWWWRRRRRRRRGGGGGGGGYYYYYYYYOOOOOOOOBBBBBBBB".into();
        let reading = read_any(PuzzleId::Cube3, &solved).expect("the solved cube, held in two ways");
        assert!(reading.content.state(PuzzleId::Cube3).is_solved());
        let small = scramble::uniform(PuzzleId::Cube2, &mut scramble::generator(7));
        let text = facelets::print_colours(&small, &schemes()[1]).expect("a cube has colours");
        assert_eq!(
            read_any(PuzzleId::Cube2, &text).map(|r| r.assumed.and_then(|a| a.letters())),
            Ok(Some(schemes()[0]))
        );
        assert_eq!(read_any(PuzzleId::Cube3, "R U F").map(|r| r.assumed), Ok(None));
    }

    #[test]
    fn an_impossible_cube_is_still_read_in_its_scheme() {
        // One flipped edge: unreachable in every scheme.
        let mut state = Facelets::solved(PuzzleId::Cube3);
        state.colours.swap(7, 19);
        for letters in schemes() {
            let text = facelets::print_colours(&state, &letters).expect("a cube has colours");
            let reading = read_any(PuzzleId::Cube3, &text).expect("facelets that were read");
            assert_eq!(reading.content, FaceletsOrMoves::Facelets(state.clone()), "the centres are the usual ones");
        }
    }

    #[test]
    fn the_scheme_of_a_2x2x2_is_found_from_its_pieces() {
        let small = scramble::uniform(PuzzleId::Cube2, &mut scramble::generator(5));
        for text in ["WRGYOB", "WRGBOY", "WGRYBO", "WYGOBR", "RGWOBY"] {
            let scheme = ColourLetters::parse(text).expect("six letters");
            let colours = facelets::print_colours(&small, &scheme).expect("a cube has colours");
            let found = detect_scheme(PuzzleId::Cube2, &colours, None).expect("a scheme");
            let reading = |scheme| facelets::read(PuzzleId::Cube2, &colours, scheme).expect("a cube").facelets;
            assert!(are_renamed(&reading(&found), &small), "{text} {found:?}");
            assert_eq!(found.letters()[0], 'W');
        }
        assert_eq!(detect_scheme(PuzzleId::Cube2, "R U F", None), None);
        assert_eq!(detect_scheme(PuzzleId::Cube2, &"W".repeat(24), None), None);
    }

    #[test]
    fn usual_and_japanese_schemes_are_distinguished() {
        let conventions = Conventions { schemes: vec![ColourLetters::USUAL, ColourLetters::JAPANESE], order: None };
        for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3] {
            let state = scramble::uniform(puzzle, &mut scramble::generator(5));
            for scheme in [ColourLetters::USUAL, ColourLetters::JAPANESE] {
                let text = facelets::print_colours(&state, &scheme).expect("a cube has colours");
                let bare = if puzzle == PuzzleId::Cube3 { without_centres(&text) } else { text.clone() };
                for text in [text, bare] {
                    let reading = read(&text, &conventions, |letters| crate::notation::read(puzzle, &text, letters));
                    let reading = reading.expect("one cube");
                    assert_eq!(reading.content, FaceletsOrMoves::Facelets(state.clone()), "{text}");
                    let assumed = reading.assumed.expect("letters of colours");
                    assert_eq!((assumed.letters(), assumed.fits), (Some(scheme), true));
                }
            }
        }
    }
}
