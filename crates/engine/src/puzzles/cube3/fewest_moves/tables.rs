//! Exact distances to each step, for a cube in a [`View`](super::axes::View). The tables are small; each is computed on
//! first use in a fraction of a second.

use std::sync::LazyLock;

use crate::puzzle::{cubes::FACE_TURNS, perm};
use crate::puzzles::cube3::tables::coords::{
    CORNER_PERM, EDGE_PERM, FLIP, G1_REPEATED_TURN, G1_TURNS, REPEATED_TURN, SLICE, SLICE_SORTED, TWIST, outer_edges,
    slice_mask,
};
use crate::puzzles::cube3::turns::{ALL, G1, TurnMask};
use crate::puzzles::cube3::{CORNERS, Cube3};
use crate::tables::coord::MoveTable;
use crate::tables::join_two;

/// The distance of unreachable nodes.
pub(super) const UNREACHED: u8 = u8::MAX;

/// The turns that keep edges oriented along F/B: all except quarter turns of F and B.
pub(super) const EO_TURNS: TurnMask = ALL & !(1 << 6 | 1 << 8 | 1 << 15 | 1 << 17);
/// The turns that keep domino reduction along U/D.
pub(super) const DR_TURNS: TurnMask = G1;
pub(super) const HALF_TURNS: TurnMask = {
    let (mut mask, mut mv) = (0, 1);
    while mv < FACE_TURNS {
        mask |= 1 << mv;
        mv += 3;
    }
    mask
};

/// Defines the move table of a coordinate, computed on first use.
macro_rules! moves {
    ($(#[$doc:meta])* $name:ident, $coord:expr, $repeats:expr) => {
        $(#[$doc])*
        pub(super) fn $name() -> &'static MoveTable {
            static MOVES: LazyLock<MoveTable> = LazyLock::new(|| MoveTable::with_repeats(&$coord, &$repeats));
            &MOVES
        }
    };
}

moves!(/** Move table of [`FLIP`] for the 18 face turns. */ flips, FLIP, REPEATED_TURN);
moves!(/** Move table of [`TWIST`] for the 18 face turns. */ twists, TWIST, REPEATED_TURN);
moves!(/** Move table of [`SLICE`] for the 18 face turns. */ slices, SLICE, REPEATED_TURN);
moves!(/** Move table of [`CORNER_PERM`] for the 18 face turns. */ corner_orders, CORNER_PERM, REPEATED_TURN);
moves!(/** Move table of [`EDGE_PERM`] for the ten [`G1_TURNS`]. */ edge_orders, EDGE_PERM, G1_REPEATED_TURN);
moves!(/** Move table of [`SLICE_SORTED`] for the 18 face turns. */ slice_orders, SLICE_SORTED, REPEATED_TURN);

pub(super) fn turns_in(mut set: TurnMask) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let mv = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(mv)
    })
}

/// Computes the distances of nodes below `size` to the nearest of `goals` by breadth-first search; [`UNREACHED`] for
/// unreachable nodes. `turns` must be closed under inversion.
pub(super) fn distances(size: usize, goals: Vec<u32>, turns: TurnMask, next: impl Fn(u32, usize) -> u32) -> Vec<u8> {
    let mut out = vec![UNREACHED; size];
    goals.iter().for_each(|goal| out[*goal as usize] = 0);
    let mut nodes = goals;
    for distance in 1.. {
        let mut found = Vec::new();
        for &node in &nodes {
            for mv in turns_in(turns) {
                let child = next(node, mv);
                if out[child as usize] == UNREACHED {
                    out[child as usize] = distance;
                    found.push(child);
                }
            }
        }
        if found.is_empty() {
            break;
        }
        nodes = found;
    }
    out
}

/// Returns the distances to oriented edges, indexed by the rank of [`FLIP`].
pub(super) fn eo_distances() -> &'static [u8] {
    static TABLE: LazyLock<Vec<u8>> =
        LazyLock::new(|| distances(FLIP.size as usize, vec![0], ALL, |flip, mv| flips().after(flip, mv)));
    &TABLE
}

