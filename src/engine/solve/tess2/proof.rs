//! The proof on the whole puzzle: iterative deepening with eight projections, the last levels many states at a time.
//!
//! The four direct projections ask on which axis a sticker lies, the four inverse ones, which sticker lies on an axis;
//! each bounds the moves left. Two facts spare most look-ups.
//!
//! A move of axis `a` leaves the inverse projection of axis `a` as it is, because the stickers on that axis stay there.
//! So if `n` moves are left of which the first is one of axis `a`, the inverse projection of `a` is within `n - 1`; and
//! if the last of them is one of axis `e`, so is the direct projection of sticker `e`. Where no axis can be first, or
//! none last, there is no solution.
//!
//! In the inverse projections a move renames axes on the pieces that it turns, no more: over the 23 moves of an axis
//! there are six new ones, 24 over all moves.

use std::ops::ControlFlow;

use super::full_puzzle::FullPuzzle;
use super::small_tables::SmallTables;
use super::state::{self, MOVE_INDICES, MoveMask, State, move_in};
use crate::engine::control::NodeCounter;
use crate::engine::puzzle::PuzzleId;
use crate::engine::puzzle::tess2::PIECES;
use crate::engine::solve::ida::Search;
use crate::engine::tables::axis_halves::{CALLED, HalfPair, IN_HALVES, ROTATIONS};
use crate::engine::tables::axis_rows::AxisRow;
use crate::engine::tables::simd::{Lanes, dispatch};

/// Moves left before the two that are taken together: the rows tell nothing of a state with so many, and something of
/// those after the first of them.
const LEFT: u8 = 8;
/// Moves left after both.
const AFTER: u8 = LEFT - 2;
/// All rotations.
const ALL: u32 = (1 << ROTATIONS) - 1;

/// What the proof knows of moves.
#[derive(Debug)]
pub struct MoveFilter {
    /// `renamed[move_index][axis]`: the axis that a move brings to `axis`.
    renamed: Vec<[u8; 4]>,
    /// `open[axis][starts]`: the rotations of `axis` after which the inverse projections of the axes that it leaves
    /// where they are all belong to the set `starts`.
    open: [[u32; 16]; 4],
}

impl MoveFilter {
    /// Derives it from the puzzle's move list.
    pub fn new() -> Self {
        let defs = &PuzzleId::Tess2.def().moves;
        let mut renamed = vec![[0, 1, 2, 3]; MOVE_INDICES];
        let mut open = [[0; 16]; 4];
        for move_index in (0..MOVE_INDICES).filter(|move_index| move_index % ROTATIONS != 0) {
            let motion = &defs[move_in(move_index as u8).index()].motion;
            for (from, &to) in motion.axis.iter().enumerate() {
                renamed[move_index][usize::from(to)] = from as u8;
            }
            let stays = |&axis: &usize| usize::from(renamed[move_index][axis]) == axis;
            let kept = (0..4).filter(stays).fold(0, |kept, axis| kept | 1 << axis);
            for (starts, rotations) in open[move_index / ROTATIONS].iter_mut().enumerate() {
                if starts & kept == kept {
                    *rotations |= 1 << (move_index % ROTATIONS);
                }
            }
        }
        Self { renamed, open }
    }
}

/// The search for all solutions of exactly some length.
pub struct Proof<'a, F> {
    small: &'a SmallTables,
    counter: &'a NodeCounter<'a>,
    path: Vec<u8>,
    found: F,
    buffers: Buffers,
}

/// Some moves of an axis after a state, all of them still possible.
#[derive(Clone, Copy, Debug)]
struct AxisMoves {
    /// Number of the state.
    node: u8,
    axis: u8,
    /// The stickers to look up, as a set.
    stickers: u8,
    rotations: u32,
}

