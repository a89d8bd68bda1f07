//! Tests the ends of paths into H1, all eight ends of a path at once, for a solution within a number of moves that keep
//! W stickers on the W axis.

use super::candidate_filter::{Arrival, CandidateFilter, lies_on};
use super::small_tables::SmallTables;
use super::state::{MoveMask, State};
use super::suffix::{Coset, Suffix};
use crate::puzzles::tess2::tables::axis_halves::ROTATIONS;
use crate::puzzles::tess2::tables::end_rows::{Arrangement, EndRow, EndRows};
use crate::puzzles::tess2::tables::phase2_labels::{Phase2Labels, RowPlace};
use crate::puzzles::tess2::tables::side_rows::SideRows;
use crate::tables::simd::{Lanes, dispatch};

/// The ends of a path into H1, whose last move may turn the half in several ways.
#[derive(Clone, Copy, Debug)]
pub struct PathEnds {
    /// The state before the last move; the next field is the state after one of the last moves.
    before: State,
    state: State,
    /// The index of the moves before the last among those of its batch.
    moves: u32,
    /// The axis of the last move, `0 <= axis < 3`.
    axis: u8,
    /// The rotation of the last move that leads to `state`.
    rotation: u8,
    /// Mask of the ends that count.
    ends: u8,
}

impl PathEnds {
    /// Takes the ends of the first of the moves `last`, which must not be empty, and removes all moves to these ends
    /// from `last`. `moves` is the index of the path before.
    pub fn take(small: &SmallTables, rows: &EndRows, before: &State, moves: u32, last: &mut MoveMask) -> Self {
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
        Self { before: *before, state, moves, axis: axis as u8, rotation: rotation as u8, ends }
    }

    /// Returns the number of ends that count.
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
    /// The index of the path.
    way: u32,
    suffix: u16,
    ends: u8,
}

/// A batch of paths. A worker reuses the buffers for each batch.
#[derive(Debug, Default)]
pub struct EndFilter {
    /// The paths of the batch.
    pub paths: Vec<PathEnds>,
    open: Vec<OpenEnds>,
    labels: Vec<Phase2Labels>,
    places: Vec<RowPlace>,
    rows: Vec<EndRow>,
}

impl EndFilter {
    /// Tests every end of every path with every suffix of a coset for a solution within `near <= 8` moves. Leaves the
    /// candidates that pass in `filter.left`.
    pub fn test(
        &mut self,
        small: &SmallTables,
        (sides, ends): (&SideRows, &EndRows),
        coset: &Coset,
        near: u8,
        filter: &mut CandidateFilter,
    ) {
        self.open.clear();
        for (way, of_way) in (0..).zip(&self.paths) {
            let all = 0..coset.suffixes.len() as u16;
            self.open.extend(all.map(|suffix| OpenEnds { way, suffix, ends: of_way.ends }));
        }
        for sticker in 0..3 {
            self.labels.clear();
            self.labels.resize(self.open.len(), [0; 16]);
            let inputs =
                Inputs { paths: &self.paths, suffixes: &coset.suffixes, arrangements: &ends.arrangements, sticker };
            project(&self.open, &inputs, &mut self.labels);
            ends.look_up(&self.labels, &mut self.places, &mut self.rows);
            let mut rows = self.rows.iter();
            self.open.retain_mut(|open| {
                let Some(row) = rows.next() else { return false };
                open.ends &= ends.within(*row, near);
                open.ends != 0
            });
        }
        self.arrive(small, ends, filter);
        filter.test_inverses(sides, coset, near);
    }

    /// Adds an arrival for each end of a path that may still be solved with some suffix.
    fn arrive(&self, small: &SmallTables, ends: &EndRows, filter: &mut CandidateFilter) {
        filter.clear();
        for open in self.open.chunk_by(|a, b| a.way == b.way) {
            let way = &self.paths[open[0].way as usize];
            let mut any = open.iter().fold(0, |any, open| any | open.ends);
            while any != 0 {
                let end = any.trailing_zeros() as usize;
                any &= any - 1;
                let last = way.move_index(end, ends);
                let arrival =
                    Arrival { state: small.moves.turned(&way.before, last), moves: way.moves, last: Some(last) };
                let with_end = open.iter().filter(|open| open.ends >> end & 1 == 1);
                filter.add(small, arrival, with_end.map(|open| open.suffix));
            }
        }
    }
}

/// Inputs for computing labels.
struct Inputs<'a> {
    paths: &'a [PathEnds],
    suffixes: &'a [Suffix],
    arrangements: &'a [Arrangement; 3],
    sticker: usize,
}

// No closures here: they would not be compiled for wide vector registers.

#[inline(always)]
fn project_in<L: Lanes>(can: L::Can, open: &[OpenEnds], inputs: &Inputs, out: &mut [Phase2Labels]) {
    let (axis_bits, side_bit) = (L::of(can, [3; 16]), L::of(can, [4; 16]));
    for (open, out) in open.iter().zip(out) {
        let (way, suffix) = (&inputs.paths[open.way as usize], &inputs.suffixes[usize::from(open.suffix)]);
        let arrangement = &inputs.arrangements[usize::from(way.axis)];
        let from = L::of(can, arrangement.from);
        let (piece, ori) = (L::of(can, way.state.piece).shuffled(from), L::of(can, way.state.ori).shuffled(from));
        let labels = L::of(can, suffix.labels[inputs.sticker]).shuffled(piece);
        let lies = lies_on::<L>(can, labels.and(axis_bits), ori).or(labels.and(side_bit));
        *out = L::of(can, arrangement.relabel).shuffled(lies).bytes();
    }
}

dispatch! {
    /// The labels of a sticker for each open path at its first end, arranged for the look-up of all ends.
    fn project(open: &[OpenEnds], inputs: &Inputs, out: &mut [Phase2Labels]) = project_in;
}

#[cfg(test)]
mod tests;
