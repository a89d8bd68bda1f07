//! Signatures of states, invariant under rotations of the whole puzzle, and the signatures of all states a few moves from solved.
//!
//! Rotating the view does not change a state's distance, but maps each pair of a piece and its code to another pair; pairs that rotations
//! map to each other form a class. The signature is a sum of random numbers, one for the class of each piece and its code, so a state whose
//! signature is not in the list is farther from solved than all listed ones. The twelve million states within three moves have only some
//! ten thousand signatures.

use super::super::Tess3;
use super::super::codes::{CodeTable, Codes, MAX_CODES};
use super::super::pieces::PIECES;
use super::viewpoints::Viewpoint;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rustc_hash::FxHashSet;
use std::sync::LazyLock;

/// Signatures are listed up to this number of moves from solved.
pub(super) const MAX_LISTED_MOVES: usize = 3;

/// A random number for each piece and code, the same for pairs that rotations map to each other.
pub(super) struct Signatures {
    numbers: Box<[[u64; MAX_CODES]; PIECES]>,
}

impl Signatures {
    pub fn get() -> &'static Self {
        static SIGNATURES: LazyLock<Signatures> = LazyLock::new(Signatures::make);
        &SIGNATURES
    }

    fn make() -> Self {
        let table = CodeTable::shared();
        let solved = table.encode(&Tess3::solved());
        let ways = |piece: usize| table.placements[super::super::codes::kind(piece)].len();
        let views = Viewpoint::generators();
        let mut random = ChaCha8Rng::seed_from_u64(0);
        let mut numbers = Box::new([[0; MAX_CODES]; PIECES]);
        let mut is_known = vec![[false; MAX_CODES]; PIECES];
        for (piece, code) in (0..PIECES).flat_map(|piece| (0..ways(piece)).map(move |code| (piece, code))) {
            if is_known[piece][code] {
                continue;
            }
            // Pieces at home count 0.
            let number = if usize::from(solved[piece]) == code { 0 } else { random.random() };
            is_known[piece][code] = true;
            let mut class = vec![(piece, code)];
            while let Some((piece, code)) = class.pop() {
                numbers[piece][code] = number;
                for view in &views {
                    let (piece, code) = view.view_piece(piece, code as u8);
                    if !std::mem::replace(&mut is_known[piece][usize::from(code)], true) {
                        class.push((piece, usize::from(code)));
                    }
                }
            }
        }
        Self { numbers }
    }

    /// Returns the signature of a state: a wrapping sum over its pieces, 0 for solved.
    #[inline]
    pub fn signature(&self, codes: &Codes) -> u64 {
        self.numbers.iter().zip(codes).fold(0, |sum, (of, code)| sum.wrapping_add(of[usize::from(*code)]))
    }

    /// Returns the signatures of all states at most `moves <= 3` moves from solved.
    pub fn within(moves: usize) -> &'static FxHashSet<u64> {
        static WITHIN: [LazyLock<FxHashSet<u64>>; MAX_LISTED_MOVES + 1] = [
            LazyLock::new(|| Signatures::compute_within(0)),
            LazyLock::new(|| Signatures::compute_within(1)),
            LazyLock::new(|| Signatures::compute_within(2)),
            LazyLock::new(|| Signatures::compute_within(3)),
        ];
        &WITHIN[moves]
    }

    fn compute_within(moves: usize) -> FxHashSet<u64> {
        let (table, signatures) = (CodeTable::shared(), Self::get());
        let solved = table.encode(&Tess3::solved());
        let mut out: FxHashSet<u64> = [signatures.signature(&solved)].into_iter().collect();
        let mut level = vec![(solved, None)];
        for depth in 0..moves {
            let mut next = Vec::new();
            for (codes, last) in level {
                // Up to rotation, the first move to each state is one of `first_turns`.
                let turns = if depth == 0 { first_turns() } else { (0..table.turns.len() as u16).collect() };
                for turn in turns.into_iter().filter(|turn| may_follow(last, *turn)) {
                    let after = table.turned(&codes, usize::from(turn));
                    out.insert(signatures.signature(&after));
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

/// Returns one representative of each class of turns that rotations map to each other: the one with the lowest index.
fn first_turns() -> Vec<u16> {
    let turns = CodeTable::shared().turns.len();
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
            for seen in views.iter().flat_map(|view| view.translate_back(&[turn])) {
                if !std::mem::replace(&mut is_known[usize::from(seen)], true) {
                    class.push(seen);
                }
            }
        }
    }
    out
}

/// True if `turn` needs to be tried after `last`. Of two turns about one axis, only a turn of the first cell followed by one of the
/// opposite cell is tried: any other pair equals such a pair, a single turn or none.
#[inline]
pub(super) fn may_follow(last: Option<u16>, turn: u16) -> bool {
    let Some(last) = last else { return true };
    let table = CodeTable::shared();
    let [last, next] = [last, turn].map(|turn| &table.turns[usize::from(turn)]);
    last.axis != next.axis || (last.layers, next.layers) == (0b001, 0b100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rotations_keep_the_signature_and_random_states_differ() {
        let (table, signatures) = (CodeTable::shared(), Signatures::get());
        let mut random = ChaCha8Rng::seed_from_u64(3);
        let views: Vec<Viewpoint> = Viewpoint::all_rotations().filter(|view| !view.is_inverse()).collect();
        assert_eq!(views.len(), 192);
        let states: Vec<Codes> = (0..20).map(|_| table.encode(&Tess3::random(&mut random))).collect();
        for state in &states {
            assert!(
                views.iter().all(|view| signatures.signature(&view.view_state(state)) == signatures.signature(state))
            );
        }
        let all: FxHashSet<u64> = states.iter().map(|state| signatures.signature(state)).collect();
        assert_eq!(all.len(), states.len());
    }

    #[test]
    fn lists_hold_states_near_solved_and_no_far_ones() {
        let (table, signatures) = (CodeTable::shared(), Signatures::get());
        let solved = table.encode(&Tess3::solved());
        let mut random = ChaCha8Rng::seed_from_u64(4);
        let mut walk = |moves: usize| {
            let (mut codes, mut axis) = (solved, 4);
            for _ in 0..moves {
                // Consecutive turns about one axis could merge.
                let turn = (0..)
                    .map(|_| random.random_range(0..table.turns.len()))
                    .find(|turn| table.turns[*turn].axis != axis);
                let turn = turn.expect("it ends with one");
                (codes, axis) = (table.turned(&codes, turn), table.turns[turn].axis);
            }
            codes
        };
        for moves in 0..=MAX_LISTED_MOVES {
            assert!((0..500).all(|_| Signatures::within(moves).contains(&signatures.signature(&walk(moves)))));
        }
        let far = (0..500).filter(|_| Signatures::within(3).contains(&signatures.signature(&walk(8)))).count();
        assert_eq!(far, 0);
    }
}
