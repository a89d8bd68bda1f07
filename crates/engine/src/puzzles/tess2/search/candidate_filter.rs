//! Tests batches of states in H1 for a solution within a number of moves that keep W stickers on the W axis.

use super::small_tables::SmallTables;
use super::state::State;
use super::suffix::{Coset, Suffix};
use crate::puzzles::tess2::tables::axis_halves::ROTATIONS;
use crate::puzzles::tess2::tables::phase2_labels::Phase2Labels;
use crate::puzzles::tess2::tables::side_rows::{LookUpBuffers, MAX_VALUE, SideRow, SideRows};
use crate::search::ida::MoveSet;
use crate::tables::simd::{Lanes, dispatch};

/// The end of a path into H1, before any suffix.
#[derive(Clone, Copy, Debug)]
pub struct Arrival {
    /// State after the path. Its product with a suffix of the coset, the suffix first, is in H1.
    pub state: State,
    /// Index in the batch of the path without its last move.
    pub prefix_index: u32,
    /// Last move of the path; `None` if the path is empty.
    pub last: Option<u8>,
}

/// A combination of arrival, suffix and first move that has passed the tests so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Index in [`CandidateFilter::arrivals`].
    pub arrival: u32,
    /// Index of the suffix in its coset.
    pub suffix: u16,
    /// Index of the first move inside H1, if it is already chosen; else 0.
    pub first: u8,
    /// True if the state itself may be solved within eight moves, or within the requested number if that is lower.
    state_passes: bool,
    /// Mask of the rotations of the half at the positive end of W that may bring the state within eight moves of solved.
    rotations: u32,
}

/// A batch of arrivals and its candidates. A worker reuses the buffers for each batch.
#[derive(Debug, Default)]
pub struct CandidateFilter {
    pub arrivals: Vec<Arrival>,
    /// Inverses of the arrivals' states, by arrival; computed only where needed.
    inverse: Vec<State>,
    labels: Vec<Phase2Labels>,
    rows: Vec<SideRow>,
    look_up_buffers: LookUpBuffers,
    /// Candidates that have passed all tests so far.
    pub remaining: Vec<Candidate>,
    split: Vec<Candidate>,
    /// Labels of the solved state after the inverse of each move of the W axis, indexed by `[rotation][sticker]`.
    inverse_w_labels: Vec<[Phase2Labels; 3]>,
}

/// Mask of all rotations but the identity.
const NONTRIVIAL_ROTATIONS: u32 = (1 << ROTATIONS) - 2;
/// Move index of rotation 0 of the W axis; adding a rotation gives the index of its move.
const FIRST_W_MOVE: u8 = 3 * ROTATIONS as u8;

impl CandidateFilter {
    /// Creates an empty batch.
    pub fn new(small: &SmallTables) -> Self {
        let solved = State::from_tess2(&crate::puzzles::tess2::Tess2::SOLVED);
        let undone = (0..ROTATIONS as u8).map(|r| {
            let state =
                if r == 0 { solved } else { small.moves.turned(&solved, small.moves.inverse_move(FIRST_W_MOVE + r)) };
            [0, 1, 2].map(|sticker| state.phase2_labels(sticker))
        });
        Self { inverse_w_labels: undone.collect(), ..Self::default() }
    }

    /// Tests every arrival of the batch with every suffix of a coset for a solution within `inside` moves; a solution
    /// of nine moves counts only if it begins with a move of the W axis. Leaves the candidates that pass in `remaining`.
    pub fn test(&mut self, small: &SmallTables, table: &SideRows, coset: &Coset, inside: u8) {
        self.remaining.clear();
        for arrival in 0..self.arrivals.len() as u32 {
            let all = 0..coset.suffixes.len() as u16;
            let fresh =
                |suffix| Candidate { arrival, suffix, first: 0, state_passes: true, rotations: NONTRIVIAL_ROTATIONS };
            self.remaining.extend(all.map(fresh));
        }
        let near = inside.min(MAX_VALUE - 1);
        let wide = inside >= MAX_VALUE;
        for sticker in 0..3 {
            self.labels.clear();
            self.labels.resize(self.remaining.len(), [0; 16]);
            project(&self.remaining, &self.arrivals, &coset.suffixes, sticker, &mut self.labels);
            table.look_up(&self.labels, &mut self.look_up_buffers, &mut self.rows);
            let mut rows = self.rows.iter();
            self.remaining.retain_mut(|candidate| {
                let Some(row) = rows.next() else { return false };
                candidate.state_passes &= row.within(near);
                if wide {
                    candidate.rotations &= row.rotations_within(MAX_VALUE - 1, &small.rows.halves);
                    candidate.state_passes || candidate.rotations != 0
                } else {
                    candidate.state_passes
                }
            });
        }
        self.split_by_first_move(small, wide);
        self.test_inverses(table, coset, near);
    }

    /// Drops the candidates in `remaining` whose inverse cannot be solved within `near` moves.
    pub fn test_inverses(&mut self, table: &SideRows, coset: &Coset, near: u8) {
        for sticker in 0..3 {
            self.labels.clear();
            self.labels.resize(self.remaining.len(), [0; 16]);
            let inverse = InverseInputs {
                arrivals: &self.inverse,
                suffixes: &coset.suffixes,
                undone: &self.inverse_w_labels,
                sticker,
            };
            project_inverse(&self.remaining, &inverse, &mut self.labels);
            table.look_up(&self.labels, &mut self.look_up_buffers, &mut self.rows);
            let mut rows = self.rows.iter();
            self.remaining.retain(|_| rows.next().is_some_and(|row| row.within(near)));
        }
    }

