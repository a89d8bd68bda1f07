//! A small neural net that estimates the number of moves to the end of a phase, evaluated in integers so that all machines agree.
//!
//! The first layer sums one row for each input of a state; sums are updated by the inputs that change, so that the 276 states after a move of the
//! first phase cost little more than their rows. Two further layers follow. The weights are trained by `unfold-lab` (`cargo run --release -p
//! unfold-lab --example train_net`); the design follows chess programs (NNUE).

/// Width of the first layer.
pub const WIDE: usize = 64;
/// Width of the second layer.
pub const NARROW: usize = 16;
/// The value of one move in the answer.
pub const MOVE: i32 = 64;
/// Fixed-point bits of values within the net.
pub const VALUE_BITS: u32 = 9;
/// Fixed-point bits of weights after the first layer.
pub const WEIGHT_BITS: u32 = 8;
/// Maximum value of a cell of each of the first two layers.
pub const MOST: [i16; 2] = [1023, 2047];
/// Number of moves per unit of the trained net's output, so that its weights are small.
pub const UNIT: f32 = 8.0;

/// A row of the first layer.
pub type Row = [i16; WIDE];

/// The weights of a net.
pub struct Net {
    /// The first layer's bias.
    pub bias: Row,
    /// The first layer's rows, one for each input.
    pub rows: Vec<Row>,
    /// The weights of the second layer: for each pair of cells of the first layer, two for each cell of the second.
    pub second: Vec<[[i16; 2]; NARROW]>,
    /// The bias of each cell of the second layer.
    pub second_bias: [i32; NARROW],
    /// The weights of the last layer.
    pub last: [i16; NARROW],
    /// The bias of the last layer.
    pub last_bias: i32,
}

/// Size in bytes of a net with this number of rows.
const fn bytes(rows: usize) -> usize {
    2 * (WIDE * (1 + rows) + WIDE * NARROW + NARROW) + 4 * (NARROW + 1)
}

impl Net {
    /// Reads a net: the first layer's bias and rows, the second layer's weights and biases, then the last layer's, all little-endian; `None` if the
    /// size is wrong.
    pub fn read(bytes: &[u8], rows: usize) -> Option<Self> {
        if bytes.len() != self::bytes(rows) {
            return None;
        }
        let mut at = 0;
        let mut take = |count: usize| {
            at += count;
            &bytes[at - count..at]
        };
        let mut word = || i16::from_le_bytes(take(2).try_into().unwrap_or_default());
        let bias = std::array::from_fn(|_| word());
        let rows = (0..rows).map(|_| std::array::from_fn(|_| word())).collect();
        let second = (0..WIDE / 2).map(|_| std::array::from_fn(|_| [word(), word()])).collect();
        let last = std::array::from_fn(|_| word());
        let mut long = || i32::from_le_bytes(take(4).try_into().unwrap_or_default());
        let second_bias = std::array::from_fn(|_| long());
        Some(Self { bias, rows, second, second_bias, last, last_bias: long() })
    }

    /// Returns the bytes that [`read`](Self::read) reads.
    pub fn write(&self) -> Vec<u8> {
        let words = self.bias.iter().chain(self.rows.iter().flatten());
        let words = words.chain(self.second.iter().flatten().flatten()).chain(&self.last);
        let longs = self.second_bias.iter().chain([&self.last_bias]);
        words.flat_map(|word| word.to_le_bytes()).chain(longs.flat_map(|long| long.to_le_bytes())).collect()
    }

    /// Sums the first layer for a state with these rows.
    pub fn sum(&self, rows: impl IntoIterator<Item = usize>) -> Row {
        let mut sum = self.bias;
        for row in rows {
            add(&mut sum, &self.rows[row]);
        }
        sum
    }

    /// Returns the answer for a sum of the first layer, in units of 1 / [`MOVE`] move.
    #[inline(always)]
    pub fn answer(&self, sum: &Row) -> i32 {
        let mut cells = self.second_bias;
        for (pair, weights) in sum.as_chunks::<2>().0.iter().zip(&self.second) {
            let [a, b] = pair.map(|cell| i32::from(cell.clamp(0, MOST[0])));
            for (cell, weight) in cells.iter_mut().zip(weights) {
                *cell += a * i32::from(weight[0]) + b * i32::from(weight[1]);
            }
        }
        let mut answer = self.last_bias;
        for (cell, weight) in cells.iter().zip(&self.last) {
            answer += (cell >> WEIGHT_BITS).clamp(0, i32::from(MOST[1])) * i32::from(*weight);
        }
        answer >> WEIGHT_BITS
    }

    /// Computes the answers for the states after each move, with AVX2 where available.
    pub fn answers(&self, children: &impl Children, out: &mut [i32]) {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            // SAFETY: AVX2 has just been detected.
            #[allow(unsafe_code)]
            return unsafe { avx2::answers(self, children, out) };
        }
        children.each(self, out, |sum| self.answer(sum));
    }

    /// As [`answers`](Self::answers), without AVX2.
    pub fn answers_portably(&self, children: &impl Children, out: &mut [i32]) {
        children.each(self, out, |sum| self.answer(sum));
    }
}

/// The states after each move from one state.
pub trait Children {
    /// Writes the answer for the sum of each child to `out`, indexed by move.
    fn each(&self, net: &Net, out: &mut [i32], answer: impl Fn(&Row) -> i32);
}

/// Answers with AVX2 instructions.
#[cfg(target_arch = "x86_64")]
mod avx2 {
    use super::{Children, MOST, NARROW, Net, Row, WEIGHT_BITS, WIDE};
    use std::arch::x86_64::{
        __m256i, _mm256_add_epi32, _mm256_madd_epi16, _mm256_max_epi16, _mm256_min_epi16, _mm256_set1_epi16,
        _mm256_set1_epi32, _mm256_setzero_si256,
    };

    #[target_feature(enable = "avx2")]
    pub(super) fn answers(net: &Net, children: &impl Children, out: &mut [i32]) {
        children.each(net, out, |sum| answer(net, sum));
    }

    /// [`Net::answer`], with sixteen products of pairs at once.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn answer(net: &Net, sum: &Row) -> i32 {
        let [zero, most] = [_mm256_setzero_si256(), _mm256_set1_epi16(MOST[0])];
        let sum: [__m256i; WIDE / 16] = bytemuck::cast(*sum);
        let cut = sum.map(|cells| _mm256_min_epi16(_mm256_max_epi16(cells, zero), most));
        let pairs: [i32; WIDE / 2] = bytemuck::cast(cut);
        let mut cells: [__m256i; 2] = bytemuck::cast(net.second_bias);
        for (pair, weights) in pairs.into_iter().zip(&net.second) {
            let (pair, weights): (_, [__m256i; 2]) = (_mm256_set1_epi32(pair), bytemuck::cast(*weights));
            for (cells, weights) in cells.iter_mut().zip(weights) {
                *cells = _mm256_add_epi32(*cells, _mm256_madd_epi16(pair, weights));
            }
        }
        let cells: [i32; NARROW] = bytemuck::cast(cells);
        let mut answer = net.last_bias;
        for (cell, weight) in cells.iter().zip(&net.last) {
            answer += (cell >> WEIGHT_BITS).clamp(0, i32::from(MOST[1])) * i32::from(*weight);
        }
        answer >> WEIGHT_BITS
    }
}

/// Adds a row to a sum. Weights are so small that no sum overflows; an overflow would wrap alike on all machines.
#[inline(always)]
pub fn add(sum: &mut Row, row: &Row) {
    for (sum, row) in sum.iter_mut().zip(row) {
        *sum = sum.wrapping_add(*row);
    }
}
