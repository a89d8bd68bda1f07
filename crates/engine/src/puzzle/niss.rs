//! Moves on both sides of a scramble, as in fewest-moves competitions (NISS: normal-inverse scramble switch).

use super::geometry::{SignedPerm, compose};
use super::moves::before_rotation;
use super::{Move, PuzzleDef, Sequence};

/// Moves made on the scramble, and moves made on its inverse, in any relative order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NissMoves {
    /// Moves on the scramble.
    pub normal: Sequence,
    /// Moves on the inverse of the scramble.
    pub inverse: Sequence,
}

impl NissMoves {
    /// Combines moves on the scramble and moves on its inverse.
    pub fn new(normal: Sequence, inverse: Sequence) -> Self {
        Self { normal, inverse }
    }

    /// Creates moves on the scramble only.
    pub fn from_normal(normal: Sequence) -> Self {
        Self { normal, inverse: Sequence::default() }
    }

    /// True if there are no moves on either side.
    pub fn is_empty(&self) -> bool {
        self.normal.0.is_empty() && self.inverse.0.is_empty()
    }

    /// Returns these moves, followed by others on each side.
    #[must_use]
    pub fn then(&self, next: &Self) -> Self {
        let joined = |one: &Sequence, other: &Sequence| Sequence([&one.0[..], &other.0].concat());
        Self { normal: joined(&self.normal, &next.normal), inverse: joined(&self.inverse, &next.inverse) }
    }

    /// Returns the same moves with the sides swapped, for the inverse of the scramble.
    #[must_use]
    pub fn switched(&self) -> Self {
        Self { normal: self.inverse.clone(), inverse: self.normal.clone() }
    }

    /// Returns the equivalent moves on the scramble: the moves of `normal`, then those of `inverse` undone, without
    /// cancelling any.
    ///
    /// # Panics
    /// If a move is not in the puzzle's move list.
    pub fn uncancelled(&self, def: &PuzzleDef) -> Sequence {
        Sequence([&self.normal.0[..], &self.inverse.inverse(def).0].concat())
    }

    /// Replaces slices, wide turns and rotations of the whole puzzle by turns of outer layers, on each side. The
    /// result is equivalent up to a final rotation of the whole puzzle.
    ///
    /// # Panics
    /// If a move is not in the puzzle's move list.
    #[must_use]
    pub fn as_face_turns(&self, def: &PuzzleDef) -> Self {
        Self { normal: outer_turns(def, &self.normal), inverse: outer_turns(def, &self.inverse) }
    }
}

/// Returns the turns of outer layers equivalent to a sequence, up to a final rotation of the whole puzzle.
fn outer_turns(def: &PuzzleDef, sequence: &Sequence) -> Sequence {
    let (mut out, mut held) = (Vec::new(), SignedPerm::IDENTITY);
    for mv in &sequence.0 {
        let (turns, rotation) = split(def, *mv);
        let is_turned = held != SignedPerm::IDENTITY;
        out.extend(turns.into_iter().map(|turn| if is_turned { before_rotation(def, turn, &held) } else { turn }));
        if let Some(rotation) = rotation {
            held = def.moves[rotation.index()].motion.after(&held);
        }
    }
    Sequence(out)
}

/// Splits a move into the fewest turns of outer layers and a rotation; `([mv], None)` if there is no such product.
fn split(def: &PuzzleDef, mv: Move) -> (Vec<Move>, Option<Move>) {
    let whole = &def.moves[mv.index()];
    let is_outer = |m: &Move| {
        let layers = def.moves[m.index()].layers;
        layers == 1 || layers == 1 << (def.size - 1)
    };
    if is_outer(&mv) {
        return (vec![mv], None);
    }
    let on_axis: Vec<Move> =
        (0..def.moves.len()).map(|m| Move(m as u16)).filter(|m| def.moves[m.index()].axis == whole.axis).collect();
    let (outer, others): (Vec<Move>, Vec<Move>) = on_axis.into_iter().partition(is_outer);
    let rotations: Vec<Move> = others.into_iter().filter(|m| def.moves[m.index()].cost == 0).collect();
    let some = |moves: &[Move]| std::iter::once(None).chain(moves.iter().copied().map(Some)).collect::<Vec<_>>();
    let mut best: Option<(Vec<Move>, Option<Move>)> = None;
    for rotation in some(&rotations) {
        for first in some(&outer) {
            for second in some(&outer) {
                let turns: Vec<Move> = [first, second].into_iter().flatten().collect();
                let all: Vec<Move> = turns.iter().copied().chain(rotation).collect();
                let Some((start, rest)) = all.split_first() else { continue };
                let map = rest
                    .iter()
                    .fold(def.moves[start.index()].map.clone(), |map, m| compose(&map, &def.moves[m.index()].map));
                if map == whole.map && best.as_ref().is_none_or(|(fewest, _)| turns.len() < fewest.len()) {
                    best = Some((turns, rotation));
                }
            }
        }
    }
    best.unwrap_or((vec![mv], None))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::whole_rotations::rotations_from_solved;
    use crate::puzzle::{Facelets, PuzzleId, scramble};
    use rand::RngExt;

    #[test]
    fn outer_turns_equal_slices_and_wide_turns_up_to_a_rotation() {
        let def = PuzzleId::Cube3.def();
        let mut random = scramble::generator(3);
        for _ in 0..100 {
            let moves: Vec<Move> = (0..8).map(|_| Move(random.random_range(0..def.moves.len() as u16))).collect();
            let (sequence, solved) = (Sequence(moves), Facelets::solved(PuzzleId::Cube3));
            let faces = outer_turns(def, &sequence);
            assert!(faces.0.iter().all(|mv| mv.index() < 18), "{faces:?}");
            // The two differ by a rotation of the cube.
            let undone = solved.after_all(&sequence).after_all(&faces.inverse(def));
            let other = solved.after_all(&faces.inverse(def)).after_all(&sequence);
            assert!(rotations_from_solved(&other).is_some() || rotations_from_solved(&undone).is_some());
            let cost = |s: &Sequence| s.0.iter().map(|mv| usize::from(def.moves[mv.index()].cost)).sum::<usize>();
            assert_eq!(cost(&faces), cost(&sequence));
        }
    }

    #[test]
    fn a_solution_is_normal_moves_then_undone_inverse_moves() {
        let def = PuzzleId::Cube3.def();
        // U on the scramble, and R on its inverse: U R'.
        let moves = NissMoves::new(Sequence(vec![Move(0)]), Sequence(vec![Move(3)]));
        assert_eq!(moves.uncancelled(def), Sequence(vec![Move(0), Move(5)]));
        assert_eq!(moves.switched().uncancelled(def), moves.uncancelled(def).inverse(def));
    }
}
