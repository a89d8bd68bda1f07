//! Search space of sequences that solve a cross, with or without a pair.

use std::collections::HashMap;
use std::ops::ControlFlow;

use crate::control::{Control, NodeCounter};
use crate::puzzle::cubes::FACE_TURNS;
use crate::puzzles::cube3::first_cross;
use crate::puzzles::cube3::tables::cross::CrossTables;
use crate::puzzles::cube3::tables::xcross::{F2lPair, XcrossTables};
use crate::puzzles::cube3::turns::{TurnMask, TurnSuccessors};
use crate::search::ida::{Search, Space};
use crate::tables::TableError;

/// Turn numbers of a sequence that solves a cross.
pub type CrossPath = Vec<u8>;

/// Tie-breaker among sequences of equal length both in HTM and in QTM.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TieBreaker {
    /// The lexicographically smallest, by turn number.
    #[default]
    First,
    /// The smallest [`first_cross::code`], as in all examples in the published table's description.
    SmallestCode,
}

/// Rank of a cross, with its pair if an XCross is searched.
pub type CrossNode = (u32, Option<F2lPair>);

/// Search space of crosses on any face; the tables know only the U cross.
pub struct CrossSpace<'a> {
    pub cross: &'a CrossTables,
    /// Tables of the XCross; required for nodes with a pair.
    pub pair: Option<&'a XcrossTables>,
    /// Maps each turn of the space to the corresponding turn of the U cross in the tables.
    pub table_turn: &'a [u8; FACE_TURNS],
    pub successors: &'static TurnSuccessors,
}

impl CrossSpace<'_> {
    fn bound(&self, &(cross, pair): &CrossNode) -> u8 {
        match (self.pair, pair) {
            (Some(tables), Some(pair)) => tables.bound(cross, pair),
            _ => self.cross.distance(cross).turns,
        }
    }

    /// Returns the solution that is shortest in HTM, then in QTM, then first by `ties`.
    pub fn shortest(&self, cross: u32, ties: TieBreaker) -> CrossPath {
        let mut at = cross;
        let first = std::iter::from_fn(|| {
            let (mv, to) = self.cross.optimal_firsts(at, self.table_turn).next()?;
            at = to;
            Some(mv)
        });
        match ties {
            TieBreaker::First => first.collect(),
            TieBreaker::SmallestCode => {
                first_cross::turns_with(self.smallest_code(cross, &mut HashMap::new())).unwrap_or_default()
            }
        }
    }

    /// Returns the smallest code of the solutions that are shortest in HTM, then in QTM. `known` caches codes by rank.
    pub fn smallest_code(&self, cross: u32, known: &mut HashMap<u32, u64>) -> u64 {
        if let Some(code) = known.get(&cross) {
            return *code;
        }
        let nearer = self.cross.optimal_firsts(cross, self.table_turn);
        let codes = nearer.map(|(mv, to)| first_cross::code_before(mv, self.smallest_code(to, known)));
        let code = codes.min().unwrap_or(0);
        known.insert(cross, code);
        code
    }

    /// Finds all solutions that are shortest in HTM, sorted by length in QTM. Commuting turns occur in one order only.
    ///
    /// # Errors
    /// [`TableError::Stopped`] if `control` stops the search.
    pub fn all_shortest(&self, root: &CrossNode, control: &Control) -> Result<Vec<CrossPath>, TableError> {
        let mut found: Vec<CrossPath> = Vec::new();
        for length in self.bound(root).. {
            let counter = NodeCounter::new(control);
            let note = |way: &[u8], _: &CrossNode| {
                found.push(way.to_vec());
                ControlFlow::Continue(())
            };
            let mut search = Search { space: self, counter: &counter, path: Vec::new(), found: note };
            if search.descend(root, None, length).is_break() || control.is_stopped() {
                return Err(TableError::Stopped);
            }
            if !found.is_empty() {
                break;
            }
        }
        found.sort_by_key(|way| self.cross.quarter_length(way));
        Ok(found)
    }
}

impl Space for CrossSpace<'_> {
    type Node = CrossNode;
    type Moves = TurnMask;

    #[inline]
    fn successors(&self, _: &CrossNode, last: Option<u8>, _: u8) -> TurnMask {
        self.successors.after(last)
    }

    #[inline]
    fn next(&self, &(cross, pair): &CrossNode, mv: u8) -> CrossNode {
        let turn = self.table_turn[usize::from(mv)];
        let pair = self.pair.zip(pair).map(|(tables, pair)| tables.after(pair, turn));
        (self.cross.after(cross, turn), pair)
    }

    #[inline]
    fn may_reach_goal(&self, node: &CrossNode, left: u8) -> bool {
        self.bound(node) <= left
    }

    #[inline]
    fn is_goal(&self, node: &CrossNode) -> bool {
        self.bound(node) == 0
    }
}
