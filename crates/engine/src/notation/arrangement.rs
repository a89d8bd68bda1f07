//! Detects the order of a cube's facelets in a text.
//!
//! Tries every known order and takes the one that fits best: reachable cubes with the assumed colours come first (those
//! in the solved cube's orientation before all others), then reachable cubes with other colours. Reports other orders
//! that fit equally well and give a different cube.

use std::sync::LazyLock;

use super::colours::{Alphabet, Assumptions, ColourLetters, FaceletOrder, Symbols, UNPAINTED};
use super::elements::Elements;
use crate::puzzle::geometry::{SignedPerm, facelet_map};
use crate::puzzle::painting_check::{self, PaintingCheck};
use crate::puzzle::{
    Facelets, PuzzleId, cubes,
    pattern::{Pattern, Sticker},
    pieces::Pieces,
};

/// Number of facelets of a 3×3×3 without its centres.
const FACELETS_WITHOUT_CENTRES: usize = 48;

/// Quality of a reading in one order, worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// Not a reachable cube.
    Impossible,
    /// Not a reachable cube, but with the solved cube's centres.
    Centres,
    /// A reachable cube with other face colours than assumed.
    OtherColours,
    /// A reachable cube with the assumed face colours, in another orientation.
    Turned,
    /// A reachable cube with the assumed face colours, in the solved cube's orientation or without centres.
    Whole,
}

struct Candidate {
    painting: Pattern,
    symbols: Symbols,
    order: FaceletOrder,
    fit: Fit,
}

/// Returns the possible numbers of characters of a cube: 24 for the 2×2×2; for the 3×3×3, 54 or, except in digits, 48
/// without centres.
pub(super) fn facelet_counts(puzzle: PuzzleId, alphabet: Alphabet) -> impl Iterator<Item = usize> {
    let has_centres = puzzle.def().size % 2 == 1;
    let without = (has_centres && alphabet != Alphabet::Digits).then_some(FACELETS_WITHOUT_CENTRES);
    without.into_iter().chain([puzzle.def().solved.len()])
}

/// Returns the possible orders of `count` characters, the likeliest first.
///
/// Face letters are in Kociemba's order in this program and most others. The 24 colours or digits of a 2×2×2 are
/// written row by row, as in its identifier. 48 colours are a 3×3×3 without centres, as printed by the program "Cubo de
/// Rubik" (2021).
fn orders(puzzle: PuzzleId, alphabet: Alphabet, count: usize) -> [FaceletOrder; 3] {
    match (alphabet, puzzle.def().size) {
        (Alphabet::Colours | Alphabet::Digits, 2) => [FaceletOrder::Rows, FaceletOrder::Usual, FaceletOrder::Around],
        (Alphabet::Colours, _) if count == FACELETS_WITHOUT_CENTRES => {
            [FaceletOrder::Around, FaceletOrder::Usual, FaceletOrder::Rows]
        }
        _ => [FaceletOrder::Usual, FaceletOrder::Around, FaceletOrder::Rows],
    }
}

/// Returns the puzzle's places in the order used to print its colours.
pub(super) fn printed_places(puzzle: PuzzleId) -> Vec<usize> {
    let def = puzzle.def();
    let [order, ..] = orders(puzzle, Alphabet::Colours, def.solved.len());
    order.places(def)
}

/// Returns the possible meanings of the characters, the likeliest first.
fn symbols(
    puzzle: PuzzleId,
    characters: &[char],
    (alphabet, letters): (Alphabet, &ColourLetters),
    order: FaceletOrder,
) -> Vec<Symbols> {
    match alphabet {
        Alphabet::Faces => vec![Symbols::Faces],
        Alphabet::Colours => vec![Symbols::Colours(*letters)],
        Alphabet::Digits => digits(puzzle, characters, order),
    }
}

/// Returns the possible digits of the faces: given by the centres, if there are any; otherwise those of a 2×2×2's
/// identifier, then those in the face orders U R F D L B and U L F R B D.
fn digits(puzzle: PuzzleId, characters: &[char], order: FaceletOrder) -> Vec<Symbols> {
    let first = if characters.contains(&'0') || !characters.contains(&'6') { '0' } else { '1' };
    let in_order = |faces: [char; 6]| {
        let digit = |face: char| (first as u8 + faces.iter().position(|f| *f == face).unwrap_or(0) as u8) as char;
        Symbols::Digits(cubes::LETTERS.map(digit))
    };
    let centres = centres(puzzle, characters, order);
    if centres.len() == cubes::LETTERS.len() {
        let is_once = |n: usize| !centres[..n].contains(&centres[n]);
        let by_face: Option<[char; 6]> = centres.clone().try_into().ok().filter(|_| (0..centres.len()).all(is_once));
        return vec![by_face.map_or(in_order(cubes::LETTERS), Symbols::Digits)];
    }
    [['U', 'D', 'L', 'R', 'F', 'B'], cubes::LETTERS, ['U', 'L', 'F', 'R', 'B', 'D']].map(in_order).to_vec()
}

