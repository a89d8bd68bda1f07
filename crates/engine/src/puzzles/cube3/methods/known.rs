//! Known algorithms, looked up by the colours that a human solver recognises.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::facelet_places::FaceletPlaces;
use crate::puzzle::{Facelets, Move, PuzzleId, Sequence};
use crate::puzzles::cases::parse_moves;
use crate::puzzles::cube3::{Cube3, FACELETS_PER_FACE, FaceletLayout, cases};

type AlgorithmsByView<View> = HashMap<View, Sequence>;

/// Returns the four turns of U as sequences, starting with the empty one.
fn turns_of_top() -> [Sequence; 4] {
    ["", "U", "U2", "U'"].map(|turn| parse_moves(PuzzleId::Cube3.def(), turn))
}

/// Concatenates sequences and joins turns of the same face.
pub(super) fn joined<'a>(parts: impl IntoIterator<Item = &'a Sequence>) -> Sequence {
    let all: Vec<Move> = parts.into_iter().flat_map(|part| part.0.iter().copied()).collect();
    Sequence(all).joined(PuzzleId::Cube3.def())
}

/// Returns the algorithms of a catalogue with turns of U before and after, keyed by the `view` of the positions that
/// they solve; for equal keys, the shortest. The turns after are part of the value only if `counts_after`.
fn algorithms_by_view<View: Eq + std::hash::Hash>(
    catalogue: &str,
    counts_after: bool,
    view: fn(&Facelets) -> View,
) -> AlgorithmsByView<View> {
    let (def, solved) = (PuzzleId::Cube3.def(), Facelets::solved(PuzzleId::Cube3));
    let nothing = Sequence::default();
    let algorithms = std::iter::once(&nothing).chain(cases::algorithms(catalogue).map(|(_, algorithm)| algorithm));
    let mut out: AlgorithmsByView<View> = HashMap::new();
    for algorithm in algorithms {
        for before in &turns_of_top() {
            for after in &turns_of_top() {
                let whole = joined([before, algorithm, after]);
                let seen = view(&solved.after_all(&whole.inverse(def)));
                let told = if counts_after { whole } else { joined([before, algorithm]) };
                let is_shorter = |known: &Sequence| told.length(def) < known.length(def);
                if out.get(&seen).is_none_or(is_shorter) {
                    out.insert(seen, told);
                }
            }
        }
    }
    // A turn of U alone needs no algorithm.
    if !counts_after {
        for turn in &turns_of_top() {
            out.insert(view(&solved.after_all(turn)), Sequence::default());
        }
    }
    out
}

/// Returns the places that show the colour of U, as a bit set.
fn top_colour_places(facelets: &Facelets) -> u64 {
    (0..).zip(facelets.colours()).map(|(place, colour)| u64::from(*colour == 0) << place).sum()
}

fn corner_colours(facelets: &Facelets) -> Vec<u8> {
    let corners = FaceletLayout::get().corners.iter().flatten();
    corners.map(|place| facelets.colours()[usize::from(*place)]).collect()
}

/// Returns the algorithm that orients the last layer, after the first two layers are solved.
pub(super) fn orient(places: &FaceletPlaces) -> Sequence {
    static KNOWN: LazyLock<AlgorithmsByView<u64>> =
        LazyLock::new(|| algorithms_by_view("oll", false, top_colour_places));
    KNOWN[&top_colour_places(&places.facelets())].clone()
}

/// Returns the algorithm that permutes the oriented last layer, including turns of U.
pub(super) fn permute(places: &FaceletPlaces) -> Sequence {
    static KNOWN: LazyLock<AlgorithmsByView<Facelets>> =
        LazyLock::new(|| algorithms_by_view("pll", true, Facelets::clone));
    KNOWN[&places.facelets()].clone()
}

/// Returns the algorithm that solves the corners of U relative to each other and keeps the blocks of L and R.
pub(super) fn solve_top_corners(places: &FaceletPlaces) -> Sequence {
    static KNOWN: LazyLock<AlgorithmsByView<Vec<u8>>> =
        LazyLock::new(|| algorithms_by_view("cmll", false, corner_colours));
    KNOWN[&corner_colours(&places.facelets())].clone()
}

/// A few algorithms with their effects, from each side and after each turn of U.
pub(super) struct Library(Vec<(Sequence, FaceletPlaces)>);

impl Library {
    /// Creates a library of these algorithms, each from all four sides and after each turn of U, shortest first.
    pub fn new(algorithms: &[&str]) -> Self {
        let def = PuzzleId::Cube3.def();
        let around = parse_moves(def, "y").0[0];
        let mut all: Vec<(Sequence, FaceletPlaces)> = Vec::new();
        for algorithm in algorithms {
            let mut seen = parse_moves(def, algorithm);
            for _ in 0..4 {
                for before in &turns_of_top() {
                    let whole = joined([before, &seen]);
                    let placed = FaceletPlaces::from_cube(&Cube3::SOLVED).after_all(&whole);
                    all.push((whole, placed));
                }
                seen = seen.rotated(def, around);
            }
        }
        all.sort_by_key(|(whole, _)| whole.length(def));
        Self(all)
    }

    /// Returns the shortest sequence to a goal with as few algorithms as possible, at most two, and a final turn of U;
    /// `None` if there is none.
    pub fn find(&self, places: &FaceletPlaces, is_goal: impl Fn(&FaceletPlaces) -> bool) -> Option<Sequence> {
        let def = PuzzleId::Cube3.def();
        let turns = turns_of_top().map(|turn| {
            let placed = FaceletPlaces::from_cube(&Cube3::SOLVED).after_all(&turn);
            (turn, placed)
        });
        let ends = |here: &FaceletPlaces| {
            let is_end = |(_, turned): &&(Sequence, FaceletPlaces)| is_goal(&here.then(turned));
            turns.iter().find(is_end).map(|(turn, _)| turn.clone())
        };
        if let Some(turn) = ends(places) {
            return Some(turn);
        }
        let one = self.0.iter().filter_map(|(algorithm, done)| {
            let turn = ends(&places.then(done))?;
            Some(joined([algorithm, &turn]))
        });
        one.min_by_key(|found| found.length(def)).or_else(|| {
            let two = self.0.iter().flat_map(|(first, done)| {
                let here = places.then(done);
                self.0.iter().map(move |(second, then)| (first, second, here.then(then)))
            });
            let two = two.filter_map(|(first, second, here)| Some(joined([first, second, &ends(&here)?])));
            two.min_by_key(|found| found.length(def))
        })
    }
}

/// True if the first facelets of these pieces are on U.
pub(super) fn are_on_top(places: &FaceletPlaces, pieces: &[&str]) -> bool {
    pieces.iter().all(|piece| places.face_of(piece) == 0)
}

/// True if the first facelet of a corner place of U shows the colour of U.
pub(super) fn is_corner_oriented(places: &FaceletPlaces, place: usize) -> bool {
    let facelet = FaceletLayout::get().corners[place][0];
    (0..FACELETS_PER_FACE as u8).any(|home| places.place_of(home) == facelet)
}
