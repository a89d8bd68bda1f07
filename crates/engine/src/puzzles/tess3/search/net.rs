//! A small neural net that estimates the number of moves to the end of a phase, evaluated in integers so that all machines agree.
//!
//! The first layer sums one row per input of a state. A move changes few inputs, so updating the sum for each of the 276 moves of the first
//! phase is cheap. Two further layers follow. The design follows chess programs (NNUE). The weights are trained by the example `train_net`
//! of `unfold-lab`.

/// Width of the first layer.
pub const FIRST_LAYER_WIDTH: usize = 64;
/// Width of the second layer.
pub const SECOND_LAYER_WIDTH: usize = 16;
/// Units of the net's output per move.
pub const UNITS_PER_MOVE: i32 = 64;
/// Fixed-point bits of values within the net.
pub const VALUE_BITS: u32 = 9;
/// Fixed-point bits of weights after the first layer.
pub const WEIGHT_BITS: u32 = 8;
/// Maximum activation in the first and the second layer; the minimum is 0.
pub const MAX_ACTIVATION: [i16; 2] = [1023, 2047];
/// Moves per unit of output in training; the large unit keeps the weights small.
pub const TRAINING_MOVES_PER_UNIT: f32 = 8.0;

/// First-layer weights of one input, or a sum of such rows.
pub type Row = [i16; FIRST_LAYER_WIDTH];

/// Fixed-point weights and biases of a net.
pub struct Net {
    /// Bias of the first layer: the start value of every sum.
    pub bias: Row,
    /// The first layer's rows, one for each input.
    pub rows: Vec<Row>,
    /// Second-layer weights: for each pair of first-layer cells, two weights per second-layer cell.
    pub second_weights: Vec<[[i16; 2]; SECOND_LAYER_WIDTH]>,
    /// The bias of each cell of the second layer.
    pub second_bias: [i32; SECOND_LAYER_WIDTH],
    /// Weights of the single output, with [`WEIGHT_BITS`] fractional bits.
    pub last_weights: [i16; SECOND_LAYER_WIDTH],
    /// Bias of the output, added before the shift by [`WEIGHT_BITS`].
    pub last_bias: i32,
}

/// Returns the size in bytes of a net with this number of rows.
const fn byte_size(rows: usize) -> usize {
    2 * (FIRST_LAYER_WIDTH * (1 + rows) + FIRST_LAYER_WIDTH * SECOND_LAYER_WIDTH + SECOND_LAYER_WIDTH)
        + 4 * (SECOND_LAYER_WIDTH + 1)
}

impl Net {
    /// Reads a net of this many input rows, all little-endian: first-layer bias and rows, second-layer weights and output weights as `i16`,
    /// then second-layer biases and output bias as `i32`. `None` if the size is wrong.
    pub fn read(bytes: &[u8], rows: usize) -> Option<Self> {
        if bytes.len() != byte_size(rows) {
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
        let second_weights = (0..FIRST_LAYER_WIDTH / 2).map(|_| std::array::from_fn(|_| [word(), word()])).collect();
        let last_weights = std::array::from_fn(|_| word());
        let mut long = || i32::from_le_bytes(take(4).try_into().unwrap_or_default());
        let second_bias = std::array::from_fn(|_| long());
        Some(Self { bias, rows, second_weights, second_bias, last_weights, last_bias: long() })
    }

    /// Serialises the net in the format of [`read`](Self::read).
    pub fn write(&self) -> Vec<u8> {
        let words = self.bias.iter().chain(self.rows.iter().flatten());
        let words = words.chain(self.second_weights.iter().flatten().flatten()).chain(&self.last_weights);
        let longs = self.second_bias.iter().chain([&self.last_bias]);
        words.flat_map(|word| word.to_le_bytes()).chain(longs.flat_map(|long| long.to_le_bytes())).collect()
    }

    /// Returns the first-layer sum of a state: the bias plus the given rows.
    pub fn sum(&self, rows: impl IntoIterator<Item = usize>) -> Row {
        let mut sum = self.bias;
        for row in rows {
            add_row(&mut sum, &self.rows[row]);
        }
        sum
    }

    /// Returns the estimated number of moves for a first-layer sum, in units of 1 / [`UNITS_PER_MOVE`] move.
    #[inline(always)]
    pub fn evaluate(&self, sum: &Row) -> i32 {
        let mut cells = self.second_bias;
        for (pair, weights) in sum.as_chunks::<2>().0.iter().zip(&self.second_weights) {
            let [a, b] = pair.map(|cell| i32::from(cell.clamp(0, MAX_ACTIVATION[0])));
            for (cell, weight) in cells.iter_mut().zip(weights) {
                *cell += a * i32::from(weight[0]) + b * i32::from(weight[1]);
            }
        }
        let mut answer = self.last_bias;
        for (cell, weight) in cells.iter().zip(&self.last_weights) {
            answer += (cell >> WEIGHT_BITS).clamp(0, i32::from(MAX_ACTIVATION[1])) * i32::from(*weight);
        }
        answer >> WEIGHT_BITS
    }

    /// Evaluates the states after each move into `out`, indexed by move; uses AVX2 where available.
    pub fn evaluate_children(&self, children: &impl ChildSums, out: &mut [i32]) {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            // SAFETY: AVX2 has just been detected.
            #[allow(unsafe_code)]
            return unsafe { avx2::evaluate_children(self, children, out) };
        }
        children.evaluate_each(self, out, |sum| self.evaluate(sum));
    }