/// Returns the characters of the centres, by face number; none if they are left out.
fn centres(puzzle: PuzzleId, characters: &[char], order: FaceletOrder) -> Vec<char> {
    let def = puzzle.def();
    if characters.len() != def.solved.len() {
        return Vec::new();
    }
    let places = order.places(def);
    let shown = |centre: usize| places.iter().position(|place| *place == centre).and_then(|at| characters.get(at));
    let mut centres: Vec<usize> = Pieces::for_puzzle(puzzle).centres().collect();
    centres.sort_by_key(|&centre| def.solved[centre]);
    centres.into_iter().filter_map(shown).copied().collect()
}

/// Returns the order of the faces shown by the centres, for facelets written face by face; `None` if there are no
/// centres, or they are not six different faces.
fn face_order_from_centres(puzzle: PuzzleId, characters: &[char], symbols: &Symbols) -> Option<FaceletOrder> {
    if characters.len() != puzzle.def().solved.len() {
        return None;
    }
    let faces: Vec<char> = centres(puzzle, characters, FaceletOrder::Usual);
    let faces = faces.into_iter().map(|c| symbols.colour(c).map(|face| cubes::LETTERS[usize::from(face)]));
    let faces: Vec<char> = faces.collect::<Option<_>>()?;
    FaceletOrder::from_faces(faces.try_into().ok()?)
}

/// Reads characters as a painting, in the order `wished`, else that of labels or a net, else the one that fits best;
/// `None` if there are too few or too many characters.
pub(super) fn detect_order(
    puzzle: PuzzleId,
    elements: &Elements,
    (alphabet, letters): (Alphabet, &ColourLetters),
    wished: Option<FaceletOrder>,
) -> Option<(Pattern, Assumptions)> {
    let characters: Vec<char> = elements.all.iter().map(|(_, c)| *c).collect();
    if !facelet_counts(puzzle, alphabet).any(|count| count == characters.len()) {
        return None;
    }
    let labelled = elements.labels.and_then(FaceletOrder::from_faces).map(|order| vec![order]);
    let known = wished.map(|order| vec![order]).or(labelled).or(elements.net.as_ref().map(|net| net.orders.clone()));
    let is_known = known.is_some();
    let orders = known.unwrap_or_else(|| orders(puzzle, alphabet, characters.len()).to_vec());
    let candidate = |order: FaceletOrder, symbols: Symbols| {
        let painting = paint_in_order(puzzle, &characters, &symbols, order);
        let fit = fit(&painting);
        Candidate { painting, symbols, order, fit }
    };
    let in_order = |order: &FaceletOrder| {
        let all = symbols(puzzle, &characters, (alphabet, letters), *order);
        all.into_iter().map(|symbols| candidate(*order, symbols)).collect::<Vec<_>>()
    };
    let mut candidates: Vec<Candidate> = orders.iter().flat_map(in_order).collect();
    let is_whole = !characters.contains(&UNPAINTED);
    if !is_known && !is_whole && alphabet == Alphabet::Faces {
        // A few letters fit a cube in nearly every order.
        let is_usual = |one: &Candidate| one.order == FaceletOrder::Usual;
        candidates.retain(|one| is_usual(one) || has_usual_centres(&one.painting));
    }
    if !is_known && is_whole && candidates.iter().all(|one| one.fit < Fit::OtherColours) {
        let symbols = candidates[0].symbols;
        let named = face_order_from_centres(puzzle, &characters, &symbols).map(|order| candidate(order, symbols));
        candidates.extend(named.filter(|one| one.fit == Fit::Whole));
    }
    let best = candidates.iter().map(|one| one.fit).max()?;
    let taken = candidates.iter().position(|one| one.fit == best)?;
    let mut different: Vec<&Candidate> = vec![&candidates[taken]];
    for other in candidates.iter().filter(|one| is_whole && one.fit == best && best >= Fit::OtherColours) {
        if different.iter().all(|one| !is_renamed(&one.painting, &other.painting)) {
            different.push(other);
        }
    }
    let others = different.iter().skip(1).map(|one| one.order);
    let (symbols, order) = (candidates[taken].symbols, candidates[taken].order);
    let without_centres =
        characters.len() == FACELETS_WITHOUT_CENTRES && puzzle.def().solved.len() != FACELETS_WITHOUT_CENTRES;
    let assumed = Assumptions { without_centres, fits: best >= Fit::Turned, ..Assumptions::new(symbols, order) }
        .with_alternatives(others);
    Some((candidates.swap_remove(taken).painting, assumed))
}

/// True if nothing had to be assumed: face letters in the usual order, or a puzzle's identifier in digits.
pub(super) fn needs_no_assumptions(puzzle: PuzzleId, assumed: &Assumptions) -> bool {
    let is_written_so = match assumed.symbols {
        Symbols::Faces => assumed.order == FaceletOrder::Usual && !assumed.without_centres,
        Symbols::Colours(_) => false,
        Symbols::Digits(digits) => {
            puzzle.def().identifier.is_some()
                && assumed.order == FaceletOrder::Rows
                && digits == ['0', '3', '4', '1', '2', '5']
        }
    };
    is_written_so && assumed.other_orders().next().is_none()
}