/// Room for what is looked up together, kept from one state to the next.
#[derive(Debug, Default)]
struct Buffers {
    /// States after the first move, with its move index.
    nodes: Vec<(u8, State)>,
    turns: Vec<AxisMoves>,
    /// Number of the state, move index of the second move.
    seconds: Vec<(u8, u8)>,
    keys: Vec<u32>,
    pairs: Vec<HalfPair>,
    rows: Vec<AxisRow>,
}

/// The inverse projections of a state.
struct InverseProjections {
    /// `on[axis]`: for each piece, which of its stickers lies on `axis`.
    on: [u32; 4],
    /// `turned[axis]`: the pieces that moves of `axis` turn, both bits of each.
    turned: [u32; 4],
}

impl InverseProjections {
    fn of(state: &State, small: &SmallTables) -> Self {
        let ori = small.moves.inverse_orientations(state);
        Self {
            on: std::array::from_fn(|axis| state::labels(&ori, axis).0),
            turned: std::array::from_fn(|axis| turned(state, axis)),
        }
    }
}

/// The pieces that moves of `axis` turn, both bits of each.
#[inline]
fn turned(state: &State, axis: usize) -> u32 {
    IN_HALVES[axis][PIECES / 2..].iter().fold(0, |out, &p| out | 3 << (2 * (state.piece[usize::from(p)] & 15)))
}

/// The one where `mask` is set, the other elsewhere.
#[inline]
fn blended(mask: u32, set: u32, clear: u32) -> u32 {
    set & mask | clear & !mask
}

impl<'a, F: FnMut(&[u8], &State) -> ControlFlow<()>> Proof<'a, F> {
    /// A search whose solutions begin with `path`.
    pub fn new(small: &'a SmallTables, counter: &'a NodeCounter<'a>, path: Vec<u8>, found: F) -> Self {
        Self { small, counter, path, found, buffers: Buffers::default() }
    }

    /// Visits every canonical sequence of exactly `left` moves from `node`, where `last` was the last move before, that
    /// may solve it.
    ///
    /// # Errors
    /// `Break` when the counter or `found` said so.
    pub fn descend(&mut self, node: &State, last: Option<u8>, left: u8) -> ControlFlow<()> {
        if left == LEFT {
            return self.two_moves(node, last);
        }
        if left < LEFT {
            let path = std::mem::take(&mut self.path);
            let mut search =
                Search { space: &FullPuzzle(self.small), counter: self.counter, path, found: &mut self.found };
            let ended = search.descend(node, last, left);
            self.path = search.path;
            return ended;
        }
        self.counter.tick()?;
        let mut moves = self.small.moves.after(last);
        while moves != 0 {
            let mv = moves.trailing_zeros() as u8;
            moves &= moves - 1;
            self.path.push(mv);
            self.descend(&self.small.moves.turned(node, mv), Some(mv), left - 1)?;
            self.path.pop();
        }
        ControlFlow::Continue(())
    }

    /// Both next moves at once, all that are left after the look-ups of both.
    fn two_moves(&mut self, node: &State, last: Option<u8>) -> ControlFlow<()> {
        let small = self.small;
        let firsts = small.moves.after(last);
        for _ in 0..=firsts.count_ones() {
            self.counter.tick()?;
        }
        let inverse = InverseProjections::of(node, small);
        self.buffers.first_moves(small, node, firsts, &inverse);
        self.buffers.second_moves(small, &inverse);
        for at in 0..self.buffers.seconds.len() {
            let (node, second) = self.buffers.seconds[at];
            let (first, state) = self.buffers.nodes[usize::from(node)];
            self.path.extend([first, second]);
            self.descend(&small.moves.turned(&state, second), Some(second), AFTER)?;
            self.path.truncate(self.path.len() - 2);
        }
        ControlFlow::Continue(())
    }
}