    /// Like [`evaluate_children`](Self::evaluate_children), without AVX2.
    pub fn evaluate_children_portably(&self, children: &impl ChildSums, out: &mut [i32]) {
        children.evaluate_each(self, out, |sum| self.evaluate(sum));
    }
}

/// First-layer sums of the states after each move from one state.
pub trait ChildSums {
    /// Writes the answer for the sum of each child to `out`, indexed by move.
    fn evaluate_each(&self, net: &Net, out: &mut [i32], answer: impl Fn(&Row) -> i32);
}

/// AVX2 version of [`Net::evaluate`].
#[cfg(target_arch = "x86_64")]
mod avx2 {
    use super::{ChildSums, FIRST_LAYER_WIDTH, MAX_ACTIVATION, Net, Row, SECOND_LAYER_WIDTH, WEIGHT_BITS};
    use std::arch::x86_64::{
        __m256i, _mm256_add_epi32, _mm256_madd_epi16, _mm256_max_epi16, _mm256_min_epi16, _mm256_set1_epi16,
        _mm256_set1_epi32, _mm256_setzero_si256,
    };

    #[target_feature(enable = "avx2")]
    pub(super) fn evaluate_children(net: &Net, children: &impl ChildSums, out: &mut [i32]) {
        children.evaluate_each(net, out, |sum| evaluate(net, sum));
    }

    /// Like [`Net::evaluate`], but multiplies sixteen 16-bit values per instruction.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn evaluate(net: &Net, sum: &Row) -> i32 {
        let [zero, most] = [_mm256_setzero_si256(), _mm256_set1_epi16(MAX_ACTIVATION[0])];
        let sum: [__m256i; FIRST_LAYER_WIDTH / 16] = bytemuck::cast(*sum);
        let cut = sum.map(|cells| _mm256_min_epi16(_mm256_max_epi16(cells, zero), most));
        let pairs: [i32; FIRST_LAYER_WIDTH / 2] = bytemuck::cast(cut);
        let mut cells: [__m256i; 2] = bytemuck::cast(net.second_bias);
        for (pair, weights) in pairs.into_iter().zip(&net.second_weights) {
            let (pair, weights): (_, [__m256i; 2]) = (_mm256_set1_epi32(pair), bytemuck::cast(*weights));
            for (cells, weights) in cells.iter_mut().zip(weights) {
                *cells = _mm256_add_epi32(*cells, _mm256_madd_epi16(pair, weights));
            }
        }
        let cells: [i32; SECOND_LAYER_WIDTH] = bytemuck::cast(cells);
        let mut answer = net.last_bias;
        for (cell, weight) in cells.iter().zip(&net.last_weights) {
            answer += (cell >> WEIGHT_BITS).clamp(0, i32::from(MAX_ACTIVATION[1])) * i32::from(*weight);
        }
        answer >> WEIGHT_BITS
    }
}

/// Adds a row to a sum. Trained weights are too small for an overflow; if a sum did overflow, it would wrap identically on every machine.
#[inline(always)]
pub fn add_row(sum: &mut Row, row: &Row) {
    for (sum, row) in sum.iter_mut().zip(row) {
        *sum = sum.wrapping_add(*row);
    }
}
