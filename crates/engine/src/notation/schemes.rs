//! The choice among several schemes of colours for a text.
//!
//! The scheme matters only if it changes the cube. With centres, or on the 2x2x2, another scheme gives the same cube by
//! other names, and the same moves solve it. If a text leaves the centres out, each scheme adds its own, and the cubes
//! differ.

use super::{NotationError, NotationErrorKind, Reading, Typed, colours::ColourLetters};
use crate::puzzle::{Facelets, painting_check, pieces::Pieces};

/// Reads a text with each of `schemes`, the usual one if there is none, and returns the reading that fits. `read` reads
/// the text with one scheme.
///
/// Among several readings of the same cube, the one with the centres of the solved cube is preferred, or else the
/// first. The first is also returned if none is a state.
///
/// # Errors
/// The errors of `read`, and [`NotationErrorKind::SeveralSchemes`] if two schemes make different cubes of the text.
pub fn read(
    text: &str,
    schemes: &[ColourLetters],
    read: impl Fn(&ColourLetters) -> Result<Reading, NotationError>,
) -> Result<Reading, NotationError> {
    let (usual, others) = schemes.split_first().unwrap_or((&ColourLetters::USUAL, &[]));
    let first = read(usual)?;
    if first.assumed.is_none() {
        return Ok(first);
    }
    let mut readings = vec![first];
    for scheme in others {
        readings.push(read(scheme)?);
    }
    let mut fitting = readings.iter().filter_map(state).filter(|state| painting_check::check(state).is_ok());
    if let Some(one) = fitting.next()
        && fitting.any(|other| !is_renamed(one, other))
    {
        return Err(NotationError::new(text, 0, text, NotationErrorKind::SeveralSchemes));
    }
    let usual_centres = readings.iter().position(|reading| state(reading).is_some_and(has_usual_centres));
    Ok(readings.swap_remove(usual_centres.unwrap_or(0)))
}

/// The facelets of a reading, `None` for moves.
fn state(reading: &Reading) -> Option<&Facelets> {
    match &reading.typed {
        Typed::Facelets(facelets) => Some(facelets),
        Typed::Moves(_) => None,
    }
}

/// True if the centres are as on the solved puzzle, or the puzzle has none.
fn has_usual_centres(state: &Facelets) -> bool {
    let solved = &state.puzzle.def().solved;
    Pieces::of(state.puzzle).centres().all(|centre| state.colours.get(centre) == solved.get(centre))
}

/// True if two states differ only in the names of their colours.
fn is_renamed(one: &Facelets, other: &Facelets) -> bool {
    let mut names = vec![None; one.puzzle.def().letters.len()];
    let mut pairs = one.colours.iter().zip(&other.colours);
    pairs.all(|(a, b)| names.get_mut(usize::from(*a)).is_some_and(|name| *name.get_or_insert(*b) == *b))
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
        read(text, &schemes(), |letters| crate::notation::read(puzzle, text, letters))
    }

    fn without_centres(text: &str) -> String {
        text.chars().enumerate().filter(|(i, _)| i % 9 != 4).map(|(_, letter)| letter).collect()
    }

    #[test]
    fn centres_tell_the_scheme() {
        let state = scramble::uniform(PuzzleId::Cube3, &mut scramble::generator(7));
        for letters in schemes() {
            let text = facelets::print_colours(&state, &letters).expect("a cube has colours");
            let reading = read_any(PuzzleId::Cube3, &text).expect("one cube");
            assert_eq!(reading.typed, Typed::Facelets(state.clone()));
            assert_eq!(reading.assumed.map(|assumed| assumed.letters), Some(letters));
            let bare = read_any(PuzzleId::Cube3, &without_centres(&text)).expect_err("two cubes");
            assert_eq!(bare.fault, NotationErrorKind::SeveralSchemes);
        }
    }

    #[test]
    fn the_same_cube_in_both_is_no_matter() {
        let solved: String = "WWWWWWWWRRRRRRRRGGGGGGGGYYYYYYYYOOOOOOOOBBBBBBBB".into();
        let reading = read_any(PuzzleId::Cube3, &solved).expect("the solved cube, held in two ways");
        assert!(reading.typed.state(PuzzleId::Cube3).is_solved());
        let small = scramble::uniform(PuzzleId::Cube2, &mut scramble::generator(7));
        let text = facelets::print_colours(&small, &schemes()[1]).expect("a cube has colours");
        assert_eq!(read_any(PuzzleId::Cube2, &text).map(|r| r.assumed.map(|a| a.letters)), Ok(Some(schemes()[0])));
        assert_eq!(read_any(PuzzleId::Cube3, "R U F").map(|r| r.assumed), Ok(None));
    }

    #[test]
    fn an_impossible_cube_keeps_its_reason() {
        // One edge of the solved cube is flipped, so it is not a state in any scheme.
        let mut state = Facelets::solved(PuzzleId::Cube3);
        state.colours.swap(7, 19);
        for letters in schemes() {
            let text = facelets::print_colours(&state, &letters).expect("a cube has colours");
            let reading = read_any(PuzzleId::Cube3, &text).expect("facelets that were read");
            assert_eq!(reading.typed, Typed::Facelets(state.clone()), "the centres are the usual ones");
        }
    }
}
