//! Sticker colours: palettes, colour schemes and custom colours.

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

use super::vision::{self, COLOUR_VISIONS, ColourVision, Rgb};
use unfold_engine::notation::colours::{ColourLetters, LETTERS};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::{Text, editor as say};

/// Colours closer than this, by [`vision::distance`], are hard to distinguish. Side by side, a difference of 0.02 between two whites is
/// just visible; separate stickers need about five times as much.
pub const MIN_DISTANCE: f64 = 0.1;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Palette {
    /// The colours of most cubes, and of MagicCube4D.
    #[default]
    Usual,
    /// Colour-blind safe: differs mainly in lightness.
    Safe,
    /// High contrast between stickers and their letters.
    Contrast,
    /// The colours of the 2×2×2's identifier digits, for cubes; usual colours for hypercubes.
    Graph,
    /// The colours of the cube in the description of the sticker score, for cubes; usual colours for hypercubes.
    Score,
    /// Blue opposite white, for cubes; usual colours for hypercubes.
    Japanese,
    /// Usual colours in another arrangement, for cubes; usual colours for hypercubes.
    Scheme(ColourLetters),
    Own,
}

/// Every palette; one entry represents all schemes.
pub const PALETTES: [Palette; 8] = [
    Palette::Usual,
    Palette::Japanese,
    Palette::Safe,
    Palette::Contrast,
    Palette::Graph,
    Palette::Score,
    Palette::Scheme(ColourLetters::USUAL),
    Palette::Own,
];

/// Palettes with the six usual colour names, arranged differently; [`Palette::Score`] has its own shades.
pub const SCHEMES: [Palette; 4] = [Palette::Usual, Palette::Japanese, Palette::Graph, Palette::Score];

/// Custom colours of each puzzle that has any.
pub type CustomColours = BTreeMap<PuzzleId, Vec<Rgb>>;

/// Converts `0xrrggbb` numbers.
const fn colours<const N: usize>(digits: [u32; N]) -> [Rgb; N] {
    let mut out = [[0; 3]; N];
    let mut n = 0;
    while n < N {
        let [_, red, green, blue] = digits[n].to_be_bytes();
        out[n] = [red, green, blue];
        n += 1;
    }
    out
}

/// U white, R red, F green, D yellow, L orange, B blue.
pub(super) const CUBE: [Rgb; 6] = colours([0xf4f4f4, 0xd62222, 0x1f9d3a, 0xf5d91e, 0xf58a1e, 0x275ce0]);

/// MC4D's default colours, from I purple to O pink.
const HYPERCUBE: [Rgb; 8] =
    [[0x8e, 0x3c, 0xc8], CUBE[3], CUBE[2], CUBE[4], CUBE[1], CUBE[5], CUBE[0], [0xf5, 0x9a, 0xc0]];

/// Found by hill climbing: maximises the smallest distance over all colour visions, among colours that still fit their names.
const SAFE_CUBE: [Rgb; 6] = colours([0xffffff, 0x871d25, 0x62bba4, 0xfbcd00, 0xb56d00, 0x094d9c]);
const SAFE_HYPERCUBE: [Rgb; 8] =
    colours([0x7515b7, 0xf9d502, 0x08765f, 0xff790d, 0x740307, 0x1b87ff, 0xffffff, 0xbf96b3]);

const CONTRAST_CUBE: [Rgb; 6] = colours([0xffffff, 0xa00000, 0x00e63c, 0xfff000, 0xff9200, 0x0020b0]);
const CONTRAST_HYPERCUBE: [Rgb; 8] = [
    [0x6a, 0x00, 0xa8],
    CONTRAST_CUBE[3],
    CONTRAST_CUBE[2],
    CONTRAST_CUBE[4],
    CONTRAST_CUBE[1],
    CONTRAST_CUBE[5],
    CONTRAST_CUBE[0],
    [0xff, 0xa8, 0xdc],
];

/// Colours of the article that defines the graph's identifiers: white up, yellow down, green left, blue right, red front, orange back.
const GRAPH_CUBE: [Rgb; 6] = [CUBE[0], CUBE[5], CUBE[1], CUBE[3], CUBE[2], CUBE[4]];

/// Colours of the cube in the description of the sticker score: white up, orange right, blue front, yellow down, red left, green back.
const SCORE_CUBE: [Rgb; 6] = [[255, 255, 255], [255, 88, 0], [0, 70, 173], [255, 213, 0], [183, 18, 52], [0, 155, 72]];

/// The usual colours and their names as arranged in one scheme, by face number.
struct SchemeColours {
    colours: [Rgb; 6],
    names: [Text<0>; 6],
}

/// Colours and colour names of every scheme.
static SCHEME_COLOURS: LazyLock<HashMap<ColourLetters, SchemeColours>> = LazyLock::new(|| {
    let names = [say::WHITE, say::RED, say::GREEN, say::YELLOW, say::ORANGE, say::BLUE];
    let of_letter = |letter: &char| LETTERS.iter().position(|one| one == letter).unwrap_or(0);
    let arranged = |letters: ColourLetters| {
        let usual = letters.letters().each_ref().map(of_letter);
        (letters, SchemeColours { colours: usual.map(|n| CUBE[n]), names: usual.map(|n| names[n]) })
    };
    ColourLetters::all().map(arranged).collect()
});

