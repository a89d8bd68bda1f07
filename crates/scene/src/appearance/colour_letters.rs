//! Assigns letters to a cube's displayed colours.

use super::colours::{self, CustomColours, Palette};
use super::vision::{self, ColourVision, Rgb};
use unfold_engine::notation::colours::{ColourLetters, LETTERS};
use unfold_engine::notation::{NotationError, Reading, schemes};
use unfold_engine::puzzle::{Notation, PuzzleId};

/// Assigns distinct letters to six colours, minimising the total distance to the colours that usually carry them. Ties go to the usual
/// assignment.
fn nearest_letters(shown: &[Rgb]) -> ColourLetters {
    let usual = colours::CUBE;
    let apart = |face: usize, name: usize| match (shown.get(face), usual.get(name)) {
        (Some(one), Some(other)) => vision::distance(*one, *other, ColourVision::Full),
        _ => 0.0,
    };
    let apart: Vec<Vec<f64>> =
        (0..LETTERS.len()).map(|face| (0..LETTERS.len()).map(|name| apart(face, name)).collect()).collect();
    let mut best = Assignment { letters: Vec::new(), distance: f64::INFINITY };
    assign_next(&apart, &Assignment::default(), &mut best);
    <[usize; LETTERS.len()]>::try_from(best.letters)
        .ok()
        .and_then(|names| ColourLetters::new(names.map(|name| LETTERS[name])))
        .unwrap_or_default()
}

/// A partial or complete assignment of letters to colours.
#[derive(Clone, Debug, Default)]
struct Assignment {
    /// Index of the letter, by colour.
    letters: Vec<usize>,
    /// Total distance to the usual colours of these letters.
    distance: f64,
}

/// Distances that differ by less than this are a tie.
const TIE_TOLERANCE: f64 = 1e-9;

/// Tries every unused letter for the next colour, the usual one first, then recursively for the others, and updates `best`.
fn assign_next(apart: &[Vec<f64>], so_far: &Assignment, best: &mut Assignment) {
    let face = so_far.letters.len();
    let Some(row) = apart.get(face) else {
        if so_far.distance < best.distance - TIE_TOLERANCE {
            *best = so_far.clone();
        }
        return;
    };
    for name in std::iter::once(face).chain((0..row.len()).filter(|name| *name != face)) {
        if !so_far.letters.contains(&name) {
            let mut names = so_far.letters.clone();
            names.push(name);
            assign_next(apart, &Assignment { letters: names, distance: so_far.distance + row[name] }, best);
        }
    }
}

/// Letters of the displayed colours; the usual ones for hypercubes, whose colours have no letters.
pub fn displayed_letters(puzzle: PuzzleId, palette: Palette, own: &CustomColours) -> ColourLetters {
    match puzzle.def().notation {
        Notation::Hypercube => ColourLetters::USUAL,
        Notation::Cube if palette == Palette::Own => nearest_letters(colours::displayed_colours(puzzle, palette, own)),
        Notation::Cube => colours::palette_letters(palette),
    }
}

/// Parses a text with the letters of the displayed colours, or of the usual or Japanese scheme if only those fit.
///
/// # Errors
/// The error of `read` with the displayed letters.
pub fn read(
    shown: &ColourLetters,
    read: impl Fn(&ColourLetters) -> Result<Reading, NotationError>,
) -> Result<Reading, NotationError> {
    schemes::first_fitting(&[*shown, ColourLetters::USUAL, ColourLetters::JAPANESE], read)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::appearance::colours::{PALETTES, palette_colours};

    const CUBE3: PuzzleId = PuzzleId::Cube3;

    #[test]
    fn nearest_letters_name_the_colours_of_every_palette() {
        for palette in PALETTES {
            let expected = match palette {
                Palette::Graph => ['W', 'B', 'R', 'Y', 'G', 'O'],
                Palette::Score => ['W', 'O', 'B', 'Y', 'R', 'G'],
                Palette::Japanese => ['W', 'R', 'G', 'B', 'O', 'Y'],
                _ => *ColourLetters::USUAL.letters(),
            };
            assert_eq!(nearest_letters(palette_colours(CUBE3, palette)).letters(), &expected, "{palette:?}");
        }
        let [white, red, green, yellow, orange, blue] =
            <[Rgb; 6]>::try_from(palette_colours(CUBE3, Palette::Usual)).expect("six");
        // A cube held differently, and brighter colours in another scheme.
        let held = [white, blue, red, yellow, green, orange];
        assert_eq!(nearest_letters(&held).letters(), &['W', 'B', 'R', 'Y', 'G', 'O']);
        let bright = [[255, 213, 0], [0, 155, 72], [255, 88, 0], [255; 3], [0, 70, 173], [183, 18, 52]];
        assert_eq!(nearest_letters(&bright).letters(), &['Y', 'G', 'O', 'W', 'B', 'R']);
        assert_eq!(nearest_letters(&[[7; 3]; 6]), ColourLetters::USUAL, "what tells nothing is taken for the usual");
    }

    #[test]
    fn schemes_are_displayed_with_their_letters() {
        for scheme in ["WRGYOB", "WRGBOY", "GYBWRO", "BOYGRW"] {
            let letters = ColourLetters::parse(scheme).expect("six letters");
            assert_eq!(displayed_letters(CUBE3, Palette::Scheme(letters), &CustomColours::new()), letters);
            assert_eq!(displayed_letters(CUBE3, colours::palette_of_scheme(letters), &CustomColours::new()), letters);
        }
    }

    #[test]
    fn custom_colours_change_the_displayed_letters() {
        let mine = palette_colours(CUBE3, Palette::Usual).iter().rev().copied().collect();
        let own = CustomColours::from([(CUBE3, mine)]);
        assert_eq!(displayed_letters(CUBE3, Palette::Usual, &own), ColourLetters::USUAL);
        assert_eq!(displayed_letters(CUBE3, Palette::Own, &own).letters(), &['B', 'O', 'Y', 'G', 'R', 'W']);
        assert_eq!(displayed_letters(PuzzleId::Cube2, Palette::Own, &own), ColourLetters::USUAL);
    }
}
