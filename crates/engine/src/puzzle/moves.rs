//! Moves and sequences, the same for every puzzle.

use super::geometry::{FaceletMap, SignedPerm, compose};
use super::{Metric, PuzzleDef, PuzzleId};

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
    /// Cost in MC4D's twists: 2 for a half turn about a face; equal to `cost` for a puzzle without that metric, the cube.
    pub twists: u8,
    /// The move that undoes this one.
    pub inverse: Move,
}

impl MoveDef {
    /// The cost of this move in a metric of its puzzle.
    pub fn cost_in(&self, metric: Metric) -> u8 {
        match metric {
            Metric::Htm => self.cost,
            Metric::Qtm => self.quarters,
            Metric::Stm => self.cost.min(1),
            Metric::Mc4d => self.twists,
        }
    }
}

/// A sequence has a move that the puzzle does not have: it is one of another puzzle, or made by [`Move::new`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("the {} has no move number {index}", puzzle.def().name)]
#[non_exhaustive]
pub struct NoSuchMove {
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// The index of the first such move, `index >= moves.len()` of the puzzle.
    pub index: usize,
}

/// A sequence of moves, the first move first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sequence(pub Vec<Move>);

impl Sequence {
    /// Checks that every move is in the puzzle's move list. The methods that follow panic for other sequences, as indexing does, and so
    /// do those of facelets and of the notation, each of which says so. [`Position`](crate::position::Position),
    /// [`Search`](crate::position::Search), [`Log`](crate::mc4d::Log) and what a solver is given make this check themselves.
    ///
    /// # Errors
    /// [`NoSuchMove`] with the first that is not.
    pub fn check(&self, def: &PuzzleDef) -> Result<(), NoSuchMove> {
        let wrong = self.0.iter().map(|mv| mv.index()).find(|index| *index >= def.moves.len());
        wrong.map_or(Ok(()), |index| Err(NoSuchMove { puzzle: def.id, index }))
    }

    /// True if every move is in the puzzle's move list.
    pub fn is_of(&self, def: &PuzzleDef) -> bool {
        self.check(def).is_ok()
    }

    /// Its length in the puzzle's default metric (see [`length_in`](Self::length_in)).
    ///
    /// # Panics
    /// If a move is not in the puzzle's move list.
    pub fn length(&self, def: &PuzzleDef) -> usize {
        self.length_in(def, def.metric)
    }

    /// Its length in a metric of the puzzle. The moves are [`joined`](Self::joined) before they are counted, so that two clicks
    /// that make one turn are one move.
    ///
    /// # Panics
    /// If a move is not in the puzzle's move list.
    pub fn length_in(&self, def: &PuzzleDef, metric: Metric) -> usize {
        self.joined(def).0.iter().map(|m| usize::from(def.moves[m.index()].cost_in(metric))).sum()
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
    /// [`length`](Self::length) counts the result, which does not depend on how the turns were written. Where the puzzle's record says so
    /// ([`PuzzleFacts::joins_over_rotations`](super::PuzzleFacts::joins_over_rotations)), rotations of the whole puzzle between two turns do not keep them apart.
    ///
    /// # Panics
    /// If a move is not in the puzzle's move list.
    pub fn joined(&self, def: &PuzzleDef) -> Self {
        self.joined_at(def, &[]).0
    }

    /// The same, and the number of joined moves that are made where so many of these moves are, for places in order.
    ///
    /// # Panics
    /// If a move is not in the puzzle's move list.
    pub fn joined_at(&self, def: &PuzzleDef, places: &[usize]) -> (Self, Vec<usize>) {
        let mut out = Vec::with_capacity(self.0.len());
        let mut found = Vec::with_capacity(places.len());
        for (made, &mv) in self.0.iter().enumerate() {
            let here = places[found.len()..].iter().take_while(|place| **place <= made).count();
            found.extend(std::iter::repeat_n(out.len(), here));
            push_joined(def, &mut out, mv);
        }
        found.resize(places.len(), out.len());
        found.iter_mut().for_each(|place| *place = out.len().min(*place));
        (Self(out), found)
    }
}

impl Sequence {
    /// The moves that do, without it, what these do between a rotation of the whole puzzle and its inverse: with y, R becomes B.
    ///
    /// # Panics
    /// If a move is not in the puzzle's move list, or if `rotation` turns less than the whole puzzle.
    pub fn rotated(&self, def: &PuzzleDef, rotation: Move) -> Self {
        let rotation = &def.moves[rotation.index()];
        assert_eq!(rotation.cost, 0, "a rotation turns the whole puzzle");
        Self(self.0.iter().map(|mv| before_rotation(def, *mv, &rotation.motion)).collect())
    }
}

/// Appends a move to moves that are joined.
fn push_joined(def: &PuzzleDef, out: &mut Vec<Move>, mv: Move) {
    // How many rotations of the whole puzzle are passed over, and the move as it was before them.
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
        None | Some((_, Joined::Apart)) => out.push(mv),
        Some((last, Joined::One(product))) => out[last] = product,
        Some((last, Joined::Nothing)) => {
            // Rotations on either side of what is gone may be joined now.
            let after = out.split_off(last);
            after.into_iter().skip(1).for_each(|mv| push_joined(def, out, mv));
        }
    }
}

/// The move that turns, before the whole puzzle is rotated, the layers that `mv` turns after it.
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
