//! Vectors of sixteen bytes: one byte for each position of the 2x2x2x2.
//!
//! The hot loops over positions are written once, over [`Lanes`]. [`Portable`] is plain Rust and runs anywhere; [`X86`] uses the byte
//! shuffles of x86-64 (SSSE3 and later) and is chosen at run time. A test checks that their results agree.

/// Sixteen bytes, numbered 0 to 15.
pub trait Lanes: Copy {
    /// Proof that this machine has the instructions needed.
    type Proof: Copy + Send + Sync;
    /// Loads sixteen bytes.
    fn load(can: Self::Proof, bytes: [u8; 16]) -> Self;
    /// Returns the sixteen bytes.
    fn bytes(self) -> [u8; 16];
    /// Gathers: byte `i` of the result is byte `by[i] < 16` of `self`.
    fn shuffle(self, by: Self) -> Self;
    /// Returns the bitwise and.
    fn and(self, other: Self) -> Self;
    /// Returns the bitwise or.
    fn or(self, other: Self) -> Self;
    /// Returns the bitwise exclusive or.
    fn xor(self, other: Self) -> Self;
    /// Compares bytes: 255 where equal, 0 elsewhere.
    fn equals(self, other: Self) -> Self;
    /// Returns the bytewise sum modulo 256.
    fn plus(self, other: Self) -> Self;
    /// Returns the bytewise difference modulo 256.
    fn minus(self, other: Self) -> Self;
    /// Returns the bytewise minimum of unsigned bytes.
    fn min(self, other: Self) -> Self;
    /// Shifts each byte right by `N < 8` bits.
    fn shift_right<const N: i32>(self) -> Self;
    /// Collects bit `N < 8` of each byte; bit `i` comes from byte `i`.
    fn plane<const N: i32>(self) -> u16;
    /// Packs bytes below 4 into two bits each; byte `i` goes to bits `2i` and `2i + 1`.
    fn pack_two_bits(self) -> u32;
    /// Extracts the bits of a number at the ones of a mask, compacted from bit 0 (PEXT).
    fn extract_bits(can: Self::Proof, bits: u32, mask: u32) -> u32;
    /// Reads bytes 0 to 6 and bytes 8 to 14 as numbers in base three, lowest digit first. Digits must be below 3, the other two bytes below
    /// 128.
    fn base_three(self) -> [u32; 2];

    /// Two rows of sixteen bytes.
    type Rows: LaneRows<Row = Self>;
}

/// Two rows of sixteen bytes. Each method applies the method of [`Lanes`] with the same name to both rows.
#[allow(missing_docs, reason = "they are those of `Lanes`")]
pub trait LaneRows: Copy {
    type Row: Lanes<Rows = Self>;
    fn load(can: <Self::Row as Lanes>::Proof, rows: [[u8; 16]; 2]) -> Self;
    fn rows(self) -> [Self::Row; 2];
    fn shuffle(self, by: Self) -> Self;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    fn plus(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
    fn min(self, other: Self) -> Self;
    /// Like [`Lanes::plane`]; the second row starts at bit 16.
    fn plane<const N: i32>(self) -> u32;
}

/// Defines binary operations from an expression over the contents of two vectors.
macro_rules! binary_ops {
    ($($name:ident = |$a:ident, $b:ident| $out:expr;)*) => {$(
        #[inline(always)]
        fn $name(self, other: Self) -> Self {
            let (Self($a), Self($b)) = (self, other);
            Self($out)
        }
    )*};
}

/// [`Lanes`] in plain Rust.
#[derive(Clone, Copy, Debug)]
pub struct Portable([u8; 16]);

/// Empty proof: every machine runs plain Rust.
#[derive(Clone, Copy, Debug)]
pub struct CanPortable;

impl Lanes for Portable {
    type Proof = CanPortable;

