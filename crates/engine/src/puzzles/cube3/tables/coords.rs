//! Kociemba's coordinates of the 3×3×3 for both phases (kociemba.org/cube.htm). Phase 1 leads into the subgroup
//! G1 = <U, D, R2, L2, F2, B2>, where twist, flip and slice are 0.

use std::array;

use crate::puzzle::{cubes::FACE_TURNS, perm};
use crate::puzzles::cube3::{CORNERS, Cube3, EDGES};
use crate::tables::coord::{Coord, MoveTable};
use crate::tables::join_two;

/// Corner twists; 3^7 = 2187 values.
pub const TWIST: Coord<[u8; CORNERS]> =
    Coord { name: "twist", size: 2187, rank: rank_twist, unrank: unrank_twist, turn: turn_twist };

/// Edge flips; 2^11 = 2048 values.
pub const FLIP: Coord<[u8; EDGES]> =
    Coord { name: "flip", size: 2048, rank: rank_flip, unrank: unrank_flip, turn: turn_flip };

/// Places of the four edges that belong between U and D; C(12, 4) = 495 values.
pub const SLICE: Coord<u16> =
    Coord { name: "slice", size: 495, rank: rank_slice, unrank: unrank_slice, turn: turn_slice };

/// Places and order of the four slice edges: 24 times [`SLICE`] plus the order; 11880 values, below 24 in G1.
pub(crate) const SLICE_SORTED: Coord<[u8; EDGES]> =
    Coord { name: "slice_sorted", size: 495 * 24, rank: rank_sorted, unrank: unrank_sorted, turn: turn_edges };

/// Corner permutation; 8! = 40320 values.
pub const CORNER_PERM: Coord<[u8; 8]> =
    Coord { name: "corners", size: 40320, rank: rank_perm, unrank: unrank_perm, turn: turn_corners };

/// Permutation of the eight U and D edges, in G1 only; 8! = 40320 values. Its moves are the [`G1_TURNS`].
pub const EDGE_PERM: Coord<[u8; 8]> =
    Coord { name: "ud_edges", size: 40320, rank: rank_perm, unrank: unrank_perm, turn: turn_outer_edges };

/// The lowest number of a slice edge.
const FIRST_OF_SLICE: u8 = 8;
/// Mask of the solved slice's places.
#[cfg(test)]
const SLICE_HOME: u16 = 0xf00;

/// The turns that keep G1, in move list order: all turns of U and D, half turns of the other faces.
pub const G1_TURNS: [u8; 10] = [0, 1, 2, 4, 7, 9, 10, 11, 13, 16];

/// Index of each turn in [`G1_TURNS`]; 0 for the others.
pub(crate) const G1_INDEX: [u8; FACE_TURNS] = {
    let mut out = [0; FACE_TURNS];
    let mut n = 0;
    while n < G1_TURNS.len() {
        out[G1_TURNS[n] as usize] = n as u8;
        n += 1;
    }
    out
};

/// For each of the 18 turns, the clockwise quarter turn to repeat for it; `None` for clockwise quarter turns.
pub(crate) const REPEATED_TURN: [Option<usize>; FACE_TURNS] = {
    let mut out = [None; FACE_TURNS];
    let mut mv = 0;
    while mv < FACE_TURNS {
        if mv % 3 > 0 {
            out[mv] = Some(mv - mv % 3);
        }
        mv += 1;
    }
    out
};

/// Like [`REPEATED_TURN`], for indices in [`G1_TURNS`].
pub(crate) const G1_REPEATED_TURN: [Option<usize>; G1_TURNS.len()] =
    [None, Some(0), Some(0), None, None, None, Some(5), Some(5), None, None];

fn rank_twist(co: &[u8; CORNERS]) -> u32 {
    co[..CORNERS - 1].iter().fold(0, |rank, &o| rank * 3 + u32::from(o))
}

fn unrank_twist(mut rank: u32) -> [u8; CORNERS] {
    let mut co = [0; CORNERS];
    for o in co[..CORNERS - 1].iter_mut().rev() {
        *o = (rank % 3) as u8;
        rank /= 3;
    }
    co[CORNERS - 1] = (3 - co.iter().sum::<u8>() % 3) % 3;
    co
}

