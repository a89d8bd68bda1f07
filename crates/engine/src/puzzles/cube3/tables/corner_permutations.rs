//! Distances of the 40,320 corner permutations, ignoring twists.
//!
//! If opposite colours are nearly in place, the three-colour table sees a nearly solved state, although the corners may
//! be far from solved: two exchanged corners of the last layer, for example. There this small table gives a better
//! bound.

use std::sync::LazyLock;

use super::cubie_bytes::CubieBytes;
use crate::puzzles::cube3::{CORNERS, Cube3};

/// Number of permutations of eight corners.
const PERMUTATIONS: usize = 40_320;
/// Mask of the piece in a byte of [`CubieBytes::corners`].
const PIECE: u8 = 0x0f;
/// Marks a permutation not reached yet.
const UNVISITED: u8 = u8::MAX;

/// Distance of each corner permutation in HTM, ignoring twists.
#[derive(Debug)]
pub struct CornerPermutations {
    distances: Vec<u8>,
}

impl CornerPermutations {
    /// Returns the shared table, built on first use.
    pub fn get() -> &'static Self {
        static TABLE: LazyLock<CornerPermutations> = LazyLock::new(CornerPermutations::new);
        &TABLE
    }

    fn new() -> Self {
        let turns = CubieBytes::turns();
        let mut distances = vec![UNVISITED; PERMUTATIONS];
        let solved = CubieBytes::from_cube(&Cube3::SOLVED).corners;
        distances[rank(&solved)] = 0;
        let (mut here, mut distance) = (vec![solved], 0);
        while !here.is_empty() {
            distance += 1;
            let mut next = Vec::new();
            for corners in &here {
                for turn in &turns {
                    let mut after = *corners;
                    for (place, from) in turn.corners.iter().enumerate().take(CORNERS) {
                        after[place] = corners[usize::from(from & PIECE)];
                    }
                    let entry = &mut distances[rank(&after)];
                    if *entry == UNVISITED {
                        *entry = distance;
                        next.push(after);
                    }
                }
            }
            here = next;
        }
        Self { distances }
    }

    /// Returns the distance of a state's corners, ignoring twists.
    #[inline]
    pub fn distance(&self, state: &CubieBytes) -> u8 {
        self.distances[rank(&state.corners)]
    }
}

/// Returns the rank of a corner permutation, `0 <= rank < 40320`.
#[inline]
fn rank(corners: &[u8; 16]) -> usize {
    // Nibble `piece` counts the smaller pieces that are still to be ranked.
    let mut before = 0x7654_3210_u32;
    let mut rank = 0;
    for (place, corner) in corners.iter().enumerate().take(CORNERS) {
        let shift = 4 * u32::from(corner & PIECE);
        rank = rank * (CORNERS - place) + (before >> shift & 15) as usize;
        before = before.wrapping_sub(0x1111_1110_u32 << shift);
    }
    rank
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_permutation_has_a_distance_and_turns_change_it_by_at_most_1() {
        let table = CornerPermutations::get();
        assert!(table.distances.iter().all(|distance| *distance < 10));
        assert_eq!(table.distances.iter().filter(|distance| **distance == 0).count(), 1);
        let mut cube = Cube3::SOLVED;
        for mv in [0, 4, 8, 9, 13, 17, 2, 6, 10, 3, 7, 11, 1, 5, 12, 16] {
            let before = table.distance(&CubieBytes::from_cube(&cube));
            cube = cube.after(mv);
            assert!(table.distance(&CubieBytes::from_cube(&cube)).abs_diff(before) <= 1);
        }
        let quarter = CubieBytes::from_cube(&Cube3::SOLVED.after(0));
        assert_eq!(table.distance(&quarter), 1);
    }
}