/// Returns the index of a cube with oriented edges in [`dr_distances`]: corner twist and slice-edge places.
pub(super) fn dr_node(cube: &Cube3) -> u32 {
    (TWIST.rank)(&cube.co) * SLICE.size + (SLICE.rank)(&slice_mask(&cube.ep))
}

#[inline]
pub(super) fn dr_after(node: u32, mv: usize) -> u32 {
    let (twist, slice) = (node / SLICE.size, node % SLICE.size);
    twists().after(twist, mv) * SLICE.size + slices().after(slice, mv)
}

/// Returns the distances from oriented edges to domino reduction, by turns that keep the edges oriented.
pub(super) fn dr_distances() -> &'static [u8] {
    static TABLE: LazyLock<Vec<u8>> =
        LazyLock::new(|| distances((TWIST.size * SLICE.size) as usize, vec![0], EO_TURNS, dr_after));
    &TABLE
}

/// The group of corner permutations made by half turns, and its cosets.
struct CornerCosets {
    /// Index below 96 of each permutation in the group, by rank; [`UNREACHED`] for others.
    half_turns: Vec<u8>,
    /// `half_turn_moves[i][m]` is the index after half turn `m`.
    half_turn_moves: Vec<[u8; FACE_TURNS]>,
    /// Coset of each permutation, by rank.
    cosets: Vec<u16>,
    /// `coset_moves[c][m]` is the coset after turn `m`.
    coset_moves: Vec<[u16; FACE_TURNS]>,
    /// Minimum number of quarter turns of U and D from each coset to half-turn reduction.
    quarter_turns: Vec<u8>,
}

/// Returns the permutation that applies `one`, then `other`.
fn product(one: &[u8; CORNERS], other: &[u8; CORNERS]) -> [u8; CORNERS] {
    other.map(|p| one[usize::from(p)])
}

fn corner_cosets() -> &'static CornerCosets {
    static CORNERS_TABLE: LazyLock<CornerCosets> = LazyLock::new(|| {
        let size = CORNER_PERM.size as usize;
        let rank = |p: &[u8; CORNERS]| (CORNER_PERM.rank)(p) as usize;
        let mut half_turns = vec![UNREACHED; size];
        let mut group = vec![Cube3::SOLVED.cp];
        half_turns[rank(&group[0])] = 0;
        let mut at = 0;
        while at < group.len() {
            for mv in turns_in(HALF_TURNS) {
                let child = product(&group[at], &Cube3::turn(mv).cp);
                let number = &mut half_turns[rank(&child)];
                if *number == UNREACHED {
                    *number = group.len() as u8;
                    group.push(child);
                }
            }
            at += 1;
        }
        let half_turn_moves =
            group.iter().map(|p| std::array::from_fn(|mv| half_turns[rank(&product(p, &Cube3::turn(mv).cp))]));
        let half_turn_moves = half_turn_moves.collect();
        let mut cosets = vec![u16::MAX; size];
        let mut members = vec![Cube3::SOLVED.cp];
        let name = |cosets: &mut Vec<u16>, member: &[u8; CORNERS], number: usize| {
            group.iter().for_each(|p| cosets[rank(&product(p, member))] = number as u16);
        };
        name(&mut cosets, &members[0], 0);
        let mut at = 0;
        while at < members.len() {
            for mv in turns_in(ALL) {
                let child = product(&members[at], &Cube3::turn(mv).cp);
                if cosets[rank(&child)] == u16::MAX {
                    name(&mut cosets, &child, members.len());
                    members.push(child);
                }
            }
            at += 1;
        }
        let coset_moves: Vec<[u16; FACE_TURNS]> =
            members.iter().map(|p| std::array::from_fn(|mv| cosets[rank(&product(p, &Cube3::turn(mv).cp))])).collect();
        let quarter_turns = fewest_quarter_turns(&coset_moves);
        CornerCosets { half_turns, half_turn_moves, cosets, coset_moves, quarter_turns }
    });
    &CORNERS_TABLE
}