    /// Adds an arrival whose state may be solved with these suffixes.
    pub fn add(&mut self, small: &SmallTables, arrival: Arrival, suffixes: impl Iterator<Item = u16>) {
        let number = self.arrivals.len() as u32;
        self.inverse.push(small.moves.inverse(&arrival.state));
        self.arrivals.push(arrival);
        let candidate = |suffix| Candidate { arrival: number, suffix, first: 0, state_passes: true, rotations: 0 };
        self.remaining.extend(suffixes.map(candidate));
    }

    /// Empties the batch, keeping its buffers.
    pub fn clear(&mut self) {
        self.arrivals.clear();
        self.inverse.clear();
        self.remaining.clear();
    }

    /// Replaces each candidate by one without a chosen first move, if its state passes, and one for each possible first move of the W axis.
    /// Computes the inverses of the arrivals left.
    fn split_by_first_move(&mut self, small: &SmallTables, wide: bool) {
        self.split.clear();
        for candidate in &self.remaining {
            if candidate.state_passes {
                self.split.push(*candidate);
            }
            let mut rotations = if wide { candidate.rotations } else { 0 };
            while let Some(rotation) = rotations.take_first() {
                self.split.push(Candidate { first: FIRST_W_MOVE + rotation, ..*candidate });
            }
        }
        std::mem::swap(&mut self.remaining, &mut self.split);
        self.inverse.resize(self.arrivals.len(), State { piece: [0; 16], ori: [0; 16] });
        let mut last = u32::MAX;
        for candidate in &self.remaining {
            if candidate.arrival != last {
                last = candidate.arrival;
                self.inverse[last as usize] = small.moves.inverse(&self.arrivals[last as usize].state);
            }
        }
    }
}

// No closures here: they would not be compiled for wide vector registers.

/// For each position, the image of the axis in `axis` under the orientation in `ori`.
#[inline(always)]
pub(super) fn axis_of_sticker<L: Lanes>(can: L::Proof, axis: L, ori: L) -> L {
    let on = [
        axis.equals(L::load(can, [0; 16])).and(ori),
        axis.equals(L::load(can, [1; 16])).and(ori.shift_right::<2>()),
        axis.equals(L::load(can, [2; 16])).and(ori.shift_right::<4>()),
        axis.equals(L::load(can, [3; 16])).and(ori.shift_right::<6>()),
    ];
    on[0].or(on[1]).or(on[2].or(on[3])).and(L::load(can, [3; 16]))
}

#[inline(always)]
fn project_in<L: Lanes>(
    can: L::Proof,
    candidates: &[Candidate],
    arrivals: &[Arrival],
    suffixes: &[Suffix],
    sticker: usize,
    out: &mut [Phase2Labels],
) {
    let (axis_bits, side_bit) = (L::load(can, [3; 16]), L::load(can, [4; 16]));
    for (candidate, out) in candidates.iter().zip(out) {
        let (arrival, suffix) = (&arrivals[candidate.arrival as usize].state, &suffixes[usize::from(candidate.suffix)]);
        let labels = L::load(can, suffix.labels[sticker]).shuffle(L::load(can, arrival.piece));
        let lies = axis_of_sticker::<L>(can, labels.and(axis_bits), L::load(can, arrival.ori));
        *out = lies.or(labels.and(side_bit)).bytes();
    }
}

/// Inputs of [`project_inverse`].
struct InverseInputs<'a> {
    arrivals: &'a [State],
    suffixes: &'a [Suffix],
    undone: &'a [[Phase2Labels; 3]],
    sticker: usize,
}

#[inline(always)]
fn project_inverse_in<L: Lanes>(
    can: L::Proof,
    candidates: &[Candidate],
    inverse: &InverseInputs,
    out: &mut [Phase2Labels],
) {
    let (axis_bits, side_bit) = (L::load(can, [3; 16]), L::load(can, [4; 16]));
    for (candidate, out) in candidates.iter().zip(out) {
        let rotation = if candidate.first == 0 { 0 } else { usize::from(candidate.first - FIRST_W_MOVE) };
        let arrival = &inverse.arrivals[candidate.arrival as usize];
        let suffix = &inverse.suffixes[usize::from(candidate.suffix)].inverse;
        let labels = L::load(can, inverse.undone[rotation][inverse.sticker]).shuffle(L::load(can, arrival.piece));
        let lies = axis_of_sticker::<L>(can, labels.and(axis_bits), L::load(can, arrival.ori));
        let labels = lies.or(labels.and(side_bit)).shuffle(L::load(can, suffix.piece));
        let lies = axis_of_sticker::<L>(can, labels.and(axis_bits), L::load(can, suffix.ori));
        *out = lies.or(labels.and(side_bit)).bytes();
    }
}

dispatch! {
    /// The labels of a sticker for the inverse of each candidate's state.
    fn project_inverse(candidates: &[Candidate], inverse: &InverseInputs, out: &mut [Phase2Labels])
        = project_inverse_in;
    /// The labels of a sticker for the state of each candidate.
    fn project(candidates: &[Candidate], arrivals: &[Arrival], suffixes: &[Suffix], sticker: usize, out: &mut [Phase2Labels])
        = project_in;
}
