//! Axis labels of the 2x2x2x2, and the algebra of its halves.
//!
//! Labels give, for each of the 16 positions, the axis of one chosen sticker of the piece there: all that the first phase of a solution has
//! to solve. Each axis splits them into two halves of eight; a move turns one half as a cube. Under the 48 symmetries of a cube the 65,536
//! labelled halves fall into 1474 classes, under its 24 rotations into 2836 orbits; a table indexed by (class, orbit) answers for all 24
//! rotations of one half at once.

pub use super::axis_labels::{AxisHalf, AxisLabels};
pub(crate) use super::axis_labels::{LABEL_OF_AXIS, POSITIONS_BY_HALF};
use crate::puzzle::geometry::SignedPerm;
use crate::tables::huge_pages::HugePages;
use crate::tables::packed::{BitPermutation, bit_map, map_bits};

/// Number of rotations of a cube.
pub const ROTATIONS: usize = 24;
/// The mask of all rotations.
pub const ALL_ROTATIONS: u32 = (1 << ROTATIONS) - 1;
/// Number of classes of labelled halves under the 48 symmetries of the cube.
pub const CLASSES: usize = 1474;
/// Number of orbits of labelled halves under the 24 rotations of the cube.
pub const ORBITS: usize = 2836;
const HALVES: usize = 1 << 16;

/// Rotations and symmetries of halves, computed in a few hundredths of a second.
#[derive(Debug)]
pub struct AxisHalves {
    /// The 24 rotations of a cube, in the order of the puzzle's moves and of the bits of every mask; index 0 is the
    /// identity.
    pub rotations: Vec<SignedPerm>,
    /// For each half: class << 8 | symmetry that carries it to its representative (index into `symmetries`). After
    /// these, for each half and then for each mirror image of a half: orbit << 8 | rotation that carries the orbit's
    /// representative to it.
    numbers: HugePages<u32>,
    /// The representative of each class.
    pub class_representative: Vec<AxisHalf>,
    /// The representative of each orbit.
    pub orbit_representative: Vec<AxisHalf>,
    symmetries: Vec<HalfSymmetry>,
    /// `product[24 * a + b]`: rotation a after rotation b.
    product: Vec<u8>,
    /// `after_mask[w]` moves bit j.w of a mask, for rotation j after w, to bit j.
    after_mask: Vec<BitPermutation>,
    /// `conjugate_mask[s]` moves bit s.r.s⁻¹ of a mask to bit r.
    conjugate_mask: Vec<BitPermutation>,
    /// `inverted_mask[s]` moves bit s.r⁻¹.s⁻¹ of a mask to bit r.
    inverted_mask: Vec<BitPermutation>,
    /// `conjugate[s][r]`: s.r.s⁻¹.
    conjugate: Vec<[u8; 32]>,
    /// `conjugate_of[s][r]`: the rotation whose conjugate by `s` is `r`.
    conjugate_of: Vec<[u8; 32]>,
    /// `quotient[b][a]`: rotation a after the inverse of rotation b.
    quotient: Vec<[u8; 32]>,
    /// `turned[r * 65536 + half]`: the half turned by rotation `r`.
    turned: Vec<AxisHalf>,
}

/// A symmetry of the cube: the fixed reflection, if `mirrored`, then a rotation.
#[derive(Clone, Copy, Debug)]
struct HalfSymmetry {
    mirrored: bool,
    rotation: u8,
}

/// The class of a half, and the symmetry needed to read the entries of its row.
#[derive(Clone, Copy, Debug)]
pub struct HalfClass {
    /// The class, `0 <= class < 1474`.
    pub class: usize,
    /// The symmetry that carries the half to the class's representative, `0 <= symmetry < 48`.
    pub symmetry: usize,
}

/// The row of a pair of halves in a table, and the data to read it.
#[derive(Clone, Copy, Debug)]
pub struct HalfPair {
    /// The class of one half, `0 <= class < 1474`.
    pub class: u16,
    /// The orbit of the other half, seen through `symmetry`, `0 <= orbit < 2836`.
    pub orbit: u16,
    /// The symmetry that carries the half of `class` to its class's representative, `0 <= symmetry < 48`.
    pub symmetry: u8,
    /// The rotation that carries the orbit's representative to the other half, `0 <= rotation < 24`.
    pub rotation: u8,
}

fn image(half: AxisHalf, s: &SignedPerm) -> AxisHalf {
    let mut out = 0;
    for p in 0..8u8 {
        let label = (half >> (2 * p)) & 3;
        out |= u16::from(s.axis[label as usize]) << (2 * s.image_of_position(p));
    }
    out
}