/// Returns the minimum number of quarter turns of U and D from each coset to the first, with half turns free.
fn fewest_quarter_turns(moves: &[[u16; FACE_TURNS]]) -> Vec<u8> {
    let mut out = vec![UNREACHED; moves.len()];
    let mut level = vec![0];
    for turns in 0.. {
        // First all cosets that half turns reach from this level.
        let mut at = 0;
        while at < level.len() {
            let coset: usize = level[at];
            if out[coset] == UNREACHED {
                out[coset] = turns;
                level.extend(turns_in(HALF_TURNS).map(|mv| usize::from(moves[coset][mv])));
            }
            at += 1;
        }
        let next = level.iter().filter(|coset| out[**coset] == turns);
        level = next.flat_map(|coset| quarters_from(moves, *coset)).filter(|coset| out[*coset] == UNREACHED).collect();
        if level.is_empty() {
            break;
        }
    }
    out
}

fn quarters_from(moves: &[[u16; FACE_TURNS]], coset: usize) -> Vec<usize> {
    turns_in(DR_TURNS & !HALF_TURNS).map(|mv| usize::from(moves[coset][mv])).collect()
}

/// Returns the index below 96 of a corner permutation made by half turns; `None` for others.
pub(super) fn half_turn_corners(cp: &[u8; CORNERS]) -> Option<u8> {
    Some(corner_cosets().half_turns[(CORNER_PERM.rank)(cp) as usize]).filter(|number| *number != UNREACHED)
}

/// Returns the minimum number of quarter turns of U and D needed to solve the corners, with half turns free and no
/// other turns.
pub(super) fn quarter_turns(cp: &[u8; CORNERS]) -> u8 {
    let corners = corner_cosets();
    corners.quarter_turns[usize::from(corners.cosets[(CORNER_PERM.rank)(cp) as usize])]
}

/// Number of subsets of the eight U and D edge places.
const OUTER_SETS: u32 = 256;

/// Returns the index of a position in [`htr_distances`]: the coset of its corners, and the places that hold the
/// odd-numbered edges, those of the slice between R and L.
pub(super) fn htr_node(cube: &Cube3) -> u32 {
    let places: u32 = outer_edges(cube).iter().enumerate().map(|(p, edge)| u32::from(edge % 2) << p).sum();
    u32::from(corner_cosets().cosets[(CORNER_PERM.rank)(&cube.cp) as usize]) * OUTER_SETS + places
}

/// Returns the node after a turn that preserves domino reduction.
#[inline]
pub(super) fn htr_after(node: u32, mv: usize) -> u32 {
    static PLACES: LazyLock<Vec<[u8; FACE_TURNS]>> = LazyLock::new(|| {
        let after = |set: u32, mv: usize| {
            let from = |p: usize| usize::from(Cube3::turn(mv).ep[p]);
            (0..8).filter(|&p| from(p) < 8 && set >> from(p) & 1 == 1).map(|p| 1 << p).sum()
        };
        (0..OUTER_SETS).map(|set| std::array::from_fn(|mv| after(set, mv))).collect()
    });
    let coset = corner_cosets().coset_moves[(node / OUTER_SETS) as usize][mv];
    u32::from(coset) * OUTER_SETS + u32::from(PLACES[(node % OUTER_SETS) as usize][mv])
}

/// Returns the distances from domino reduction to half-turn reduction, by turns that preserve the former.
pub(super) fn htr_distances() -> &'static [u8] {
    static TABLE: LazyLock<Vec<u8>> = LazyLock::new(|| {
        let solved = htr_node(&Cube3::SOLVED);
        distances(corner_cosets().coset_moves.len() * OUTER_SETS as usize, vec![solved], DR_TURNS, htr_after)
    });
    &TABLE
}

