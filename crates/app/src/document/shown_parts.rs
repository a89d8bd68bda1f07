//! Parts of the puzzle that the 3D and the 4D view show: some pieces only, and the hypercube as far as one wants to look into it.

use std::collections::BTreeMap;

use unfold_engine::puzzle::geometry::{MAX_AXES, SignedPerm};
use unfold_engine::puzzle::pieces::{Kind, Pieces, Slot};
use unfold_engine::puzzle::{PuzzleId, pattern::Pattern};
use unfold_scene::space::{Look, Sizes};

/// The pieces that are shown; all others are drawn faintly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PieceFilter {
    /// All of them.
    #[default]
    All,
    /// Pieces that are not in their place, or are turned there.
    Misplaced,
    /// Pieces of one kind, where the puzzle has more than one.
    Kind(Kind),
    /// Pieces at the face or cell of this letter.
    At(char),
}

impl PieceFilter {
    /// True if there is something to choose by it on a puzzle.
    pub fn is_of(self, puzzle: PuzzleId) -> bool {
        match self {
            Self::All | Self::Misplaced => true,
            Self::Kind(kind) => {
                let kinds = || Pieces::of(puzzle).slots.iter().map(|slot| slot.kind);
                kinds().any(|other| other == kind) && kinds().any(|other| other != kind)
            }
            Self::At(letter) => puzzle.def().letters.contains(&letter),
        }
    }

    /// True for the facelets of pieces that are not shown; empty where all are.
    pub fn faint(self, painting: &Pattern) -> Vec<bool> {
        let def = painting.puzzle().def();
        let homes = if self == Self::Misplaced { homes(painting) } else { Vec::new() };
        let shows = |slot: &Slot| match self {
            Self::All => true,
            Self::Misplaced => !is_home(slot, painting, &homes),
            Self::Kind(kind) => slot.kind == kind,
            Self::At(letter) => slot.facelets.iter().any(|i| def.letters[usize::from(def.solved[*i])] == letter),
        };
        if self == Self::All {
            return Vec::new();
        }
        let pieces = Pieces::of(painting.puzzle());
        let shown: Vec<bool> = pieces.slots.iter().map(shows).collect();
        pieces.slot_of.iter().map(|slot| !shown[*slot]).collect()
    }
}

/// True if the piece at a place shows the colours of the faces at which it lies.
fn is_home(slot: &Slot, painting: &Pattern, homes: &[u8]) -> bool {
    let solved = &painting.puzzle().def().solved;
    slot.facelets.iter().all(|i| painting.colour(*i).is_some_and(|colour| homes[usize::from(solved[*i])] == colour))
}

/// The colour that each face or cell will have: that of its centre, or else as the puzzle is held where the most pieces are at home.
fn homes(painting: &Pattern) -> Vec<u8> {
    let def = painting.puzzle().def();
    let pieces = Pieces::of(painting.puzzle());
    let mut by_centre = vec![None; def.letters.len()];
    for centre in pieces.centres() {
        by_centre[usize::from(def.solved[centre])] = painting.colour(centre);
    }
    if let Some(homes) = by_centre.into_iter().collect() {
        return homes;
    }
    let normals: BTreeMap<[i8; MAX_AXES], u8> = (def.places.iter().zip(&def.solved))
        .map(|(place, face)| {
            let normal = std::array::from_fn(|axis| if axis == usize::from(place.axis) { place.side } else { 0 });
            (normal, *face)
        })
        .collect();
    let dimensions = def.places.iter().map(|place| usize::from(place.axis) + 1).max().unwrap_or(0);
    let held = |rotation: SignedPerm| {
        let mut homes = vec![0; def.letters.len()];
        for (normal, face) in &normals {
            if let Some(there) = normals.get(&rotation.vector(*normal)) {
                homes[usize::from(*there)] = *face;
            }
        }
        homes
    };
    let at_home = |homes: &Vec<u8>| pieces.slots.iter().filter(|slot| is_home(slot, painting, homes)).count();
    let ways = SignedPerm::rotations(dimensions).into_iter().map(held).map(|homes| (at_home(&homes), homes));
    // The first of several equally good ones: as the puzzle is held.
    let best = ways.reduce(|best, other| if other.0 > best.0 { other } else { best });
    best.map_or_else(Vec::new, |(_, homes)| homes)
}

/// The parts of the puzzle that the 3D or 4D view shows. It is no change of the position, and is neither undone nor kept.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShownParts {
    /// The pieces that are shown.
    pub filter: PieceFilter,
    /// The part of the hypercube that is shown, as [`Look`] has it, `0 <= depth <= 1`.
    depth: f32,
}

impl Default for ShownParts {
    fn default() -> Self {
        Self { filter: PieceFilter::All, depth: 1.0 }
    }
}

