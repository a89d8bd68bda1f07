//! The 3×3×3 at the cubie level: eight corners and twelve edges with their orientations relative to the centres.
//!
//! Places and pieces are numbered in Kociemba's order (kociemba.org/cube.htm). Facelets are derived from the letters by
//! geometry, and moves from the facelet maps.

pub(super) mod cases;
mod coordinates;
pub mod fewest_moves;
pub mod first_cross;
mod masks;
pub mod methods;
mod reading;
pub mod score;
pub mod search;
mod symmetry;
pub mod tables;
pub(crate) mod turns;

use super::PuzzleRow;
use crate::puzzle::cubes::{self, LETTERS, PIECE_NAMES};
use crate::puzzle::{Facelets, Move, PuzzleFacts, PuzzleId, perm, scramble};
use rand::RngExt;
use std::sync::LazyLock;

pub use symmetry::Symmetry;

pub use self::search::{DIRECT, GREEDY, OPTIMAL, SCORE_IDA, TWO_PHASE};

pub(super) static ROW: PuzzleRow = PuzzleRow {
    def: LazyLock::new(|| {
        cubes::make(PuzzleFacts {
            id: PuzzleId::Cube3,
            name: "3x3x3",
            size: 3,
            solver_move_count: cubes::FACE_TURNS,
            joins_over_rotations: false,
            scramble_length: scramble::DEFAULT_TURNS,
            piece_names: &PIECE_NAMES,
            identifier: None,
            log: None,
            parts: masks::KINDS,
            check: |facelets| Cube3::from_facelets(facelets).map(drop),
            random: |random| Cube3::unrank(random.random_range(0..STATES)).to_facelets(),
        })
    }),
    solvers: &[&TWO_PHASE, &OPTIMAL, &DIRECT, &GREEDY, &SCORE_IDA],
    quick_length: 22,
    coordinates: &coordinates::ALL,
    arrays: Some(coordinates::arrays),
    build: tables::build_named,
    open_states: Some(search::open_states),
    catalogues: &cases::CATALOGUES,
    commutators: &[],
    prover: Some(&OPTIMAL),
};

pub(crate) const FACELETS_PER_FACE: usize = 9;
/// Number of corners and of their places.
pub const CORNERS: usize = 8;
/// Number of edges and of their places.
pub const EDGES: usize = 12;
/// Number of states: 8! * 3^7 * 12!/2 * 2^11.
pub const STATES: u128 = 43_252_003_274_489_856_000;

/// Names of the corners: first the letter U or D, then the others clockwise as seen from outside.
pub const CORNER_NAMES: [&str; CORNERS] = *PIECE_NAMES.first_chunk().expect("eight corners");
/// Names of the edges: first the letter U or D, otherwise F or B. The last four are between U and D.
pub const EDGE_NAMES: [&str; EDGES] = *PIECE_NAMES.last_chunk().expect("twelve edges");

/// A state of the 3×3×3 given by its pieces, reachable or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cube3 {
    /// `cp[p]` is the corner at place `p`, `0 <= cp[p] < 8`; a permutation in a valid state.
    pub(crate) cp: [u8; CORNERS],
    /// `co[p]`: facelet `n` of that corner is on facelet `(n + co[p]) % 3` of the place; `0 <= co[p] < 3`.
    pub(crate) co: [u8; CORNERS],
    /// `ep[p]` is the edge at place `p`, `0 <= ep[p] < 12`; a permutation in a valid state.
    pub(crate) ep: [u8; EDGES],
    /// `eo[p]`: facelet `n` of that edge is on facelet `(n + eo[p]) % 2` of the place; `0 <= eo[p] < 2`.
    pub(crate) eo: [u8; EDGES],
}

/// The facelets of the pieces, in the order of their letters.
#[derive(Debug)]
#[non_exhaustive]
pub struct FaceletLayout {
    /// `corners[p][n]` is facelet `n` of corner place `p`.
    pub corners: [[u8; 3]; CORNERS],
    /// `edges[p][n]` is facelet `n` of edge place `p`.
    pub edges: [[u8; 2]; EDGES],
    /// `centres[f]` is the centre facelet of face `f`, `0 <= facelet < 54`.
    pub centres: [u8; 6],
}

