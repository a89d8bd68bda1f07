//! Labelled halves: their numbers, their kinds, and their images under symmetries.

use super::{Phase2Half, SIDE_BIT};
use crate::puzzle::geometry::SignedPerm;

/// The axis that splits labels into two halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Split {
    /// Halves at the ends of W, with the axes X, Y and Z.
    W,
    /// Halves at the ends of X, with the axes Y, Z and W.
    X,
}

/// A symmetry as a rearrangement of the labels of a half.
#[derive(Clone, Copy, Debug)]
pub(super) struct HalfSymmetry {
    /// `from[i]`: the source place of label `i`.
    pub(super) from: [u8; 8],
    /// `relabel[label]`: the new value of a label.
    pub(super) relabel: [u8; 8],
}

impl HalfSymmetry {
    /// The symmetry of a cube with the three axes of a half, in order; `exchange` swaps the sides.
    pub(super) fn new(split: Split, s: &SignedPerm, exchange: bool) -> Self {
        let mut out = Self { from: [0; 8], relabel: [0; 8] };
        for p in 0..8 {
            out.from[usize::from(s.image_of_position(p))] = p;
        }
        for label in 0..8u8 {
            let side = (label & SIDE_BIT) ^ if exchange { SIDE_BIT } else { 0 };
            let axis = match (split, label & 3) {
                (Split::W, axis) => s.axis[usize::from(axis)],
                (Split::X, axis @ 1..3) => s.axis[usize::from(axis - 1)] + 1,
                (Split::X, other) => other,
            };
            out.relabel[usize::from(label)] = axis | side;
        }
        out
    }

    pub(super) fn image(&self, half: &Phase2Half) -> Phase2Half {
        std::array::from_fn(|p| self.relabel[usize::from(half[usize::from(self.from[p])])])
    }
}

/// For each byte, the sum of `3^i` over its set bits `i`.
pub(super) fn powers() -> [u16; 256] {
    std::array::from_fn(|bits| (0..8).filter(|i| bits >> i & 1 == 1).map(|i| 3u16.pow(i)).sum())
}

pub(super) fn half_of(sides: usize, mut axes: usize) -> Phase2Half {
    std::array::from_fn(|p| {
        let axis = axes % 3;
        axes /= 3;
        axis as u8 | ((sides >> p & 1) as u8 * SIDE_BIT)
    })
}

pub(super) fn sides_of(half: &Phase2Half) -> usize {
    (0..8).map(|p| usize::from(half[p] / SIDE_BIT) << p).sum()
}

pub(super) fn axes_of(half: &Phase2Half) -> usize {
    half.iter().rev().fold(0, |key, label| key * 3 + usize::from(label & 3))
}

/// The kind of a half at the positive end of the axis that splits the labels, or at the negative end if `positive` is false.
///
/// Seen with X and Y exchanged at odd positions, the axes of all sixteen positions sum to 2 modulo 3 in every reachable
/// state: the remainder of the twist of [`crate::puzzle::group::twist`] when W stickers are on the W axis.
pub(super) fn kind(half: &Phase2Half, positive: bool) -> usize {
    let twist: usize = (0..8u8)
        .map(|p| match (half[usize::from(p)] & 3, (p.count_ones() % 2 == 1) ^ positive) {
            (axis @ 0..2, true) => 1 - usize::from(axis),
            (axis, _) => usize::from(axis),
        })
        .sum();
    let sides: usize = half.iter().map(|label| usize::from(label / SIDE_BIT)).sum();
    sides * 3 + twist % 3
}

/// The kind of the half at the positive end that goes with this kind at the negative end.
pub(super) fn partner(kind: usize) -> usize {
    let (sides, twist) = (kind / 3, kind % 3);
    (8 - sides) * 3 + (5 - twist) % 3
}
