//! Small numbers packed into 64-bit words, and rearrangements of mask bits.

use super::{TableError, headroom};
use crate::control::Control;

/// Packs `packed(n)` of each number into `bits` bits, the first into the lowest ones; the last word is padded with zeros. Every value must
/// be below `2^bits`, and `bits` must divide 64.
///
/// # Errors
/// [`TableError::Stopped`] if `control` stops it, [`TableError::Memory`] if there is not enough memory.
pub fn pack(
    name: &'static str,
    numbers: &[u8],
    bits: u32,
    packed: impl Fn(u8) -> u8,
    control: &Control,
) -> Result<Vec<u64>, TableError> {
    /// Words between two checks for a stop.
    const BLOCK: usize = 1 << 16;
    let a_word = 64 / bits as usize;
    let pack = |chunk: &[u8]| chunk.iter().rev().fold(0, |word, &n| word << bits | u64::from(packed(n)));
    let mut words = headroom::vector(name, numbers.len().div_ceil(a_word))?;
    for block in numbers.chunks(a_word * BLOCK) {
        control.check_stop()?;
        words.extend(block.chunks(a_word).map(pack));
    }
    Ok(words)
}

/// Reads entry `index` of numbers packed into four bits each.
#[inline]
pub fn nibble(words: &[u64], index: usize) -> u8 {
    (words[index / 16] >> (index % 16 * 4) & 15) as u8
}

/// Reads entry `index` of numbers packed into two bits each.
#[inline]
pub fn two_bits(words: &[u64], index: usize) -> u8 {
    (words[index / 32] >> (index % 32 * 2) & 3) as u8
}

/// A rearrangement of the bits of a 24-bit mask: for each byte of the mask and each value of that byte, the bits set in the result.
pub type BitPermutation = [[u32; 256]; 3];

/// Creates the map that copies bit `from[to]` to bit `to`.
pub fn bit_map(from: &[u8; 24]) -> BitPermutation {
    let image = |byte: usize, value: usize| {
        let is_set = |to: &usize| usize::from(from[*to]) / 8 == byte && value >> (from[*to] % 8) & 1 == 1;
        (0..from.len()).filter(is_set).map(|to| 1 << to).sum()
    };
    std::array::from_fn(|byte| std::array::from_fn(|value| image(byte, value)))
}

/// Applies a bit map to a mask.
#[inline]
pub fn map_bits(mask: u32, map: &BitPermutation) -> u32 {
    map[0][(mask & 255) as usize] | map[1][(mask >> 8 & 255) as usize] | map[2][(mask >> 16 & 255) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    proptest::proptest! {
        #[test]
        fn packed_values_round_trip(numbers in proptest::collection::vec(0u8..16, 0..200)) {
            let words = pack("numbers", &numbers, 4, |n| n, &Control::new())?;
            proptest::prop_assert_eq!(words.len(), numbers.len().div_ceil(16));
            proptest::prop_assert!(numbers.iter().enumerate().all(|(i, n)| nibble(&words, i) == *n));
            let pairs: Vec<u8> = numbers.iter().map(|n| n / 4).collect();
            let words = pack("pairs", &pairs, 2, |n| n, &Control::new())?;
            proptest::prop_assert_eq!(words.len(), numbers.len().div_ceil(32));
            proptest::prop_assert!(pairs.iter().enumerate().all(|(i, n)| two_bits(&words, i) == *n));
        }
    }
}
