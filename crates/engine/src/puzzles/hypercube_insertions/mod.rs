//! Insertions on hypercubes: the moves of a pure three-cycle put into a skeleton that leaves one, at the places where most moves cancel.

mod cycles;
mod effects;

use std::collections::BTreeMap;

use self::cycles::{Cycle, Cycles, cycle_of, within};
use self::effects::{Effect, Joined, after, effect_of, moved, pieces_of, rotations, undone};
use crate::control::Control;
use crate::puzzle::pieces::Pieces;
use crate::puzzle::{Facelets, Move, Notation, PuzzleDef, Sequence};

/// A solution made of a skeleton and the moves of a three-cycle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HypercubeInsertion {
    /// The number of moves before the insertion, in the skeleton with its moves joined.
    pub at: usize,
    /// The moves that are inserted.
    pub moves: Sequence,
    /// The number of moves in STM that cancel.
    pub cancelled: usize,
    /// The length of the solution in STM.
    pub length: usize,
    /// The solution.
    pub solution: Sequence,
}

/// The reasons why a skeleton has no insertions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum HypercubeInsertionError {
    /// It solves the scramble already.
    #[error("the skeleton solves the puzzle")]
    Solved,
    /// More is left than three pieces.
    #[error("the skeleton leaves {pieces} pieces, more than a three-cycle solves")]
    TooMany {
        /// Number of pieces that are not solved.
        pieces: usize,
    },
    /// Few pieces are left, but no three of a kind that go round.
    #[error("the skeleton leaves {pieces} pieces that no three-cycle solves")]
    NoThreeCycle {
        /// Number of pieces that are not solved.
        pieces: usize,
    },
    /// The puzzle is a cube, or a move or the position is not one of the puzzle.
    #[error("not a hypercube, or not a position of it")]
    NotThis,
}

/// What is found, by length and then by the solution.
type Best = BTreeMap<(usize, Vec<Move>), HypercubeInsertion>;

/// The shortest solutions made of a skeleton by one insertion at any place, the best `count` of them. The cycles are those of a table and
/// the same between a turn and what undoes it or, where none of these fits, between two turns: the shortest known, not always the shortest.
/// If `control` stops the search, these are the best so far.
///
/// # Errors
/// [`HypercubeInsertionError`] if the skeleton leaves no pure three-cycle.
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

/// The way in which the puzzle is held at the end, where three pieces of a kind are left that go round.
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

/// True if every sticker is back after three times.
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
            // Longer ways are for cycles that have no other.
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

    /// Tries the words of a cycle at a place, between so many more turns and what undoes them.
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

    /// Takes a solution if it is short enough, new, and solves the scramble.
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
