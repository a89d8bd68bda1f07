//! The rows of many labels: both halves at once, in wide vector registers where the processor has them.

use super::{Phase2Halves, Phase2Labels, RowPlace, SYMMETRIC};
use crate::tables::simd::{Lanes, dispatch};

impl<const CUBE: usize> Phase2Halves<CUBE> {
    /// Writes the rows of all these labels to `out`, in order.
    pub fn places(&self, labels: &[Phase2Labels], out: &mut Vec<RowPlace>) {
        out.clear();
        out.resize(labels.len(), RowPlace::default());
        places(self, labels, out);
    }
}

// No closures here: they would not be compiled for wide vector registers.
#[inline(always)]
fn places_in<L: Lanes, const CUBE: usize>(
    can: L::Proof,
    halves: &Phase2Halves<CUBE>,
    labels: &[Phase2Labels],
    out: &mut [RowPlace],
) {
    let axis_bits = L::load(can, [3; 16]);
    let upper = L::load(can, [0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8, 8, 8]);
    for (labels, out) in labels.iter().zip(out) {
        let labels = L::load(can, *labels);
        let sides = labels.plane::<2>();
        let (a, b) = (&halves.sides[usize::from(sides & 255)], &halves.sides[usize::from(sides >> 8)]);
        // Both halves at once: the upper eight bytes select among the upper eight bytes of their source.
        let from = L::load(can, both(&a.from, &b.from)).or(upper);
        let relabel = L::load(can, both(&a.relabel, &b.relabel));
        let axes = relabel.shuffle(labels.and(axis_bits).shuffle(from).or(upper));
        let (low, high) = (axes.plane::<0>(), axes.plane::<1>());
        let powers = &halves.powers;
        let key_a = u32::from(powers[usize::from(low & 255)]) + 2 * u32::from(powers[usize::from(high & 255)]);
        let key_b = u32::from(powers[usize::from(low >> 8)]) + 2 * u32::from(powers[usize::from(high >> 8)]);
        let class_a = halves.class_of[(a.first + key_a) as usize];
        let class_b = halves.class_of[(b.first + key_b) as usize];
        let symmetry_a = after(halves, (class_a & (SYMMETRIC - 1)) as u8, a.symmetry);
        let symmetry_b = after(halves, (class_b & (SYMMETRIC - 1)) as u8, b.symmetry);
        let exchanged = class_b >> 8 < class_a >> 8;
        let (first, f) = if exchanged { (class_b >> 8, symmetry_b) } else { (class_a >> 8, symmetry_a) };
        let (second, s) = if exchanged { (class_a >> 8, symmetry_a) } else { (class_b >> 8, symmetry_b) };
        let (number, rotation) = halves.number(second, f, s);
        *out = RowPlace {
            row: halves.offsets[first as usize].wrapping_add(u32::from(number)),
            rotation,
            symmetry: if usize::from(f) < CUBE { f } else { f - CUBE as u8 },
            exchanged,
            repeated: (class_a | class_b) & SYMMETRIC != 0 || first == second,
        };
    }
}

#[inline(always)]
fn both(a: &[u8; 8], b: &[u8; 8]) -> [u8; 16] {
    (u128::from(u64::from_le_bytes(*a)) | u128::from(u64::from_le_bytes(*b)) << 64).to_le_bytes()
}

#[inline(always)]
fn after<const CUBE: usize>(halves: &Phase2Halves<CUBE>, a: u8, b: u8) -> u8 {
    let (exchange_a, exchange_b) = (usize::from(a) >= CUBE, usize::from(b) >= CUBE);
    let cube_a = if exchange_a { usize::from(a) - CUBE } else { usize::from(a) };
    let cube_b = if exchange_b { usize::from(b) - CUBE } else { usize::from(b) };
    halves.product[cube_a * CUBE + cube_b] + if exchange_a != exchange_b { CUBE as u8 } else { 0 }
}

dispatch! {
    fn places<const CUBE: usize>(halves: &Phase2Halves<CUBE>, labels: &[Phase2Labels], out: &mut [RowPlace]) = places_in;
}
