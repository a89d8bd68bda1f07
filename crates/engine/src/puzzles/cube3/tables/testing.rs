//! Reference for the table tests: plain breadth-first search on cubies, with projections of states instead of coordinates.

use crate::puzzle::cubes::FACE_TURNS;
use crate::puzzles::cube3::{CORNERS, Cube3, EDGES};

/// Keeps one part of a state and overwrites the rest with constants.
pub type Projection = fn(Cube3) -> Cube3;

/// Keeps twist, flip and the places of the slice edges.
pub fn coset(cube: Cube3) -> Cube3 {
    Cube3 { cp: [0; CORNERS], ep: cube.ep.map(|e| if e < 8 { 0 } else { 8 }), ..cube }
}

/// Keeps twist and the places of the slice edges.
pub fn twist_and_slice(cube: Cube3) -> Cube3 {
    Cube3 { eo: [0; EDGES], ..coset(cube) }
}

/// Keeps flip and the places of the slice edges.
pub fn flip_and_slice(cube: Cube3) -> Cube3 {
    Cube3 { co: [0; CORNERS], ..coset(cube) }
}

/// Keeps the corners with their twist.
pub fn corners_only(cube: Cube3) -> Cube3 {
    Cube3 { ep: [0; EDGES], eo: [0; EDGES], ..cube }
}

/// Keeps the corners and slice edges of a state in G1.
pub fn corners_and_slice(cube: Cube3) -> Cube3 {
    Cube3 { ep: cube.ep.map(|e| if e < 8 { 0 } else { e }), ..cube }
}

/// Keeps all edges of a state in G1.
pub fn edges_only(cube: Cube3) -> Cube3 {
    Cube3 { cp: [0; CORNERS], ..cube }
}

/// Keeps the corners and the U and D edges of a state in G1.
pub fn corners_and_outer_edges(cube: Cube3) -> Cube3 {
    Cube3 { ep: cube.ep.map(|e| e.min(8)), ..cube }
}

/// Packs a state into 100 bits: `cp`, `co`, `ep` and `eo` from the most significant bit down, each in place order.
pub fn key(cube: &Cube3) -> u128 {
    let digits = |pieces: &[u8], bits: u32| pieces.iter().fold(0u128, |key, &n| key << bits | u128::from(n));
    let corners = digits(&cube.cp, 3) << 16 | digits(&cube.co, 2);
    (corners << 48 | digits(&cube.ep, 4)) << 12 | digits(&cube.eo, 1)
}

/// Unpacks a [`key`].
pub fn cube_from_key(key: u128) -> Cube3 {
    let digit = |shift: usize, bits: usize| (key >> shift & ((1 << bits) - 1)) as u8;
    Cube3 {
        cp: std::array::from_fn(|p| digit(76 + 3 * (7 - p), 3)),
        co: std::array::from_fn(|p| digit(60 + 2 * (7 - p), 2)),
        ep: std::array::from_fn(|p| digit(12 + 4 * (11 - p), 4)),
        eo: std::array::from_fn(|p| digit(11 - p, 1)),
    }
}

/// The [`key`]s of the projected states at each distance from 0 to `depth`, each level sorted; fewer levels if the states run out.
pub fn levels(turns: &[u8], depth: usize, projection: Projection) -> Vec<Vec<u128>> {
    let mut levels = vec![vec![key(&projection(Cube3::SOLVED))]];
    for d in 0..depth {
        let mut next: Vec<u128> = Vec::with_capacity(levels[d].len() * turns.len());
        for &state in &levels[d] {
            let cube = cube_from_key(state);
            next.extend(turns.iter().map(|&mv| key(&projection(cube.after(usize::from(mv))))));
        }
        next.sort_unstable();
        next.dedup();
        // Turns are invertible, so a known state is in this level or the previous one.
        let known = |level: usize, state: &u128| levels[level].binary_search(state).is_ok();
        next.retain(|state| !known(d, state) && !known(d.saturating_sub(1), state));
        if next.is_empty() {
            break;
        }
        levels.push(next);
    }
    levels
}

pub fn counts(levels: &[Vec<u128>]) -> Vec<u64> {
    levels.iter().map(|level| level.len() as u64).collect()
}

pub const ALL_TURNS: [u8; FACE_TURNS] = {
    let mut out = [0; FACE_TURNS];
    let mut mv = 0;
    while mv < FACE_TURNS {
        out[mv] = mv as u8;
        mv += 1;
    }
    out
};

/// The `depth` of an exhaustive search by [`levels`].
pub const UNLIMITED_DEPTH: usize = usize::MAX;