fn scheme_colours(letters: ColourLetters) -> &'static SchemeColours {
    // Every scheme has an entry, so the fallback is never used.
    SCHEME_COLOURS.get(&letters).unwrap_or_else(|| &SCHEME_COLOURS[&ColourLetters::USUAL])
}

/// Colour names of a scheme, by face number.
pub fn scheme_names(letters: ColourLetters) -> &'static [Text<0>] {
    &scheme_colours(letters).names
}

/// Colour letters that correspond to the [`names`] of a palette's cube colours.
pub(super) fn palette_letters(palette: Palette) -> ColourLetters {
    let scheme = |letters| ColourLetters::new(letters).unwrap_or_default();
    match palette {
        Palette::Graph => scheme(['W', 'B', 'R', 'Y', 'G', 'O']),
        Palette::Score => scheme(['W', 'O', 'B', 'Y', 'R', 'G']),
        Palette::Japanese => ColourLetters::JAPANESE,
        Palette::Scheme(letters) => letters,
        Palette::Usual | Palette::Safe | Palette::Contrast | Palette::Own => ColourLetters::USUAL,
    }
}

/// Returns the palette in [`SCHEMES`] with these letters, or else [`Palette::Scheme`].
pub fn palette_of_scheme(letters: ColourLetters) -> Palette {
    let same = |palette: &Palette| {
        super::colour_letters::displayed_letters(PuzzleId::default(), *palette, &CustomColours::new()) == letters
    };
    SCHEMES.into_iter().find(same).unwrap_or(Palette::Scheme(letters))
}

/// Colours of a palette by colour number: six of a cube, eight of a hypercube. [`Palette::Own`] returns the usual ones.
pub fn palette_colours(puzzle: PuzzleId, palette: Palette) -> &'static [Rgb] {
    match (puzzle.def().dimensions, palette) {
        (3, Palette::Usual | Palette::Own) => &CUBE,
        (3, Palette::Safe) => &SAFE_CUBE,
        (3, Palette::Contrast) => &CONTRAST_CUBE,
        (3, Palette::Graph) => &GRAPH_CUBE,
        (3, Palette::Score) => &SCORE_CUBE,
        (3, Palette::Japanese) => &scheme_colours(ColourLetters::JAPANESE).colours,
        (3, Palette::Scheme(letters)) => &scheme_colours(letters).colours,
        (
            _,
            Palette::Usual | Palette::Graph | Palette::Score | Palette::Japanese | Palette::Scheme(_) | Palette::Own,
        ) => &HYPERCUBE,
        (_, Palette::Safe) => &SAFE_HYPERCUBE,
        (_, Palette::Contrast) => &CONTRAST_HYPERCUBE,
    }
}

/// Colour names of a palette, by colour number. [`Palette::Own`] returns the usual names.
pub fn names(puzzle: PuzzleId, palette: Palette) -> &'static [Text<0>] {
    match (puzzle.def().dimensions, palette) {
        (3, Palette::Graph) => &[say::WHITE, say::BLUE, say::RED, say::YELLOW, say::GREEN, say::ORANGE],
        (3, Palette::Score) => &[say::WHITE, say::ORANGE, say::BLUE, say::YELLOW, say::RED, say::GREEN],
        (3, Palette::Japanese) => scheme_names(ColourLetters::JAPANESE),
        (3, Palette::Scheme(letters)) => scheme_names(letters),
        _ => say::colour_names(puzzle),
    }
}

/// Displayed colours by colour number: the custom ones if selected and complete, otherwise the palette's.
pub fn displayed_colours(puzzle: PuzzleId, palette: Palette, own: &CustomColours) -> &[Rgb] {
    let usual = palette_colours(puzzle, palette);
    let chosen = own.get(&puzzle).filter(|colours| palette == Palette::Own && colours.len() == usual.len());
    chosen.map_or(usual, Vec::as_slice)
}

/// Numbers of the most similar pair of colours, if it is closer than [`MIN_DISTANCE`] under full colour vision.
pub fn most_similar(colours: &[Rgb]) -> Option<[usize; 2]> {
    let (pair, distance) = vision::nearest(colours, &[ColourVision::Full])?;
    (distance < MIN_DISTANCE).then_some(pair)
}

/// Numbers of the most similar pair of colours, if it is closer than [`MIN_DISTANCE`] under some colour vision.
pub fn most_similar_in_any_vision(colours: &[Rgb]) -> Option<[usize; 2]> {
    let (pair, distance) = vision::nearest(colours, &COLOUR_VISIONS)?;
    (distance < MIN_DISTANCE).then_some(pair)
}

