//! The first part: every state reaches H1, for one of the four axes, within seven moves.
//!
//! In H1 for an axis, that axis's sticker of every piece is on the axis. A labelling gives the axis of that sticker at each position.
//! The first table does not distinguish seven moves from more. Labellings without a neighbour within six moves, found here, need at
//! least eight. A state has four labellings, one for each sticker, which give different axes at every position. So it suffices that
//! no state has four such far labellings.

use std::collections::HashSet;
use unfold_engine::tables::Workers;

use unfold_engine::puzzle::geometry::SignedPerm;
use unfold_engine::puzzle::group::{AxisPerm, twist};
use unfold_engine::puzzles::tess2::tables::axis_halves::{AxisLabels, CLASSES, ORBITS, ROTATIONS};
use unfold_engine::puzzles::tess2::tables::axis_rows::{AxisRows, MAX_VALUE};
use unfold_engine::tables::{TableError, parallel};

/// Numbers of far labellings and of their combinations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AxisLemma {
    /// Number of far labellings, which need more than seven moves, with the label of position 0 fixed.
    pub far: u64,
    /// Number of pairs of far labellings, one for each of two stickers, that differ at every position.
    pub pairs: u64,
    /// Number of quadruples of far labellings, one for each sticker, that differ at every position.
    pub quadruples: u64,
    /// Number of quadruples that belong to states of the puzzle.
    pub possible_quadruples: u64,
    /// Every state reaches H1 for some axis within this many moves.
    pub moves: usize,
}

/// Counts the far labellings and their combinations.
///
/// # Errors
/// [`TableError::Stopped`] if the workers are stopped.
pub fn count(rows: &AxisRows, workers: Workers) -> Result<AxisLemma, TableError> {
    let far = far_labellings(rows, workers)?;
    let of: [Vec<u32>; 4] = std::array::from_fn(|axis| far.iter().copied().filter(|l| l & 3 == axis as u32).collect());
    let (mut pairs, mut quadruples, mut possible_quadruples) = (0, 0, 0);
    for x in &of[0] {
        for y in of[1].iter().filter(|y| differ(*x, **y)) {
            pairs += 1;
            for z in of[2].iter().filter(|z| differ(*x, **z) && differ(*y, **z)) {
                for w in of[3].iter().filter(|w| differ(*x, **w) && differ(*y, **w) && differ(*z, **w)) {
                    quadruples += 1;
                    possible_quadruples += u64::from(is_possible([*x, *y, *z, *w]));
                }
            }
        }
    }
    let nearer = usize::from(MAX_VALUE);
    let far = of[3].len() as u64;
    Ok(AxisLemma {
        far,
        pairs,
        quadruples,
        possible_quadruples,
        moves: if possible_quadruples == 0 { nearer } else { nearer + 1 },
    })
}

/// True if two labellings give different axes at every position.
fn differ(a: u32, b: u32) -> bool {
    let x = a ^ b;
    (x | x >> 1) & 0x5555_5555 == 0x5555_5555
}

/// True if some state has these labellings of its four stickers. At each position they make an orientation, whose sign gives the parity
/// of the piece there. Eight pieces must be odd, and the sum of the twists divisible by 3.
fn is_possible(labels: [u32; 4]) -> bool {
    let (mut odd, mut twists) = (0, 0);
    for p in 0..16u8 {
        let ori = AxisPerm::new(labels.map(|l| (l >> (2 * p) & 3) as u8));
        // Pieces 0 and 1 represent the even and the odd ones.
        let piece = u8::from(ori.is_odd() != (p.count_ones() % 2 == 1));
        odd += piece;
        twists += twist(p, piece, ori);
    }
    odd == 8 && twists % 3 == 0
}

/// All labellings, with any label at position 0, that have no neighbour within six moves.
fn far_labellings(rows: &AxisRows, workers: Workers) -> Result<Vec<u32>, TableError> {
    let halves = &rows.halves;
    let near = MAX_VALUE - 1;
    let found = parallel(CLASSES, 16, workers, (0.0, 1.0), |classes| {
        let mut found = Vec::new();
        for negative in &halves.class_representative[classes] {
            for positive in &halves.orbit_representative[..ORBITS] {
                let labels = AxisLabels::from_halves(3, *negative, *positive);
                // All rotations of a half are one move apart: if one is near, none is far.
                if rows.rotations_within(labels, 3, near) != 0 {
                    continue;
                }
                for rotation in 0..ROTATIONS {
                    let labels = labels.with_positive(3, halves.turn(*positive, rotation));
                    if (0..3).all(|axis| rows.rotations_within(labels, axis, near) == 0) {
                        found.push(labels.0);
                    }
                }
            }
        }
        found
    })?;
    let symmetries = SignedPerm::all(4);
    let all: HashSet<u32> =
        found.concat().into_iter().flat_map(|labels| symmetries.iter().map(move |s| image(labels, s))).collect();
    Ok(all.into_iter().collect())
}

/// The image of a labelling under a symmetry of the whole puzzle.
fn image(labels: u32, s: &SignedPerm) -> u32 {
    (0..16u8)
        .fold(0, |out, p| out | u32::from(s.axis[(labels >> (2 * p) & 3) as usize]) << (2 * s.image_of_position(p)))
}
