//! Slots of pieces, for any puzzle: the facelets of each slot, its name, and the possible placements of pieces there.

use std::fmt;

use std::collections::HashMap;

use super::{PuzzleDef, PuzzleId, geometry::SignedPerm};

/// The kinds of pieces, by their number of facelets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceKind {
    /// One facelet.
    Centre,
    /// Two facelets, on a cube.
    Edge,
    /// Three facelets, on a cube.
    Corner,
    /// Four facelets, on a hypercube.
    Hypercubie,
    /// Two facelets, on a hypercube.
    TwoColour,
    /// Three facelets, on a hypercube.
    ThreeColour,
}

/// Formats the plural, such as `corners`.
impl fmt::Display for PieceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Centre => "centres",
            Self::Edge => "edges",
            Self::Corner => "corners",
            Self::Hypercubie => "hypercubies",
            Self::TwoColour => "pieces of two colours",
            Self::ThreeColour => "pieces of three colours",
        })
    }
}

/// A position on the puzzle that holds one piece.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Slot {
    /// Face letters in the order of the puzzle's notation, such as `URF`.
    pub name: String,
    /// Facelets in the order of the letters.
    pub facelets: Vec<usize>,
    /// The kind of piece that fits.
    pub kind: PieceKind,
    /// All placements of pieces in this slot.
    pub placements: Vec<PiecePlacement>,
}

/// A piece in a slot, in one orientation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PiecePlacement {
    /// The piece, by the index of its home slot.
    pub piece: usize,
    /// For each facelet of the slot, the face or cell whose colour it shows.
    pub faces: Vec<u8>,
}

/// The slots of a puzzle, with the slot of each facelet.
#[derive(Debug)]
pub struct Pieces {
    /// Slots, ordered by their first place in the puzzle's `places`.
    pub slots: Vec<Slot>,
    /// `slot_of[i]` is the index in `slots` of the slot with facelet `i`.
    pub slot_of: Vec<usize>,
}

impl Pieces {
    /// Returns the slots of a puzzle, computed once.
    pub fn for_puzzle(puzzle: PuzzleId) -> &'static Self {
        let def = puzzle.def();
        def.pieces.get_or_init(|| build_pieces(def))
    }

    /// Returns the slot of a facelet.
    ///
    /// # Panics
    /// If `facelet` is out of range.
    pub fn slot_with(&self, facelet: usize) -> &Slot {
        &self.slots[self.slot_of[facelet]]
    }

    /// Returns the facelets of one-facelet pieces, which determine the colour of each face.
    pub fn centres(&self) -> impl Iterator<Item = usize> {
        self.slots.iter().filter(|slot| slot.kind == PieceKind::Centre).map(|slot| slot.facelets[0])
    }
}

/// Order of the letters in the name of a piece that has no usual name.
const LETTER_ORDER: &str = "UDFBRLOI";

/// Returns the name of the piece with these letters, in any order; `None` if there is none.
pub fn with_letters(puzzle: PuzzleId, letters: &[char]) -> Option<String> {
    let name = name(puzzle, letters);
    Pieces::for_puzzle(puzzle).slots.iter().any(|slot| slot.name == name).then_some(name)
}

/// Returns the name of a piece with these letters, in any order.
pub(super) fn name(puzzle: PuzzleId, letters: &[char]) -> String {
    let own = puzzle.def().piece_names;
    let same = |name: &str| name.chars().count() == letters.len() && name.chars().all(|c| letters.contains(&c));
    let mut sorted = letters.to_vec();
    sorted.sort_by_key(|c| LETTER_ORDER.find(*c));
    own.iter().find(|name| same(name)).map_or_else(|| sorted.into_iter().collect(), |name| (*name).to_owned())
}