impl ShownParts {
    /// The part of the hypercube that is shown.
    pub fn depth(&self) -> f32 {
        self.depth
    }

    /// Shows so much of the hypercube; what is no number changes nothing.
    pub fn set_depth(&mut self, depth: f32) {
        if depth.is_finite() {
            self.depth = depth.clamp(0.0, 1.0);
        }
    }

    /// Look of a painting.
    pub fn look(&self, sizes: Sizes, painting: &Pattern) -> Look {
        Look { sizes, faint: self.filter.faint(painting), depth: self.depth, hints: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_engine::puzzle::{Facelets, Move};
    use unfold_engine::puzzles::ALL;

    fn after(puzzle: PuzzleId, names: &[&str]) -> Pattern {
        let turn = |name: &&str| puzzle.def().moves.iter().position(|mv| mv.name == **name).expect("a move");
        let start = Pattern::of(&Facelets::solved(puzzle));
        names.iter().map(turn).fold(start, |painting, mv| painting.after(Move::new(mv as u16)))
    }

    /// The names of the places whose pieces are shown.
    fn shown(filter: PieceFilter, painting: &Pattern) -> Vec<&'static str> {
        let faint = filter.faint(painting);
        let slots = Pieces::of(painting.puzzle()).slots.iter();
        let shown = slots.filter(|slot| !faint.get(slot.facelets[0]).copied().unwrap_or(false));
        shown.map(|slot| slot.name.as_str()).collect()
    }

    #[test]
    fn what_a_turn_has_moved_is_misplaced_however_the_puzzle_is_held() {
        for names in [&["R"][..], &["x", "R"], &["R", "y2"]] {
            let painting = after(PuzzleId::Cube3, names);
            assert_eq!(shown(PieceFilter::Misplaced, &painting).len(), 8, "{names:?}: not the centre");
        }
        assert_eq!(shown(PieceFilter::Misplaced, &after(PuzzleId::Cube2, &["R"])).len(), 4);
        assert_eq!(shown(PieceFilter::Misplaced, &after(PuzzleId::Tess2, &["RU"])).len(), 8);
        assert_eq!(shown(PieceFilter::Misplaced, &after(PuzzleId::Tess2, &["{1-2}RU", "{1-2}UF"])).len(), 0);
        for puzzle in ALL {
            let solved = Pattern::of(&Facelets::solved(puzzle));
            assert_eq!(shown(PieceFilter::Misplaced, &solved).len(), 0);
            let all = Pieces::of(puzzle).slots.len();
            assert_eq!(shown(PieceFilter::All, &solved).len(), all);
            let blank = Pattern::blank(puzzle);
            assert_eq!(shown(PieceFilter::Misplaced, &blank).len(), all, "what is not painted is not at home");
        }
    }

    #[test]
    fn kinds_and_faces_choose_their_pieces() {
        let cube = after(PuzzleId::Cube3, &["R", "U"]);
        let count = |filter| shown(filter, &cube).len();
        assert_eq!([Kind::Corner, Kind::Edge, Kind::Centre].map(|kind| count(PieceFilter::Kind(kind))), [8, 12, 6]);
        assert_eq!(count(PieceFilter::At('U')), 9);
        assert!(shown(PieceFilter::At('U'), &cube).iter().all(|name| name.contains('U')));
        let hyper = after(PuzzleId::Tess2, &["RU"]);
        assert_eq!(shown(PieceFilter::At('I'), &hyper).len(), 8);
        let larger = after(PuzzleId::Tess3, &["RF"]);
        for (kind, count) in [(Kind::Centre, 8), (Kind::TwoColour, 24), (Kind::ThreeColour, 32), (Kind::Hypercubie, 16)]
        {
            assert_eq!(shown(PieceFilter::Kind(kind), &larger).len(), count);
            assert!(PieceFilter::Kind(kind).is_of(PuzzleId::Tess3) && !PieceFilter::Kind(kind).is_of(PuzzleId::Tess2));
        }
        assert_eq!(shown(PieceFilter::Misplaced, &larger).len(), 24, "not the three on the axis");
        assert!(PieceFilter::At('I').is_of(PuzzleId::Tess2) && !PieceFilter::At('I').is_of(PuzzleId::Cube3));
        assert!(PieceFilter::Kind(Kind::Edge).is_of(PuzzleId::Cube3));
        assert!(!PieceFilter::Kind(Kind::Corner).is_of(PuzzleId::Cube2), "it has nothing else");
    }

    #[test]
    fn a_depth_stays_within_its_bounds() {
        let mut parts = ShownParts::default();
        for (depth, expected) in [(0.3, 0.3), (-1.0, 0.0), (9.0, 1.0), (f32::NAN, 1.0)] {
            parts.set_depth(depth);
            assert_eq!(parts.depth(), expected);
        }
    }
}