fn rank_flip(eo: &[u8; EDGES]) -> u32 {
    eo[..EDGES - 1].iter().fold(0, |rank, &o| rank * 2 + u32::from(o))
}

fn unrank_flip(rank: u32) -> [u8; EDGES] {
    let mut eo: [u8; EDGES] = array::from_fn(|p| if p < EDGES - 1 { (rank >> (EDGES - 2 - p) & 1) as u8 } else { 0 });
    eo[EDGES - 1] = eo.iter().sum::<u8>() % 2;
    eo
}

/// Returns the binomial coefficient, `n <= 12`, `k <= 4`.
fn binomial(n: u32, k: u32) -> u32 {
    (0..k).fold(1, |product, i| product * n.saturating_sub(i) / (i + 1))
}

fn rank_slice(mask: &u16) -> u32 {
    // Counts from the last place, so that the solved slice has rank 0.
    let mut rank = 0;
    let mut held = 0;
    for p in (0..EDGES as u32).rev() {
        if mask >> p & 1 == 1 {
            held += 1;
            rank += binomial(EDGES as u32 - 1 - p, held);
        }
    }
    rank
}

fn unrank_slice(mut rank: u32) -> u16 {
    let mut mask = 0;
    let mut left = 4;
    for p in 0..EDGES as u32 {
        let below = binomial(EDGES as u32 - 1 - p, left);
        if left > 0 && rank >= below {
            rank -= below;
            left -= 1;
            mask |= 1 << p;
        }
    }
    mask
}

/// Returns a 12-bit mask of the places that hold slice edges.
pub fn slice_mask(ep: &[u8; EDGES]) -> u16 {
    (0..EDGES).filter(|&p| ep[p] >= FIRST_OF_SLICE).map(|p| 1 << p).sum()
}

fn rank_sorted(ep: &[u8; EDGES]) -> u32 {
    let mut order = [0; 4];
    for (slot, edge) in order.iter_mut().zip(ep.iter().filter(|e| **e >= FIRST_OF_SLICE)) {
        *slot = edge - FIRST_OF_SLICE;
    }
    rank_slice(&slice_mask(ep)) * 24 + perm::rank(&order) as u32
}

/// Returns an edge permutation with the places and the order of the slice edges of this rank.
fn unrank_sorted(rank: u32) -> [u8; EDGES] {
    let mask = unrank_slice(rank / 24);
    let mut order = [0; 4];
    perm::unrank(u64::from(rank % 24), &mut order);
    let mut slice = order.into_iter().map(|e| e + FIRST_OF_SLICE);
    let mut others = 0..FIRST_OF_SLICE;
    array::from_fn(|p| if mask >> p & 1 == 1 { slice.next() } else { others.next() }.unwrap_or(0))
}

fn rank_perm(p: &[u8; 8]) -> u32 {
    perm::rank(p) as u32
}

fn unrank_perm(rank: u32) -> [u8; 8] {
    let mut p = [0; 8];
    perm::unrank(u64::from(rank), &mut p);
    p
}

fn turn_twist(co: &[u8; CORNERS], mv: usize) -> [u8; CORNERS] {
    let t = Cube3::turn(mv);
    array::from_fn(|p| (co[usize::from(t.cp[p])] + t.co[p]) % 3)
}

fn turn_flip(eo: &[u8; EDGES], mv: usize) -> [u8; EDGES] {
    let t = Cube3::turn(mv);
    array::from_fn(|p| eo[usize::from(t.ep[p])] ^ t.eo[p])
}

fn turn_slice(mask: &u16, mv: usize) -> u16 {
    let t = Cube3::turn(mv);
    (0..EDGES).map(|p| (mask >> t.ep[p] & 1) << p).sum()
}

fn turn_edges(ep: &[u8; EDGES], mv: usize) -> [u8; EDGES] {
    let t = Cube3::turn(mv);
    array::from_fn(|p| ep[usize::from(t.ep[p])])
}

fn turn_corners(cp: &[u8; CORNERS], mv: usize) -> [u8; CORNERS] {
    let t = Cube3::turn(mv);
    array::from_fn(|p| cp[usize::from(t.cp[p])])
}

