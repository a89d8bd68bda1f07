//! The second part of the proof: counts the cosets of H3 in H1 by distance, also beyond the range of the second table.
//!
//! The table distinguishes up to 6 moves, 7, 8, and 9 or more. A coset at 9 or more is at 9 if a neighbour is at 8. Every
//! rotation of the half at the positive end of W is a move within the same row, so only rows without a coset within 8 moves
//! need a closer look. A mask per row records the cosets at 10 or more.

use std::sync::atomic::{AtomicU32, Ordering};
use unfold_engine::tables::Workers;

use super::h1_moves::{H1Moves, NO_MOVE, Node};
use unfold_engine::control::Control;
use unfold_engine::puzzles::tess2::tables::axis_halves::{ALL_ROTATIONS, ROTATIONS};
use unfold_engine::puzzles::tess2::tables::phase2_labels::{
    HalfRotations, Phase2Half, Phase2Halves, Phase2Labels, RowPlace, W_SYMMETRIES,
};
use unfold_engine::puzzles::tess2::tables::side_rows::{self, LookUpBuffers, SideRow, SideRows};
use unfold_engine::tables::{TableError, allocate, parallel};

/// Unit of the weights: a common multiple of all possible numbers of symmetries of two halves.
const WEIGHT_UNIT: u64 = 2 * W_SYMMETRIES as u64;

/// Number of cosets of H3 in H1 by distance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SideLemma {
    /// Cosets within eight moves.
    pub within_8: u64,
    /// Cosets at nine moves.
    pub at_9: u64,
    /// Cosets at ten moves.
    pub at_10: u64,
    /// Cosets beyond ten moves.
    pub beyond_10: u64,
}

#[derive(Default)]
struct Buffers {
    nodes: Vec<Node>,
    labels: Vec<Phase2Labels>,
    places: Vec<RowPlace>,
    rows: Vec<SideRow>,
    look_up: LookUpBuffers,
}

struct Counter<'a> {
    moves: &'a H1Moves,
    side_rows: &'a SideRows,
    halves: &'a Phase2Halves<W_SYMMETRIES>,
    turned: HalfRotations,
    /// For each row, a mask of the cosets at ten or more.
    at_least_ten: Vec<AtomicU32>,
}

/// Counts the cosets by distance.
///
/// # Errors
/// [`TableError::Stopped`] if the workers are stopped, [`TableError::Memory`] if memory runs out.
pub fn count(moves: &H1Moves, rows: &SideRows, workers: Workers) -> Result<SideLemma, TableError> {
    let halves = &rows.halves;
    let at_least_ten = allocate(side_rows::NAME, halves.rows, AtomicU32::default)?;
    let counter = Counter { moves, side_rows: rows, halves, turned: HalfRotations::default(), at_least_ten };
    let classes = halves.classes.len();
    let sum = |parts: Vec<[u64; 3]>| {
        let of = |i: usize| parts.iter().map(|part| part[i]).sum::<u64>() / WEIGHT_UNIT / 6;
        [of(0), of(1), of(2)]
    };
    let [all, within_8, beyond_9] = sum(parallel(classes, 8, workers, (0.0, 0.7), |range| {
        range.map(|class| counter.mark_at_least_ten(class, workers.control)).fold([0; 3], add)
    })?);
    let [beyond, ..] = sum(parallel(classes, 8, workers, (0.7, 1.0), |range| {
        range.map(|class| counter.count_beyond_ten(class, workers.control)).fold([0; 3], add)
    })?);
    Ok(SideLemma { within_8, at_9: all - within_8 - beyond_9, at_10: beyond_9 - beyond, beyond_10: beyond })
}

fn add(a: [u64; 3], b: [u64; 3]) -> [u64; 3] {
    std::array::from_fn(|i| a[i] + b[i])
}

impl Counter<'_> {
    fn node(&self, class: usize, second: &Phase2Half, rotation: usize) -> Node {
        let labels = self.halves.labels(class, second, rotation, &self.turned);
        Node { cells: labels.map(|label| (label & 4) << 1 | (label & 3) << 4), last: NO_MOVE }
    }

    /// Computes the labels of a node's neighbours by the moves in `mask`, into `work.labels`.
    fn compute_neighbour_labels(&self, node: Node, mask: u64, work: &mut Buffers) {
        work.nodes.clear();
        self.moves.children(&[node], &[mask], &mut work.nodes);
        super::h1_moves::labels(&work.nodes, &mut work.labels);
    }

    /// Marks the entries at ten or more moves in the rows of a class. Returns the total weights of all entries, of those within
    /// eight moves, and of those at ten or more.
    fn mark_at_least_ten(&self, class: usize, control: &Control) -> [u64; 3] {
        let (mut out, mut work) = ([0; 3], Buffers::default());
        for (row, other, second) in self.halves.rows_of(class) {
            let weight = self.halves.weight(class, other);
            out[0] += weight * ROTATIONS as u64;
            let near = self.side_rows.entries_within(row, 8);
            out[1] += weight * u64::from(near.count_ones());
            if near != 0 || control.is_stopped() {
                continue;
            }
            let mut ten = 0;
            for rotation in 0..ROTATIONS {
                let node = self.node(class, &second, rotation);
                let is_far = (0..3).all(|axis| {
                    self.compute_neighbour_labels(node, 0x7f << (7 * axis), &mut work);
                    self.side_rows.look_up(&work.labels, &mut work.look_up, &mut work.rows);
                    work.rows.iter().all(|row| !row.within(8))
                });
                ten |= u32::from(is_far) << rotation;
            }
            out[2] += weight * u64::from(ten.count_ones());
            self.at_least_ten[row].store(ten, Ordering::Relaxed);
        }
        out
    }

    /// Counts the entries beyond ten moves, whose neighbours are all at ten or more. The first number returned is their total
    /// weight; the others are 0.
    fn count_beyond_ten(&self, class: usize, control: &Control) -> [u64; 3] {
        let (mut out, mut work) = ([0; 3], Buffers::default());
        for (row, other, second) in self.halves.rows_of(class) {
            // An entry of the row at nine would be a neighbour of all others, by a move of W.
            if self.at_least_ten[row].load(Ordering::Relaxed) != ALL_ROTATIONS || control.is_stopped() {
                continue;
            }
            for rotation in 0..ROTATIONS {
                let node = self.node(class, &second, rotation);
                let is_beyond = (0..3).all(|axis| {
                    self.compute_neighbour_labels(node, 0x7f << (7 * axis), &mut work);
                    self.all_at_least_ten(&mut work)
                });
                out[0] += self.halves.weight(class, other) * u64::from(is_beyond);
            }
        }
        out
    }

    /// True if all cosets in `work.labels` are at ten or more moves.
    fn all_at_least_ten(&self, work: &mut Buffers) -> bool {
        self.halves.places(&work.labels, &mut work.places);
        let is_ten =
            |place: &RowPlace| self.at_least_ten[place.row as usize].load(Ordering::Relaxed) >> place.rotation & 1 == 1;
        work.places.iter().all(is_ten)
    }
}