impl Default for AxisHalves {
    /// Computes the tables from geometry.
    fn default() -> Self {
        let rotations = SignedPerm::rotations(3);
        let all = SignedPerm::all(3);
        let index = |s: &SignedPerm| rotations.iter().position(|r| r == s).unwrap_or(0) as u8;
        let reflection = SignedPerm { flip: 1, ..SignedPerm::IDENTITY };
        let symmetries: Vec<HalfSymmetry> = all
            .iter()
            .map(|s| {
                let mirrored = s.determinant() < 0;
                let rotation = if mirrored { s.after(&reflection) } else { *s };
                HalfSymmetry { mirrored, rotation: index(&rotation) }
            })
            .collect();
        let turned: Vec<AxisHalf> =
            rotations.iter().flat_map(|r| (0..HALVES).map(move |h| image(h as AxisHalf, r))).collect();
        let product: Vec<u8> =
            rotations.iter().flat_map(|a| rotations.iter().map(move |b| index(&a.after(b)))).collect();

        const UNVISITED: u32 = u32::MAX;
        let mut orbits = vec![UNVISITED; HALVES];
        let mut orbit_representative = Vec::with_capacity(ORBITS);
        let mut class_of = vec![UNVISITED; HALVES];
        let mut class_representative = Vec::with_capacity(CLASSES);
        for half in 0..=AxisHalf::MAX {
            if orbits[half as usize] == UNVISITED {
                for r in (0..ROTATIONS).rev() {
                    orbits[turned[r * HALVES + half as usize] as usize] = (orbit_representative.len() << 8 | r) as u32;
                }
                orbit_representative.push(half);
            }
            if class_of[half as usize] == UNVISITED {
                for (n, s) in all.iter().enumerate() {
                    // Symmetry s, with number `n`, carries the half s⁻¹(representative) to the representative.
                    let other = image(half, &s.inverse());
                    class_of[other as usize] = (class_representative.len() << 8 | n) as u32;
                }
                class_representative.push(half);
            }
        }
        let mirrored = (0..HALVES).map(|h| orbits[image(h as AxisHalf, &reflection) as usize]).collect::<Vec<u32>>();
        let after = |w: usize| -> [u8; ROTATIONS] { std::array::from_fn(|j| product[j * ROTATIONS + w]) };
        let conjugated = |s: &SignedPerm| -> [u8; ROTATIONS] {
            std::array::from_fn(|r| index(&s.after(&rotations[r]).after(&s.inverse())))
        };
        let inverted = |s: &SignedPerm| -> [u8; ROTATIONS] {
            std::array::from_fn(|r| index(&s.after(&rotations[r].inverse()).after(&s.inverse())))
        };
        // Row lengths are a power of two, so that no index needs a check.
        let row =
            |of: &dyn Fn(usize) -> u8| -> [u8; 32] { std::array::from_fn(|r| if r < ROTATIONS { of(r) } else { 0 }) };
        let conjugates = |s: &SignedPerm| row(&|r| conjugated(s)[r]);
        Self {
            conjugate: all.iter().map(conjugates).collect(),
            conjugate_of: all.iter().map(|s| conjugates(&s.inverse())).collect(),
            quotient: rotations.iter().map(|b| row(&|a| index(&rotations[a].after(&b.inverse())))).collect(),
            inverted_mask: all.iter().map(|s| bit_map(&inverted(s))).collect(),
            after_mask: (0..ROTATIONS).map(|w| bit_map(&after(w))).collect(),
            conjugate_mask: all.iter().map(|s| bit_map(&conjugated(s))).collect(),
            numbers: HugePages::from_vec([class_of, orbits, mirrored].concat()),
            class_representative,
            orbit_representative,
            symmetries,
            product,
            turned,
            rotations,
        }
    }
}

impl AxisHalves {
    /// Turns a half by rotation `r < 24`.
    ///
    /// # Panics
    /// If `r >= 24`.
    #[inline]
    pub fn turn(&self, half: AxisHalf, r: usize) -> AxisHalf {
        self.turned[r << 16 | half as usize]
    }

    /// Returns the labels after the move in slot `24 * axis + rotation`, `0 <= slot < 96`, which turns the half at the
    /// positive end of the axis.
    ///
    /// # Panics
    /// If `slot >= 96`.
    #[inline]
    pub fn after_move(&self, labels: AxisLabels, slot: u8) -> AxisLabels {
        let (axis, rotation) = (usize::from(slot) / ROTATIONS, usize::from(slot) % ROTATIONS);
        let (_, positive) = labels.halves(axis);
        labels.with_positive(axis, self.turn(positive, rotation))
    }

    /// Returns the class of a half.
    #[inline]
    pub fn class(&self, half: AxisHalf) -> HalfClass {
        let packed = self.numbers.as_slice()[usize::from(half)];
        HalfClass { class: (packed >> 8) as usize, symmetry: (packed & 255) as usize }
    }

    /// Returns the orbit of a half as seen through its partner's symmetry, and the rotation that carries the orbit's representative to that
    /// image of the half.
    #[inline]
    pub fn orbit(&self, half: AxisHalf, seen: HalfClass) -> (usize, usize) {
        let s = self.symmetries[seen.symmetry];
        let packed = self.numbers.as_slice()[(1 + usize::from(s.mirrored)) * HALVES + usize::from(half)];
        let rotation = self.product[usize::from(s.rotation) * ROTATIONS + (packed & 255) as usize];
        ((packed >> 8) as usize, usize::from(rotation))
    }

