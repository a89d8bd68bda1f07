//! Insertions on hypercubes: pure three-cycles inserted into a skeleton where most moves cancel.

mod cycles;
mod effects;

use std::collections::BTreeMap;

use self::cycles::{Cycle, Cycles, cycle_of, within};
use self::effects::{Effect, Joined, after, effect_of, moved, pieces_of, rotations, undone};
use crate::control::Control;
use crate::puzzle::pieces::Pieces;
use crate::puzzle::{Facelets, Move, Notation, PuzzleDef, Sequence};

/// A solution made of a skeleton and an inserted three-cycle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HypercubeInsertion {
    /// Number of moves before the insertion, in the joined skeleton.
    pub at: usize,
    /// The inserted moves.
    pub moves: Sequence,
    /// Number of cancelled moves, in STM.
    pub cancelled: usize,
    /// Length of the solution, in STM.
    pub length: usize,
    /// The whole solution.
    pub solution: Sequence,
}

/// The reasons why a skeleton has no insertions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum HypercubeInsertionError {
    /// The skeleton already solves the scramble.
    #[error("the skeleton solves the puzzle")]
    Solved,
    /// The skeleton leaves more than three pieces.
    #[error("the skeleton leaves {pieces} pieces, more than a three-cycle solves")]
    TooMany {
        /// Number of unsolved pieces.
        pieces: usize,
    },
    /// The skeleton leaves few pieces, but not a three-cycle.
    #[error("the skeleton leaves {pieces} pieces that no three-cycle solves")]
    NoThreeCycle {
        /// Number of unsolved pieces.
        pieces: usize,
    },
    /// The puzzle is a cube, or a move or the position does not belong to the puzzle.
    #[error("not a hypercube, or not a position of it")]
    NotThis,
}

/// Insertions by length, then by solution.
type Best = BTreeMap<(usize, Vec<Move>), HypercubeInsertion>;

/// Finds the `count` shortest solutions with one insertion at any place of a skeleton. Cycles come from a table,
/// conjugated by up to one turn or, if none fits, two: the shortest known, not always the shortest possible. If
/// `control` stops the search, returns the best so far.
///
/// # Errors
/// [`HypercubeInsertionError`] if the skeleton does not leave a pure three-cycle.
pub fn hypercube_insertions(
    scramble: &Facelets,
    skeleton: &Sequence,
    count: usize,
    control: &Control,
) -> Result<Vec<HypercubeInsertion>, HypercubeInsertionError> {
    let def = scramble.puzzle().def();
    if def.notation != Notation::Hypercube || !skeleton.is_of(def) {
        return Err(HypercubeInsertionError::NotThis);
    }
    let scrambled = effect_of(scramble).ok_or(HypercubeInsertionError::NotThis)?;
    let mut joined = Joined::without_rotations();
    skeleton.0.iter().for_each(|mv| joined.push(def, *mv));
    let skeleton = joined.moves(def);
    let held = left(def, &after(&scrambled, &moved(def, &skeleton.0)))?;
    let search = Search { def, scramble, skeleton: &skeleton, length: joined.length(def), count, control };
    Ok(search.run(&scrambled, &held))
}

/// Returns the final orientation in which a pure three-cycle is left.
fn left(def: &'static PuzzleDef, reached: &Effect) -> Result<Effect, HypercubeInsertionError> {
    let (slot_of, slots) = (pieces_of(def), &Pieces::of(def.id).slots);
    let unsolved = |held: &Effect| {
        let rest = cycle_of(&after(&undone(reached), held));
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
            if is_carried && [two, three].iter().all(|n| slots[*n].kind == slots[one].kind) && goes_round(&rest) =>
        {
            Ok(held.clone())
        }
        [_] | [_, _] | [_, _, _] => Err(HypercubeInsertionError::NoThreeCycle { pieces: pieces.len() }),
        _ => Err(HypercubeInsertionError::TooMany { pieces: pieces.len() }),
    }
}

/// True if the cube of the cycle is the identity.
fn goes_round(cycle: &Cycle) -> bool {
    let from = |place: u8| cycle.iter().find(|(to, _)| *to == place).map_or(place, |(_, from)| *from);
    cycle.iter().all(|(to, _)| from(from(from(*to))) == *to)
}

struct Search<'a> {
    def: &'static PuzzleDef,
    scramble: &'a Facelets,
    skeleton: &'a Sequence,
    length: usize,
    count: usize,
    control: &'a Control,
}

impl Search<'_> {
    fn run(&self, scrambled: &Effect, held: &Effect) -> Vec<HypercubeInsertion> {
        let (def, cycles) = (self.def, Cycles::of(self.def.id));
        let undo: Vec<Effect> = cycles.setups.iter().map(|(_, effect)| undone(effect)).collect();
        let mut best = Best::new();
        for setups in 0..=2 {
            // Try two setup moves only if none or one found nothing.
            if setups == 2 && !best.is_empty() {
                break;
            }
            let mut needed = after(&undone(scrambled), held);
            needed = after(&needed, &undone(&moved(def, &self.skeleton.0)));
            for at in 0..=self.skeleton.0.len() {
                self.at_place(at, &cycle_of(&needed), (setups, &mut Vec::new()), (cycles, &undo), &mut best);
                if self.control.check().is_break() {
                    return best.into_values().collect();
                }
                if let Some(mv) = self.skeleton.0.get(at) {
                    let turn = &def.moves[mv.index()].map;
                    needed = after(&after(&undone(turn), &needed), turn);
                }
            }
        }
        best.into_values().collect()
    }

    /// Tries the words of a cycle at a place, within `setups` more conjugations.
    fn at_place(
        &self,
        at: usize,
        cycle: &Cycle,
        (setups, before): (usize, &mut Vec<Move>),
        (cycles, undo): (&Cycles, &[Effect]),
        best: &mut Best,
    ) {
        if setups == 0 {
            for word in cycles.get(cycle) {
                let after = Sequence(before.clone()).inverse(self.def).0;
                self.offer(at, [before, &word[..], &after].concat(), best);
            }
            return;
        }
        for ((turn, _), undo_one) in cycles.setups.iter().zip(undo) {
            let inner = within(cycle, undo_one);
            if inner != *cycle && !self.control.stopped() {
                before.push(*turn);
                self.at_place(at, &inner, (setups - 1, before), (cycles, undo), best);
                before.pop();
            }
        }
    }

    /// Adds a solution if it is short enough, new, and solves the scramble.
    fn offer(&self, at: usize, word: Vec<Move>, best: &mut Best) {
        let (before, after) = self.skeleton.0.split_at(at);
        let mut joined = Joined::without_rotations();
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
        let mut own = Joined::default();
        word.iter().for_each(|mv| own.push(self.def, *mv));
        let cancelled = self.length + own.length(self.def) - length;
        let key = (length, solution.0.clone());
        best.entry(key).or_insert(HypercubeInsertion { at, moves: own.moves(self.def), cancelled, length, solution });
        if best.len() > self.count {
            best.pop_last();
        }
    }
}