/// Number of permutations of the edges of a slice.
pub(super) const SLICE_PERMS: u32 = 24;
/// The edges of the slices between R and L, F and B, U and D.
const SLICES: [[u8; 4]; 3] = [[1, 3, 5, 7], [0, 2, 4, 6], [8, 9, 10, 11]];

/// Returns the index of a position in the tables of half-turn reduction: its corners and the order of each slice.
pub(super) fn half_turn_node(cube: &Cube3) -> u32 {
    let order = |slice: &[u8; 4]| {
        let at = |place: u8| {
            let edge = cube.ep[usize::from(place)];
            slice.iter().position(|e| *e == edge).unwrap_or(0) as u8
        };
        perm::rank(&slice.map(at)) as u32
    };
    let corner = half_turn_corners(&cube.cp).map_or(0, u32::from);
    SLICES.iter().fold(corner, |node, slice| node * SLICE_PERMS + order(slice))
}

#[inline]
pub(super) fn half_turn_after(node: u32, mv: usize) -> u32 {
    static ORDER_MOVES: LazyLock<[Vec<[u8; FACE_TURNS]>; 3]> = LazyLock::new(|| {
        SLICES.map(|slice| {
            let after = |order: u32, mv: usize| {
                let mut edges = [0; 4];
                perm::unrank(u64::from(order), &mut edges);
                let from = |place: u8| slice.iter().position(|p| *p == Cube3::turn(mv).ep[usize::from(place)]);
                perm::rank(&slice.map(|place| from(place).map_or(0, |n| edges[n]))) as u8
            };
            let half = |mv: usize| HALF_TURNS >> mv & 1 == 1;
            (0..SLICE_PERMS)
                .map(|order| std::array::from_fn(|mv| if half(mv) { after(order, mv) } else { 0 }))
                .collect()
        })
    });
    let [one, two, three] = &*ORDER_MOVES;
    let (rest, third) = (node / SLICE_PERMS, node % SLICE_PERMS);
    let (rest, second) = (rest / SLICE_PERMS, rest % SLICE_PERMS);
    let (corner, first) = (rest / SLICE_PERMS, rest % SLICE_PERMS);
    let corner = u32::from(corner_cosets().half_turn_moves[corner as usize][mv]);
    let orders = [(one, first), (two, second), (three, third)];
    orders.iter().fold(corner, |node, (moves, order)| node * SLICE_PERMS + u32::from(moves[*order as usize][mv]))
}

/// Computes the distances to `goals` by half turns.
fn half_turn_distances(goals: Vec<u32>) -> Vec<u8> {
    distances((96 * SLICE_PERMS.pow(3)) as usize, goals, HALF_TURNS, half_turn_after)
}

/// Returns the distances to the solved cube by half turns.
pub(super) fn finish_distances() -> &'static [u8] {
    static TABLE: LazyLock<Vec<u8>> = LazyLock::new(|| half_turn_distances(vec![half_turn_node(&Cube3::SOLVED)]));
    &TABLE
}

/// Returns the distances by half turns to positions where at most the slice across an axis is unsolved, one table for
/// each of [`Axis::ALL`](super::axes::Axis::ALL).
pub(super) fn slice_distances() -> &'static [Vec<u8>; 3] {
    static TABLES: LazyLock<[Vec<u8>; 3]> = LazyLock::new(|| {
        let solved = half_turn_node(&Cube3::SOLVED);
        // Place value of each axis's slice permutation in the node.
        [1, SLICE_PERMS * SLICE_PERMS, SLICE_PERMS].map(|digit| {
            let of_group = |node: &u32| finish_distances()[*node as usize] != UNREACHED;
            half_turn_distances((0..SLICE_PERMS).map(|order| solved + order * digit).filter(of_group).collect())
        })
    });
    &TABLES
}

/// Index in [`G1_TURNS`] of each turn that preserves domino reduction; 0 for the others.
const G1_NUMBER: [usize; FACE_TURNS] = {
    let (mut out, mut n) = ([0; FACE_TURNS], 0);
    while n < G1_TURNS.len() {
        out[G1_TURNS[n] as usize] = n;
        n += 1;
    }
    out
};

