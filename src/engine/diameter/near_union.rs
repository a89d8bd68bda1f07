//! The cosets within one move of H3, solved together, and what follows from them for cosets farther away.
//!
//! The elements of H3 and of the nine cosets around it are marked breadth first: one more move is put behind every word
//! (a move of H3), or before it (a move that stays in the ten cosets). The sets of all lengths are kept. A word of a few
//! moves that leads from another coset into one of the ten then stands for millions of words: for all that are known
//! there, each longer by its moves.

use std::collections::HashMap;

use super::h1_cosets::H1Group;
use super::h1_moves::{self, ALL, Cells, NO_MOVE, Node, SOLVED};
use super::h1_words::{H1Words, WordKind};
use super::h3::ELEMENTS;
use super::right_product::{BitOrders, RightProduct};
use super::spread;
use crate::engine::control::Control;
use crate::engine::tables::{TableError, parallel};

/// The longest words that are searched from each of the ten cosets.
const SEARCH_TO: usize = 8;
/// The sets of shorter lengths are nearly empty, and are not kept.
const KEPT_FROM: usize = 9;

/// The ten cosets and what is known of them.
#[derive(Debug)]
pub struct NearUnion {
    orders: BitOrders,
    /// Their numbers, by key.
    numbers: HashMap<u64, usize>,
    /// A state of each.
    states: Vec<Cells>,
    /// `levels[length][coset]`: the elements solved within so many moves.
    levels: Vec<Vec<Vec<u8>>>,
}

/// A word from some coset into one of the ten.
#[derive(Debug)]
pub struct Path {
    /// Its moves.
    pub length: usize,
    coset: usize,
    product: RightProduct,
}

impl NearUnion {
    /// Marks the elements of the ten cosets for the lengths `0..=longest`, or until all are.
    ///
    /// # Errors
    /// [`TableError::Stopped`] when `control` says so.
    pub fn new(
        group: &H1Group,
        words: &H1Words<'_>,
        longest: usize,
        threads: usize,
        control: &Control,
    ) -> Result<Self, TableError> {
        let mut out = Self {
            orders: BitOrders::new(&group.numbering),
            numbers: HashMap::new(),
            states: Vec::new(),
            levels: Vec::new(),
        };
        let mut near = vec![Node { cells: SOLVED, last: NO_MOVE }];
        group.moves.children(&near.clone(), &[ALL], &mut near);
        for node in near {
            let next = out.states.len();
            if *out.numbers.entry(h1_moves::key(&node.cells)).or_insert(next) == next {
                out.states.push(node.cells);
            }
        }
        let cosets = out.states.len();
        // Each word of one move, from each of the ten into one of them.
        let steps = parallel(cosets, 1, threads, control, (0.0, 0.05), |range| {
            let mut next = Vec::new();
            group.moves.children(&[Node { cells: out.states[range.start], last: NO_MOVE }], &[ALL], &mut next);
            (range.start, next.iter().filter_map(|node| out.enter(group, &node.cells, 1)).collect::<Vec<Path>>())
        })?;
        let steps: HashMap<usize, Vec<Path>> = steps.into_iter().collect();
        for length in 0..=longest {
            let share = |n: usize| 0.05 + 0.95 * n as f64 / (longest + 1) as f64;
            let level = parallel(cosets, 1, threads, control, (share(length), share(length + 1)), |range| {
                let (coset, mut marks) = (range.start, spread::empty());
                if let Some(before) = length.checked_sub(1).map(|before| &out.levels[before]) {
                    group.spread.one_more(&before[coset], &mut marks, control);
                    for path in steps[&coset].iter().take_while(|_| !control.stopped()) {
                        path.product.add(&group.numbering, &out.orders, &before[path.coset], &mut marks);
                    }
                }
                if length <= SEARCH_TO {
                    let kind = WordKind { length, slack: usize::from(length > 6) };
                    let _ = words.mark(&out.states[coset], kind, &mut marks, control);
                }
                (coset, marks)
            })?;
            let mut level = level;
            level.sort_unstable_by_key(|(coset, _)| *coset);
            out.levels.push(level.into_iter().map(|(_, marks)| marks).collect());
            if let Some(old) = length.checked_sub(1).filter(|old| *old < KEPT_FROM) {
                out.levels[old] = Vec::new();
            }
            if out.solved(length).iter().all(|solved| *solved == ELEMENTS) {
                break;
            }
        }
        Ok(out)
    }

    /// The path that a word makes which leads to this state, if it enters one of the ten cosets.
    fn enter(&self, group: &H1Group, cells: &Cells, length: usize) -> Option<Path> {
        let coset = *self.numbers.get(&h1_moves::key(cells))?;
        let mut by = SOLVED;
        for (to, at) in self.states[coset].iter().zip(cells) {
            by[usize::from(to & 15)] = at & 15 | 2 << 4;
        }
        let product = RightProduct::new(&group.numbering, &self.orders, &by)?;
        Some(Path { length, coset, product })
    }

    /// All words of at most `longest` moves from the coset of a state that enter the ten cosets with their last move.
    pub fn paths(&self, group: &H1Group, state: &Cells, longest: usize) -> Vec<Path> {
        let (mut out, mut nodes) = (Vec::new(), vec![Node { cells: *state, last: NO_MOVE }]);
        let mut known = std::collections::HashSet::new();
        for length in 0..=longest {
            nodes.retain(|node| {
                let is_in = self.numbers.contains_key(&h1_moves::key(&node.cells));
                if is_in && known.insert(node.cells) {
                    out.extend(self.enter(group, &node.cells, length));
                }
                !is_in
            });
            let masks: Vec<u64> = nodes.iter().map(|node| group.moves.follows[usize::from(node.last)]).collect();
            let mut next = Vec::new();
            if length < longest {
                group.moves.children(&nodes, &masks, &mut next);
            }
            nodes = next;
        }
        out
    }

    /// Adds what a path makes known within `length` moves.
    pub fn add(&self, group: &H1Group, path: &Path, length: usize, marks: &mut [u8]) {
        let left = length.checked_sub(path.length).map(|left| left.min(self.levels.len() - 1));
        if let Some(level) = left.and_then(|left| self.levels.get(left)).filter(|level| !level.is_empty()) {
            path.product.add(&group.numbering, &self.orders, &level[path.coset], marks);
        }
    }

    /// The moves within which all elements of the cosets at `distance` 0 or 1 are solved.
    pub fn longest(&self, distance: usize) -> usize {
        let of = |solved: Vec<u64>| if distance == 0 { solved[..1].to_vec() } else { solved[1..].to_vec() };
        let is_solved = |length: &usize| of(self.solved(*length)).iter().all(|solved| *solved == ELEMENTS);
        (KEPT_FROM..self.levels.len()).find(is_solved).unwrap_or(usize::MAX / 4)
    }

    /// How many elements of each of the ten cosets are solved within `length` moves, H3 first.
    fn solved(&self, length: usize) -> Vec<u64> {
        self.levels[length].iter().map(|marks| spread::count(marks)).collect()
    }
}
