//! What every search on the hypercube shares: tables, moves and small derived masks.

use super::state::{Moves, State, slot_of};
use super::two_cubes::Coupling;
use crate::control::Control;
use crate::puzzle::tess2::{MOVES, Tess2};
use crate::puzzle::{Move, PuzzleId};
use crate::solve::ida::MoveMask;
use crate::tables::axis_rows::AxisRows;
use crate::tables::cube2::Cube2Tables;
use crate::tables::store::Store;
use crate::tables::{TableError, axis_rows, cube2};

/// The names of the tables an engine is made of.
pub const TABLES: &[&str] = &[axis_rows::NAME, cube2::NAME];

/// See the module.
#[derive(Debug)]
pub struct Engine {
    /// The 92 moves.
    pub moves: Moves,
    /// Distance of axis labels.
    pub rows: AxisRows,
    /// Distance of the 2x2x2.
    pub cube2: Cube2Tables,
    /// How two cubes are coupled.
    pub coupling: Coupling,
    /// For each mask of sides the moves until every piece is on its side of W, 255 for impossible masks.
    pub side_distance: Vec<u8>,
    /// `onto_w[axis][from]`: the moves of `axis` that carry axis `from` to W.
    pub onto_w: [[MoveMask; 4]; 4],
}

impl Engine {
    /// Opens or builds the tables; `say` hears the name of each before.
    ///
    /// # Errors
    /// [`TableError`], by way of the store.
    pub fn load(
        store: &Store,
        threads: usize,
        control: &Control,
        say: &dyn Fn(&'static str),
    ) -> Result<Self, TableError> {
        say(cube2::NAME);
        let cube2 = Cube2Tables::load(store, threads, control)?;
        say(axis_rows::NAME);
        let rows = AxisRows::load(store, threads, control)?;
        let moves = Moves::new();
        let coupling = Coupling::new(rows.halves.rotations());
        let side_distance = side_distance(&moves);
        let mut onto_w = [[0; 4]; 4];
        for (n, def) in PuzzleId::Tess2.def().moves[..MOVES].iter().enumerate() {
            for (from, &to) in def.motion.axis.iter().enumerate() {
                if to == 3 {
                    onto_w[usize::from(def.axis)][from] |= 1 << slot_of(Move(n as u16));
                }
            }
        }
        Ok(Self { moves, rows, cube2, coupling, side_distance, onto_w })
    }
}

/// Breadth first over the 6435 ways to choose which positions hold the pieces of the positive side, under the 44 moves that
/// keep the axis. The distribution is 1, 3, 30, 348, 2069, 3752, 232.
fn side_distance(moves: &Moves) -> Vec<u8> {
    let mut distance = vec![u8::MAX; 1 << 16];
    let mut frontier = vec![State::of(&Tess2::SOLVED)];
    distance[usize::from(frontier[0].sides())] = 0;
    let mut depth = 0;
    while !frontier.is_empty() {
        depth += 1;
        let mut next = Vec::new();
        for state in &frontier {
            let mut left = moves.keep_axis;
            while left != 0 {
                let child = moves.turned(state, left.trailing_zeros() as u8);
                left &= left - 1;
                let slot = &mut distance[usize::from(child.sides())];
                if *slot == u8::MAX {
                    *slot = depth;
                    next.push(child);
                }
            }
        }
        frontier = next;
    }
    distance
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn separation_has_the_known_distribution() {
        let distance = side_distance(&Moves::new());
        let count = |d| distance.iter().filter(|x| **x == d).count();
        assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(count), [1, 3, 30, 348, 2069, 3752, 232, 0]);
    }
}