fn turn_outer_edges(p: &[u8; 8], mv: usize) -> [u8; 8] {
    let t = Cube3::turn(usize::from(G1_TURNS[mv]));
    array::from_fn(|i| p[usize::from(t.ep[i])])
}

/// Returns the permutation of the outer edges in G1: the edge at each of the eight U and D places.
pub(crate) fn outer_edges(cube: &Cube3) -> [u8; 8] {
    array::from_fn(|p| cube.ep[p])
}

/// The move tables of all coordinates.
#[derive(Debug)]
pub struct MoveTables {
    /// [`TWIST`] under 18 turns.
    pub twist: MoveTable,
    /// [`FLIP`] under 18 turns.
    pub flip: MoveTable,
    /// [`SLICE`] under 18 turns.
    pub slice: MoveTable,
    /// `SLICE_SORTED` under 18 turns.
    pub sorted: MoveTable,
    /// [`CORNER_PERM`] under 18 turns.
    pub corners: MoveTable,
    /// [`EDGE_PERM`] under the ten [`G1_TURNS`].
    pub edges: MoveTable,
}

impl MoveTables {
    /// Computes the tables in a few milliseconds, on at most two of `threads` threads.
    pub fn new(threads: usize) -> Self {
        let (corners, [twist, flip, slice, sorted, edges]) = join_two(
            threads,
            || MoveTable::with_repeats(&CORNER_PERM, &REPEATED_TURN),
            || {
                [
                    MoveTable::with_repeats(&TWIST, &REPEATED_TURN),
                    MoveTable::with_repeats(&FLIP, &REPEATED_TURN),
                    MoveTable::with_repeats(&SLICE, &REPEATED_TURN),
                    MoveTable::with_repeats(&SLICE_SORTED, &REPEATED_TURN),
                    MoveTable::with_repeats(&EDGE_PERM, &G1_REPEATED_TURN),
                ]
            },
        );
        Self { twist, flip, slice, sorted, corners, edges }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_bijections_and_solved_is_0() {
        fn check<S>(coord: &Coord<S>, home: &S) {
            assert_eq!((coord.rank)(home), 0, "{}", coord.name);
            for rank in 0..coord.size {
                assert_eq!((coord.rank)(&(coord.unrank)(rank)), rank, "{}", coord.name);
            }
        }
        let solved = Cube3::SOLVED;
        check(&TWIST, &solved.co);
        check(&FLIP, &solved.eo);
        check(&SLICE, &SLICE_HOME);
        check(&SLICE_SORTED, &solved.ep);
        check(&CORNER_PERM, &solved.cp);
        check(&EDGE_PERM, &outer_edges(&solved));
    }

    #[test]
    fn move_tables_follow_the_cubies() {
        let moves = MoveTables::new(2);
        let mut cube = Cube3::unrank(1 << 60);
        for n in 0..5000usize {
            let mv = n * n % FACE_TURNS;
            let next = cube.after(mv);
            let mask = |c: &Cube3| slice_mask(&c.ep);
            assert_eq!(moves.twist.after((TWIST.rank)(&cube.co), mv), (TWIST.rank)(&next.co));
            assert_eq!(moves.flip.after((FLIP.rank)(&cube.eo), mv), (FLIP.rank)(&next.eo));
            assert_eq!(moves.slice.after((SLICE.rank)(&mask(&cube)), mv), (SLICE.rank)(&mask(&next)));
            assert_eq!(moves.sorted.after((SLICE_SORTED.rank)(&cube.ep), mv), (SLICE_SORTED.rank)(&next.ep));
            assert_eq!(moves.corners.after((CORNER_PERM.rank)(&cube.cp), mv), (CORNER_PERM.rank)(&next.cp));
            cube = next;
        }
        let mut cube = Cube3::SOLVED;
        for n in 0..5000usize {
            let mv = n * n % G1_TURNS.len();
            let next = cube.after(usize::from(G1_TURNS[mv]));
            let rank = |c: &Cube3| (EDGE_PERM.rank)(&outer_edges(c));
            assert_eq!(moves.edges.after(rank(&cube), mv), rank(&next));
            assert_eq!([rank_twist(&next.co), rank_flip(&next.eo), rank_slice(&slice_mask(&next.ep))], [0; 3]);
            cube = next;
        }
    }
}
