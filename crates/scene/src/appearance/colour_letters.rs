//! Letters of a cube's colours, derived from the displayed colours.

use super::colours::{self, Own, Palette};
use super::vision::{self, ColourVision, Rgb};
use unfold_engine::notation::colours::{ColourLetters, LETTERS};
use unfold_engine::notation::{NotationError, Reading, schemes};
use unfold_engine::puzzle::{Notation, PuzzleId};

/// Assigns distinct letters to six colours, minimising the total distance to the colours that usually carry them. Ties go to the usual
/// assignment.
fn letters(shown: &[Rgb]) -> ColourLetters {
    let usual = colours::CUBE;
    let apart = |face: usize, name: usize| match (shown.get(face), usual.get(name)) {
        (Some(one), Some(other)) => vision::distance(*one, *other, ColourVision::Full),
        _ => 0.0,
    };
    let apart: Vec<Vec<f64>> =
        (0..LETTERS.len()).map(|face| (0..LETTERS.len()).map(|name| apart(face, name)).collect()).collect();
    let mut best = Named { names: Vec::new(), apart: f64::INFINITY };
    name_next(&apart, &Named::default(), &mut best);
    <[usize; LETTERS.len()]>::try_from(best.names)
        .ok()
        .and_then(|names| ColourLetters::new(names.map(|name| LETTERS[name])))
        .unwrap_or_default()
}

/// A partial assignment of letters.
#[derive(Clone, Debug, Default)]
struct Named {
    /// Index of the letter, by colour.
    names: Vec<usize>,
    /// Total distance to the usual colours of these letters.
    apart: f64,
}

/// Distances that differ by less are a tie.
const SAME: f64 = 1e-9;

/// Tries every remaining letter for the next colour, the usual one first.
fn name_next(apart: &[Vec<f64>], so_far: &Named, best: &mut Named) {
    let face = so_far.names.len();
    let Some(row) = apart.get(face) else {
        if so_far.apart < best.apart - SAME {
            *best = so_far.clone();
        }
        return;
    };
    for name in std::iter::once(face).chain((0..row.len()).filter(|name| *name != face)) {
        if !so_far.names.contains(&name) {
            let mut names = so_far.names.clone();
            names.push(name);
            name_next(apart, &Named { names, apart: so_far.apart + row[name] }, best);
        }
    }
}

/// Letters of the displayed colours; the usual scheme if the puzzle's colours have no letters.
pub fn shown(puzzle: PuzzleId, palette: Palette, own: &Own) -> ColourLetters {
    match puzzle.def().notation {
        Notation::Hypercube => ColourLetters::USUAL,
        Notation::Cube if palette == Palette::Own => letters(colours::shown(puzzle, palette, own)),
        Notation::Cube => colours::letters_of_names(palette),
    }
}

/// Parses a text in the displayed colours, or in the usual or Japanese scheme if it fits only that.
///
/// # Errors
/// The error of `read` in the displayed colours.
pub fn read(
    shown: &ColourLetters,
    read: impl Fn(&ColourLetters) -> Result<Reading, NotationError>,
) -> Result<Reading, NotationError> {
    schemes::first_fitting(&[*shown, ColourLetters::USUAL, ColourLetters::JAPANESE], read)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::appearance::colours::{PALETTES, of};

    const CUBE3: PuzzleId = PuzzleId::Cube3;

    #[test]
    fn every_palette_names_its_colours_as_people_do() {
        for palette in PALETTES {
            let expected = match palette {
                Palette::Graph => ['W', 'B', 'R', 'Y', 'G', 'O'],
                Palette::Score => ['W', 'O', 'B', 'Y', 'R', 'G'],
                Palette::Japanese => ['W', 'R', 'G', 'B', 'O', 'Y'],
                _ => *ColourLetters::USUAL.letters(),
            };
            assert_eq!(letters(of(CUBE3, palette)).letters(), &expected, "{palette:?}");
        }
        let [white, red, green, yellow, orange, blue] = <[Rgb; 6]>::try_from(of(CUBE3, Palette::Usual)).expect("six");
        // A rotated cube, and another colour scheme.
        let held = [white, blue, red, yellow, green, orange];
        assert_eq!(letters(&held).letters(), &['W', 'B', 'R', 'Y', 'G', 'O']);
        let bright = [[255, 213, 0], [0, 155, 72], [255, 88, 0], [255; 3], [0, 70, 173], [183, 18, 52]];
        assert_eq!(letters(&bright).letters(), &['Y', 'G', 'O', 'W', 'B', 'R']);
        assert_eq!(letters(&[[7; 3]; 6]), ColourLetters::USUAL, "what tells nothing is taken for the usual");
    }

    #[test]
    fn a_scheme_is_named_by_its_letters() {
        for scheme in ["WRGYOB", "WRGBOY", "GYBWRO", "BOYGRW"] {
            let letters = ColourLetters::named(scheme).expect("six letters");
            assert_eq!(shown(CUBE3, Palette::Scheme(letters), &Own::new()), letters);
            assert_eq!(shown(CUBE3, colours::of_scheme(letters), &Own::new()), letters);
        }
    }

    #[test]
    fn colours_of_one_s_own_count_where_they_are_shown() {
        let mine = of(CUBE3, Palette::Usual).iter().rev().copied().collect();
        let own = Own::from([(CUBE3, mine)]);
        assert_eq!(shown(CUBE3, Palette::Usual, &own), ColourLetters::USUAL);
        assert_eq!(shown(CUBE3, Palette::Own, &own).letters(), &['B', 'O', 'Y', 'G', 'R', 'W']);
        assert_eq!(shown(PuzzleId::Cube2, Palette::Own, &own), ColourLetters::USUAL);
    }
}
