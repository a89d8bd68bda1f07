//! The places of the W cells' stickers: with the handedness, the input of the first phase.
//!
//! A label is the place and axis of the W sticker of a piece. 24 places of two colours have 48 labels, 32 of three have 96, 16 of four have
//! 64. A state has one label for each of the 52 pieces with a W sticker.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::LazyLock;

use super::super::codes::{CODE_TURNS, CodeTable, Codes, FIRST_OF_KIND, KINDS, MAX_CODES, kind};
use super::super::pieces::{Layout, PIECES, axes};

/// Number of labels: 48 of two colours, 96 of three and 64 of four.
pub const LABELS: usize = 208;
/// Number of pieces with a label: 12 of two colours, 24 of three and 16 of four.
pub const W_STICKER_PIECES: usize = 52;
/// Number of the W axis.
const W: u8 = 3;

/// The labels of a state, in the order of its pieces.
pub type Labels = [u8; W_STICKER_PIECES];

/// Look-up tables from codes to labels, and from labels to their turns and cells.
pub struct AxisLabels {
    /// The pieces with a label, each with the label of each of its codes.
    labels_of_piece: Vec<(usize, [u8; MAX_CODES])>,
    /// The label after each turn.
    next: Vec<[u8; LABELS]>,
    /// The cells of each label's place: bit `2 * axis` for the positive end, the next one for the negative end.
    cells: [u8; LABELS],
    /// A random even key for each label.
    keys: [u64; LABELS],
}

impl AxisLabels {
    /// Returns the shared tables, built on first use.
    pub fn get() -> &'static Self {
        static LABELS: LazyLock<AxisLabels> = LazyLock::new(AxisLabels::make);
        &LABELS
    }

    fn make() -> Self {
        let (codes, layout) = (CodeTable::shared(), Layout::get());
        // The first label of each place.
        let mut first = [0; PIECES];
        for place in 1..PIECES {
            first[place] = first[place - 1] + axes(layout.places[place - 1]).count();
        }
        let label_at = |place: usize, axis: u8| {
            let nth = axes(layout.places[place]).position(|own| own as u8 == axis);
            nth.map(|nth| (first[place] + nth) as u8)
        };
        let of_piece: Vec<_> = (0..PIECES)
            .filter_map(|piece| {
                let kind = kind(piece);
                let sticker = codes.stickers[piece][..kind + 2].iter().position(|axis| *axis == W)?;
                let mut labels = [0; MAX_CODES];
                for (label, lying) in labels.iter_mut().zip(&codes.placements[kind]) {
                    *label =
                        label_at(usize::from(lying.place), lying.axes[sticker]).expect("a sticker lies on its place");
                }
                Some((piece, labels))
            })
            .collect();
        let mut cells = [0; LABELS];
        let mut next = vec![[0; LABELS]; CODE_TURNS];
        for place in 0..PIECES {
            let coordinates = layout.places[place];
            for axis in axes(coordinates) {
                let label = usize::from(label_at(place, axis as u8).expect("the axis is the place's own"));
                for side in axes(coordinates) {
                    cells[label] |= 1 << (2 * side + usize::from(coordinates[side] < 0));
                }
                for (turn, next) in codes.turns.iter().zip(&mut next) {
                    let turns = turn.layers >> (1 - coordinates[usize::from(turn.axis)]) & 1 == 1;
                    let to = layout.image(&turn.motion, place);
                    let carried = label_at(to, turn.motion.axis[axis]).expect("a rotation carries axes with places");
                    next[label] = if turns { carried } else { label as u8 };
                }
            }
        }
        debug_assert_eq!((of_piece.len(), FIRST_OF_KIND[KINDS]), (W_STICKER_PIECES, PIECES));
        Self { labels_of_piece: of_piece, next, cells, keys: keys() }
    }

    /// Returns the label of each W sticker of a state.
    #[inline]
    pub fn labels(&self, codes: &Codes) -> Labels {
        let mut out = [0; W_STICKER_PIECES];
        for (label, (piece, of_code)) in out.iter_mut().zip(&self.labels_of_piece) {
            *label = of_code[usize::from(codes[*piece])];
        }
        out
    }

    /// Returns the label after turn `turn < CODE_TURNS`, for each label.
    #[inline]
    pub fn next(&self, turn: usize) -> &[u8; LABELS] {
        &self.next[turn]
    }

    /// Returns the cells of a label's place as bits: `2 * axis` for the positive end, the next one for the negative end.
    #[inline]
    pub fn cells(&self, label: u8) -> u8 {
        self.cells[usize::from(label)]
    }

    /// Returns a hash of everything the first phase distinguishes: the labels and the handedness.
    #[inline]
    pub fn key(&self, codes: &Codes) -> u64 {
        let labels = self.labels(codes);
        let sum = labels.iter().fold(0u64, |sum, label| sum.wrapping_add(self.keys[usize::from(*label)]));
        sum ^ u64::from(super::parity::Handedness::get().is_odd(codes))
    }
}

/// Random keys of the labels, all even: bit 0 is for the handedness.
fn keys() -> [u64; LABELS] {
    let mut random = ChaCha8Rng::seed_from_u64(0);
    std::array::from_fn(|_| random.random::<u64>() & !1)
}
