//! The first and the last of the remaining moves, found together.
//!
//! Both ends of a solution are tried together: with its first and last move made, the moves between them have to
//! solve the resulting state. If any of the eight projections of that state needs more moves than that, no solution
//! has these two ends.
//!
//! A move at the beginning turns a half of the labels of the four direct projections, and a row of the table answers
//! for all its 24 rotations at once; in the inverse projections it only renames axes on the pieces that it turns. A
//! move at the end does the same with the roles exchanged: it renames stickers in the direct projections, and turns
//! halves of the inverse ones. Renaming gives few labellings: 28 for all last moves, the 4 of the state and 6 for each
//! axis. So 84 look-ups show, for every last move, after which first moves all direct projections are near enough; of
//! 5700 pairs of ends a dozen are left, times the four last moves that rename alike. Only these are looked up in the
//! inverse state.
//!
//! The move after the first has another axis and leaves the inverse projection of that axis unchanged, so that projection
//! must be solved in one move fewer. The same holds for the move before the last and a direct projection.

use super::small_tables::SmallTables;
use super::state::{MOVE_INDICES, MoveMask, State, move_from_index};
use super::viewpoint::Viewpoint;
use crate::puzzle::PuzzleId;
use crate::puzzles::tess2::Tess2;
use crate::puzzles::tess2::tables::axis_halves::{
    ALL_ROTATIONS, HalfPair, LABEL_OF_AXIS, POSITIONS_BY_HALF, ROTATIONS,
};
use crate::puzzles::tess2::tables::axis_rows::AxisRow;
use crate::search::ida::MoveSet;
use crate::tables::simd::{Lanes, dispatch};

/// Number of ways to rename the three axes that a move does not keep.
const RENAMINGS: usize = 6;
/// Number of one-sticker labellings that the last moves give a state.
const LABELLINGS: usize = 4 + BLENDS.len();
/// The labellings blended from two stickers, `[axis, to, from]`: after a last move of `axis`, the pieces that it turns
/// have the labels of sticker `from` as those of sticker `to`.
const BLENDS: [[u8; 3]; 24] = {
    let mut out = [[0; 3]; 24];
    let (mut n, mut all) = (0, 0);
    while all < 64 {
        let (axis, to, from) = (all / 16, all / 4 % 4, all % 4);
        if axis != to && axis != from && to != from {
            out[n] = [axis, to, from];
            n += 1;
        }
        all += 1;
    }
    out
};

/// Effects of the first and last moves of a solution on labels and states.
#[derive(Debug)]
pub struct EndMoves {
    /// `renamed[move_index][axis]`: the image of `axis` under the move.
    renamed: [[u8; 4]; MOVE_INDICES],
    /// `labellings[axis][way][sticker]`: the labelling of `sticker` after a last move of `axis` that renames axes in this way, `0..4` for
    /// that of a sticker itself, else 4 plus an index in [`BLENDS`].
    labellings: [[[u8; 4]; RENAMINGS]; 4],
    /// `rotations_renaming[axis][way]`: mask of the rotations whose inverses rename in that way.
    rotations_renaming: [[u32; RENAMINGS]; 4],
    /// The solved state after each move.
    solved_after: Vec<State>,
}

impl EndMoves {
    /// Derives the effects from the puzzle's move list.
    pub fn new() -> Self {
        let defs = &PuzzleId::Tess2.def().moves;
        let mut out = Self {
            renamed: [[0, 1, 2, 3]; MOVE_INDICES],
            labellings: [[[0; 4]; RENAMINGS]; 4],
            rotations_renaming: [[0; RENAMINGS]; 4],
            solved_after: vec![Viewpoint::solved(); MOVE_INDICES],
        };
        for axis in 0..4 {
            let mut ways: Vec<[u8; 4]> = vec![[0, 1, 2, 3]];
            for rotation in 1..ROTATIONS {
                let move_index = axis * ROTATIONS + rotation;
                let motion = &defs[move_from_index(move_index as u8).index()].motion;
                out.renamed[move_index] = motion.axis;
                out.solved_after[move_index] = State::from_tess2(&Tess2::SOLVED.turned(axis as u8, motion));
                if !ways.contains(&motion.axis) {
                    ways.push(motion.axis);
                }
                let undone = motion.inverse().axis;
                if !ways.contains(&undone) {
                    ways.push(undone);
                }
                let way = ways.iter().position(|way| *way == undone).unwrap_or(0);
                out.rotations_renaming[axis][way] |= 1 << rotation;
            }
            for (way, labellings) in ways.iter().zip(&mut out.labellings[axis]) {
                for (to, (from, labelling)) in (0..).zip(way.iter().zip(labellings)) {
                    let blend = BLENDS.iter().position(|blend| *blend == [axis as u8, to, *from]);
                    *labelling = blend.map_or(to, |n| n as u8 + 4);
                }
            }
        }
        out
    }

