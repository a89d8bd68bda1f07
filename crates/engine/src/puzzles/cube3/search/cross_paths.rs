//! Search space of sequences that solve a cross, with or without a pair.

use std::collections::HashMap;
use std::ops::ControlFlow;

use crate::control::{Control, NodeCounter};
use crate::puzzle::cubes::TURNS;
use crate::puzzles::cube3::first_cross;
use crate::puzzles::cube3::tables::cross::CrossTables;
use crate::puzzles::cube3::tables::xcross::{F2lPair, XcrossTables};
use crate::puzzles::cube3::turns::{TurnMask, TurnSuccessors};
use crate::search::ida::{Search, Space};
use crate::tables::TableError;

/// Turn numbers of a sequence that solves a cross.
pub type CrossPath = Vec<u8>;

/// Tie-breaker among sequences of equal lengths in HTM and QTM.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ties {
    /// The first in the order of this program's turns.
    #[default]
    First,
    /// The smallest code. The description of the published table lists it in all of its examples.
    SmallestCode,
}

/// The rank of a cross, and the pair of an extended cross.
pub type CrossNode = (u32, Option<F2lPair>);

/// The space of crosses. Its turns may be named differently from those of the tables.
pub struct CrossSpace<'a> {
    /// The tables of the cross.
    pub cross: &'a CrossTables,
    /// The tables of the pair; required for nodes with a pair.
    pub pair: Option<&'a XcrossTables>,
    /// For each turn, the turn as seen by the tables.
    pub seen: &'a [u8; TURNS],
    /// The turns that may follow each turn.
    pub successors: &'static TurnSuccessors,
}

impl CrossSpace<'_> {
    fn bound(&self, &(cross, pair): &CrossNode) -> u8 {
        match (self.pair, pair) {
            (Some(tables), Some(pair)) => tables.bound(cross, pair),
            _ => self.cross.distance(cross).turns,
        }
    }

    /// The sequence chosen by `ties` among the shortest in HTM and, among those, in QTM.
    pub fn least(&self, cross: u32, ties: Ties) -> CrossPath {
        let mut at = cross;
        let first = std::iter::from_fn(|| {
            let (mv, to) = self.cross.nearer(at, self.seen).next()?;
            at = to;
            Some(mv)
        });
        match ties {
            Ties::First => first.collect(),
            Ties::SmallestCode => {
                first_cross::turns_with(self.smallest_code(cross, &mut HashMap::new())).unwrap_or_default()
            }
        }
    }

    /// The smallest code of those sequences. `known` caches the codes of configurations.
    pub fn smallest_code(&self, cross: u32, known: &mut HashMap<u32, u64>) -> u64 {
        if let Some(code) = known.get(&cross) {
            return *code;
        }
        let nearer = self.cross.nearer(cross, self.seen);
        let codes = nearer.map(|(mv, to)| first_cross::code_before(mv, self.smallest_code(to, known)));
        let code = codes.min().unwrap_or(0);
        known.insert(cross, code);
        code
    }

    /// All sequences that are shortest in HTM, the shortest in QTM first. Commuting turns occur in one order only.
    ///
    /// # Errors
    /// [`TableError::Stopped`] if `control` stops the search.
    pub fn all(&self, root: &CrossNode, control: &Control) -> Result<Vec<CrossPath>, TableError> {
        let mut found: Vec<CrossPath> = Vec::new();
        for length in self.bound(root).. {
            let counter = NodeCounter::new(control);
            let note = |way: &[u8], _: &CrossNode| {
                found.push(way.to_vec());
                ControlFlow::Continue(())
            };
            let mut search = Search { space: self, counter: &counter, path: Vec::new(), found: note };
            if search.descend(root, None, length).is_break() || control.stopped() {
                return Err(TableError::Stopped);
            }
            if !found.is_empty() {
                break;
            }
        }
        found.sort_by_key(|way| self.cross.in_quarters(way));
        Ok(found)
    }
}

impl Space for CrossSpace<'_> {
    type Node = CrossNode;
    type Moves = TurnMask;

    #[inline]
    fn successors(&self, _: &CrossNode, last: Option<u8>, _: u8) -> TurnMask {
        self.successors.of(last)
    }

    #[inline]
    fn next(&self, &(cross, pair): &CrossNode, mv: u8) -> CrossNode {
        let turn = self.seen[usize::from(mv)];
        let pair = self.pair.zip(pair).map(|(tables, pair)| tables.after(pair, turn));
        (self.cross.after(cross, turn), pair)
    }

    #[inline]
    fn within(&self, node: &CrossNode, left: u8) -> bool {
        self.bound(node) <= left
    }

    #[inline]
    fn is_goal(&self, node: &CrossNode) -> bool {
        self.bound(node) == 0
    }
}