impl FaceletLayout {
    /// Returns the layout, derived once from the puzzle's places.
    pub fn get() -> &'static Self {
        static LAYOUT: LazyLock<FaceletLayout> = LazyLock::new(|| FaceletLayout {
            corners: CORNER_NAMES.map(facelets_of),
            edges: EDGE_NAMES.map(facelets_of),
            centres: ["U", "R", "F", "D", "L", "B"].map(|name| facelets_of::<1>(name)[0]),
        });
        &LAYOUT
    }
}

/// Returns the facelets of the piece with these letters, in their order.
fn facelets_of<const N: usize>(name: &str) -> [u8; N] {
    let def = PuzzleId::Cube3.def();
    let faces: Vec<usize> = name.chars().filter_map(|c| LETTERS.iter().position(|l| *l == c)).collect();
    // The cubie is at the ends of the axes of its letters, and in the middle of the others.
    let mut cubie = [0; 4];
    for place in &def.places {
        if faces.contains(&place.face()) {
            cubie[usize::from(place.axis)] = 2 * place.side;
        }
    }
    let at = |face: usize| def.places.iter().position(|p| p.cubie == cubie && p.face() == face).unwrap_or(0);
    std::array::from_fn(|n| at(faces[n]) as u8)
}

/// The 18 face turns as states: the solved cube after each.
static TURNS: LazyLock<[Cube3; cubes::FACE_TURNS]> = LazyLock::new(|| {
    let solved = Facelets::solved(PuzzleId::Cube3);
    std::array::from_fn(|mv| Cube3::from_facelets(&solved.after(Move(mv as u16))).unwrap_or(Cube3::SOLVED))
});

impl Cube3 {
    /// The solved state.
    pub const SOLVED: Self = Self {
        cp: [0, 1, 2, 3, 4, 5, 6, 7],
        co: [0; CORNERS],
        ep: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
        eo: [0; EDGES],
    };

    /// Creates the cube with these pieces and orientations at each place. Facelet `n` of a corner is on facelet
    /// `(n + co[p]) % 3` of its place, and facelet `n` of an edge on `(n + eo[p]) % 2`. The state may be unreachable or
    /// even repeat a piece; to check it, pass its facelets to [`from_facelets`](Self::from_facelets). `None` unless
    /// every `cp[p] < 8`, `co[p] < 3`, `ep[p] < 12` and `eo[p] < 2`.
    pub fn new(cp: [u8; CORNERS], co: [u8; CORNERS], ep: [u8; EDGES], eo: [u8; EDGES]) -> Option<Self> {
        let below = |values: &[u8], bound: usize| values.iter().all(|value| usize::from(*value) < bound);
        let fits = below(&cp, CORNERS) && below(&co, 3) && below(&ep, EDGES) && below(&eo, 2);
        fits.then_some(Self { cp, co, ep, eo })
    }

    /// Returns the corner at each place, `0 <= cp[p] < 8`; a permutation in a valid state.
    pub fn cp(&self) -> &[u8; CORNERS] {
        &self.cp
    }

    /// Returns the orientation of the corner at each place, `0 <= co[p] < 3`.
    pub fn co(&self) -> &[u8; CORNERS] {
        &self.co
    }

    /// Returns the edge at each place, `0 <= ep[p] < 12`; a permutation in a valid state.
    pub fn ep(&self) -> &[u8; EDGES] {
        &self.ep
    }

    /// Returns the orientation of the edge at each place, `0 <= eo[p] < 2`.
    pub fn eo(&self) -> &[u8; EDGES] {
        &self.eo
    }