    /// Returns the state between the ends: `state` after the move `first`, with its solution shortened by the move
    /// `last`.
    pub fn between(&self, small: &SmallTables, state: &State, first: u8, last: u8) -> State {
        small.moves.turned(state, first).after(&self.solved_after[usize::from(last)])
    }
}

/// Finds both ends of the solutions of a state. Its buffers are reused from state to state.
#[derive(Debug, Default)]
pub struct BothEnds {
    /// Pairs of first and last moves that may have a solution between them, by move index.
    pub ends: Vec<(u8, u8)>,
    current: PrefetchedState,
    next: PrefetchedState,
    open_ends: Vec<OpenEnd>,
    keys: Vec<u32>,
    pairs: Vec<HalfPair>,
    rows: Vec<AxisRow>,
}

/// A state whose direct look-ups are being prefetched.
#[derive(Debug)]
struct PrefetchedState {
    state: State,
    /// The first moves allowed, as a mask of rotations for each axis.
    firsts: [u32; 4],
    pairs: Vec<HalfPair>,
}

impl Default for PrefetchedState {
    fn default() -> Self {
        Self { state: Viewpoint::solved(), firsts: [0; 4], pairs: Vec::new() }
    }
}

/// A first move, and last moves of one axis that rename stickers in the same way.
#[derive(Clone, Copy, Debug)]
struct OpenEnd {
    first: u8,
    /// The axis of the last moves.
    axis: u8,
    /// The inverses of the last moves, as a mask of rotations.
    rotations: u32,
}

impl BothEnds {
    /// Prepares a state whose first move is one of `firsts`, and prefetches its rows. The next [`BothEnds::advance`]
    /// makes it the current one.
    pub fn prepare(&mut self, small: &SmallTables, state: &State, firsts: MoveMask) {
        let ahead = &mut self.next;
        ahead.state = *state;
        ahead.firsts = std::array::from_fn(|axis| (firsts >> (axis * ROTATIONS)) as u32 & ALL_ROTATIONS);
        let keys = AxisKeys::for_all_axes(state);
        self.keys.clear();
        for (keys, _) in keys.iter().zip(ahead.firsts).filter(|(_, firsts)| *firsts != 0) {
            self.keys.extend(keys.labels);
            self.keys.extend(BLENDS.map(|[axis, to, from]| keys.blended(axis, from, to)));
        }
        small.rows.prefetch_rows(&self.keys, &mut ahead.pairs);
    }

    /// Makes the last prepared state the current one.
    pub fn advance(&mut self) {
        std::mem::swap(&mut self.current, &mut self.next);
    }

    /// Lists in `ends` the first and last moves of the current state that may have a solution of at most `left` moves between them; `left`
    /// is 5 or 6.
    pub fn find(&mut self, small: &SmallTables, left: u8) {
        self.ends.clear();
        self.find_by_direct_projections(small, left);
        self.retain_by_inverse_projections(small, left);
    }

    fn find_by_direct_projections(&mut self, small: &SmallTables, left: u8) {
        let (moves, halves) = (&small.end_moves, &small.rows.halves);
        let firsts = &self.current.firsts;
        self.rows.clear();
        small.rows.read(&self.current.pairs, &mut self.rows);
        let (mut near, mut nearer) = ([[0; 4]; LABELLINGS], [[0; 4]; LABELLINGS]);
        let mut rows = self.rows.chunks_exact(LABELLINGS);
        for axis in (0..4).filter(|&axis| firsts[axis] != 0) {
            let rows = rows.next().unwrap_or_default();
            for (row, (near, nearer)) in rows.iter().zip(near.iter_mut().zip(&mut nearer)) {
                near[axis] = row.rotations_within(left, halves) & firsts[axis];
                nearer[axis] = row.rotations_within_if_few(left - 1, halves);
            }
        }
        self.open_ends.clear();
        for axis in 0..4 {
            for (labellings, rotations) in moves.labellings[axis].iter().zip(moves.rotations_renaming[axis]) {
                let all = labellings.map(|n| near[usize::from(n)]);
                let any = labellings.map(|n| nearer[usize::from(n)]);
                for first_axis in 0..4 {
                    let mut any = (0..4).filter(|&i| i != axis).fold(0, |out, i| out | any[i][first_axis]);
                    any &= all[0][first_axis] & all[1][first_axis] & all[2][first_axis] & all[3][first_axis];
                    while let Some(rotation) = any.take_first() {
                        let first = (first_axis * ROTATIONS) as u8 + rotation;
                        self.open_ends.push(OpenEnd { first, axis: axis as u8, rotations });
                    }
                }
            }
        }
    }

