//! Data shared by all searches on the 2x2x2x2: tables, moves and small derived masks.

use super::both_ends::EndMoves;
use super::near_goal_graph::NearGoalGraph;
use super::state::{MOVE_INDICES, MoveMask, MoveShuffles, State, move_index_of};
use super::two_cubes::Coupling;
use crate::puzzle::{Move, PuzzleId, hypercube::MOVES_PER_LAYER_SET};
use crate::puzzles::cube2::tables::{self, Cube2Tables};
use crate::puzzles::tess2::Tess2;
use crate::puzzles::tess2::tables::axis_rows::{self, AxisRows};
use crate::search::table_set::TableLoader;
use crate::tables::{TableError, headroom};

/// The names of the table files that the small tables need.
pub const NAMES: [&str; 2] = [axis_rows::NAME, tables::HTM_TABLE_NAME];

/// Upper limit on the memory for derived data, in bytes.
const MAX_DERIVED_BYTES: u64 = 24 << 20;

/// The tables that every search on the 2x2x2x2 needs, and data derived from them and from the move list.
#[derive(Debug)]
pub struct SmallTables {
    /// The 92 moves.
    pub moves: MoveShuffles,
    /// The distances of axis labels.
    pub rows: AxisRows,
    /// The distances of the 2x2x2.
    pub cube2: Cube2Tables,
    /// The end of the first phase as a graph.
    pub near_goal: NearGoalGraph,
    pub coupling: Coupling,
    /// The numbering of the pieces' sides of W.
    pub sides: Sides,
    /// The effects of the first and last moves that a proof finds together.
    pub end_moves: EndMoves,
    /// `onto_w[axis][from]`: the moves of `axis` that carry axis `from` to W.
    pub onto_w: [[MoveMask; 4]; 4],
}

impl SmallTables {
    /// Opens or builds the tables.
    ///
    /// # Errors
    /// [`TableError`] if a table cannot be built or read, or the workers are stopped.
    pub fn load(loader: TableLoader) -> Result<Self, TableError> {
        let TableLoader { tables, workers, .. } = loader;
        loader.report_table(tables::HTM_TABLE_NAME);
        let cube2 = Cube2Tables::load(tables, workers)?;
        loader.report_table(axis_rows::NAME);
        let rows = AxisRows::load(tables, workers)?;
        headroom::ensure_memory(axis_rows::NAME, MAX_DERIVED_BYTES)?;
        let moves = MoveShuffles::new();
        let near_goal = NearGoalGraph::new(&moves, &rows.halves);
        let coupling = Coupling::new(&rows.halves.rotations);
        let sides = Sides::new(&moves);
        let mut onto_w = [[0; 4]; 4];
        for (n, def) in PuzzleId::Tess2.def().moves[..MOVES_PER_LAYER_SET].iter().enumerate() {
            for (from, &to) in def.motion.axis.iter().enumerate() {
                if to == 3 {
                    onto_w[usize::from(def.axis)][from] |= 1 << move_index_of(Move(n as u16));
                }
            }
        }
        Ok(Self { moves, rows, cube2, near_goal, coupling, sides, end_moves: EndMoves::new(), onto_w })
    }
}

/// The 6435 ways to choose the positions of the pieces of W's positive side (never position 0), under the moves that
/// keep the axis. Number 0 is the solved one.
#[derive(Debug)]
pub struct Sides {
    /// The number of each mask of positions; meaningless for impossible masks.
    number: Vec<u16>,
    /// Number of moves until every piece is on its side; the distribution is 1, 3, 30, 348, 2069, 3752, 232.
    distance: Vec<u8>,
    /// `next[number * MOVE_INDICES + move_index]`: the number after a move that keeps the axis; 0 for other moves.
    next: Vec<u16>,
}

impl Sides {
    fn new(moves: &MoveShuffles) -> Self {
        const UNVISITED: u16 = u16::MAX;
        let mut out = Self { number: vec![UNVISITED; 1 << 16], distance: vec![0], next: Vec::new() };
        let mut states = vec![State::from_tess2(&Tess2::SOLVED)];
        out.number[usize::from(states[0].sides())] = 0;
        // Numbers are given in breadth-first order, so `states` is the queue.
        let mut at = 0;
        while at < states.len() {
            let state = states[at];
            for move_index in 0..MOVE_INDICES as u8 {
                if moves.keep_axis >> move_index & 1 == 0 {
                    out.next.push(0);
                    continue;
                }
                let child = moves.turned(&state, move_index);
                let number = &mut out.number[usize::from(child.sides())];
                if *number == UNVISITED {
                    *number = states.len() as u16;
                    out.distance.push(out.distance[at] + 1);
                    states.push(child);
                }
                out.next.push(*number);
            }
            at += 1;
        }
        out
    }

    /// Returns the number of [`State::sides`] of a state.
    #[inline]
    pub fn of_state(&self, state: &State) -> u16 {
        self.number(state.sides())
    }

    /// Returns the number of a mask of positions.
    #[inline]
    pub fn number(&self, sides: u16) -> u16 {
        self.number[usize::from(sides)]
    }

    /// Returns the number after a move that keeps the axis.
    #[inline]
    pub fn after(&self, number: u16, move_index: u8) -> u16 {
        self.next[usize::from(number) * MOVE_INDICES + usize::from(move_index)]
    }

    /// Returns the number of moves until every piece is on its side, `0 <= distance <= 6`.
    #[inline]
    pub fn distance(&self, number: u16) -> u8 {
        self.distance[usize::from(number)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn separation_has_the_known_distribution() {
        let sides = Sides::new(&MoveShuffles::new());
        let count = |d| sides.distance.iter().filter(|x| **x == d).count();
        assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(count), [1, 3, 30, 348, 2069, 3752, 232, 0]);
    }
}
