//! Tests batches of states in H1 for a solution within a number of moves that keep W stickers on the W axis.

use super::small_tables::SmallTables;
use super::state::State;
use super::suffix::{Coset, Suffix};
use crate::puzzles::tess2::tables::axis_halves::ROTATIONS;
use crate::puzzles::tess2::tables::phase2_labels::Phase2Labels;
use crate::puzzles::tess2::tables::side_rows::{FARTHEST, LookUpBuffers, SideRow, SideRows};
use crate::search::ida::MoveSet;
use crate::tables::simd::{Lanes, dispatch};

/// An arrival in H1: the state there, before any suffix.
#[derive(Clone, Copy, Debug)]
pub struct Arrival {
    /// The state.
    pub state: State,
    /// The index of the arrival's moves among those of its batch.
    pub moves: u32,
    /// Its last move; `None` if it is the start itself.
    pub last: Option<u8>,
}

/// A combination of arrival, suffix and first move that has passed the tests so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The index of the arrival.
    pub arrival: u32,
    /// The index of the suffix in its coset.
    pub suffix: u16,
    /// The index of a first move inside H1; 0 if there is none.
    pub first: u8,
    /// True if the state itself may be solved within eight moves, or fewer if fewer were asked for.
    itself: bool,
    /// Mask of the rotations of the half at the positive end of W after which it may be solved within eight moves.
    rotations: u32,
}

/// A batch of arrivals and its candidates. A worker reuses the buffers for each batch.
#[derive(Debug, Default)]
pub struct CandidateFilter {
    /// The arrivals of the batch.
    pub arrivals: Vec<Arrival>,
    /// Inverses of the arrivals' states, by arrival; computed only where needed.
    inverse: Vec<State>,
    labels: Vec<Phase2Labels>,
    rows: Vec<SideRow>,
    looks: LookUpBuffers,
    /// The candidates left.
    pub left: Vec<Candidate>,
    spread: Vec<Candidate>,
    /// For each move of the W axis, by rotation: the labels of the inverse of the solved state after it, by sticker.
    undone: Vec<[Phase2Labels; 3]>,
}

/// Mask of all rotations but the identity.
const TURNS: u32 = (1 << ROTATIONS) - 2;
/// The first move index of the W axis.
const W: u8 = 3 * ROTATIONS as u8;

impl CandidateFilter {
    /// An empty batch.
    pub fn new(small: &SmallTables) -> Self {
        let solved = State::of(&crate::puzzles::tess2::Tess2::SOLVED);
        let undone = (0..ROTATIONS as u8).map(|r| {
            let state = if r == 0 { solved } else { small.moves.turned(&solved, small.moves.undone(W + r)) };
            [0, 1, 2].map(|sticker| state.phase2_labels(sticker))
        });
        Self { undone: undone.collect(), ..Self::default() }
    }

    /// Tests every arrival of the batch with every suffix of a coset for a solution within `inside` moves; a solution
    /// of nine moves counts only if it begins with a move of the W axis. Leaves the candidates that pass in `left`.
    pub fn test(&mut self, small: &SmallTables, table: &SideRows, coset: &Coset, inside: u8) {
        self.left.clear();
        for arrival in 0..self.arrivals.len() as u32 {
            let all = 0..coset.suffixes.len() as u16;
            let fresh = |suffix| Candidate { arrival, suffix, first: 0, itself: true, rotations: TURNS };
            self.left.extend(all.map(fresh));
        }
        let near = inside.min(FARTHEST - 1);
        let wide = inside >= FARTHEST;
        for sticker in 0..3 {
            self.labels.clear();
            self.labels.resize(self.left.len(), [0; 16]);
            project(&self.left, &self.arrivals, &coset.suffixes, sticker, &mut self.labels);
            table.look_up(&self.labels, &mut self.looks, &mut self.rows);
            let mut rows = self.rows.iter();
            self.left.retain_mut(|candidate| {
                let Some(row) = rows.next() else { return false };
                candidate.itself &= row.within(near);
                if wide {
                    candidate.rotations &= row.rotations_within(FARTHEST - 1, &small.rows.halves);
                    candidate.itself || candidate.rotations != 0
                } else {
                    candidate.itself
                }
            });
        }
        self.spread(small, wide);
        self.test_inverses(table, coset, near);
    }

    /// Drops the candidates in `left` whose inverse cannot be solved within `near` moves.
    pub fn test_inverses(&mut self, table: &SideRows, coset: &Coset, near: u8) {
        for sticker in 0..3 {
            self.labels.clear();
            self.labels.resize(self.left.len(), [0; 16]);
            let inverse =
                InverseInputs { arrivals: &self.inverse, suffixes: &coset.suffixes, undone: &self.undone, sticker };
            project_inverse(&self.left, &inverse, &mut self.labels);
            table.look_up(&self.labels, &mut self.looks, &mut self.rows);
            let mut rows = self.rows.iter();
            self.left.retain(|_| rows.next().is_some_and(|row| row.within(near)));
        }
    }

