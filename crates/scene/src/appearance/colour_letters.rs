//! Letters of the colours of a cube, by the colours that facelets are shown in.

use super::colours::{self, Own, Palette};
use super::vision::{self, ColourVision, Rgb};
use unfold_engine::notation::colours::{ColourLetters, LETTERS};
use unfold_engine::notation::{NotationError, Reading, schemes};
use unfold_engine::puzzle::{Notation, PuzzleId};

/// The letters of six colours, by colour number: each is called what it resembles most among the usual ones, and no two alike. Where
/// several ways are as good, the usual one is taken.
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

/// Names given to the first colours.
#[derive(Clone, Debug, Default)]
struct Named {
    /// For each colour the number of its name.
    names: Vec<usize>,
    /// Distance of the colours from those that usually have these names, added up.
    apart: f64,
}

/// Two ways whose distances differ by no more are as good as each other.
const SAME: f64 = 1e-9;

/// Tries every name that is left for the next colour, the usual one first.
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

/// Letters of the colours of a cube as it is shown; the usual scheme of a puzzle whose colours have no letters.
pub fn shown(puzzle: PuzzleId, palette: Palette, own: &Own) -> ColourLetters {
    match puzzle.def().notation {
        Notation::Hypercube => ColourLetters::USUAL,
        Notation::Cube if palette == Palette::Own => letters(colours::shown(puzzle, palette, own)),
        Notation::Cube => colours::letters_of_names(palette),
    }
}

/// Reads a text in the colours that are shown; or in the usual ones or those of Japan, if it is a cube in these alone.
///
/// # Errors
/// The errors of `read` in the colours that are shown.
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
        // A cube held with white up and red in front, and one with another set of colours altogether.
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