/// Returns the rank of the U and D edges after a turn that preserves domino reduction.
#[inline]
pub(super) fn edge_order_after(edges: u32, mv: usize) -> u32 {
    edge_orders().after(edges, G1_NUMBER[mv])
}

/// Returns two tables of distances to the solved state within domino reduction: for corners and slice, and for U and D
/// edges and slice. Entries are at `permutation * SLICE_PERMS + slice`.
pub(super) fn domino_distances() -> &'static [Vec<u8>; 2] {
    static TABLES: LazyLock<[Vec<u8>; 2]> = LazyLock::new(|| {
        let of = |after: &dyn Fn(u32, usize) -> u32| {
            let next = |node: u32, mv: usize| {
                after(node / SLICE_PERMS, mv) * SLICE_PERMS + slice_orders().after(node % SLICE_PERMS, mv)
            };
            distances((CORNER_PERM.size * SLICE_PERMS) as usize, vec![0], DR_TURNS, next)
        };
        let (corners, edges) =
            join_two(2, || of(&|corners, mv| corner_orders().after(corners, mv)), || of(&edge_order_after));
        [corners, edges]
    });
    &TABLES
}

/// Returns the distances within domino reduction for the corners alone, and for the U and D edges alone, by rank.
pub(super) fn separate_distances() -> &'static [Vec<u8>; 2] {
    static TABLES: LazyLock<[Vec<u8>; 2]> = LazyLock::new(|| {
        let corners = |corners, mv| corner_orders().after(corners, mv);
        let size = CORNER_PERM.size as usize;
        [distances(size, vec![0], DR_TURNS, corners), distances(size, vec![0], DR_TURNS, edge_order_after)]
    });
    &TABLES
}

#[cfg(test)]
mod tests {
    use super::*;

    fn distribution(table: &[u8]) -> Vec<usize> {
        let most = table.iter().filter(|distance| **distance != UNREACHED).max().map_or(0, |most| usize::from(*most));
        (0..=most).map(|d| table.iter().filter(|distance| usize::from(**distance) == d).count()).collect()
    }

    #[test]
    fn every_table_has_the_size_of_its_group() {
        let size = |table: &[u8]| distribution(table).iter().sum::<usize>();
        assert_eq!(distribution(eo_distances()), [1, 2, 25, 202, 620, 900, 285, 13]);
        assert_eq!(size(dr_distances()), 2187 * 495);
        assert_eq!(size(htr_distances()), 420 * 70);
        // The known distances of Thistlethwaite's last phase.
        let finish = distribution(finish_distances());
        assert_eq!((finish.iter().sum::<usize>(), finish.len() - 1), (663_552, 15));
        assert_eq!(finish[..4], [1, 6, 27, 120]);
        for slice in slice_distances() {
            assert_eq!(size(slice), 663_552);
        }
        let furthest = domino_distances().each_ref().map(|table| (size(table), distribution(table).len() - 1));
        assert_eq!(furthest.map(|(size, _)| size), [40_320 * 24; 2]);
        // As in Kociemba's phase 2.
        assert_eq!(furthest.map(|(_, most)| most), [14, 12]);
    }

    #[test]
    fn htr_and_half_turn_nodes_follow_the_cube() {
        let mut cube = Cube3::SOLVED;
        for n in 0..2000_usize {
            let mv = turns_in(DR_TURNS).nth(n * n % 10).expect("ten turns");
            let htr = htr_node(&cube);
            cube = cube.after(mv);
            assert_eq!(htr_after(htr, mv), htr_node(&cube));
        }
        let mut cube = Cube3::SOLVED;
        for n in 0..2000_usize {
            let mv = n * n % 6 * 3 + 1;
            let node = half_turn_node(&cube);
            cube = cube.after(mv);
            assert_eq!(half_turn_after(node, mv), half_turn_node(&cube));
        }
    }
}
