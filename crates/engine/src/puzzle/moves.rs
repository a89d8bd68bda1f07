//! Moves and sequences of any puzzle.

use super::geometry::{FaceletMap, SignedPerm, compose};
use super::{Metric, PuzzleDef, PuzzleId};

/// An index into a puzzle's move list: `0 <= index < def.moves.len()`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(pub(crate) u16);

impl Move {
    /// Creates the move at an index, unchecked: functions given a move that the puzzle lacks panic where documented.
    /// [`PuzzleDef::move_at`] is checked.
    pub const fn new(index: u16) -> Self {
        Self(index)
    }

    /// Returns the index in the move list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A move's name, motion, effect on the facelets and costs.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct MoveDef {
    /// Name in the puzzle's letter notation.
    pub name: String,
    /// The axis of the turn, `0 <= axis < 4`.
    pub axis: u8,
    /// The turning layers: bit `i` is layer `i` along the axis, counted from its positive end.
    pub layers: u8,
    /// Motion of the turning layers.
    pub motion: SignedPerm,
    /// Effect on the facelets: place `i` shows what place `map[i]` showed before.
    pub map: FaceletMap,
    /// Cost in the puzzle's default metric: 0 for a rotation of the whole puzzle; on a cube 1 for a face or wide turn
    /// and 2 for a slice; on a hypercube 1 for a turn of any layers along one axis.
    pub cost: u8,
    /// Cost in QTM; equal to `cost` for hypercubes, which lack this metric.
    pub quarters: u8,
    /// Cost in MC4D's twists, 2 for a half turn about a face; equal to `cost` for cubes, which lack this metric.
    pub twists: u8,
    /// The move of the same layers that undoes this one.
    pub inverse: Move,
}

impl MoveDef {
    /// Returns the cost in a metric of the puzzle.
    pub fn cost_in(&self, metric: Metric) -> u8 {
        match metric {
            Metric::Htm => self.cost,
            Metric::Qtm => self.quarters,
            Metric::Stm => self.cost.min(1),
            Metric::Mc4d => self.twists,
        }
    }
}

/// The error for a sequence with a move that does not belong to the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("the {} has no move number {index}", puzzle.def().name)]
#[non_exhaustive]
pub struct NoSuchMove {
    /// The puzzle that lacks the move.
    pub puzzle: PuzzleId,
    /// Index of the first such move, `index >= moves.len()`.
    pub index: usize,
}

/// Moves in the order they are made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sequence(pub Vec<Move>);

impl Sequence {
    /// Checks that every move is in the puzzle's move list. Functions that take moves panic otherwise where documented.
    /// [`Position`](crate::position::Position), [`Search`](crate::position::Search), [`Log`](crate::mc4d::Log) and
    /// solvers check their input themselves.
    ///
    /// # Errors
    /// [`NoSuchMove`] with the first move that is not in the list.
    pub fn check(&self, def: &PuzzleDef) -> Result<(), NoSuchMove> {
        let wrong = self.0.iter().map(|mv| mv.index()).find(|index| *index >= def.moves.len());
        wrong.map_or(Ok(()), |index| Err(NoSuchMove { puzzle: def.id, index }))
    }

    /// True if every move is in the puzzle's move list.
    pub fn belongs_to(&self, def: &PuzzleDef) -> bool {
        self.check(def).is_ok()
    }

    /// Returns the length in the puzzle's default metric (see [`length_in`](Self::length_in)).
    ///
    /// # Panics
    /// If a move is not in the puzzle's move list.
    pub fn length(&self, def: &PuzzleDef) -> usize {
        self.length_in(def, def.metric)
    }

    /// Returns the length in a metric of the puzzle. Moves are [`joined`](Self::joined) before they are counted, so two
    /// clicks that make one turn are one move.
    ///
    /// # Panics
    /// If a move is not in the puzzle's move list.
    pub fn length_in(&self, def: &PuzzleDef, metric: Metric) -> usize {
        self.joined(def).0.iter().map(|m| usize::from(def.moves[m.index()].cost_in(metric))).sum()
    }

    /// Returns the inverse sequence.
    ///
    /// # Panics
    /// If a move is not in the puzzle's move list.
    pub fn inverse(&self, def: &PuzzleDef) -> Self {
        Self(self.0.iter().rev().map(|m| def.moves[m.index()].inverse).collect())
    }

    /// Returns the sequence with consecutive moves of the same layers joined into one, or left out if they cancel.
    ///
    /// [`length`](Self::length) counts the result, so it does not depend on how turns are written. If
    /// [`joins_over_rotations`](super::PuzzleFacts::joins_over_rotations) is set, turns are also joined across
    /// rotations of the whole puzzle.
    ///
    /// # Panics
    /// If a move is not in the puzzle's move list.
    pub fn joined(&self, def: &PuzzleDef) -> Self {
        self.joined_at(def, &[]).0
    }