/// Paints characters at their places. If centres are left out, they get their face's colour if every face has a single
/// one, else the solved cube's.
fn paint_in_order(puzzle: PuzzleId, characters: &[char], symbols: &Symbols, order: FaceletOrder) -> Pattern {
    let (def, mut out) = (puzzle.def(), Pattern::blank(puzzle));
    let mut places = order.places(def);
    let centres: Vec<usize> = Pieces::for_puzzle(puzzle).centres().collect();
    let are_left_out = characters.len() < places.len();
    if are_left_out {
        places.retain(|place| !centres.contains(place));
    }
    for (&place, &character) in places.iter().zip(characters) {
        out.stickers[place] = symbols.colour(character).map_or(Sticker::Unpainted, Sticker::Colour);
    }
    if are_left_out {
        let shown = |centre: usize| {
            let mut face = places.iter().filter(|&&i| def.solved[i] == def.solved[centre]).map(|&i| out.colour(i));
            let first = face.next().flatten()?;
            face.all(|colour| colour == Some(first)).then_some(first)
        };
        let faces: Option<Vec<u8>> = centres.iter().map(|&centre| shown(centre)).collect();
        let painted = faces.unwrap_or_else(|| centres.iter().map(|&centre| def.solved[centre]).collect());
        for (&centre, colour) in centres.iter().zip(painted) {
            out.stickers[centre] = Sticker::Colour(colour);
        }
    }
    out
}

fn fit(painting: &Pattern) -> Fit {
    let is_possible = match painting.facelets() {
        Some(facelets) => painting_check::check(&facelets).is_ok(),
        None => PaintingCheck::new(painting).errors.is_empty(),
    };
    let has_centres = Pieces::for_puzzle(painting.puzzle).centres().next().is_some();
    let has_usual = has_usual_centres(painting);
    match is_possible {
        true if has_usual || !has_centres => Fit::Whole,
        true if has_centres_in_some_orientation(painting) => Fit::Turned,
        true => Fit::OtherColours,
        false if has_usual => Fit::Centres,
        false => Fit::Impossible,
    }
}

/// True if there are centres, all painted as on the solved cube.
fn has_usual_centres(painting: &Pattern) -> bool {
    let solved = &painting.puzzle.def().solved;
    let mut centres = Pieces::for_puzzle(painting.puzzle).centres().peekable();
    centres.peek().is_some() && centres.all(|centre| painting.colour(centre) == Some(solved[centre]))
}

/// The centre colours of a cube with centres, by face number, in each orientation.
static CENTRES_BY_ORIENTATION: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let has_centres =
        |puzzle: &PuzzleId| puzzle.def().dimensions == 3 && Pieces::for_puzzle(*puzzle).centres().next().is_some();
    let Some(puzzle) = PuzzleId::ALL.into_iter().find(has_centres) else { return Vec::new() };
    let (def, mut centres) = (puzzle.def(), Pieces::for_puzzle(puzzle).centres().collect::<Vec<usize>>());
    centres.sort_by_key(|&centre| def.solved[centre]);
    let shown = |rotation: &SignedPerm| {
        let map = facelet_map(&def.places, rotation, |_| true);
        centres.iter().map(|&centre| def.solved[usize::from(map[centre])]).collect()
    };
    SignedPerm::rotations(def.dimensions).iter().map(shown).collect()
});

/// True if the painted centres agree with the solved cube in some orientation.
fn has_centres_in_some_orientation(painting: &Pattern) -> bool {
    let solved = &painting.puzzle.def().solved;
    let centres: Vec<usize> = Pieces::for_puzzle(painting.puzzle).centres().collect();
    let is_so = |held: &Vec<u8>| {
        let agrees = |&centre: &usize| {
            painting.colour(centre).is_none_or(|colour| held.get(usize::from(solved[centre])) == Some(&colour))
        };
        centres.iter().all(agrees)
    };
    CENTRES_BY_ORIENTATION.iter().any(is_so)
}

/// True if two paintings of a cube differ only by a renaming of colours; unfinished ones must be equal.
fn is_renamed(one: &Pattern, other: &Pattern) -> bool {
    match (one.facelets(), other.facelets()) {
        (Some(one), Some(other)) => are_renamed(&one, &other),
        _ => one == other,
    }
}

/// True if two states differ only by a renaming of colours.
pub(super) fn are_renamed(one: &Facelets, other: &Facelets) -> bool {
    let mut names = vec![None; one.puzzle.def().letters.len()];
    let mut pairs = one.colours.iter().zip(&other.colours);
    pairs.all(|(a, b)| names.get_mut(usize::from(*a)).is_some_and(|name| *name.get_or_insert(*b) == *b))
}