    /// Drops the ends whose inverse projections are too far from solved, and lists the others in `ends`.
    fn retain_by_inverse_projections(&mut self, small: &SmallTables, left: u8) {
        if self.open_ends.is_empty() {
            return;
        }
        let halves = &small.rows.halves;
        let inverse = AxisKeys::for_all_axes(&small.moves.inverse(&self.current.state));
        // First the three axes that the first move does not keep: one of them must be one move nearer than `left`.
        self.keys.clear();
        for end in &self.open_ends {
            let names = small.end_moves.renamed[usize::from(small.moves.inverse_move(end.first))];
            let first_axis = end.first_axis();
            let keys = &inverse[usize::from(end.axis & 3)];
            let others = (0..4).filter(|to| *to != first_axis);
            self.keys.extend(others.map(|to| keys.blended(first_axis, names[usize::from(to)], to)));
        }
        small.rows.look_up(&self.keys, &mut self.pairs, &mut self.rows);
        let mut rows = self.rows.chunks_exact(3);
        self.open_ends.retain_mut(|end| {
            let mut nearer = 0;
            for row in rows.next().unwrap_or_default() {
                end.rotations = row.retain_within(end.rotations, left, halves);
                nearer |= row.rotations_within_if_few(left - 1, halves);
            }
            end.rotations &= nearer;
            end.rotations != 0
        });
        self.keys.clear();
        for end in &self.open_ends {
            self.keys.push(inverse[usize::from(end.axis & 3)].labels[usize::from(end.first_axis() & 3)]);
        }
        small.rows.look_up(&self.keys, &mut self.pairs, &mut self.rows);
        for (end, row) in self.open_ends.iter().zip(&self.rows) {
            let mut rotations = row.retain_within(end.rotations, left, halves);
            while let Some(rotation) = rotations.take_first() {
                let undoing = end.axis * ROTATIONS as u8 + rotation;
                self.ends.push((end.first, small.moves.inverse_move(undoing)));
            }
        }
    }
}

impl OpenEnd {
    fn first_axis(&self) -> u8 {
        self.first / ROTATIONS as u8
    }
}

/// The bits of `set` where `mask` is set, and those of `clear` elsewhere.
#[inline]
fn blended(mask: u32, set: u32, clear: u32) -> u32 {
    set & mask | clear & !mask
}

/// Look-up keys of a state, with positions ordered by the halves of one axis.
#[derive(Clone, Copy, Debug, Default)]
struct AxisKeys {
    /// The labels of each sticker, two bits per place.
    labels: [u32; 4],
    /// For each axis, a mask of the places of the pieces that belong at its positive end, two bits per place.
    positive_pieces: [u32; 4],
}

impl AxisKeys {
    fn for_all_axes(state: &State) -> [Self; 4] {
        let mut out = [Self::default(); 4];
        axis_keys(state, &mut out);
        out
    }

    /// The labels of sticker `to`, replaced by those of sticker `from` on the pieces that belong at the positive end of
    /// `axis`.
    #[inline]
    fn blended(&self, axis: u8, from: u8, to: u8) -> u32 {
        let [axis, from, to] = [axis, from, to].map(|n| usize::from(n & 3));
        blended(self.positive_pieces[axis], self.labels[from], self.labels[to])
    }
}

// No closures here: they would not be compiled for wide vector registers.

#[inline(always)]
fn axis_keys_in<L: Lanes>(can: L::Proof, state: &State, out: &mut [AxisKeys; 4]) {
    let fields = L::load(can, [3; 16]);
    let mut axis = 0;
    while axis < 4 {
        let order = L::load(can, POSITIONS_BY_HALF[axis]);
        let (ori, piece) = (L::load(can, state.ori).shuffle(order), L::load(can, state.piece).shuffle(order));
        let called = L::load(can, PADDED_LABEL_OF_AXIS[axis]);
        out[axis] = AxisKeys {
            labels: [
                called.shuffle(ori.and(fields)).pack_two_bits(),
                called.shuffle(ori.shift_right::<2>().and(fields)).pack_two_bits(),
                called.shuffle(ori.shift_right::<4>().and(fields)).pack_two_bits(),
                called.shuffle(ori.shift_right::<6>()).pack_two_bits(),
            ],
            positive_pieces: [
                both_bits::<L>(can, piece, 1),
                both_bits::<L>(can, piece, 2),
                both_bits::<L>(can, piece, 4),
                both_bits::<L>(can, piece, 8),
            ],
        };
        axis += 1;
    }
}

/// Returns a mask with both bits set at each place whose piece number contains `bit`.
#[inline(always)]
fn both_bits<L: Lanes>(can: L::Proof, piece: L, bit: u8) -> u32 {
    let bits = L::load(can, [bit; 16]);
    piece.and(bits).equals(bits).and(L::load(can, [3; 16])).pack_two_bits()
}

/// [`LABEL_OF_AXIS`], padded to the width of the lanes.
const PADDED_LABEL_OF_AXIS: [[u8; 16]; 4] = {
    let mut out = [[0; 16]; 4];
    let mut n = 0;
    while n < 16 {
        out[n / 4][n % 4] = LABEL_OF_AXIS[n / 4][n % 4];
        n += 1;
    }
    out
};

dispatch! {
    /// Writes the keys of each axis to `out`.
    fn axis_keys(state: &State, out: &mut [AxisKeys; 4]) = axis_keys_in;
}
