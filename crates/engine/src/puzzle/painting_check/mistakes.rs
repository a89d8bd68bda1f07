//! Single mistakes that explain all errors of a complete painting: one face entered turned, or one sticker in a wrong
//! colour.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::check;
use crate::puzzle::geometry::SignedPerm;
use crate::puzzle::{Facelets, Move, PuzzleId};

/// Maximum number of mistakes worth offering: if more explain a painting, none of them is likely.
const MAX_MISTAKES: usize = 3;

/// A turn of the stickers of one face or cell alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct FaceTurn {
    /// Index of the face or cell in the puzzle's letters.
    pub face: u8,
    /// A move that turns these stickers the same way.
    pub mv: Move,
}

impl FaceTurn {
    /// Returns the number of clockwise quarter turns, 1 to 3; `None` for a hypercube.
    pub fn quarters(self, puzzle: PuzzleId) -> Option<usize> {
        (self.mv.index() < puzzle.def().face_turns).then(|| self.mv.index() % 3 + 1)
    }
}

/// A single mistake, given by its repair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mistake {
    /// Turn the stickers of a face.
    Turned(FaceTurn),
    /// Give a facelet this colour.
    Sticker(usize, u8),
}

impl Mistake {
    /// Returns the facelets changed by the repair, with their new colours.
    pub(super) fn repaired_facelets(self, facelets: &Facelets) -> Vec<(usize, u8)> {
        match self {
            Self::Sticker(facelet, colour) => vec![(facelet, colour)],
            Self::Turned(FaceTurn { face, mv }) => {
                let (def, shown) = (facelets.puzzle.def(), &facelets.colours);
                let map = &def.moves[mv.index()].map;
                let turned = |i: usize| (i, shown[usize::from(map[i])]);
                let of_face = (0..shown.len()).filter(|&i| def.solved[i] == face);
                of_face.map(turned).filter(|&(i, colour)| shown[i] != colour).collect()
            }
        }
    }
}

/// Returns the single mistakes that would each explain all errors; empty if there are more than [`MAX_MISTAKES`].
pub(super) fn single_mistakes(facelets: &Facelets) -> Vec<Mistake> {
    let mut ends: Vec<Vec<(usize, u8)>> = Vec::new();
    let mut out = Vec::new();
    for mistake in candidates(facelets) {
        let mended = mistake.repaired_facelets(facelets);
        let mut after = facelets.clone();
        for &(i, colour) in &mended {
            after.colours[i] = colour;
        }
        // Turns by one and three quarters have the same result on a face with half-turn symmetry.
        if check(&after).is_ok() && !ends.contains(&mended) {
            out.push(mistake);
            ends.push(mended);
        }
    }
    if out.len() > MAX_MISTAKES { Vec::new() } else { out }
}

/// Returns the mistakes compatible with the colour counts.
fn candidates(facelets: &Facelets) -> Vec<Mistake> {
    let def = facelets.puzzle.def();
    let count = |colours: &[u8], colour: u8| colours.iter().filter(|shown| **shown == colour).count();
    let mut missing = Vec::new();
    let mut surplus = Vec::new();
    for colour in 0..def.letters.len() as u8 {
        let (found, expected) = (count(&facelets.colours, colour), count(&def.solved, colour));
        missing.extend(std::iter::repeat_n(colour, expected.saturating_sub(found)));
        surplus.extend(std::iter::repeat_n(colour, found.saturating_sub(expected)));
    }
    match (&missing[..], &surplus[..]) {
        ([], []) => face_turns(facelets.puzzle).iter().copied().map(Mistake::Turned).collect(),
        (&[missing], &[surplus]) => {
            let shows = |i: &usize| facelets.colours[*i] == surplus;
            (0..facelets.colours.len()).filter(shows).map(|i| Mistake::Sticker(i, missing)).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns all turns of the stickers of one face, without duplicates.
pub(super) fn face_turns(puzzle: PuzzleId) -> &'static [FaceTurn] {
    static TURNS: LazyLock<[Vec<FaceTurn>; PuzzleId::ALL.len()]> = LazyLock::new(|| PuzzleId::ALL.map(all_face_turns));
    let place = PuzzleId::ALL.iter().position(|other| *other == puzzle);
    place.map_or(&[], |place| &TURNS[place])
}

fn all_face_turns(puzzle: PuzzleId) -> Vec<FaceTurn> {
    let def = puzzle.def();
    let index: HashMap<_, usize> = def.places.iter().enumerate().map(|(i, place)| (*place, i)).collect();
    let rotations = SignedPerm::rotations(def.dimensions);
    let mut out = Vec::new();
    for face in 0..def.letters.len() as u8 {
        let own: Vec<usize> = (0..def.solved.len()).filter(|&i| def.solved[i] == face).collect();
        for rotation in &rotations {
            let to: Vec<usize> = own.iter().map(|&i| index[&def.places[i].image(rotation)]).collect();
            if to == own || to.iter().any(|&i| def.solved[i] != face) {
                continue;
            }
            let turns = |map: &[u8]| own.iter().zip(&to).all(|(&from, &to)| usize::from(map[to]) == from);
            // Face moves come first.
            let mv = def.moves.iter().position(|mv| turns(&mv.map));
            out.extend(mv.map(|mv| FaceTurn { face, mv: Move(mv as u16) }));
        }
    }
    out.sort_by_key(|turn| turn.mv);
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn a_face_has_three_turns_and_a_cell_twenty_three() {
        for (puzzle, turns) in
            [(PuzzleId::Cube2, 18), (PuzzleId::Cube3, 18), (PuzzleId::Tess2, 184), (PuzzleId::Tess3, 184)]
        {
            let all = face_turns(puzzle);
            assert_eq!(all.iter().collect::<HashSet<_>>().len(), turns);
            assert_eq!(all.len(), turns);
            // Each is named after a move of that face or cell.
            let def = puzzle.def();
            let letter = |turn: &FaceTurn| def.letters[usize::from(turn.face)];
            assert!(all.iter().all(|turn| def.moves[turn.mv.index()].name.starts_with(letter(turn))), "{puzzle:?}");
        }
    }
}
