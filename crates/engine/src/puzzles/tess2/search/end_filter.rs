//! Tests the ends of paths into H1, all eight ends of a path at once, for a solution within a number of moves that keep
//! W stickers on the W axis.

use super::candidate_filter::{Arrival, CandidateFilter, axis_of_sticker};
use super::small_tables::SmallTables;
use super::state::{MoveMask, State};
use super::suffix::{Coset, Suffix};
use crate::puzzles::tess2::tables::axis_halves::ROTATIONS;
use crate::puzzles::tess2::tables::end_rows::{Arrangement, EndRow, EndRows};
use crate::puzzles::tess2::tables::phase2_labels::{Phase2Labels, RowPlace};
use crate::puzzles::tess2::tables::side_rows::SideRows;
use crate::tables::simd::{Lanes, dispatch};

/// The ends of a path into H1 whose last moves turn the same half by different rotations.
#[derive(Clone, Copy, Debug)]
pub struct PathEnds {
    /// The state before the last move.
    before: State,
    state: State,
    /// Index in the batch of the path without its last move.
    prefix_index: u32,
    /// The axis of the last move, `0 <= axis < 3`.
    axis: u8,
    /// The rotation of the last move that leads to `state`.
    rotation: u8,
    /// Mask of the ends that an allowed last move leads to.
    ends: u8,
}

impl PathEnds {
    /// Takes the eight ends that include the first move of `last`, and removes all moves to them from `last`.
    ///
    /// `last` must not be empty. `prefix_index` is the index in the batch of the path without its last move.
    pub fn take_first(
        small: &SmallTables,
        rows: &EndRows,
        before: &State,
        prefix_index: u32,
        last: &mut MoveMask,
    ) -> Self {
        let first = last.trailing_zeros() as usize;
        let (axis, rotation) = (first / ROTATIONS, first % ROTATIONS);
        debug_assert!(axis < 3, "a move of the W axis leaves W stickers where they are");
        let of_axis = (*last >> (axis * ROTATIONS)) as u32;
        let (mut ends, mut all) = (0, 0u32);
        for (end, r) in rows.moves(axis, rotation).iter().enumerate() {
            ends |= ((of_axis >> (r & 31) & 1) as u8) << end;
            all |= 1 << (r & 31);
        }
        *last &= !(MoveMask::from(all) << (axis * ROTATIONS));
        let state = small.moves.turned(before, first as u8);
        Self { before: *before, state, prefix_index, axis: axis as u8, rotation: rotation as u8, ends }
    }

    /// Returns the number of ends that an allowed last move leads to.
    pub fn count(&self) -> u32 {
        self.ends.count_ones()
    }

    /// Returns the move index of the path's last move for one of its ends.
    fn move_index(&self, end: usize, rows: &EndRows) -> u8 {
        self.axis * ROTATIONS as u8 + rows.moves(usize::from(self.axis), usize::from(self.rotation))[end]
    }
}

/// The ends of a path that may still be solved with one suffix.
#[derive(Clone, Copy, Debug)]
struct OpenEnds {
    /// Index in [`EndFilter::paths`].
    path_index: u32,
    suffix: u16,
    ends: u8,
}

/// A batch of paths. A worker reuses the buffers for each batch.
#[derive(Debug, Default)]
pub struct EndFilter {
    /// The ends to test, grouped by path; filled and cleared by the caller.
    pub paths: Vec<PathEnds>,
    open_ends: Vec<OpenEnds>,
    labels: Vec<Phase2Labels>,
    places: Vec<RowPlace>,
    rows: Vec<EndRow>,
}

impl EndFilter {
    /// Tests every end of every path with every suffix of a coset for a solution within `near <= 8` moves. Leaves the
    /// candidates that pass in `filter.remaining`.
    pub fn test(
        &mut self,
        small: &SmallTables,
        (sides, ends): (&SideRows, &EndRows),
        coset: &Coset,
        near: u8,
        filter: &mut CandidateFilter,
    ) {
        self.open_ends.clear();
        for (way, of_way) in (0..).zip(&self.paths) {
            let all = 0..coset.suffixes.len() as u16;
            self.open_ends.extend(all.map(|suffix| OpenEnds { path_index: way, suffix, ends: of_way.ends }));
        }
        for sticker in 0..3 {
            self.labels.clear();
            self.labels.resize(self.open_ends.len(), [0; 16]);
            let inputs = LabelInputs {
                paths: &self.paths,
                suffixes: &coset.suffixes,
                arrangements: &ends.arrangements,
                sticker,
            };
            project(&self.open_ends, &inputs, &mut self.labels);
            ends.look_up(&self.labels, &mut self.places, &mut self.rows);
            let mut rows = self.rows.iter();
            self.open_ends.retain_mut(|open| {
                let Some(row) = rows.next() else { return false };
                open.ends &= ends.within(*row, near);
                open.ends != 0
            });
        }
        self.add_arrivals(small, ends, filter);
        filter.test_inverses(sides, coset, near);
    }

    /// Replaces the batch of `filter` by an arrival for each end that may still be solved with some suffix.
    fn add_arrivals(&self, small: &SmallTables, ends: &EndRows, filter: &mut CandidateFilter) {
        filter.clear();
        for open in self.open_ends.chunk_by(|a, b| a.path_index == b.path_index) {
            let way = &self.paths[open[0].path_index as usize];
            let mut any = open.iter().fold(0, |any, open| any | open.ends);
            while any != 0 {
                let end = any.trailing_zeros() as usize;
                any &= any - 1;
                let last = way.move_index(end, ends);
                let arrival = Arrival {
                    state: small.moves.turned(&way.before, last),
                    prefix_index: way.prefix_index,
                    last: Some(last),
                };
                let with_end = open.iter().filter(|open| open.ends >> end & 1 == 1);
                filter.add(small, arrival, with_end.map(|open| open.suffix));
            }
        }
    }
}

/// Inputs of [`project`].
struct LabelInputs<'a> {
    paths: &'a [PathEnds],
    suffixes: &'a [Suffix],
    arrangements: &'a [Arrangement; 3],
    sticker: usize,
}

// No closures here: they would not be compiled for wide vector registers.

#[inline(always)]
fn project_in<L: Lanes>(can: L::Proof, open: &[OpenEnds], inputs: &LabelInputs, out: &mut [Phase2Labels]) {
    let (axis_bits, side_bit) = (L::load(can, [3; 16]), L::load(can, [4; 16]));
    for (open, out) in open.iter().zip(out) {
        let (way, suffix) = (&inputs.paths[open.path_index as usize], &inputs.suffixes[usize::from(open.suffix)]);
        let arrangement = &inputs.arrangements[usize::from(way.axis)];
        let from = L::load(can, arrangement.from);
        let (piece, ori) = (L::load(can, way.state.piece).shuffle(from), L::load(can, way.state.ori).shuffle(from));
        let labels = L::load(can, suffix.labels[inputs.sticker]).shuffle(piece);
        let lies = axis_of_sticker::<L>(can, labels.and(axis_bits), ori).or(labels.and(side_bit));
        *out = L::load(can, arrangement.relabel).shuffle(lies).bytes();
    }
}

dispatch! {
    /// The labels of a sticker for each open path at its first end, arranged for the look-up of all ends.
    fn project(open: &[OpenEnds], inputs: &LabelInputs, out: &mut [Phase2Labels]) = project_in;
}

#[cfg(test)]
mod tests;