    #[inline(always)]
    fn load(_: CanPortable, bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    #[inline(always)]
    fn bytes(self) -> [u8; 16] {
        self.0
    }

    binary_ops! {
        shuffle = |a, b| b.map(|i| a[usize::from(i & 15)]);
        and = |a, b| (u128::from_ne_bytes(a) & u128::from_ne_bytes(b)).to_ne_bytes();
        or = |a, b| (u128::from_ne_bytes(a) | u128::from_ne_bytes(b)).to_ne_bytes();
        xor = |a, b| (u128::from_ne_bytes(a) ^ u128::from_ne_bytes(b)).to_ne_bytes();
        equals = |a, b| std::array::from_fn(|i| if a[i] == b[i] { 255 } else { 0 });
        plus = |a, b| std::array::from_fn(|i| a[i].wrapping_add(b[i]));
        minus = |a, b| std::array::from_fn(|i| a[i].wrapping_sub(b[i]));
        min = |a, b| std::array::from_fn(|i| a[i].min(b[i]));
    }

    #[inline(always)]
    fn shift_right<const N: i32>(self) -> Self {
        Self(self.0.map(|b| b >> N))
    }

    #[inline(always)]
    fn plane<const N: i32>(self) -> u16 {
        let gather = |half: [u8; 8]| {
            let bits = u64::from_le_bytes(half) >> N & 0x0101_0101_0101_0101;
            // The multiplication moves the bit of each byte to its own bit of the top byte.
            (bits.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16
        };
        let half = |at: usize| std::array::from_fn(|i| self.0[at + i]);
        gather(half(0)) | gather(half(8)) << 8
    }

    #[inline(always)]
    fn pack_two_bits(self) -> u32 {
        self.0.iter().rev().fold(0, |out, byte| out << 2 | u32::from(*byte))
    }

    #[inline(always)]
    fn extract_bits(_: CanPortable, bits: u32, mut mask: u32) -> u32 {
        let (mut out, mut to) = (0, 0);
        while mask != 0 {
            out |= (bits >> mask.trailing_zeros() & 1) << to;
            to += 1;
            mask &= mask - 1;
        }
        out
    }

    #[inline(always)]
    fn base_three(self) -> [u32; 2] {
        [0, 8].map(|at| self.0[at..at + 7].iter().rev().fold(0, |out, digit| 3 * out + u32::from(*digit)))
    }

    type Rows = [Self; 2];
}

/// Defines binary operations on two rows from those on one row.
macro_rules! row_ops {
    ($($name:ident)*) => {$(
        #[inline(always)]
        fn $name(self, other: Self) -> Self {
            [self[0].$name(other[0]), self[1].$name(other[1])]
        }
    )*};
}

impl LaneRows for [Portable; 2] {
    type Row = Portable;

    #[inline(always)]
    fn load(_: CanPortable, rows: [[u8; 16]; 2]) -> Self {
        rows.map(Portable)
    }

    #[inline(always)]
    fn rows(self) -> [Portable; 2] {
        self
    }

    row_ops! { shuffle and or xor plus minus min }

    #[inline(always)]
    fn plane<const N: i32>(self) -> u32 {
        u32::from(self[0].plane::<N>()) | u32::from(self[1].plane::<N>()) << 16
    }
}

#[cfg(target_arch = "x86_64")]
pub use wide::{CanX86, X86};

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod wide {
    use std::arch::x86_64::*;

    use super::{LaneRows, Lanes};

    /// [`Lanes`] in an SSE register.
    #[derive(Clone, Copy, Debug)]
    pub struct X86(__m128i);

    /// Proof that the processor has `ssse3`, `avx2` and `bmi2`.
    #[derive(Clone, Copy, Debug)]
    pub struct CanX86(());

    impl CanX86 {
        /// Detects the instructions; `None` if one is missing.
        #[inline]
        pub fn detect() -> Option<Self> {
            let can = is_x86_feature_detected!("ssse3")
                && is_x86_feature_detected!("avx2")
                && is_x86_feature_detected!("bmi2");
            can.then_some(Self(()))
        }
    }

    // SAFETY, for all methods: making an `X86` requires a `CanX86`, so the processor has the instructions; none of them accesses memory.
    impl Lanes for X86 {
        type Proof = CanX86;

        #[inline(always)]
        fn load(_: CanX86, bytes: [u8; 16]) -> Self {
            let word = u128::from_le_bytes(bytes);
            Self(unsafe { _mm_set_epi64x((word >> 64) as i64, word as i64) })
        }

        #[inline(always)]
        fn bytes(self) -> [u8; 16] {
            let (low, high) =
                unsafe { (_mm_cvtsi128_si64(self.0), _mm_cvtsi128_si64(_mm_unpackhi_epi64(self.0, self.0))) };
            (u128::from(high as u64) << 64 | u128::from(low as u64)).to_le_bytes()
        }

        binary_ops! {
            shuffle = |a, b| unsafe { _mm_shuffle_epi8(a, b) };
            and = |a, b| unsafe { _mm_and_si128(a, b) };
            or = |a, b| unsafe { _mm_or_si128(a, b) };
            xor = |a, b| unsafe { _mm_xor_si128(a, b) };
            equals = |a, b| unsafe { _mm_cmpeq_epi8(a, b) };
            plus = |a, b| unsafe { _mm_add_epi8(a, b) };
            minus = |a, b| unsafe { _mm_sub_epi8(a, b) };
            min = |a, b| unsafe { _mm_min_epu8(a, b) };
        }

        #[inline(always)]
        fn shift_right<const N: i32>(self) -> Self {
            // Masks out bits that cross from one byte into the next.
            Self(unsafe { _mm_and_si128(_mm_srli_epi16::<N>(self.0), _mm_set1_epi8((0xff_u8 >> N) as i8)) })
        }

        #[inline(always)]
        fn plane<const N: i32>(self) -> u16 {
            let top = match N {
                0 => unsafe { _mm_slli_epi16::<7>(self.0) },
                1 => unsafe { _mm_slli_epi16::<6>(self.0) },
                2 => unsafe { _mm_slli_epi16::<5>(self.0) },
                3 => unsafe { _mm_slli_epi16::<4>(self.0) },
                4 => unsafe { _mm_slli_epi16::<3>(self.0) },
                5 => unsafe { _mm_slli_epi16::<2>(self.0) },
                6 => unsafe { _mm_slli_epi16::<1>(self.0) },
                _ => self.0,
            };
            (unsafe { _mm_movemask_epi8(top) }) as u16
        }

        #[inline(always)]
        fn pack_two_bits(self) -> u32 {
            unsafe {
                let fours = _mm_maddubs_epi16(self.0, _mm_set1_epi16(0x0401));
                let bytes = _mm_madd_epi16(fours, _mm_set1_epi32(0x0010_0001));
                _mm_cvtsi128_si32(_mm_shuffle_epi8(bytes, _mm_set1_epi32(0x0c08_0400))) as u32
            }
        }

        #[inline(always)]
        fn extract_bits(_: CanX86, bits: u32, mask: u32) -> u32 {
            unsafe { _pext_u32(bits, mask) }
        }

        #[inline(always)]
        fn base_three(self) -> [u32; 2] {
            let sums = unsafe {
                // Digits in pairs, then in groups of four and three, then all seven.
                let pairs = _mm_maddubs_epi16(self.0, _mm_set1_epi64x(0x0009_0301_1b09_0301));
                let fours = _mm_madd_epi16(pairs, _mm_set1_epi64x(0x0051_0051_0001_0001));
                _mm_add_epi32(fours, _mm_srli_epi64::<32>(fours))
            };
            unsafe { [_mm_cvtsi128_si32(sums) as u32, _mm_extract_epi32::<2>(sums) as u32] }
        }

        type Rows = X86Rows;
    }

    /// [`LaneRows`] in an AVX register.
    #[derive(Clone, Copy, Debug)]
    pub struct X86Rows(__m256i);

    // SAFETY, for all methods: as for `X86`.
    impl LaneRows for X86Rows {
        type Row = X86;

        #[inline(always)]
        fn load(can: CanX86, rows: [[u8; 16]; 2]) -> Self {
            let [low, high] = rows.map(|row| X86::load(can, row));
            Self(unsafe { _mm256_set_m128i(high.0, low.0) })
        }

        #[inline(always)]
        fn rows(self) -> [X86; 2] {
            unsafe { [X86(_mm256_castsi256_si128(self.0)), X86(_mm256_extracti128_si256::<1>(self.0))] }
        }

        binary_ops! {
            shuffle = |a, b| unsafe { _mm256_shuffle_epi8(a, b) };
            and = |a, b| unsafe { _mm256_and_si256(a, b) };
            or = |a, b| unsafe { _mm256_or_si256(a, b) };
            xor = |a, b| unsafe { _mm256_xor_si256(a, b) };
            plus = |a, b| unsafe { _mm256_add_epi8(a, b) };
            minus = |a, b| unsafe { _mm256_sub_epi8(a, b) };
            min = |a, b| unsafe { _mm256_min_epu8(a, b) };
        }

        #[inline(always)]
        fn plane<const N: i32>(self) -> u32 {
            let top = match N {
                0 => unsafe { _mm256_slli_epi16::<7>(self.0) },
                1 => unsafe { _mm256_slli_epi16::<6>(self.0) },
                2 => unsafe { _mm256_slli_epi16::<5>(self.0) },
                3 => unsafe { _mm256_slli_epi16::<4>(self.0) },
                4 => unsafe { _mm256_slli_epi16::<3>(self.0) },
                5 => unsafe { _mm256_slli_epi16::<2>(self.0) },
                6 => unsafe { _mm256_slli_epi16::<1>(self.0) },
                _ => self.0,
            };
            (unsafe { _mm256_movemask_epi8(top) }) as u32
        }
    }
}

/// Prefetches an element of a slice into the processor's cache; does nothing if unsupported or `at` is out of range.
#[inline(always)]
pub(crate) fn prefetch<T>(slice: &[T], at: usize) {
    #[cfg(target_arch = "x86_64")]
    if let Some(place) = slice.get(at) {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: every x86-64 processor has the instruction; it has no visible effect, and the address is inside the slice.
        #[allow(unsafe_code)]
        unsafe {
            _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(place).cast());
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = (slice, at);
}

/// Compiles each function over [`Lanes`] for both [`Portable`] and [`X86`], and chooses between them at run time.
///
/// The body is a function `name<L: Lanes>(can: L::Proof, ...)` that is inlined into both.
#[macro_export]
macro_rules! dispatch {
    ($(
        $(#[$doc:meta])*
        $vis:vis fn $name:ident $(<const $n:ident: usize>)? ($($arg:ident: $ty:ty),*) $(-> $out:ty)? = $body:ident;
    )+) => {$(
        $(#[$doc])*
        #[inline]
        $vis fn $name $(<const $n: usize>)? ($($arg: $ty),*) $(-> $out)? {
            #[cfg(target_arch = "x86_64")]
            #[target_feature(enable = "ssse3,avx2,bmi1,bmi2,popcnt,lzcnt")]
            fn wide $(<const $n: usize>)? (can: $crate::tables::simd::CanX86, $($arg: $ty),*) $(-> $out)? {
                $body::<$crate::tables::simd::X86 $(, $n)?>(can, $($arg),*)
            }
            #[cfg(target_arch = "x86_64")]
            if let Some(can) = $crate::tables::simd::CanX86::detect() {
                // SAFETY: `can` proves that the processor has the instructions.
                #[allow(unsafe_code)]
                return unsafe { wide(can, $($arg),*) };
            }
            $body::<$crate::tables::simd::Portable $(, $n)?>($crate::tables::simd::CanPortable, $($arg),*)
        }
    )+};
}
pub use crate::dispatch;

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Returns the results of every operation: vectors of bytes, and numbers of 16 bits.
    fn all<L: Lanes>(can: L::Proof, a: [u8; 16], b: [u8; 16]) -> (Vec<[u8; 16]>, Vec<u16>) {
        let (a, b) = (L::load(can, a), L::load(can, b));
        let by = b.and(L::load(can, [15; 16]));
        let lanes = [
            a,
            a.shuffle(by),
            a.and(b),
            a.or(b),
            a.equals(by),
            a.shift_right::<1>(),
            a.shift_right::<3>(),
            a.shift_right::<6>(),
        ];
        let sums = [a.xor(b), a.plus(b), a.minus(b), a.min(b)];
        let planes = [
            a.plane::<0>(),
            a.plane::<1>(),
            a.plane::<2>(),
            a.plane::<3>(),
            a.plane::<4>(),
            a.plane::<5>(),
            a.plane::<6>(),
            a.plane::<7>(),
        ];
        let packed = a.and(L::load(can, [3; 16])).pack_two_bits();
        let [bits, mask] = [a, b].map(|lanes| u128::from_le_bytes(lanes.bytes()) as u32);
        let gathered = L::extract_bits(can, bits, mask);
        let [first, second] = a.shift_right::<4>().min(L::load(can, [2; 16])).base_three();
        let (rows, by_rows) = (L::Rows::load(can, [a.bytes(), b.bytes()]), L::Rows::load(can, [by.bytes(), a.bytes()]));
        let low = by_rows.and(L::Rows::load(can, [[15; 16]; 2]));
        let rows = [rows.shuffle(low), rows.and(by_rows), rows.plus(by_rows), rows.minus(by_rows), rows.min(by_rows)];
        let others = [packed, packed >> 16, gathered, gathered >> 16, first, second, 0, 0].map(|n| n as u16);
        let rows: Vec<[u8; 16]> = rows.into_iter().flat_map(L::Rows::rows).map(L::bytes).collect();
        ([lanes.map(L::bytes).as_slice(), sums.map(L::bytes).as_slice(), &rows].concat(), [planes, others].concat())
    }

    proptest! {
        #[test]
        fn simd_and_scalar_code_agree(a: [u8; 16], b: [u8; 16]) {
            let (lanes, planes) = all::<Portable>(CanPortable, a, b);
            prop_assert_eq!(lanes[0], a);
            for i in 0..16 {
                prop_assert_eq!(lanes[1][i], a[usize::from(b[i] & 15)]);
                prop_assert!((0..8).all(|n| planes[n] >> i & 1 == u16::from(a[i] >> n & 1)));
                prop_assert_eq!(planes[8 + i / 8] >> (2 * (i % 8)) & 3, u16::from(a[i] & 3));
                let sums: [u8; 4] = std::array::from_fn(|n| lanes[8 + n][i]);
                prop_assert_eq!(sums, [a[i] ^ b[i], a[i].wrapping_add(b[i]), a[i].wrapping_sub(b[i]), a[i].min(b[i])]);
            }
            let digits = |from: usize| (0..7).map(|n| u16::from(a[from + n] >> 4).min(2) * 3_u16.pow(n as u32)).sum::<u16>();
            prop_assert_eq!([planes[12], planes[13]], [digits(0), digits(8)]);
            // The results of the row operations on one row. The first row is `a` with the low bits of `b`, the second `b` with `a`.
            let one_row = |row: [u8; 16], by: [u8; 16]| -> [[u8; 16]; 5] {
                [
                    std::array::from_fn(|i| row[usize::from(by[i] & 15)]),
                    std::array::from_fn(|i| row[i] & by[i]),
                    std::array::from_fn(|i| row[i].wrapping_add(by[i])),
                    std::array::from_fn(|i| row[i].wrapping_sub(by[i])),
                    std::array::from_fn(|i| row[i].min(by[i])),
                ]
            };
            let by = b.map(|byte| byte & 15);
            let rows: Vec<[u8; 16]> =
                one_row(a, by).into_iter().zip(one_row(b, a)).flat_map(|(first, second)| [first, second]).collect();
            prop_assert_eq!(&lanes[12..], &rows[..]);
            let bit = |bytes: &[u8; 16], n: usize| bytes[n / 8] >> (n % 8) & 1;
            let ones = (0..32).filter(|n| bit(&b, *n) == 1);
            for (to, from) in ones.enumerate() {
                prop_assert_eq!(planes[10 + to / 16] >> (to % 16) & 1, u16::from(bit(&a, from)));
            }
            #[cfg(target_arch = "x86_64")]
            if let Some(can) = CanX86::detect() {
                prop_assert_eq!(all::<X86>(can, a, b), (lanes, planes));
            }
        }
    }
}