/// Formats a colour as `#rrggbb`, in lower case.
pub fn to_hex([red, green, blue]: Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// Parses `#rrggbb` or `rrggbb`, ignoring case and surrounding whitespace.
pub fn parse_hex(text: &str) -> Option<Rgb> {
    let text = text.trim();
    let digits = text.strip_prefix('#').unwrap_or(text);
    let whole = digits.len() == 6 && digits.bytes().all(|b| b.is_ascii_hexdigit());
    let [_, red, green, blue] = u32::from_str_radix(digits, 16).ok().filter(|_| whole)?.to_be_bytes();
    Some([red, green, blue])
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_text::Language;

    /// Smallest distance within a palette under any colour vision.
    fn least(puzzle: PuzzleId, palette: Palette) -> f64 {
        vision::nearest(palette_colours(puzzle, palette), &COLOUR_VISIONS).expect("colours").1
    }

    #[test]
    fn safe_colours_are_distinct_in_every_vision_and_usual_ones_are_not() {
        // Seven just noticeable differences between eight colours, eight between six; a search found little better.
        assert!(least(PuzzleId::Cube2, Palette::Safe) > 0.16);
        assert!(least(PuzzleId::Cube3, Palette::Safe) > 0.16);
        assert!(least(PuzzleId::Tess2, Palette::Safe) > 0.14);
        for puzzle in unfold_engine::puzzles::ALL {
            let usual = least(puzzle, Palette::Usual);
            assert!(usual < MIN_DISTANCE, "{puzzle:?}: {usual}");
            assert!(most_similar_in_any_vision(palette_colours(puzzle, Palette::Usual)).is_some());
            assert!(most_similar_in_any_vision(palette_colours(puzzle, Palette::Safe)).is_none());
            for palette in PALETTES {
                assert!(most_similar(palette_colours(puzzle, palette)).is_none(), "{puzzle:?} {palette:?}");
            }
        }
    }

    #[test]
    fn letters_are_legible_on_every_colour_and_most_in_high_contrast() {
        for puzzle in unfold_engine::puzzles::ALL {
            for palette in PALETTES {
                let least = if palette == Palette::Contrast { 7.0 } else { 4.5 };
                for (colour, name) in palette_colours(puzzle, palette).iter().zip(names(puzzle, palette)) {
                    let contrast = vision::contrast(*colour, vision::ink(*colour));
                    assert!(contrast >= least, "{palette:?} {name:?}: {contrast}");
                }
                assert_eq!(palette_colours(puzzle, palette).len(), names(puzzle, palette).len());
            }
        }
    }

    #[test]
    fn palette_colours_are_named_by_the_nearest_known_colour() {
        let known: [(&str, Rgb); 6] = [
            ("white", [250, 250, 250]),
            ("red", [200, 20, 40]),
            ("green", [30, 155, 60]),
            ("yellow", [250, 215, 20]),
            ("orange", [250, 110, 20]),
            ("blue", [20, 80, 200]),
        ];
        let own = ColourLetters::parse("gybwro").map(Palette::Scheme);
        for palette in SCHEMES.into_iter().chain(own) {
            for (colour, name) in palette_colours(PuzzleId::Cube3, palette).iter().zip(names(PuzzleId::Cube3, palette))
            {
                let far = |(_, other): &&(&str, Rgb)| vision::distance(*colour, *other, ColourVision::Full);
                let nearest = known.iter().min_by(|a, b| far(a).total_cmp(&far(b))).map(|(name, _)| *name);
                assert_eq!(nearest, Some(name.get(Language::ENGLISH)), "{palette:?} {colour:?}");
            }
        }
    }

    #[test]
    fn the_names_of_a_palette_have_its_letters() {
        for palette in PALETTES {
            let text = |names: &[Text<0>]| names.iter().map(|name| name.get(Language::ENGLISH)).collect::<Vec<_>>();
            let of_letters = scheme_names(palette_letters(palette));
            assert_eq!(text(names(PuzzleId::Cube3, palette)), text(of_letters), "{palette:?}");
        }
    }

    #[test]
    fn own_colours_are_shown_only_when_chosen_and_complete() {
        let mut own = CustomColours::new();
        let mine = vec![[1, 2, 3]; 6];
        own.insert(PuzzleId::Cube2, mine.clone());
        own.insert(PuzzleId::Tess2, vec![[9; 3]]);
        assert_eq!(displayed_colours(PuzzleId::Cube2, Palette::Own, &own), mine);
        assert_eq!(displayed_colours(PuzzleId::Cube2, Palette::Usual, &own), CUBE);
        assert_eq!(displayed_colours(PuzzleId::Cube3, Palette::Own, &own), CUBE);
        assert_eq!(displayed_colours(PuzzleId::Tess2, Palette::Own, &own), HYPERCUBE, "too few");
        assert_eq!(most_similar(&mine), Some([0, 1]));
    }

    #[test]
    fn hex_colours_are_written_parsed_and_rejected_if_invalid() {
        assert_eq!(to_hex([0x87, 0x1d, 0x05]), "#871d05");
        assert_eq!(parse_hex(" #871D05 "), Some([0x87, 0x1d, 0x05]));
        assert_eq!(parse_hex("871d05"), Some([0x87, 0x1d, 0x05]));
        for wrong in ["", "#", "#12345", "1234567", "#+12345", "red", "##123456", "éé12"] {
            assert_eq!(parse_hex(wrong), None, "{wrong}");
        }
    }
}
