//! Incremental evaluation of the first phase's net for all turns of a state: only the rows of labels that a turn moves are
//! summed again.

use super::super::codes::{CODE_TURNS, Codes};
use super::axis_labels::{AxisLabels, LABELS};
use super::net::{ChildSums, FIRST_LAYER_WIDTH, Net, Row, add_row};
use super::parity::Handedness;

/// Number of the net's input rows: one for each label, then one for even and one for odd handedness.
pub const ROWS: usize = LABELS + 2;

/// Returns the indices of the net's input rows for a state: one for each label, and one for the handedness.
pub fn rows(codes: &Codes) -> impl Iterator<Item = usize> {
    let hands = LABELS + usize::from(Handedness::get().is_odd(codes));
    AxisLabels::get().labels(codes).into_iter().map(usize::from).chain([hands])
}

/// The states after each turn from one state.
pub struct TurnChildren<'a>(pub &'a Codes);

impl ChildSums for TurnChildren<'_> {
    #[inline(always)]
    fn evaluate_each(&self, net: &Net, out: &mut [i32], answer: impl Fn(&Row) -> i32) {
        let (tables, codes) = (AxisLabels::get(), self.0);
        let out: &mut [i32; CODE_TURNS] = out.first_chunk_mut().expect("an answer for each turn");
        let (hands, labels) = (Handedness::get(), &tables.labels(codes));
        let sum = net.sum(labels.iter().map(|label| usize::from(*label)));
        let with_hands = |mut sum: Row, is_odd: bool| {
            add_row(&mut sum, &net.rows[LABELS + usize::from(is_odd)]);
            sum
        };
        let was_odd = hands.is_odd(codes);
        // Contributions of each cell before the turn.
        let mut rows = [[0i16; FIRST_LAYER_WIDTH]; 8];
        let mut in_cell = [([0u8; 32], 0usize); 8];
        for &label in labels {
            let mut cells = tables.cells(label);
            while cells != 0 {
                let cell = cells.trailing_zeros() as usize;
                cells &= cells - 1;
                add_row(&mut rows[cell], &net.rows[usize::from(label)]);
                let (list, count) = &mut in_cell[cell];
                list[*count] = label;
                *count += 1;
            }
        }
        for axis in 0..4 {
            let mut changes = [[[0i16; FIRST_LAYER_WIDTH]; 23]; 2];
            let mut changes_hands = [[false; 23]; 2];
            for side in 0..2 {
                let cell = 2 * axis + side;
                let (list, count) = &in_cell[cell];
                for rotation in 0..23 {
                    let turn = (side * 4 + axis) * 23 + rotation;
                    let next = tables.next(turn);
                    let mut change = [0i16; FIRST_LAYER_WIDTH];
                    for (change, row) in change.iter_mut().zip(&rows[cell]) {
                        *change = -row;
                    }
                    for &label in &list[..*count] {
                        add_row(&mut change, &net.rows[usize::from(next[usize::from(label)])]);
                    }
                    let mut after = sum;
                    add_row(&mut after, &change);
                    let is_odd = hands.is_odd_after(codes, turn);
                    out[turn] = answer(&with_hands(after, is_odd));
                    changes_hands[side][rotation] = is_odd ^ was_odd;
                    changes[side][rotation] = change;
                }
            }
            for rotation in 0..23 {
                let mut after = sum;
                add_row(&mut after, &changes[0][rotation]);
                add_row(&mut after, &changes[1][rotation]);
                let is_odd = was_odd ^ changes_hands[0][rotation] ^ changes_hands[1][rotation];
                out[(8 + axis) * 23 + rotation] = answer(&with_hands(after, is_odd));
            }
        }
    }
}