    /// Replaces `out` by [`AxisHalves::class`] and [`AxisHalves::orbit`] of many pairs, each with one half in its low 16 bits and the other
    /// above. Looks up all classes first, so that no look-up waits for another.
    pub fn look_up_pairs(&self, keys: &[u32], out: &mut Vec<HalfPair>) {
        let (classes, orbits) = self.numbers.as_slice().split_at(HALVES);
        out.clear();
        out.extend(keys.iter().map(|&key| {
            let packed = classes[key as usize & (HALVES - 1)];
            HalfPair { class: (packed >> 8) as u16, orbit: 0, symmetry: packed as u8, rotation: 0 }
        }));
        for (pair, &key) in out.iter_mut().zip(keys) {
            let s = self.symmetries[usize::from(pair.symmetry)];
            let packed = orbits[usize::from(s.mirrored) << 16 | (key >> 16) as usize];
            pair.orbit = (packed >> 8) as u16;
            pair.rotation = self.product[usize::from(s.rotation) * ROTATIONS + (packed & 255) as usize];
        }
    }

    /// The orbit of a half, `0 <= orbit < 2836`.
    pub(crate) fn orbit_of_unmirrored(&self, half: AxisHalf) -> u32 {
        self.numbers.as_slice()[HALVES + usize::from(half)] >> 8
    }

    /// Returns the image of a half under symmetry `s < 48`.
    ///
    /// # Panics
    /// If `s >= 48`.
    pub fn image(&self, half: AxisHalf, s: usize) -> AxisHalf {
        let (s, reflection) = (self.symmetries[s], SignedPerm { flip: 1, ..SignedPerm::IDENTITY });
        let half = if s.mirrored { image(half, &reflection) } else { half };
        self.turn(half, usize::from(s.rotation))
    }

    /// Renames a mask over the rotations of an orbit's representative to a mask over the rotations of the half itself:
    /// bit r of the result is bit (s.r.s⁻¹).w of `mask`, where s is the symmetry of `seen` and w the `rotation`.
    #[inline]
    pub fn mask_of_half(&self, mask: u32, seen: HalfClass, rotation: usize) -> u32 {
        map_bits(map_bits(mask, &self.after_mask[rotation]), &self.conjugate_mask[seen.symmetry])
    }

    /// The bit of a mask that [`AxisHalves::mask_of_half`] copies to bit `r`.
    #[inline]
    pub(crate) fn source_bit(&self, r: usize, symmetry: usize, rotation: usize) -> usize {
        usize::from(self.product[usize::from(self.conjugate[symmetry][r & 31]) * ROTATIONS + rotation])
    }

    /// The bit that [`AxisHalves::mask_of_half`] copies bit `entry` to.
    #[inline]
    pub(crate) fn target_bit(&self, entry: usize, symmetry: usize, rotation: usize) -> usize {
        usize::from(self.conjugate_of[symmetry][usize::from(self.quotient[rotation][entry & 31] & 31)])
    }

    /// Renames a mask over rotations to a mask over turns of the other half: bit r of the result is bit (s.r⁻¹.s⁻¹).w of
    /// `mask`. Up to a rotation of the whole puzzle, turning one half is turning the other one back.
    #[inline]
    pub(crate) fn mask_of_other_half(&self, mask: u32, symmetry: usize, rotation: usize) -> u32 {
        map_bits(map_bits(mask, &self.after_mask[rotation]), &self.inverted_mask[symmetry])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn class_and_orbit_counts_are_the_known_ones() {
        let halves = AxisHalves::default();
        assert_eq!(halves.class_representative.len(), CLASSES);
        assert_eq!(halves.orbit_representative.len(), ORBITS);
    }

    #[test]
    fn single_bits_map_like_masks() {
        let halves = AxisHalves::default();
        for symmetry in 0..48 {
            for rotation in 0..ROTATIONS {
                for entry in 0..ROTATIONS {
                    let turn = halves.target_bit(entry, symmetry, rotation);
                    assert_eq!(halves.source_bit(turn, symmetry, rotation), entry);
                    assert_eq!(halves.mask_of_half(1 << entry, HalfClass { class: 0, symmetry }, rotation), 1 << turn);
                }
            }
        }
    }

    #[test]
    fn class_and_orbit_maps_are_inverted_correctly() {
        let halves = AxisHalves::default();
        for half in (0..=AxisHalf::MAX).step_by(17) {
            let class = halves.class(half);
            assert_eq!(halves.image(half, class.symmetry), halves.class_representative[class.class]);
            let partner = half.wrapping_mul(40503);
            let (orbit, rotation) = halves.orbit(partner, class);
            let mut found = Vec::new();
            halves.look_up_pairs(&[u32::from(half) | u32::from(partner) << 16], &mut found);
            let pair = [found[0].class, found[0].orbit].map(usize::from);
            assert_eq!((pair, usize::from(found[0].symmetry)), ([class.class, orbit], class.symmetry));
            assert_eq!(usize::from(found[0].rotation), rotation);
            let rebuilt = halves.turn(halves.orbit_representative[orbit], rotation);
            assert_eq!(rebuilt, halves.image(partner, class.symmetry));
        }
    }
}
