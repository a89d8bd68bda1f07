//! Signatures of states, invariant under rotations of the whole puzzle, and the signatures of all states a few moves from solved.
//!
//! Rotating the view does not change a state's distance, but maps each pair of a piece and its code to another pair; pairs that rotations map to each
//! other form a class. The signature is the sum of a random number for the class of each piece, so a state whose signature is not in the list is
//! farther from solved than the list goes. The twelve million states within three moves have only some ten thousand signatures.

use super::super::Tess3;
use super::super::codes::{CODES, CodeTable, Codes};
use super::super::pieces::PIECES;
use super::viewpoints::Viewpoint;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rustc_hash::FxHashSet;
use std::sync::LazyLock;

/// Signatures are listed up to this number of moves from solved.
pub(super) const LISTED: usize = 3;

/// The random numbers of pieces by their codes.
pub(super) struct Signatures {
    of_piece: Box<[[u64; CODES]; PIECES]>,
}

impl Signatures {
    pub fn get() -> &'static Self {
        static SIGNATURES: LazyLock<Signatures> = LazyLock::new(Signatures::make);
        &SIGNATURES
    }

    fn make() -> Self {
        let table = CodeTable::get();
        let solved = table.encode(&Tess3::solved());
        let ways = |piece: usize| table.lying[super::super::codes::kind(piece)].len();
        let views = Viewpoint::generators();
        let mut random = ChaCha8Rng::seed_from_u64(0);
        let mut of_piece = Box::new([[0; CODES]; PIECES]);
        let mut is_known = vec![[false; CODES]; PIECES];
        for (piece, code) in (0..PIECES).flat_map(|piece| (0..ways(piece)).map(move |code| (piece, code))) {
            if is_known[piece][code] {
                continue;
            }
            // Pieces at home count 0.
            let number = if usize::from(solved[piece]) == code { 0 } else { random.random() };
            is_known[piece][code] = true;
            let mut class = vec![(piece, code)];
            while let Some((piece, code)) = class.pop() {
                of_piece[piece][code] = number;
                for view in &views {
                    let (piece, code) = view.seen_piece(piece, code as u8);
                    if !std::mem::replace(&mut is_known[piece][usize::from(code)], true) {
                        class.push((piece, usize::from(code)));
                    }
                }
            }
        }
        Self { of_piece }
    }

    /// Returns the signature of a state.
    #[inline]
    pub fn of(&self, codes: &Codes) -> u64 {
        self.of_piece.iter().zip(codes).fold(0, |sum, (of, code)| sum.wrapping_add(of[usize::from(*code)]))
    }

    /// Returns the signatures of all states at most `moves <= 3` moves from solved.
    pub fn within(moves: usize) -> &'static FxHashSet<u64> {
        static WITHIN: [LazyLock<FxHashSet<u64>>; LISTED + 1] = [
            LazyLock::new(|| Signatures::list(0)),
            LazyLock::new(|| Signatures::list(1)),
            LazyLock::new(|| Signatures::list(2)),
            LazyLock::new(|| Signatures::list(3)),
        ];
        &WITHIN[moves]
    }

    fn list(moves: usize) -> FxHashSet<u64> {
        let (table, signatures) = (CodeTable::get(), Self::get());
        let solved = table.encode(&Tess3::solved());
        let mut out: FxHashSet<u64> = [signatures.of(&solved)].into_iter().collect();
        let mut level = vec![(solved, None)];
        for depth in 0..moves {
            let mut next = Vec::new();
            for (codes, last) in level {
                // Up to rotation the first move of each state is one of these.
                let turns = if depth == 0 { first_turns() } else { (0..table.turns.len() as u16).collect() };
                for turn in turns.into_iter().filter(|turn| may_follow(last, *turn)) {
                    let after = table.turned(&codes, usize::from(turn));
                    out.insert(signatures.of(&after));
                    if depth + 1 < moves {
                        next.push((after, Some(turn)));
                    }
                }
            }
            level = next;
        }
        out
    }
}

/// The first turn of each class of turns that rotations map to each other.
fn first_turns() -> Vec<u16> {
    let turns = CodeTable::get().turns.len();
    let views = Viewpoint::generators();
    let mut is_known = vec![false; turns];
    let mut out = Vec::new();
    for turn in 0..turns as u16 {
        if is_known[usize::from(turn)] {
            continue;
        }
        out.push(turn);
        is_known[usize::from(turn)] = true;
        let mut class = vec![turn];
        while let Some(turn) = class.pop() {
            for seen in views.iter().flat_map(|view| view.turns(&[turn])) {
                if !std::mem::replace(&mut is_known[usize::from(seen)], true) {
                    class.push(seen);
                }
            }
        }
    }
    out
}

/// True if a turn needs to be tried after another. Turns about one axis commute, and two of them are at most one of each cell, in this order.
#[inline]
pub(super) fn may_follow(last: Option<u16>, turn: u16) -> bool {
    let Some(last) = last else { return true };
    let table = CodeTable::get();
    let [last, next] = [last, turn].map(|turn| &table.turns[usize::from(turn)]);
    last.axis != next.axis || (last.layers, next.layers) == (0b001, 0b100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rotations_keep_the_signature_and_other_states_have_another() {
        let (table, signatures) = (CodeTable::get(), Signatures::get());
        let mut random = ChaCha8Rng::seed_from_u64(3);
        let views: Vec<Viewpoint> = Viewpoint::of_all_rotations().filter(|view| !view.is_backwards()).collect();
        assert_eq!(views.len(), 192);
        let states: Vec<Codes> = (0..20).map(|_| table.encode(&Tess3::random(&mut random))).collect();
        for state in &states {
            assert!(views.iter().all(|view| signatures.of(&view.seen(state)) == signatures.of(state)));
        }
        let all: FxHashSet<u64> = states.iter().map(|state| signatures.of(state)).collect();
        assert_eq!(all.len(), states.len());
    }

    #[test]
    fn the_lists_hold_every_state_near_solved_and_few_others() {
        let (table, signatures) = (CodeTable::get(), Signatures::get());
        let solved = table.encode(&Tess3::solved());
        let mut random = ChaCha8Rng::seed_from_u64(4);
        let mut walk = |moves: usize| {
            let (mut codes, mut axis) = (solved, 4);
            for _ in 0..moves {
                // Consecutive turns about one axis would join.
                let turn = (0..)
                    .map(|_| random.random_range(0..table.turns.len()))
                    .find(|turn| table.turns[*turn].axis != axis);
                let turn = turn.expect("it ends with one");
                (codes, axis) = (table.turned(&codes, turn), table.turns[turn].axis);
            }
            codes
        };
        for moves in 0..=LISTED {
            assert!((0..500).all(|_| Signatures::within(moves).contains(&signatures.of(&walk(moves)))));
        }
        let far = (0..500).filter(|_| Signatures::within(3).contains(&signatures.of(&walk(8)))).count();
        assert_eq!(far, 0);
    }
}