    /// Joins moves as [`joined`](Self::joined) does, and converts `move_counts`, increasing counts of moves made, to counts of
    /// joined moves made.
    ///
    /// # Panics
    /// If a move is not in the puzzle's move list.
    pub fn joined_at(&self, def: &PuzzleDef, move_counts: &[usize]) -> (Self, Vec<usize>) {
        let mut out = Vec::with_capacity(self.0.len());
        let mut found = Vec::with_capacity(move_counts.len());
        for (made, &mv) in self.0.iter().enumerate() {
            let here = move_counts[found.len()..].iter().take_while(|place| **place <= made).count();
            found.extend(std::iter::repeat_n(out.len(), here));
            push_joined(def, &mut out, mv);
        }
        found.resize(move_counts.len(), out.len());
        found.iter_mut().for_each(|place| *place = out.len().min(*place));
        (Self(out), found)
    }
}

impl Sequence {
    /// Conjugates the sequence by a rotation of the whole puzzle: with y, R becomes B.
    ///
    /// # Panics
    /// If a move is not in the puzzle's move list, or `rotation` does not turn the whole puzzle.
    pub fn rotated(&self, def: &PuzzleDef, rotation: Move) -> Self {
        let rotation = &def.moves[rotation.index()];
        assert_eq!(rotation.cost, 0, "a rotation turns the whole puzzle");
        Self(self.0.iter().map(|mv| before_rotation(def, *mv, &rotation.motion)).collect())
    }
}

fn push_joined(def: &PuzzleDef, out: &mut Vec<Move>, mv: Move) {
    // Number of rotations passed over, and the equivalent move before them.
    let is_rotation = |mv: &Move| def.moves[mv.index()].cost == 0;
    let (passed, seen) = if def.joins_over_rotations && !is_rotation(&mv) {
        let passed = out.iter().rev().take_while(|mv| is_rotation(mv)).count();
        let rotations = out[out.len() - passed..].iter().map(|mv| def.moves[mv.index()].motion);
        let held = rotations.fold(SignedPerm::IDENTITY, |held, rotation| rotation.after(&held));
        (passed, if passed == 0 { mv } else { before_rotation(def, mv, &held) })
    } else {
        (0, mv)
    };
    let last = out.len().checked_sub(passed + 1);
    match last.map(|last| (last, join(&def.moves, out[last], seen))) {
        None | Some((_, Product::Separate)) => out.push(mv),
        Some((last, Product::One(product))) => out[last] = product,
        Some((last, Product::Identity)) => {
            // Rotations on either side of the cancelled moves may now join.
            let after = out.split_off(last);
            after.into_iter().skip(1).for_each(|mv| push_joined(def, out, mv));
        }
    }
}

/// Returns the move that has the same effect before a rotation of the whole puzzle as `mv` has after it.
pub(crate) fn before_rotation(def: &PuzzleDef, mv: Move, rotation: &SignedPerm) -> Move {
    let (turn, back) = (&def.moves[mv.index()], rotation.inverse());
    let axis = back.axis[usize::from(turn.axis)];
    let is_mirrored = back.flip >> axis & 1 == 1;
    let layer = |i: usize| if is_mirrored { def.size - 1 - i } else { i };
    let layers = (0..def.size).filter(|&i| turn.layers >> i & 1 == 1).map(|i| 1 << layer(i)).sum();
    let motion = back.after(&turn.motion).after(rotation);
    let found = def.moves.iter().position(|m| (m.axis, m.layers, m.motion) == (axis, layers, motion));
    found.map_or(mv, |k| Move(k as u16))
}

enum Product {
    /// Moves of different layers, which stay two moves.
    Separate,
    One(Move),
    Identity,
}

/// Joins two moves if they turn the same layers. Moves of different layers stay separate, even if together they rotate
/// the whole puzzle.
fn join(moves: &[MoveDef], first: Move, second: Move) -> Product {
    let (a, b) = (&moves[first.index()], &moves[second.index()]);
    if (a.axis, a.layers) != (b.axis, b.layers) {
        return Product::Separate;
    }
    if a.inverse == second {
        return Product::Identity;
    }
    let map = compose(&a.map, &b.map);
    let product = moves.iter().position(|m| (m.axis, m.layers) == (a.axis, a.layers) && m.map == map);
    product.map_or(Product::Separate, |k| Product::One(Move(k as u16)))
}