impl Buffers {
    /// The states after one of `firsts` that leave an axis for the next move and a sticker for the last one, and the
    /// next moves of these axes.
    fn first_moves(&mut self, small: &SmallTables, node: &State, firsts: MoveMask, inverse: &InverseProjections) {
        let move_filter = &small.move_filter;
        self.nodes.clear();
        self.nodes.push((0, *node));
        self.turns.clear();
        self.turns.extend((0..4).map(|axis| AxisMoves { node: 0, axis, stickers: 15, rotations: ALL }));
        self.keys.clear();
        keys(&self.nodes, &self.turns, &mut self.keys);
        self.keys.extend(inverse.on);
        for axis in 0..4 {
            for to in (0..4).filter(|&to| to != axis) {
                for from in (0..4).filter(|&from| from != axis && from != to) {
                    self.keys.push(blended(inverse.turned[axis], inverse.on[from], inverse.on[to]));
                }
            }
        }
        small.rows.look_up(&self.keys, &mut self.pairs, &mut self.rows);
        let within = |row: &AxisRow| row.rotations_within(AFTER, &small.rows.halves);
        let last: [[u32; 4]; 4] = std::array::from_fn(|axis| std::array::from_fn(|e| within(&self.rows[4 * axis + e])));
        // starts[axis][to]: from which axes a move of `axis` may bring stickers to `to`, as a set.
        let mut starts = [[0u8; 4]; 4];
        for to in 0..4 {
            let itself = u8::from(self.rows[16 + to].within(AFTER)) << to;
            starts.iter_mut().for_each(|of_axis| of_axis[to] = itself);
        }
        let mut rows = self.rows[20..].iter();
        for (axis, starts) in starts.iter_mut().enumerate() {
            for to in (0..4).filter(|&to| to != axis) {
                for from in (0..4).filter(|&from| from != axis && from != to) {
                    starts[to] |= rows.next().map_or(0, |row| u8::from(row.within(AFTER)) << from);
                }
            }
        }
        let mut possible = 0;
        for (axis, last) in last.iter().enumerate() {
            possible |= MoveMask::from(last.iter().fold(0, |any, e| any | e)) << (axis * ROTATIONS);
        }
        self.nodes.clear();
        small.moves.all_turned(node, possible & firsts, &mut self.nodes);
        self.turns.clear();
        for (number, (move_index, _)) in self.nodes.iter().enumerate() {
            let (axis, rotation) = (usize::from(*move_index) / ROTATIONS, usize::from(*move_index) % ROTATIONS);
            let (mut stickers, mut open) = (0, 0);
            let names = &move_filter.renamed[usize::from(*move_index)];
            for i in 0..4 {
                stickers |= (last[axis][i] >> rotation & 1) << i;
                open |= (starts[axis][i] >> (names[i] & 3) & 1) << i;
            }
            let next = small.moves.after(Some(*move_index));
            let mut axes = open & !(1 << axis);
            while axes != 0 {
                let axis = axes.trailing_zeros() as usize & 3;
                axes &= axes - 1;
                let rotations = (next >> (axis * ROTATIONS)) as u32 & move_filter.open[axis][usize::from(open & 15)];
                if rotations != 0 {
                    let (node, axis, stickers) = (number as u8, axis as u8, stickers as u8);
                    self.turns.push(AxisMoves { node, axis, stickers, rotations });
                }
            }
        }
    }

    /// Of the moves after these states, those after which all projections are near enough.
    fn second_moves(&mut self, small: &SmallTables, inverse: &InverseProjections) {
        let halves = &small.rows.halves;
        // The stickers that may lie on the axis of the last move come first: one of them is a move nearer than it need
        // be.
        self.keys.clear();
        keys(&self.nodes, &self.turns, &mut self.keys);
        small.rows.look_up(&self.keys, &mut self.pairs, &mut self.rows);
        let mut rest = &self.rows[..];
        self.turns.retain_mut(|turns| {
            let (rows, others) = rest.split_at(turns.stickers.count_ones() as usize);
            rest = others;
            let last = rows.iter().fold(0, |any, row| any | row.few_within(AFTER - 1, halves));
            turns.rotations &= last;
            for row in rows {
                turns.rotations = row.of_these_within(turns.rotations, AFTER, halves);
            }
            turns.stickers ^= 15;
            turns.rotations != 0
        });
        self.keys.clear();
        keys(&self.nodes, &self.turns, &mut self.keys);
        small.rows.look_up(&self.keys, &mut self.pairs, &mut self.rows);
        let mut rest = &self.rows[..];
        self.turns.retain_mut(|turns| {
            let (rows, others) = rest.split_at(turns.stickers.count_ones() as usize);
            rest = others;
            for row in rows {
                turns.rotations = row.of_these_within(turns.rotations, AFTER, halves);
            }
            turns.rotations != 0
        });
        self.inverses(small, inverse);
    }

