//! Insertions on hypercubes: pure three-cycles inserted into a skeleton where most moves cancel.

mod cycles;
mod effects;

use std::collections::BTreeMap;

use self::cycles::{Cycle, CycleTable, conjugated, cycle_of};
use self::effects::{
    Effect, JoinedMoves, compose_effects, effect_of_moves, effect_of_position, inverse, pieces_of, rotations,
};
use crate::control::Control;
use crate::puzzle::pieces::Pieces;
use crate::puzzle::{Facelets, Move, Notation, PuzzleDef, Sequence};

/// A solution made of a skeleton and an inserted three-cycle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HypercubeInsertion {
    /// Number of moves before the insertion, in the joined skeleton.
    pub at: usize,
    /// The inserted moves: a three-cycle with any setup moves.
    pub moves: Sequence,
    /// Number of cancelled moves, in STM.
    pub cancelled: usize,
    /// Length of the solution, in STM.
    pub length: usize,
    /// The skeleton with the insertion, joined.
    pub solution: Sequence,
}

/// Why no three-cycle can be inserted into a skeleton.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum HypercubeInsertionError {
    /// The skeleton already solves the scramble.
    #[error("the skeleton solves the puzzle")]
    Solved,
    /// The skeleton leaves more than three unsolved pieces.
    #[error("the skeleton leaves {pieces} pieces, more than a three-cycle solves")]
    TooManyPieces {
        /// Number of unsolved pieces.
        pieces: usize,
    },
    /// The skeleton leaves one to three unsolved pieces, but not a three-cycle.
    #[error("the skeleton leaves {pieces} pieces that no three-cycle solves")]
    NoThreeCycle {
        /// Number of unsolved pieces.
        pieces: usize,
    },
    /// The puzzle is a cube, a move does not belong to it, or some slot of the position shows the colours of no piece.
    #[error("not a hypercube, or not a position of it")]
    NotAPosition,
}

/// Insertions by length, then by solution.
type BestInsertions = BTreeMap<(usize, Vec<Move>), HypercubeInsertion>;

/// Finds up to `count` solutions with one insertion anywhere in a skeleton, shortest first. Cycles come from a table, conjugated by up to
/// one turn or, if none fits, by two, so the solutions are the shortest known, not always the shortest possible. If `control` stops the
/// search, returns the best so far.
///
/// # Errors
/// [`HypercubeInsertionError`] if the puzzle is a cube, a move or a piece does not belong to it, or the skeleton does not leave a pure
/// three-cycle.
pub fn hypercube_insertions(
    scramble: &Facelets,
    skeleton: &Sequence,
    count: usize,
    control: &Control,
) -> Result<Vec<HypercubeInsertion>, HypercubeInsertionError> {
    let def = scramble.puzzle().def();
    if def.notation != Notation::Hypercube || !skeleton.belongs_to(def) {
        return Err(HypercubeInsertionError::NotAPosition);
    }
    let scrambled = effect_of_position(scramble).ok_or(HypercubeInsertionError::NotAPosition)?;
    let mut joined = JoinedMoves::without_rotations();
    skeleton.0.iter().for_each(|mv| joined.push(def, *mv));
    let skeleton = joined.moves(def);
    let held = final_orientation(def, &compose_effects(&scrambled, &effect_of_moves(def, &skeleton.0)))?;
    let search = Search { def, scramble, skeleton: &skeleton, skeleton_length: joined.length(def), count, control };
    Ok(search.run(&scrambled, &held))
}

/// Returns the final orientation that leaves the fewest unsolved pieces, if these form a pure three-cycle.
fn final_orientation(def: &'static PuzzleDef, reached: &Effect) -> Result<Effect, HypercubeInsertionError> {
    let (slot_of, slots) = (pieces_of(def), &Pieces::for_puzzle(def.id).slots);
    let unsolved = |held: &Effect| {
        let rest = cycle_of(&compose_effects(&inverse(reached), held));
        let mut pieces: Vec<usize> = rest.iter().map(|(to, _)| slot_of[usize::from(*to)]).collect();
        pieces.sort_unstable();
        pieces.dedup();
        (pieces, rest)
    };
    let all = rotations(def);
    let best = all.iter().map(|held| (unsolved(held), held)).min_by_key(|((pieces, _), _)| pieces.len());
    let ((pieces, rest), held) = best.expect("the puzzle can be held as it is");
    let is_carried = rest.iter().all(|(to, from)| slot_of[usize::from(*to)] != slot_of[usize::from(*from)]);
    match pieces[..] {
        [] => Err(HypercubeInsertionError::Solved),
        [one, two, three]
            if is_carried
                && [two, three].iter().all(|n| slots[*n].kind == slots[one].kind)
                && is_order_three(&rest) =>
        {
            Ok(held.clone())
        }
        [_] | [_, _] | [_, _, _] => Err(HypercubeInsertionError::NoThreeCycle { pieces: pieces.len() }),
        _ => Err(HypercubeInsertionError::TooManyPieces { pieces: pieces.len() }),
    }
}

