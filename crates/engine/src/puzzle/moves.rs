//! Moves and sequences, the same for every puzzle.

use super::geometry::{FaceletMap, SignedPerm, compose};
use super::{Metric, PuzzleDef};

/// One element of a puzzle's move list: `0 <= index < def.moves.len()`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(pub(crate) u16);

impl Move {
    /// The move in this place of a puzzle's move list. Functions of a puzzle that has no such move panic, as they say;
    /// [`PuzzleDef::move_at`] gives only moves that the puzzle has.
    pub const fn new(index: u16) -> Self {
        Self(index)
    }

    /// The place of this move in the move list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The record of a move: its name, its effect on axes and facelets, and its cost.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct MoveDef {
    /// Its name in the puzzle's letter notation.
    pub name: String,
    /// The axis about which layers turn, `0 <= axis < 4`.
    pub axis: u8,
    /// The layers that turn: bit `i` is layer `i` across that axis, counted from its positive end.
    pub layers: u8,
    /// The motion of those layers.
    pub motion: SignedPerm,
    /// The rearrangement of the facelets.
    pub map: FaceletMap,
    /// Cost in the puzzle's default metric: 0 for a rotation of the whole puzzle; on a cube 1 for a turn of a face, 2 for a slice; on a
    /// hypercube 1 for a turn of any layers across one axis.
    pub cost: u8,
    /// Cost in QTM; equal to `cost` for a puzzle without that metric, the hypercube.
    pub quarters: u8,
    /// The move that undoes this one.
    pub inverse: Move,
}

impl MoveDef {
    /// The cost of this move in a metric of its puzzle.
    pub fn cost_in(&self, metric: Metric) -> u8 {
        match metric {
            Metric::Htm | Metric::Stm => self.cost,
            Metric::Qtm => self.quarters,
        }
    }
}

/// A sequence of moves, the first move first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sequence(pub Vec<Move>);

impl Sequence {
    /// True if every move is in the puzzle's move list. The methods that follow panic for other sequences.
    pub fn is_of(&self, def: &PuzzleDef) -> bool {
        self.0.iter().all(|mv| mv.index() < def.moves.len())
    }

    /// Its length in the puzzle's default metric.
    ///
    /// # Panics
    /// If a move is not in the puzzle's move list.
    pub fn length(&self, def: &PuzzleDef) -> usize {
        self.length_in(def, def.metric)
    }

    /// Its length in a metric of the puzzle.
    ///
    /// # Panics
    /// If a move is not in the puzzle's move list.
    pub fn length_in(&self, def: &PuzzleDef, metric: Metric) -> usize {
        self.0.iter().map(|m| usize::from(def.moves[m.index()].cost_in(metric))).sum()
    }

    /// The sequence that undoes this one.
    ///
    /// # Panics
    /// If a move is not in the puzzle's move list.
    pub fn inverse(&self, def: &PuzzleDef) -> Self {
        Self(self.0.iter().rev().map(|m| def.moves[m.index()].inverse).collect())
    }

    /// This sequence with consecutive moves of the same layers joined into one; moves that cancel are left out.
    ///
    /// The [`length`](Self::length) of the result does not depend on how the turns were written.
    ///
    /// # Panics
    /// If a move is not in the puzzle's move list.
    pub fn joined(&self, def: &PuzzleDef) -> Self {
        let moves = &def.moves;
        let mut out: Vec<Move> = Vec::with_capacity(self.0.len());
        for &mv in &self.0 {
            match out.last().map_or(Joined::Apart, |&last| join(moves, last, mv)) {
                Joined::Apart => out.push(mv),
                Joined::One(product) => {
                    out.pop();
                    out.push(product);
                }
                Joined::Nothing => {
                    out.pop();
                }
            }
        }
        Self(out)
    }
}

/// The product of two moves, one after the other.
enum Joined {
    /// Two moves, for they turn different layers.
    Apart,
    /// One move.
    One(Move),
    /// Nothing: the second undoes the first.
    Nothing,
}

/// Joins moves of the same layers only. (Opposite halves turned alike give a rotation of the whole puzzle, which is one move, too, but
/// turns other layers.)
fn join(moves: &[MoveDef], first: Move, second: Move) -> Joined {
    let (a, b) = (&moves[first.index()], &moves[second.index()]);
    if (a.axis, a.layers) != (b.axis, b.layers) {
        return Joined::Apart;
    }
    if a.inverse == second {
        return Joined::Nothing;
    }
    let map = compose(&a.map, &b.map);
    let product = moves.iter().position(|m| (m.axis, m.layers) == (a.axis, a.layers) && m.map == map);
    product.map_or(Joined::Apart, |k| Joined::One(Move(k as u16)))
}