    /// Of these moves those after which the inverse projections are near enough.
    fn inverses(&mut self, small: &SmallTables, inverse: &InverseProjections) {
        let renamed = &small.move_filter.renamed;
        self.seconds.clear();
        self.keys.clear();
        for turns in &self.turns {
            let (first, node) = &self.nodes[usize::from(turns.node)];
            let axis = usize::from(turns.axis);
            let names = renamed[usize::from(*first)];
            let before = inverse.turned[usize::from(*first) / ROTATIONS];
            let on: [u32; 4] =
                std::array::from_fn(|i| blended(before, inverse.on[usize::from(names[i])], inverse.on[i]));
            let turned = turned(node, axis);
            let mut rotations = turns.rotations;
            while rotations != 0 {
                let move_index = axis * ROTATIONS + rotations.trailing_zeros() as usize;
                rotations &= rotations - 1;
                self.seconds.push((turns.node, move_index as u8));
                for to in (0..4).filter(|&to| to != axis) {
                    self.keys.push(blended(turned, on[usize::from(renamed[move_index][to])], on[to]));
                }
            }
        }
        small.rows.look_up(&self.keys, &mut self.pairs, &mut self.rows);
        // The move after is one of another axis, whose projection is then a move nearer than it need be.
        let mut rows = self.rows.chunks_exact(3);
        self.seconds.retain(|_| {
            rows.next().is_some_and(|r| r.iter().all(|r| r.within(AFTER)) && r.iter().any(|r| r.within(AFTER - 1)))
        });
    }
}

// No closures here: they would not be compiled for the processor's wide registers.

#[inline(always)]
fn keys_in<L: Lanes>(can: L::Can, nodes: &[(u8, State)], turns: &[AxisMoves], out: &mut Vec<u32>) {
    let fields = L::of(can, [3; 16]);
    for turns in turns {
        let axis = usize::from(turns.axis & 3);
        let ori = L::of(can, nodes[usize::from(turns.node)].1.ori).shuffled(L::of(can, IN_HALVES[axis]));
        let called = L::of(can, CALLED_LANES[axis]);
        if turns.stickers & 1 != 0 {
            out.push(called.shuffled(ori.and(fields)).packed());
        }
        if turns.stickers & 2 != 0 {
            out.push(called.shuffled(ori.right::<2>().and(fields)).packed());
        }
        if turns.stickers & 4 != 0 {
            out.push(called.shuffled(ori.right::<4>().and(fields)).packed());
        }
        if turns.stickers & 8 != 0 {
            out.push(called.shuffled(ori.right::<6>()).packed());
        }
    }
}

/// [`CALLED`] as wide as the lanes.
const CALLED_LANES: [[u8; 16]; 4] = {
    let mut out = [[0; 16]; 4];
    let mut n = 0;
    while n < 16 {
        out[n / 4][n % 4] = CALLED[n / 4][n % 4];
        n += 1;
    }
    out
};

dispatch! {
    /// The labels of each of the stickers, in the halves of the axis.
    fn keys(nodes: &[(u8, State)], turns: &[AxisMoves], out: &mut Vec<u32>) = keys_in / keys_x86
}

#[cfg(test)]
mod tests;
