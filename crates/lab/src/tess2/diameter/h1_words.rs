//! Searches for words of H1 moves that lead from a coset into H3, and marks the elements that they solve.
//!
//! A word of n moves from the coset of a state g ends at an element of H3. That element identifies the state of the coset that the word
//! solves, and is marked in the bitmap. A branch is followed only while the coset is near enough to H3. The second table shows whether
//! it is within 6, 7 or 8 moves, and the last five moves are read from [`NearWords`].
//!
//! `slack` requires a branch to be nearer than necessary by this number of moves. This omits words, so it can make the bound worse but
//! never wrong.

use std::ops::ControlFlow;

use super::h1_moves::{self, ALL_H1_MOVES, Cells, H1Moves, NO_MOVE, Node, XYZ_MOVES};
use super::h3::Numbering;
use super::near_words::{self, MAX_WORD_LEN, NearWords};
use unfold_engine::control::Control;
use unfold_engine::puzzles::tess2::tables::axis_halves::AxisHalves;
use unfold_engine::puzzles::tess2::tables::phase2_labels::Phase2Labels;
use unfold_engine::puzzles::tess2::tables::side_rows::{self, LookUpBuffers, SideRow, SideRows};

/// Binary logarithm of the number of bits of each near-coset filter, which takes four megabytes.
const LOG2_FILTER_BITS: u32 = 25;
/// Number of nodes expanded together.
const NODE_CHUNK: usize = 128;

/// Length and slack of the words to search for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WordKind {
    /// Number of moves.
    pub length: usize,
    /// Number of moves by which a branch must be nearer to H3 than it needs to be; 0 searches all words.
    pub slack: usize,
}

/// Data shared by all word searches.
#[derive(Debug)]
pub struct H1Words<'a> {
    moves: &'a H1Moves,
    numbering: &'a Numbering,
    rows: &'a SideRows,
    halves: &'a AxisHalves,
    /// The near words, by length.
    near: Vec<NearWords>,
    /// For each length, a hash filter of the cosets with words into H3 of at most that length.
    within: Vec<Vec<u64>>,
}

/// Buffers for the stages of one step of the search, reused by the next.
#[derive(Debug, Default)]
pub struct WordBuffers {
    labels: Vec<Phase2Labels>,
    rows: Vec<SideRow>,
    look_up: LookUpBuffers,
    masks: Vec<u64>,
    keys: Vec<u64>,
    ends: Vec<(Cells, u32)>,
}

impl<'a> H1Words<'a> {
    /// Builds the near words, in a second or two. Incomplete if `control` is stopped.
    pub fn new(
        moves: &'a H1Moves,
        numbering: &'a Numbering,
        rows: &'a SideRows,
        halves: &'a AxisHalves,
        control: &Control,
    ) -> Self {
        let near: Vec<NearWords> = (0..=MAX_WORD_LEN).map(|length| NearWords::new(moves, length, control)).collect();
        // The last move of a shortest word is never in H3, so these words suffice.
        let mut filter = vec![0; 1 << (LOG2_FILTER_BITS - 6)];
        let within = near.iter().map(|near| {
            for bit in near.keys().map(|key| near_words::hash(key) >> (64 - LOG2_FILTER_BITS)) {
                filter[(bit >> 6) as usize] |= 1 << (bit & 63);
            }
            filter.clone()
        });
        Self { within: within.collect(), moves, numbering, rows, halves, near }
    }

    /// True if words of at most `moves <= MAX_WORD_LEN` moves may lead from the coset with this key into H3. False positives are about one
    /// in thirty of the farther cosets.
    #[inline]
    pub fn may_be_within(&self, key: u64, moves: usize) -> bool {
        let bit = near_words::hash(key) >> (64 - LOG2_FILTER_BITS);
        self.within[moves][(bit >> 6) as usize] >> (bit & 63) & 1 == 1
    }

    /// Appends all canonical children of the nodes to `next`.
    fn children(&self, nodes: &[Node], buffers: &mut WordBuffers, next: &mut Vec<Node>) {
        buffers.masks.clear();
        buffers.masks.extend(nodes.iter().map(|node| self.moves.follows[usize::from(node.last)]));
        self.moves.children(nodes, &buffers.masks, next);
    }

