//! Axis labels of the hypercube, and the algebra of its halves.
//!
//! Labels say, for each of the 16 positions, on which axis one chosen sticker of the piece there lies: the whole of what the
//! first stage of a solution has to mend. Any layer splits them in two halves of eight; a move turns one half as a cube.
//! Under the 48 symmetries of a cube the 65,536 labelled halves fall into 1474 classes, under its 24 rotations into 2836
//! orbits; a table indexed by (class, orbit) answers for all 24 rotations of one half at once.

use crate::puzzle::geometry::SignedPerm;

/// Rotations of a cube.
pub const ROTATIONS: usize = 24;
/// Classes of labelled halves under the 48 symmetries of the cube.
pub const CLASSES: usize = 1474;
/// Orbits of labelled halves under the 24 rotations of the cube.
pub const ORBITS: usize = 2836;
const HALVES: usize = 1 << 16;

/// Sixteen axis labels of two bits: bits `2p` and `2p + 1` hold the axis at position `p`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Labels(pub u32);

/// Eight labels of a half, seen from the layer's axis: its own axis is label 3, the others are 0, 1, 2 in increasing order,
/// which also order the positions.
pub type Half = u16;

/// `0b01` in each of the 16 fields.
const LOW_BITS: u32 = 0x5555_5555;

/// For each axis the affine map of two-bit labels (high, low) that renames the axis to 3 and the others, in order, to 0, 1, 2:
/// masks for (high from high, high from low, high constant, low from high, low from low, low constant).
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