    /// Returns the state after any moves that lead from the solved cube to `next`.
    pub fn then(&self, next: &Self) -> Self {
        let mut out = Self::SOLVED;
        for p in 0..CORNERS {
            let from = usize::from(next.cp[p]);
            out.cp[p] = self.cp[from];
            out.co[p] = (self.co[from] + next.co[p]) % 3;
        }
        for p in 0..EDGES {
            let from = usize::from(next.ep[p]);
            out.ep[p] = self.ep[from];
            out.eo[p] = self.eo[from] ^ next.eo[p];
        }
        out
    }

    /// Returns the solved cube after move `mv < 18`.
    ///
    /// # Panics
    /// If `mv >= 18`.
    pub fn turn(mv: usize) -> &'static Self {
        &TURNS[mv]
    }

    /// Returns the state after move `mv < 18`.
    ///
    /// # Panics
    /// If `mv >= 18`.
    pub fn after(&self, mv: usize) -> Self {
        self.then(&TURNS[mv])
    }

    /// Returns the inverse state, whose solutions are the inverses of this state's solutions.
    pub fn inverse(&self) -> Self {
        let mut out = Self::SOLVED;
        for p in 0..CORNERS {
            let q = usize::from(self.cp[p]);
            out.cp[q] = p as u8;
            out.co[q] = (3 - self.co[p]) % 3;
        }
        for p in 0..EDGES {
            let q = usize::from(self.ep[p]);
            out.ep[q] = p as u8;
            out.eo[q] = self.eo[p];
        }
        out
    }

    /// Returns the rank of a reachable state, `0 <= rank < STATES`.
    pub fn rank(&self) -> u128 {
        let twist = self.co[..CORNERS - 1].iter().fold(0, |n, &o| n * 3 + u128::from(o));
        let flip = self.eo[..EDGES - 1].iter().fold(0, |n, &o| n * 2 + u128::from(o));
        // Edge ranks 2r and 2r + 1 differ by a swap of two edges; the parity of the corners determines which it is.
        let (corners, edges) = (u128::from(perm::rank(&self.cp)), u128::from(perm::rank(&self.ep) / 2));
        ((corners * (perm::factorial(12) / 2) + edges) * 2187 + twist) * 2048 + flip
    }

    /// Returns the state with this rank, taken modulo [`STATES`].
    pub fn unrank(rank: u128) -> Self {
        let mut rank = rank % STATES;
        let mut digit = |base: u128| {
            let digit = rank % base;
            rank /= base;
            digit
        };
        let mut out = Self::SOLVED;
        for p in (0..EDGES - 1).rev() {
            out.eo[p] = digit(2) as u8;
        }
        for p in (0..CORNERS - 1).rev() {
            out.co[p] = digit(3) as u8;
        }
        out.eo[EDGES - 1] = out.eo.iter().sum::<u8>() % 2;
        out.co[CORNERS - 1] = (3 - out.co.iter().sum::<u8>() % 3) % 3;
        perm::unrank(digit(perm::factorial(12) / 2) as u64 * 2, &mut out.ep);
        perm::unrank(rank as u64, &mut out.cp);
        if perm::is_odd(&out.cp) != perm::is_odd(&out.ep) {
            out.ep.swap(EDGES - 2, EDGES - 1);
        }
        out
    }

    /// Returns the facelets of the state, with solved centres.
    pub fn to_facelets(&self) -> Facelets {
        let mut out = Facelets::solved(PuzzleId::Cube3);
        let layout = FaceletLayout::get();
        for (p, place) in layout.corners.iter().enumerate() {
            for (n, &home) in layout.corners[usize::from(self.cp[p])].iter().enumerate() {
                let shown = place[(n + usize::from(self.co[p])) % 3];
                out.colours[usize::from(shown)] = home / FACELETS_PER_FACE as u8;
            }
        }
        for (p, place) in layout.edges.iter().enumerate() {
            for (n, &home) in layout.edges[usize::from(self.ep[p])].iter().enumerate() {
                let shown = place[(n + usize::from(self.eo[p])) % 2];
                out.colours[usize::from(shown)] = home / FACELETS_PER_FACE as u8;
            }
        }
        out
    }
}