    /// Appends to `next` all canonical children within `within` moves of H3, and possibly some that are farther away.
    pub fn children_within(&self, nodes: &[Node], within: usize, buffers: &mut WordBuffers, next: &mut Vec<Node>) {
        if within >= usize::from(side_rows::MAX_VALUE) {
            self.children(nodes, buffers, next);
        } else if within >= usize::from(side_rows::MIN_VALUE) {
            self.children_by_rows(nodes, within as u8, buffers, next);
        } else {
            self.children(nodes, buffers, next);
            if within <= MAX_WORD_LEN {
                h1_moves::keys(next, &mut buffers.keys);
                let mut keys = buffers.keys.iter();
                next.retain(|_| keys.next().is_some_and(|key| self.may_be_within(*key, within)));
            }
        }
    }

    /// Appends the children that are near enough according to the second table. One row covers all 23 moves of W from a node.
    fn children_by_rows(&self, nodes: &[Node], within: u8, buffers: &mut WordBuffers, next: &mut Vec<Node>) {
        let H1Words { moves, rows, halves, .. } = self;
        let WordBuffers { labels, rows: found, look_up, masks, .. } = buffers;
        h1_moves::labels(nodes, labels);
        rows.look_up(labels, look_up, found);
        masks.clear();
        masks.extend(nodes.iter().zip(&*found).map(|(node, row)| {
            let of_w = moves.follows[usize::from(node.last)] & (ALL_H1_MOVES & !XYZ_MOVES);
            if of_w == 0 { 0 } else { of_w & H1Moves::w_moves_of_rotations(row.rotations_within(within, halves)) }
        }));
        let mut others = Vec::with_capacity(nodes.len() * 21);
        let of_xyz: Vec<u64> = nodes.iter().map(|n| moves.follows[usize::from(n.last)] & XYZ_MOVES).collect();
        moves.children(nodes, &of_xyz, &mut others);
        h1_moves::labels(&others, labels);
        rows.look_up(labels, look_up, found);
        let kept = others.iter().zip(&*found).filter(|(_, row)| row.within(within));
        next.extend(kept.map(|(node, _)| *node));
        moves.children(nodes, masks, next);
    }

    /// Marks the elements of the coset of `state` that are solved by words of exactly `kind.length` moves whose last move is not in H3.
    /// With slack 0, all such words are searched. Breaks if stopped.
    pub fn mark(&self, state: &Cells, kind: WordKind, bitmap: &mut [u8], control: &Control) -> ControlFlow<()> {
        let begin = Node { cells: *state, last: NO_MOVE };
        if kind.length <= MAX_WORD_LEN {
            self.mark_last_moves(&self.near[kind.length], &[begin], &mut WordBuffers::default(), bitmap);
            return ControlFlow::Continue(());
        }
        let mut search = Search { words: self, kind, bitmap, control, buffers: WordBuffers::default() };
        search.descend(&[begin], kind.length)
    }

    /// Marks the elements that the near words reach from these nodes. Skips nodes without near words.
    fn mark_last_moves(&self, near: &NearWords, nodes: &[Node], buffers: &mut WordBuffers, bitmap: &mut [u8]) {
        h1_moves::keys(nodes, &mut buffers.keys);
        buffers.ends.clear();
        for (node, key) in nodes.iter().zip(&buffers.keys) {
            if near.may_have_words(*key)
                && let Some(number) = near.number(*key)
            {
                buffers.ends.push((node.cells, number as u32));
            }
        }
        near.mark(self.numbering, &buffers.ends, bitmap);
    }
}

/// A running search.
struct Search<'a> {
    words: &'a H1Words<'a>,
    kind: WordKind,
    bitmap: &'a mut [u8],
    control: &'a Control,
    buffers: WordBuffers,
}

impl Search<'_> {
    /// Follows the words of `left > MAX_WORD_LEN` more moves that the slack allows from these nodes, and marks their ends. Breaks if
    /// stopped.
    fn descend(&mut self, nodes: &[Node], left: usize) -> ControlFlow<()> {
        let mut next = Vec::new();
        for nodes in nodes.chunks(NODE_CHUNK) {
            if self.control.is_stopped() {
                return ControlFlow::Break(());
            }
            next.clear();
            let after = left - 1;
            if after > MAX_WORD_LEN {
                // Maximum distance of the next coset from H3.
                let within = after.saturating_sub(self.kind.slack);
                self.words.children_within(nodes, within, &mut self.buffers, &mut next);
            } else {
                self.words.children(nodes, &mut self.buffers, &mut next);
            }
            if after > MAX_WORD_LEN {
                self.descend(&next, after)?;
            } else {
                self.words.mark_last_moves(&self.words.near[MAX_WORD_LEN], &next, &mut self.buffers, self.bitmap);
            }
        }
        ControlFlow::Continue(())
    }
}