fn build_pieces(def: &PuzzleDef) -> Pieces {
    let mut slots: Vec<Slot> = Vec::new();
    let mut slot_of = Vec::new();
    for (i, place) in def.places.iter().enumerate() {
        let known = slots.iter().position(|slot| def.places[slot.facelets[0]].cubie == place.cubie);
        let slot = known.unwrap_or(slots.len());
        if known.is_none() {
            slots.push(Slot {
                name: String::new(),
                facelets: Vec::new(),
                kind: PieceKind::Centre,
                placements: Vec::new(),
            });
        }
        slots[slot].facelets.push(i);
        slot_of.push(slot);
    }
    for slot in &mut slots {
        let letter = |i: &usize| def.letters[usize::from(def.solved[*i])];
        slot.name = name(def.id, &slot.facelets.iter().map(letter).collect::<Vec<char>>());
        slot.facelets.sort_by_key(|i| slot.name.find(letter(i)));
        slot.kind = match (slot.facelets.len(), def.dimensions) {
            (..=1, _) => PieceKind::Centre,
            (2, ..=3) => PieceKind::Edge,
            (3, ..=3) => PieceKind::Corner,
            (2, _) => PieceKind::TwoColour,
            (3, _) => PieceKind::ThreeColour,
            _ => PieceKind::Hypercubie,
        };
    }
    let index: HashMap<_, usize> = def.places.iter().enumerate().map(|(i, place)| (*place, i)).collect();
    let dimensions = def.places.iter().map(|place| usize::from(place.axis) + 1).max().unwrap_or(0);
    for rotation in SignedPerm::rotations(dimensions) {
        // For each facelet, the home of its sticker when the solved puzzle is rotated.
        let mut shown = vec![0; def.places.len()];
        for (from, place) in def.places.iter().enumerate() {
            shown[index[&place.image(&rotation)]] = from;
        }
        for slot in &mut slots {
            let piece = slot_of[shown[slot.facelets[0]]];
            let placement =
                PiecePlacement { piece, faces: slot.facelets.iter().map(|&i| def.solved[shown[i]]).collect() };
            if !slot.placements.contains(&placement) {
                slot.placements.push(placement);
            }
        }
    }
    Pieces { slots, slot_of }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::cube3;

    #[test]
    fn every_piece_fits_every_place_of_its_kind_in_each_orientation() {
        for (puzzle, kinds) in [
            (PuzzleId::Cube2, vec![(PieceKind::Corner, 8, 24)]),
            (PuzzleId::Cube3, vec![(PieceKind::Centre, 6, 6), (PieceKind::Edge, 12, 24), (PieceKind::Corner, 8, 24)]),
            (PuzzleId::Tess2, vec![(PieceKind::Hypercubie, 16, 192)]),
            (
                PuzzleId::Tess3,
                vec![
                    (PieceKind::Centre, 8, 8),
                    (PieceKind::TwoColour, 24, 48),
                    (PieceKind::ThreeColour, 32, 192),
                    (PieceKind::Hypercubie, 16, 192),
                ],
            ),
        ] {
            let pieces = Pieces::for_puzzle(puzzle);
            for (kind, count, placements) in kinds {
                let slots: Vec<&Slot> = pieces.slots.iter().filter(|slot| slot.kind == kind).collect();
                assert_eq!(slots.len(), count);
                assert!(slots.iter().all(|slot| slot.placements.len() == placements));
            }
        }
    }

    #[test]
    fn cube3_places_have_the_names_of_the_cubie_level() {
        let pieces = Pieces::for_puzzle(PuzzleId::Cube3);
        let layout = cube3::FaceletLayout::get();
        for (name, facelets) in cube3::CORNER_NAMES.iter().zip(layout.corners) {
            let slot = pieces.slot_with(facelets[0].into());
            assert_eq!(slot.name, *name);
            assert_eq!(slot.facelets, facelets.map(usize::from));
        }
        for (name, facelets) in cube3::EDGE_NAMES.iter().zip(layout.edges) {
            let slot = pieces.slot_with(facelets[1].into());
            assert_eq!((slot.name.as_str(), &slot.facelets[..]), (*name, &facelets.map(usize::from)[..]));
        }
    }
}