    /// Adds an arrival whose state may be solved with these suffixes.
    pub fn add(&mut self, small: &SmallTables, arrival: Arrival, suffixes: impl Iterator<Item = u16>) {
        let number = self.arrivals.len() as u32;
        self.inverse.push(small.moves.inverse(&arrival.state));
        self.arrivals.push(arrival);
        let candidate = |suffix| Candidate { arrival: number, suffix, first: 0, itself: true, rotations: 0 };
        self.left.extend(suffixes.map(candidate));
    }

    /// Clears the batch.
    pub fn clear(&mut self) {
        self.arrivals.clear();
        self.inverse.clear();
        self.left.clear();
    }

    /// Splits candidates by first move, and computes the inverses of the arrivals left.
    fn spread(&mut self, small: &SmallTables, wide: bool) {
        self.spread.clear();
        for candidate in &self.left {
            if candidate.itself {
                self.spread.push(*candidate);
            }
            let mut rotations = if wide { candidate.rotations } else { 0 };
            while let Some(rotation) = rotations.take_first() {
                self.spread.push(Candidate { first: W + rotation, ..*candidate });
            }
        }
        std::mem::swap(&mut self.left, &mut self.spread);
        self.inverse.resize(self.arrivals.len(), State { piece: [0; 16], ori: [0; 16] });
        let mut last = u32::MAX;
        for candidate in &self.left {
            if candidate.arrival != last {
                last = candidate.arrival;
                self.inverse[last as usize] = small.moves.inverse(&self.arrivals[last as usize].state);
            }
        }
    }
}

// No closures here: they would not be compiled for wide vector registers.

/// For each position, the axis to which `ori` carries the sticker on `axis`.
#[inline(always)]
pub(super) fn lies_on<L: Lanes>(can: L::Can, axis: L, ori: L) -> L {
    let on = [
        axis.equals(L::of(can, [0; 16])).and(ori),
        axis.equals(L::of(can, [1; 16])).and(ori.right::<2>()),
        axis.equals(L::of(can, [2; 16])).and(ori.right::<4>()),
        axis.equals(L::of(can, [3; 16])).and(ori.right::<6>()),
    ];
    on[0].or(on[1]).or(on[2].or(on[3])).and(L::of(can, [3; 16]))
}

#[inline(always)]
fn project_in<L: Lanes>(
    can: L::Can,
    candidates: &[Candidate],
    arrivals: &[Arrival],
    suffixes: &[Suffix],
    sticker: usize,
    out: &mut [Phase2Labels],
) {
    let (axis_bits, side_bit) = (L::of(can, [3; 16]), L::of(can, [4; 16]));
    for (candidate, out) in candidates.iter().zip(out) {
        let (arrival, suffix) = (&arrivals[candidate.arrival as usize].state, &suffixes[usize::from(candidate.suffix)]);
        let labels = L::of(can, suffix.labels[sticker]).shuffled(L::of(can, arrival.piece));
        let lies = lies_on::<L>(can, labels.and(axis_bits), L::of(can, arrival.ori));
        *out = lies.or(labels.and(side_bit)).bytes();
    }
}

/// Inputs for computing the inverses of candidates.
struct InverseInputs<'a> {
    arrivals: &'a [State],
    suffixes: &'a [Suffix],
    undone: &'a [[Phase2Labels; 3]],
    sticker: usize,
}

#[inline(always)]
fn project_inverse_in<L: Lanes>(
    can: L::Can,
    candidates: &[Candidate],
    inverse: &InverseInputs,
    out: &mut [Phase2Labels],
) {
    let (axis_bits, side_bit) = (L::of(can, [3; 16]), L::of(can, [4; 16]));
    for (candidate, out) in candidates.iter().zip(out) {
        let rotation = if candidate.first == 0 { 0 } else { usize::from(candidate.first - W) };
        let arrival = &inverse.arrivals[candidate.arrival as usize];
        let suffix = &inverse.suffixes[usize::from(candidate.suffix)].inverse;
        let labels = L::of(can, inverse.undone[rotation][inverse.sticker]).shuffled(L::of(can, arrival.piece));
        let lies = lies_on::<L>(can, labels.and(axis_bits), L::of(can, arrival.ori));
        let labels = lies.or(labels.and(side_bit)).shuffled(L::of(can, suffix.piece));
        let lies = lies_on::<L>(can, labels.and(axis_bits), L::of(can, suffix.ori));
        *out = lies.or(labels.and(side_bit)).bytes();
    }
}

dispatch! {
    /// As [`project`], for the inverse of each candidate's state.
    fn project_inverse(candidates: &[Candidate], inverse: &InverseInputs, out: &mut [Phase2Labels])
        = project_inverse_in;
    /// The labels of a sticker for the state of each candidate.
    fn project(candidates: &[Candidate], arrivals: &[Arrival], suffixes: &[Suffix], sticker: usize, out: &mut [Phase2Labels])
        = project_in;
}
