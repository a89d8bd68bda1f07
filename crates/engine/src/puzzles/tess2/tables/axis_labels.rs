//! Axis labels of the sixteen positions of the 2x2x2x2, and their two halves along each axis.

/// Sixteen axis labels of two bits: bits `2p` and `2p + 1` hold the axis at position `p`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct AxisLabels(pub u32);

/// Eight labels of a half, relative to the axis it is turned about: that axis is label 3, the others are 0, 1, 2 in
/// increasing order; their signs, in that order, number the positions.
pub type AxisHalf = u16;

/// `0b01` in each of the 16 fields.
const LOW_BITS: u32 = 0x5555_5555;

/// For each axis the affine map of two-bit labels (high, low) that renames the axis to 3 and the others, in order, to
/// 0, 1, 2: masks for (high from high, high from low, high constant, low from high, low from low, low constant).
///
/// Every permutation of two-bit numbers is affine over the field of two elements.
const RENAME: [[u32; 6]; 4] = [
    [LOW_BITS, LOW_BITS, LOW_BITS, 0, LOW_BITS, LOW_BITS],
    [0, LOW_BITS, 0, LOW_BITS, LOW_BITS, 0],
    [LOW_BITS, 0, 0, LOW_BITS, LOW_BITS, 0],
    [LOW_BITS, 0, 0, 0, LOW_BITS, 0],
];

/// The inverses of [`RENAME`].
const RENAME_BACK: [[u32; 6]; 4] = [
    [LOW_BITS, LOW_BITS, 0, 0, LOW_BITS, LOW_BITS],
    [LOW_BITS, LOW_BITS, 0, LOW_BITS, 0, 0],
    [LOW_BITS, 0, 0, LOW_BITS, LOW_BITS, 0],
    [LOW_BITS, 0, 0, 0, LOW_BITS, 0],
];

#[inline]
fn rename(labels: u32, map: &[u32; 6]) -> u32 {
    let (high, low) = (labels >> 1 & LOW_BITS, labels & LOW_BITS);
    let to_high = (high & map[0]) ^ (low & map[1]) ^ map[2];
    let to_low = (high & map[3]) ^ (low & map[4]) ^ map[5];
    to_high << 1 | to_low
}

/// Gathers the eight fields of the positions whose bit `axis` is clear.
#[inline]
fn gather(labels: u32, axis: usize) -> u32 {
    let mut x = labels;
    if axis == 0 {
        x &= 0x3333_3333;
        x = (x | x >> 2) & 0x0f0f_0f0f;
    }
    if axis <= 1 {
        x &= 0x0f0f_0f0f;
        x = (x | x >> 4) & 0x00ff_00ff;
    }
    if axis <= 2 {
        x &= 0x00ff_00ff;
        x |= x >> 8;
    }
    x & 0xffff
}

/// The inverse of [`gather`].
#[inline]
fn spread(half: u32, axis: usize) -> u32 {
    let mut x = half;
    if axis <= 2 {
        x = (x | x << 8) & 0x00ff_00ff;
    }
    if axis <= 1 {
        x = (x | x << 4) & 0x0f0f_0f0f;
    }
    if axis == 0 {
        x = (x | x << 2) & 0x3333_3333;
    }
    x
}

/// The positions in the order of [`AxisLabels::halves`]: first the negative end of an axis, then the positive end.
pub(crate) const POSITIONS_BY_HALF: [[u8; 16]; 4] = {
    let mut out = [[0; 16]; 4];
    let mut axis = 0;
    while axis < 4 {
        let mut ends = [0, 8];
        let mut p = 0;
        while p < 16 {
            let end = p >> axis & 1;
            out[axis][ends[end]] = p as u8;
            ends[end] += 1;
            p += 1;
        }
        axis += 1;
    }
    out
};

/// `LABEL_OF_AXIS[axis][a]`: the label of axis `a` in the halves of `axis`.
pub(crate) const LABEL_OF_AXIS: [[u8; 4]; 4] = [[3, 0, 1, 2], [0, 3, 1, 2], [0, 1, 3, 2], [0, 1, 2, 3]];

impl AxisLabels {
    /// Labels with every chosen sticker on `axis`, `0 <= axis < 4`.
    pub const fn all(axis: u8) -> Self {
        Self(LOW_BITS * axis as u32)
    }

    /// Returns the halves at the negative and at the positive end of `axis`, `0 <= axis < 4`: positions as in
    /// `POSITIONS_BY_HALF`, labels as in `LABEL_OF_AXIS`.
    ///
    /// # Panics
    /// If `axis >= 4`.
    #[inline]
    pub fn halves(self, axis: usize) -> (AxisHalf, AxisHalf) {
        let renamed = rename(self.0, &RENAME[axis]);
        (gather(renamed, axis) as AxisHalf, gather(renamed >> (2 << axis), axis) as AxisHalf)
    }

    /// Returns these labels with the axes of positions and labels renamed so that `axis < 4` becomes W and the others keep their order.
    #[inline]
    pub(crate) fn as_seen_from(self, axis: usize) -> Self {
        let (negative, positive) = self.halves(axis);
        Self(u32::from(negative) | u32::from(positive) << 16)
    }

    /// Returns these labels with the positive half of `axis` replaced.
    ///
    /// # Panics
    /// If `axis >= 4`.
    #[inline]
    pub fn with_positive(self, axis: usize, half: AxisHalf) -> Self {
        let negative = spread(0xffff, axis);
        let placed = rename(spread(u32::from(half), axis) << (2 << axis), &RENAME_BACK[axis]);
        Self((self.0 & negative) | (placed & !negative))
    }

    /// Joins the halves at the negative and at the positive end of `axis`.
    ///
    /// # Panics
    /// If `axis >= 4`.
    pub fn from_halves(axis: usize, negative: AxisHalf, positive: AxisHalf) -> Self {
        let renamed = spread(u32::from(negative), axis) | spread(u32::from(positive), axis) << (2 << axis);
        Self(rename(renamed, &RENAME_BACK[axis]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn halves_combine_to_the_labels(labels: u32, axis in 0usize..4) {
            let labels = AxisLabels(labels);
            let (negative, positive) = labels.halves(axis);
            prop_assert_eq!(AxisLabels::from_halves(axis, negative, positive), labels);
            prop_assert_eq!(labels.with_positive(axis, positive), labels);
            // Each half holds the labels of its own positions, renamed.
            let others = crate::puzzle::geometry::axes_without(axis as u8);
            for p in 0..16u32 {
                let at = others.iter().enumerate().map(|(i, &a)| (p >> a & 1) << i).sum::<u32>();
                let half = if p >> axis & 1 == 1 { positive } else { negative };
                let renamed = u32::from(half) >> (2 * at) & 3;
                let label = labels.0 >> (2 * p) & 3;
                let expected = others.iter().position(|&a| u32::from(a) == label).unwrap_or(3);
                prop_assert_eq!(renamed as usize, expected);
            }
        }
    }
}