/// True if applying the cycle three times changes nothing.
fn is_order_three(cycle: &Cycle) -> bool {
    let from = |place: u8| cycle.iter().find(|(to, _)| *to == place).map_or(place, |(_, from)| *from);
    cycle.iter().all(|(to, _)| from(from(from(*to))) == *to)
}

struct Search<'a> {
    def: &'static PuzzleDef,
    scramble: &'a Facelets,
    skeleton: &'a Sequence,
    skeleton_length: usize,
    count: usize,
    control: &'a Control,
}

impl Search<'_> {
    fn run(&self, scrambled: &Effect, held: &Effect) -> Vec<HypercubeInsertion> {
        let (def, cycles) = (self.def, CycleTable::for_puzzle(self.def.id));
        let undo: Vec<Effect> = cycles.setups.iter().map(|(_, effect)| inverse(effect)).collect();
        let mut best = BestInsertions::new();
        for setups in 0..=2 {
            // Two setup moves are tried only if zero and one found nothing.
            if setups == 2 && !best.is_empty() {
                break;
            }
            let mut needed = compose_effects(&inverse(scrambled), held);
            needed = compose_effects(&needed, &inverse(&effect_of_moves(def, &self.skeleton.0)));
            for at in 0..=self.skeleton.0.len() {
                self.try_place(at, &cycle_of(&needed), (setups, &mut Vec::new()), (cycles, &undo), &mut best);
                if self.control.check().is_break() {
                    return best.into_values().collect();
                }
                if let Some(mv) = self.skeleton.0.get(at) {
                    let turn = &def.moves[mv.index()].map;
                    needed = compose_effects(&compose_effects(&inverse(turn), &needed), turn);
                }
            }
        }
        best.into_values().collect()
    }

    /// Tries the words of a cycle at a place, conjugated by exactly `setups` more turns.
    fn try_place(
        &self,
        at: usize,
        cycle: &Cycle,
        (setups, before): (usize, &mut Vec<Move>),
        (cycles, undo): (&CycleTable, &[Effect]),
        best: &mut BestInsertions,
    ) {
        if setups == 0 {
            for word in cycles.get(cycle) {
                let after = Sequence(before.clone()).inverse(self.def).0;
                self.offer(at, [before, &word[..], &after].concat(), best);
            }
            return;
        }
        for ((turn, _), undo_one) in cycles.setups.iter().zip(undo) {
            let inner = conjugated(cycle, undo_one);
            if inner != *cycle && !self.control.is_stopped() {
                before.push(*turn);
                self.try_place(at, &inner, (setups - 1, before), (cycles, undo), best);
                before.pop();
            }
        }
    }

    /// Adds a solution if it is short enough, new, and solves the scramble.
    fn offer(&self, at: usize, word: Vec<Move>, best: &mut BestInsertions) {
        let (before, after) = self.skeleton.0.split_at(at);
        let mut joined = JoinedMoves::without_rotations();
        before.iter().chain(&word).chain(after).for_each(|mv| joined.push(self.def, *mv));
        let length = joined.length(self.def);
        let longest = best.last_key_value().map_or(0, |((length, _), _)| *length);
        if best.len() >= self.count && length >= longest {
            return;
        }
        let solution = joined.moves(self.def);
        if !self.scramble.after_all(&solution).is_solved() {
            return;
        }
        let mut own = JoinedMoves::default();
        word.iter().for_each(|mv| own.push(self.def, *mv));
        let cancelled = self.skeleton_length + own.length(self.def) - length;
        let key = (length, solution.0.clone());
        best.entry(key).or_insert(HypercubeInsertion { at, moves: own.moves(self.def), cancelled, length, solution });
        if best.len() > self.count {
            best.pop_last();
        }
    }
}
