//! Permutations: parity, and lexicographic ranking (Lehmer code).

/// True if `p`, a permutation of any distinct values, is odd.
pub fn is_odd(p: &[u8]) -> bool {
    let mut odd = false;
    for (i, a) in p.iter().enumerate() {
        for b in &p[i + 1..] {
            odd ^= a > b;
        }
    }
    odd
}

/// True if `p` is a permutation of `0..p.len()`.
pub(crate) fn is_permutation(p: &[u8]) -> bool {
    (0..p.len()).all(|value| p.iter().any(|v| usize::from(*v) == value))
}

/// Returns `n!` for `0 <= n <= 34`.
///
/// # Panics
/// In debug builds, if `n > 34`.
pub const fn factorial(n: u32) -> u128 {
    let mut out = 1;
    let mut i = 2;
    while i <= n {
        out *= i as u128;
        i += 1;
    }
    out
}

/// Returns the lexicographic rank of a permutation of `0..p.len()`, `0 <= rank < p.len()!`, `p.len() <= 16`.
///
/// # Panics
/// In debug builds, if a value is 16 or more.
pub fn rank(p: &[u8]) -> u64 {
    let mut rank = 0;
    let mut seen = 0u16;
    for (i, &v) in p.iter().enumerate() {
        let smaller_unseen = v as u32 - (seen & ((1 << v) - 1)).count_ones();
        rank = rank * (p.len() - i) as u64 + u64::from(smaller_unseen);
        seen |= 1 << v;
    }
    rank
}

/// Writes the permutation of `0..p.len()` with this lexicographic rank, `0 <= rank < p.len()!`, `p.len() <= 16`.
pub fn unrank(mut rank: u64, p: &mut [u8]) {
    let n = p.len();
    for i in (0..n).rev() {
        let base = (n - i) as u64;
        p[i] = (rank % base) as u8;
        rank /= base;
        for j in i + 1..n {
            if p[j] >= p[i] {
                p[j] += 1;
            }
        }
    }
}

/// Calls `each` with every permutation of `0..n` in lexicographic order, `1 <= n <= 12`.
pub(crate) fn each_permutation(n: usize, mut each: impl FnMut(&[u8])) {
    let mut p = vec![0; n];
    for r in 0..factorial(n as u32) as u64 {
        unrank(r, &mut p);
        each(&p);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn ranks_are_consecutive() {
        let mut expected = 0;
        each_permutation(6, |p| {
            assert_eq!(rank(p), expected);
            expected += 1;
        });
        assert_eq!(expected, 720);
    }

    proptest! {
        #[test]
        fn rank_of_unrank(r in 0..factorial(15) as u64) {
            let mut p = [0; 15];
            unrank(r, &mut p);
            prop_assert_eq!(rank(&p), r);
        }

        #[test]
        fn swapping_two_changes_parity(r in 0..factorial(12) as u64, i in 0usize..12, j in 0usize..12) {
            let mut p = [0; 12];
            unrank(r, &mut p);
            let before = is_odd(&p);
            p.swap(i, j);
            prop_assert_eq!(is_odd(&p), before ^ (i != j));
        }
    }
}
