//! The 48 symmetries of the cube, acting on states by conjugation.

use std::sync::LazyLock;

use super::{CORNERS, Cube3, EDGES, FaceletLayout};
use crate::puzzle::geometry::{FaceletPlace, SignedPerm};
use crate::puzzle::{MoveDef, PuzzleId, cubes::FACE_TURNS};

/// A symmetry of the cube, with its action on places and moves, derived from the motion of the axes.
#[derive(Clone, Debug)]
pub struct Symmetry {
    /// The motion of the axes X, Y, Z.
    pub motion: SignedPerm,
    /// `corners[p][n]` is the image of facelet `n` of corner place `p`, as a place and a facelet of it.
    corners: [[(u8, u8); 3]; CORNERS],
    /// `edges[p][n]` is the image of facelet `n` of edge place `p`, likewise.
    edges: [[(u8, u8); 2]; EDGES],
    /// `moves[m]` is the image of turn `m`, `0 <= moves[m] < 18`.
    pub moves: [u8; FACE_TURNS],
}

impl Symmetry {
    /// Returns all 48 symmetries; the first is the identity, and the first 16 keep the U-D axis.
    pub fn all() -> &'static [Self] {
        static ALL: LazyLock<Vec<Symmetry>> = LazyLock::new(|| {
            const UPRIGHT: u8 = 1;
            let mut motions = SignedPerm::all(3);
            motions.sort_by_key(|s| (s.axis[usize::from(UPRIGHT)] != UPRIGHT, *s != SignedPerm::IDENTITY));
            motions.into_iter().map(Symmetry::new).collect()
        });
        &ALL
    }

    /// Number of symmetries that keep the U-D axis. They come first in [`Symmetry::all`].
    pub const UPRIGHT: usize = 16;

    fn new(motion: SignedPerm) -> Self {
        let def = PuzzleId::Cube3.def();
        let layout = FaceletLayout::get();
        let goes_to = |facelet: u8| -> u8 {
            let image = def.places[usize::from(facelet)].image(&motion);
            def.places.iter().position(|p| *p == image).unwrap_or(0) as u8
        };
        let moves = &def.moves[..FACE_TURNS];
        let image_of = |m: &MoveDef| {
            // Any of its facelets identifies the turning layer, the motion the direction.
            let seen = motion.after(&m.motion).after(&motion.inverse());
            let layer = |m: &MoveDef, moved: bool| -> Vec<&FaceletPlace> {
                let places = def.places.iter().enumerate();
                places.filter(|(i, _)| (usize::from(m.map[*i]) != *i) == moved).map(|(_, p)| p).collect()
            };
            let Some(still) = layer(m, true).first().map(|p| p.image(&motion)) else { return 0 };
            moves.iter().position(|n| n.motion == seen && layer(n, true).contains(&&still)).unwrap_or(0) as u8
        };
        Self {
            motion,
            corners: layout.corners.map(|place| place.map(|f| slot(goes_to(f), &layout.corners))),
            edges: layout.edges.map(|place| place.map(|f| slot(goes_to(f), &layout.edges))),
            moves: std::array::from_fn(|m| image_of(&moves[m])),
        }
    }

    /// Returns the image of corner place `p < 8`.
    ///
    /// # Panics
    /// If `p >= 8`.
    pub fn corner(&self, p: usize) -> u8 {
        self.corners[p][0].0
    }

    /// Returns the image of edge place `p < 12`.
    ///
    /// # Panics
    /// If `p >= 12`.
    pub fn edge(&self, p: usize) -> u8 {
        self.edges[p][0].0
    }

    /// Returns the state conjugated by this symmetry: each turn `m` that led to it becomes `moves[m]`.
    pub fn conjugate(&self, cube: &Cube3) -> Cube3 {
        let mut out = Cube3::SOLVED;
        for p in 0..CORNERS {
            let q = usize::from(cube.cp[p]);
            // Facelet 0 of the piece is on facelet `co` of the place; the symmetry maps both.
            let (piece, made_for) = self.corners[q][0];
            let (place, lies_at) = self.corners[p][usize::from(cube.co[p])];
            out.cp[usize::from(place)] = piece;
            out.co[usize::from(place)] = (lies_at + 3 - made_for) % 3;
        }
        for p in 0..EDGES {
            let q = usize::from(cube.ep[p]);
            let (piece, made_for) = self.edges[q][0];
            let (place, lies_at) = self.edges[p][usize::from(cube.eo[p])];
            out.ep[usize::from(place)] = piece;
            out.eo[usize::from(place)] = lies_at ^ made_for;
        }
        out
    }
}

/// Returns the place that contains a facelet, and the facelet's index there.
fn slot<const N: usize>(facelet: u8, places: &[[u8; N]]) -> (u8, u8) {
    let found = places.iter().enumerate().find_map(|(p, place)| {
        let n = place.iter().position(|f| *f == facelet)?;
        Some((p as u8, n as u8))
    });
    found.unwrap_or_default()
}
