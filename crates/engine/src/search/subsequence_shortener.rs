//! Shortens move sequences of a hypercube by replacing subsequences with cheaper equivalents until none is found.
//!
//! The effect of each subsequence is looked up among all short words ([`WordTable`]) and pairs of them: all pairs for
//! subsequences of at most [`MAX_THOROUGH_TURNS`] turns, only those with a cheap first word for longer ones.

use std::collections::HashSet;

use super::words::WordTable;
use crate::control::{Control, NodeCounter};
use crate::puzzle::geometry::{FaceletMap, compose};
use crate::puzzle::{Metric, Move, PuzzleId, Sequence};

/// Maximum length of a subsequence that is compared with all pairs of words. For longer ones, only pairs whose first word costs at most 1
/// are tried.
const MAX_THOROUGH_TURNS: usize = 14;
/// Maximum length of a subsequence that is looked up at all.
const MAX_SUBSEQUENCE_TURNS: usize = 400;
/// Number of words tried per counted node.
const WORDS_PER_NODE: u64 = 64;

/// Shortens moves by replacing subsequences.
pub(crate) struct SubsequenceShortener<'a> {
    words: &'static WordTable,
    puzzle: PuzzleId,
    control: &'a Control,
    /// Hashes of subsequences without a cheaper equivalent, separately for quick and thorough passes.
    already_cheapest: HashSet<u64>,
}

impl<'a> SubsequenceShortener<'a> {
    /// Creates a shortener for a hypercube in STM or MC4D twists; `None` for other puzzles and metrics.
    pub fn new(puzzle: PuzzleId, metric: Metric, control: &'a Control) -> Option<Self> {
        Some(Self { words: WordTable::get(puzzle, metric)?, puzzle, control, already_cheapest: HashSet::new() })
    }

    /// Returns moves with the same effect, up to a final rotation of the whole puzzle, that cost no more.
    pub fn shortened(&mut self, moves: &Sequence) -> Sequence {
        let mut turns = self.words.to_outer_turns(moves);
        while self.pass(&mut turns, false) || self.pass(&mut turns, true) {}
        Sequence(turns)
    }

    /// Returns a lower bound on the cost of any moves with this effect up to a final rotation of the puzzle; exact up to twice
    /// [`WordTable::max_turns`].
    pub fn bound(&self, moves: &Sequence) -> usize {
        let (words, turns) = (self.words, self.words.to_outer_turns(moves));
        let effect = self.effect(&turns);
        let cost: usize = turns.iter().map(|turn| words.cost(*turn)).sum();
        let first = words.max_turns();
        let looked = first + words.max_turns();
        words.cheapest_pair(&effect, first, cost + 1).map_or(looked + 1, |pair| pair.cost.min(looked + 1))
    }

    fn effect(&self, turns: &[Move]) -> FaceletMap {
        let def = self.puzzle.def();
        let identity = (0..def.solved.len() as u8).collect();
        turns.iter().fold(identity, |map: FaceletMap, turn| compose(&map, &def.moves[turn.index()].map))
    }

    fn may_continue(&self) -> bool {
        !self.control.is_stopped() && !self.control.out_of_time() && !self.control.out_of_nodes()
    }

    /// Replaces subsequences in order of increasing length; true if any was replaced.
    fn pass(&mut self, turns: &mut Vec<Move>, thorough: bool) -> bool {
        let (words, counter) = (self.words, NodeCounter::new(self.control));
        let mut prefixes = Prefixes::new(self.puzzle, turns);
        let mut is_changed = false;
        let longest = if thorough { MAX_THOROUGH_TURNS } else { MAX_SUBSEQUENCE_TURNS };
        for length in 2..=longest {
            let mut start = 0;
            while start + length <= turns.len() {
                let subsequence = &turns[start..start + length];
                let cost: usize = subsequence.iter().map(|turn| words.cost(*turn)).sum();
                let key = hash(subsequence, thorough);
                let first = cost.saturating_sub(1 + words.max_turns());
                // If the first word costs at most 1, the quick pass has already done this lookup.
                if thorough && first <= 1 || self.already_cheapest.contains(&key) {
                    start += 1;
                    continue;
                }
                if !self.may_continue() {
                    return is_changed;
                }
                let first = if thorough { first } else { first.min(1) };
                // The result is ignored: shortening may continue after the search has reached its goal.
                let _ = counter.add(1 + words.count(first) as u64 / WORDS_PER_NODE);
                let effect = prefixes.effect(start, start + length);
                match words.cheapest_pair(&effect, first, cost) {
                    Some(pair) => {
                        turns.splice(start..start + length, words.turns(pair));
                        prefixes = Prefixes::new(self.puzzle, turns);
                        is_changed = true;
                        start = start.saturating_sub(length);
                    }
                    None => {
                        self.already_cheapest.insert(key);
                        start += 1;
                    }
                }
            }
        }
        is_changed
    }
}

fn hash(turns: &[Move], thorough: bool) -> u64 {
    let bytes: Vec<u8> = turns.iter().flat_map(|turn| turn.0.to_le_bytes()).collect();
    xxhash_rust::xxh3::xxh3_64_with_seed(&bytes, u64::from(thorough))
}

/// The facelet maps of all prefixes, and their inverses.
struct Prefixes {
    after: Vec<FaceletMap>,
    inverses: Vec<FaceletMap>,
}

impl Prefixes {
    fn new(puzzle: PuzzleId, turns: &[Move]) -> Self {
        let def = puzzle.def();
        let mut after: Vec<FaceletMap> = vec![(0..def.solved.len() as u8).collect()];
        for turn in turns {
            after.push(compose(&after[after.len() - 1], &def.moves[turn.index()].map));
        }
        let undo = |map: &FaceletMap| {
            let mut out = map.clone();
            map.iter().enumerate().for_each(|(to, from)| out[usize::from(*from)] = to as u8);
            out
        };
        Self { inverses: after.iter().map(undo).collect(), after }
    }

    /// Returns the effect of the turns `from..to`.
    fn effect(&self, from: usize, to: usize) -> FaceletMap {
        compose(&self.inverses[from], &self.after[to])
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::puzzle::Facelets;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]

        #[test]
        fn shortened_moves_have_the_same_effect_and_no_higher_cost(
            moves in proptest::collection::vec(0..644_u16, 1..24), repeats in 1..3_usize, in_twists: bool,
        ) {
            let metric = if in_twists { Metric::Mc4d } else { Metric::Stm };
            for puzzle in [PuzzleId::Tess2, PuzzleId::Tess3] {
                let (def, control) = (puzzle.def(), Control::new());
                let moves = moves.repeat(repeats).into_iter().map(|mv| Move::new(mv % def.moves.len() as u16));
                let moves = Sequence(moves.collect());
                let mut shortener = SubsequenceShortener::new(puzzle, metric, &control).expect("a hypercube");
                let shorter = shortener.shortened(&moves);
                let [before, after] = [&moves, &shorter].map(|moves| moves.length_in(def, metric));
                prop_assert!(after <= before, "{before} {after}");
                prop_assert!(shortener.bound(&moves) <= after);
                // Original and shortened moves may differ only by a final rotation of the whole puzzle.
                let left = Facelets::solved(puzzle).after_all(&shorter.inverse(def)).after_all(&moves);
                prop_assert!(left.is_solved(), "{moves:?} {shorter:?}");
            }
        }
    }
}
