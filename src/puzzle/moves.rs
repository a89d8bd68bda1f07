//! Moves and sequences, the same for every puzzle.

use super::PuzzleDef;
use super::geometry::{FaceletMap, SignedPerm};

/// One element of a puzzle's move list: `0 <= index < def.moves.len()`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(pub u16);

impl Move {
    /// The place of this move in the move list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What a move is.
#[derive(Clone, Debug)]
pub struct MoveDef {
    /// Its name in the puzzle's letter notation.
    pub name: String,
    /// The axis whose layers it turns, `0 <= axis < 4`.
    pub axis: u8,
    /// How those layers are carried.
    pub motion: SignedPerm,
    /// What it does to the facelets.
    pub map: FaceletMap,
    /// What it counts in the puzzle's metric: 1 for a move, 0 for a rotation of the whole puzzle.
    pub cost: u8,
    /// The move that undoes it.
    pub inverse: Move,
}

/// Moves one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sequence(pub Vec<Move>);

impl Sequence {
    /// Its length in the puzzle's metric.
    pub fn length(&self, def: &PuzzleDef) -> usize {
        self.0.iter().map(|m| usize::from(def.moves[m.index()].cost)).sum()
    }

    /// The sequence that undoes this one.
    pub fn inverse(&self, def: &PuzzleDef) -> Self {
        Self(self.0.iter().rev().map(|m| def.moves[m.index()].inverse).collect())
    }
}
