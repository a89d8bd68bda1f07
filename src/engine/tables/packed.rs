//! Small numbers packed into 64-bit words.

/// Packs numbers below `2^bits` (`bits` divides 64), the first into the lowest bits; the last word is filled up with
/// zeros.
pub fn pack(numbers: &[u8], bits: u32) -> Vec<u64> {
    let pack = |chunk: &[u8]| chunk.iter().rev().fold(0, |word, &n| word << bits | u64::from(n));
    numbers.chunks(64 / bits as usize).map(pack).collect()
}

/// Number `index` of those packed with four bits each.
#[inline]
pub fn nibble(words: &[u64], index: usize) -> u8 {
    (words[index / 16] >> (index % 16 * 4) & 15) as u8
}

/// Number `index` of those packed with two bits each.
#[inline]
pub fn pair(words: &[u64], index: usize) -> u8 {
    (words[index / 32] >> (index % 32 * 2) & 3) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_packed_is_read_back() {
        let numbers: Vec<u8> = (0..100).map(|n| (n * 7 % 16) as u8).collect();
        let words = pack(&numbers, 4);
        assert!((0..100).all(|i| nibble(&words, i) == numbers[i]));
        let numbers: Vec<u8> = numbers.iter().map(|n| n % 4).collect();
        let words = pack(&numbers, 2);
        assert!((0..100).all(|i| pair(&words, i) == numbers[i]));
    }
}
