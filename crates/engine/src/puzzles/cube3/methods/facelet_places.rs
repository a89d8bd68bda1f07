//! Positions of all facelets, for moves that include slices and wide turns.

use std::sync::LazyLock;

use crate::puzzle::{Facelets, Move, PuzzleId, Sequence};
use crate::puzzles::cases::parse_moves;
use crate::puzzles::cube3::{CORNER_NAMES, CORNERS, Cube3, EDGE_NAMES, EDGES, FACELETS_PER_FACE, FaceletLayout};

pub(super) const FACELETS: usize = 54;

/// The current place of each facelet of the solved cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FaceletPlaces([u8; FACELETS]);

/// Returns, for each move, the new place of the facelet at each place.
pub(super) fn facelet_destinations() -> &'static [[u8; FACELETS]] {
    static CARRIED: LazyLock<Vec<[u8; FACELETS]>> = LazyLock::new(|| {
        let carried = |map: &[u8]| {
            let mut to = [0; FACELETS];
            (0..).zip(map).for_each(|(place, from)| to[usize::from(*from)] = place);
            to
        };
        PuzzleId::Cube3.def().moves.iter().map(|mv| carried(&mv.map)).collect()
    });
    &CARRIED
}

/// Returns the first facelet of a piece, given by its name or, for a centre, its face.
///
/// # Panics
/// If there is no such piece.
pub(super) fn facelet_of(name: &str) -> u8 {
    let layout = FaceletLayout::get();
    let corner = CORNER_NAMES.iter().position(|other| *other == name).map(|corner| layout.corners[corner][0]);
    let edge = || EDGE_NAMES.iter().position(|other| *other == name).map(|edge| layout.edges[edge][0]);
    let centre = || crate::puzzle::cubes::LETTERS.iter().position(|face| name == face.to_string());
    corner.or_else(edge).or_else(|| centre().map(|face| layout.centres[face])).expect("steps name pieces of the cube")
}

/// Returns all turns of the moves with these names: for `R`, R, R2 and R'.
pub(super) fn turns_of(names: &str) -> Vec<Move> {
    let def = PuzzleId::Cube3.def();
    names.split_whitespace().flat_map(|name| parse_moves(def, &format!("{name} {name}2 {name}'")).0).collect()
}

impl FaceletPlaces {
    /// Returns the places of the facelets of a state.
    pub fn from_cube(cube: &Cube3) -> Self {
        let layout = FaceletLayout::get();
        let mut at: [u8; FACELETS] = std::array::from_fn(|facelet| facelet as u8);
        for place in 0..CORNERS {
            let homes = layout.corners[usize::from(cube.cp[place])];
            for (n, home) in homes.into_iter().enumerate() {
                at[usize::from(home)] = layout.corners[place][(n + usize::from(cube.co[place])) % 3];
            }
        }
        for place in 0..EDGES {
            let homes = layout.edges[usize::from(cube.ep[place])];
            for (n, home) in homes.into_iter().enumerate() {
                at[usize::from(home)] = layout.edges[place][(n + usize::from(cube.eo[place])) % 2];
            }
        }
        Self(at)
    }

    pub fn place_of(&self, facelet: u8) -> u8 {
        self.0[usize::from(facelet)]
    }

    pub fn after(&self, mv: Move) -> Self {
        let destinations = &facelet_destinations()[mv.index()];
        Self(self.0.map(|at| destinations[usize::from(at)]))
    }

    pub fn after_all(&self, moves: &Sequence) -> Self {
        moves.0.iter().fold(*self, |placed, mv| placed.after(*mv))
    }

    /// Returns the places after moving only these facelets; `destination` maps an old place to the new one.
    pub fn with_moved(&self, facelets: &[u8], destination: impl Fn(u8) -> u8) -> Self {
        let mut out = *self;
        facelets.iter().for_each(|facelet| out.0[usize::from(*facelet)] = destination(self.place_of(*facelet)));
        out
    }

    /// Returns the places after the moves that lead from the solved cube to `other`.
    pub fn then(&self, other: &Self) -> Self {
        Self(self.0.map(|at| other.place_of(at)))
    }

    pub fn are_home(&self, pieces: &[&str]) -> bool {
        pieces.iter().all(|piece| self.is_home(piece))
    }

    pub fn is_home(&self, piece: &str) -> bool {
        let home = facelet_of(piece);
        self.place_of(home) == home
    }

    /// True if a corner is in its place, in any orientation.
    pub fn is_placed(&self, corner: &str) -> bool {
        let home = facelet_of(corner);
        let place = FaceletLayout::get().corners.iter().find(|place| place.contains(&home));
        place.is_some_and(|place| place.contains(&self.place_of(home)))
    }

    /// Returns the face that holds the first facelet of a piece.
    pub fn face_of(&self, piece: &str) -> u8 {
        self.place_of(facelet_of(piece)) / FACELETS_PER_FACE as u8
    }

    /// Returns the colour at each place.
    pub fn facelets(&self) -> Facelets {
        let mut colours = vec![0; FACELETS];
        for (home, &at) in self.0.iter().enumerate() {
            colours[usize::from(at)] = (home / FACELETS_PER_FACE) as u8;
        }
        Facelets::new(PuzzleId::Cube3, colours).expect("six colours on 54 facelets")
    }
}