/// The positions in the order of [`Labels::halves`]: those at the negative end of an axis, then those at the positive end.
pub const IN_HALVES: [[u8; 16]; 4] = {
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

/// What an axis is called in the halves of each axis.
pub const CALLED: [[u8; 4]; 4] = [[3, 0, 1, 2], [0, 3, 1, 2], [0, 1, 3, 2], [0, 1, 2, 3]];

impl Labels {
    /// Every chosen sticker lies on `axis`, `0 <= axis < 4`.
    pub const fn all(axis: u8) -> Self {
        Self(LOW_BITS * axis as u32)
    }

    /// The halves at the negative and at the positive end of `axis`, `0 <= axis < 4`: positions as [`IN_HALVES`], labels as
    /// [`CALLED`].
    #[inline]
    pub fn halves(self, axis: usize) -> (Half, Half) {
        let renamed = rename(self.0, &RENAME[axis]);
        (gather(renamed, axis) as Half, gather(renamed >> (2 << axis), axis) as Half)
    }

    /// The same labels with axes renamed so that `axis` becomes W and the others keep their order.
    #[inline]
    pub fn as_seen_from(self, axis: usize) -> Self {
        let (negative, positive) = self.halves(axis);
        Self(u32::from(negative) | u32::from(positive) << 16)
    }

    /// These labels with the positive half of `axis` replaced.
    #[inline]
    pub fn with_positive(self, axis: usize, half: Half) -> Self {
        let negative = spread(0xffff, axis);
        let placed = rename(spread(u32::from(half), axis) << (2 << axis), &RENAME_BACK[axis]);
        Self((self.0 & negative) | (placed & !negative))
    }

    /// Labels from their halves about `axis`.
    pub fn from_halves(axis: usize, negative: Half, positive: Half) -> Self {
        let renamed = spread(u32::from(negative), axis) | spread(u32::from(positive), axis) << (2 << axis);
        Self(rename(renamed, &RENAME_BACK[axis]))
    }
}

/// How halves turn and which are alike, computed in a few hundredths of a second.
#[derive(Debug)]
pub struct Halves {
    /// The 24 rotations of a cube, in the order of the puzzle's moves; index 0 is the identity.
    rotations: Vec<SignedPerm>,
    /// For each half: class << 8 | symmetry that carries it to its representative (index into `symmetries`).
    class_of: Vec<u32>,
    /// For each half and its mirror image: orbit << 8 | rotation that carries the orbit's representative to it.
    orbit_of: [Vec<u32>; 2],
    /// The representative of each class.
    pub class_representative: Vec<Half>,
    /// The representative of each orbit.
    pub orbit_representative: Vec<Half>,
    symmetries: Vec<Symmetry>,
    /// `product[24 * a + b]`: rotation a after rotation b.
    product: Vec<u8>,
    /// `after_mask[w][byte][value]`: where the bits of a mask over rotations j.w go, indexed by j.
    after_mask: Vec<[[u32; 256]; 3]>,
    /// `conjugate_mask[s][byte][value]`: likewise for s.r.s⁻¹, indexed by r.
    conjugate_mask: Vec<[[u32; 256]; 3]>,
    /// The same for s.r⁻¹.s⁻¹.
    inverted_mask: Vec<[[u32; 256]; 3]>,
    /// `conjugate[s][r]`: s.r.s⁻¹; and the rotation of which that is `r`.
    conjugate: Vec<[u8; ROTATIONS]>,
    conjugate_of: Vec<[u8; ROTATIONS]>,
    /// `quotient[24 * a + b]`: rotation a after the inverse of rotation b.
    quotient: Vec<u8>,
    /// `turned[r * 65536 + half]`.
    turned: Vec<Half>,
}

/// A symmetry of the cube as a rotation after, possibly, the fixed reflection.
#[derive(Clone, Copy, Debug)]
struct Symmetry {
    mirrored: bool,
    rotation: u8,
}

/// A half's part in a table lookup: which row, and which rotation the row's entries are relative to.
#[derive(Clone, Copy, Debug)]
pub struct Class {
    /// The class, `0 <= class < 1474`.
    pub class: usize,
    /// The symmetry that carries the half to the class's representative, `0 <= symmetry < 48`.
    pub symmetry: usize,
}

fn image(half: Half, s: &SignedPerm) -> Half {
    let mut out = 0;
    for p in 0..8u8 {
        let label = (half >> (2 * p)) & 3;
        out |= u16::from(s.axis[label as usize]) << (2 * s.position(p));
    }
    out
}

fn bit_map(to_from: &[u8; ROTATIONS]) -> [[u32; 256]; 3] {
    let mut out = [[0; 256]; 3];
    for (byte, row) in out.iter_mut().enumerate() {
        for (value, slot) in row.iter_mut().enumerate() {
            for (to, &from) in to_from.iter().enumerate() {
                if usize::from(from) / 8 == byte && (value >> (from % 8)) & 1 == 1 {
                    *slot |= 1 << to;
                }
            }
        }
    }
    out
}

#[inline]
fn mapped(mask: u32, table: &[[u32; 256]; 3]) -> u32 {
    table[0][(mask & 255) as usize] | table[1][(mask >> 8 & 255) as usize] | table[2][(mask >> 16 & 255) as usize]
}

impl Default for Halves {
    fn default() -> Self {
        Self::new()
    }
}

impl Halves {
    /// Computes everything from geometry.
    pub fn new() -> Self {
        let rotations = SignedPerm::rotations(3);
        let all = SignedPerm::all(3);
        let index = |s: &SignedPerm| rotations.iter().position(|r| r == s).unwrap_or(0) as u8;
        let reflection = SignedPerm { flip: 1, ..SignedPerm::IDENTITY };
        let symmetries: Vec<Symmetry> = all
            .iter()
            .map(|s| {
                let mirrored = s.determinant() < 0;
                let rotation = if mirrored { s.after(&reflection) } else { *s };
                Symmetry { mirrored, rotation: index(&rotation) }
            })
            .collect();
        let turned: Vec<Half> = rotations.iter().flat_map(|r| (0..HALVES).map(move |h| image(h as Half, r))).collect();
        let product: Vec<u8> =
            rotations.iter().flat_map(|a| rotations.iter().map(move |b| index(&a.after(b)))).collect();

        const UNSEEN: u32 = u32::MAX;
        let mut orbits = vec![UNSEEN; HALVES];
        let mut orbit_representative = Vec::with_capacity(ORBITS);
        let mut class_of = vec![UNSEEN; HALVES];
        let mut class_representative = Vec::with_capacity(CLASSES);
        for half in 0..=Half::MAX {
            if orbits[half as usize] == UNSEEN {
                for r in (0..ROTATIONS).rev() {
                    orbits[turned[r * HALVES + half as usize] as usize] = (orbit_representative.len() << 8 | r) as u32;
                }
                orbit_representative.push(half);
            }
            if class_of[half as usize] == UNSEEN {
                for (n, s) in all.iter().enumerate() {
                    // `n` numbers s; the half s⁻¹(representative) is carried to the representative by s.
                    let other = image(half, &s.inverse());
                    class_of[other as usize] = (class_representative.len() << 8 | n) as u32;
                }
                class_representative.push(half);
            }
        }
        let mirrored = (0..HALVES).map(|h| orbits[image(h as Half, &reflection) as usize]).collect();
        let after = |w: usize| -> [u8; ROTATIONS] { std::array::from_fn(|j| product[j * ROTATIONS + w]) };
        let conjugated = |s: &SignedPerm| -> [u8; ROTATIONS] {
            std::array::from_fn(|r| index(&s.after(&rotations[r]).after(&s.inverse())))
        };
        let inverted = |s: &SignedPerm| -> [u8; ROTATIONS] {
            std::array::from_fn(|r| index(&s.after(&rotations[r].inverse()).after(&s.inverse())))
        };
        let quotient =
            rotations.iter().flat_map(|a| rotations.iter().map(move |b| index(&a.after(&b.inverse())))).collect();
        Self {
            conjugate: all.iter().map(conjugated).collect(),
            conjugate_of: all.iter().map(|s| conjugated(&s.inverse())).collect(),
            quotient,
            inverted_mask: all.iter().map(|s| bit_map(&inverted(s))).collect(),
            after_mask: (0..ROTATIONS).map(|w| bit_map(&after(w))).collect(),
            conjugate_mask: all.iter().map(|s| bit_map(&conjugated(s))).collect(),
            class_of,
            orbit_of: [orbits, mirrored],
            class_representative,
            orbit_representative,
            symmetries,
            product,
            turned,
            rotations,
        }
    }

    /// The rotations, in the order of the bits of every mask here.
    pub fn rotations(&self) -> &[SignedPerm] {
        &self.rotations
    }

    /// A half turned by rotation `r < 24`.
    #[inline]
    pub fn turn(&self, half: Half, r: usize) -> Half {
        self.turned[r << 16 | half as usize]
    }

    /// The labels after the move in slot `24 * axis + rotation`, `0 <= slot < 96`: of the half at the positive end of the axis.
    #[inline]
    pub fn turned(&self, labels: Labels, slot: u8) -> Labels {
        let (axis, rotation) = (usize::from(slot) / ROTATIONS, usize::from(slot) % ROTATIONS);
        let (_, positive) = labels.halves(axis);
        labels.with_positive(axis, self.turn(positive, rotation))
    }

    /// The class of a half.
    #[inline]
    pub fn class(&self, half: Half) -> Class {
        let packed = self.class_of[half as usize];
        Class { class: (packed >> 8) as usize, symmetry: (packed & 255) as usize }
    }

    /// The other half, seen through the symmetry that brings its partner to the representative: its orbit, and the rotation
    /// that carries the orbit's representative there.
    #[inline]
    pub fn orbit(&self, half: Half, seen: Class) -> (usize, usize) {
        let s = self.symmetries[seen.symmetry];
        let packed = self.orbit_of[usize::from(s.mirrored)][half as usize];
        let rotation = self.product[usize::from(s.rotation) * ROTATIONS + (packed & 255) as usize];
        ((packed >> 8) as usize, usize::from(rotation))
    }

    /// The orbit of a half.
    pub fn orbit_of_unmirrored(&self, half: Half) -> u32 {
        self.orbit_of[0][half as usize] >> 8
    }

    /// The image of a half under symmetry `s < 48`.
    pub fn seen(&self, half: Half, s: usize) -> Half {
        let (s, reflection) = (self.symmetries[s], SignedPerm { flip: 1, ..SignedPerm::IDENTITY });
        let half = if s.mirrored { image(half, &reflection) } else { half };
        self.turn(half, usize::from(s.rotation))
    }

    /// Renames a mask over the rotations of an orbit's representative to a mask over the rotations of the half itself:
    /// bit r of the result is bit (s.r.s⁻¹).w of `mask`, where s is the symmetry of `seen` and w the `rotation`.
    #[inline]
    pub fn as_turned(&self, mask: u32, seen: Class, rotation: usize) -> u32 {
        mapped(mapped(mask, &self.after_mask[rotation]), &self.conjugate_mask[seen.symmetry])
    }

    /// The bit that [`Halves::as_turned`] makes bit `r` of.
    #[inline]
    pub fn entry_of(&self, r: usize, symmetry: usize, rotation: usize) -> usize {
        usize::from(self.product[usize::from(self.conjugate[symmetry][r]) * ROTATIONS + rotation])
    }

    /// The bit that [`Halves::as_turned`] makes of bit `entry`.
    #[inline]
    pub fn turn_at(&self, entry: usize, symmetry: usize, rotation: usize) -> usize {
        usize::from(self.conjugate_of[symmetry][usize::from(self.quotient[entry * ROTATIONS + rotation])])
    }

    /// The same where the mask tells of turns of the other half: bit r of the result is bit (s.r⁻¹.s⁻¹).w of `mask`. To turn one
    /// half is, but for a rotation of the whole, to turn the other one back.
    #[inline]
    pub fn as_other_turned(&self, mask: u32, symmetry: usize, rotation: usize) -> u32 {
        mapped(mapped(mask, &self.after_mask[rotation]), &self.inverted_mask[symmetry])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn classes_and_orbits_are_as_many_as_known() {
        let halves = Halves::new();
        assert_eq!(halves.class_representative.len(), CLASSES);
        assert_eq!(halves.orbit_representative.len(), ORBITS);
    }

    proptest! {
        #[test]
        fn halves_fit_together(labels: u32, axis in 0usize..4) {
            let labels = Labels(labels);
            let (negative, positive) = labels.halves(axis);
            prop_assert_eq!(Labels::from_halves(axis, negative, positive), labels);
            prop_assert_eq!(labels.with_positive(axis, positive), labels);
            // Position by position: the positive half holds the labels of the positions whose bit `axis` is set.
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

    #[test]
    fn single_bits_go_where_masks_take_them() {
        let halves = Halves::new();
        for symmetry in 0..48 {
            for rotation in 0..ROTATIONS {
                for entry in 0..ROTATIONS {
                    let turn = halves.turn_at(entry, symmetry, rotation);
                    assert_eq!(halves.entry_of(turn, symmetry, rotation), entry);
                    assert_eq!(halves.as_turned(1 << entry, Class { class: 0, symmetry }, rotation), 1 << turn);
                }
            }
        }
    }

    #[test]
    fn classes_and_orbits_carry_back() {
        let halves = Halves::new();
        for half in (0..=Half::MAX).step_by(17) {
            let class = halves.class(half);
            assert_eq!(halves.seen(half, class.symmetry), halves.class_representative[class.class]);
            let partner = half.wrapping_mul(40503);
            let (orbit, rotation) = halves.orbit(partner, class);
            let rebuilt = halves.turn(halves.orbit_representative[orbit], rotation);
            assert_eq!(rebuilt, halves.seen(partner, class.symmetry));
        }
    }
}
