//! Pure three-cycles of a hypercube, which leave all other pieces solved.
//!
//! If two sequences have exactly one moved piece in common, their commutator is a three-cycle. The table holds a puzzle's listed
//! commutators and their inverses in all orientations and, on the 3×3×3×3, those of a conjugated turn with a commutator of two turns.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::super::row;
use super::effects::{Effect, compose_effects, effect_of_moves, inverse, pieces_of, rotations};
use crate::puzzle::{Move, Notation, PuzzleDef, PuzzleId, Sequence};

/// A three-cycle: each moved place with the place that its sticker comes from, sorted by place.
pub(super) type Cycle = Vec<(u8, u8)>;

/// Maximum number of words per cycle; those found first, the shortest, are kept.
const MAX_WORDS_PER_CYCLE: usize = 6;
/// Maximum number of pieces moved by a useful commutator of two turns.
const MAX_MOVED_PIECES: u32 = 16;

/// Words of three-cycles by effect.
pub(super) struct CycleTable {
    words: FxHashMap<Cycle, Vec<Vec<Move>>>,
    /// All turns with their effects, for use as setup moves.
    pub setups: Vec<(Move, Effect)>,
}

/// Returns the moved places of an effect, as a [`Cycle`].
pub(super) fn cycle_of(effect: &Effect) -> Cycle {
    (0..effect.len()).filter(|i| usize::from(effect[*i]) != *i).map(|i| (i as u8, effect[i])).collect()
}

/// Returns the cycle conjugated by a turn, given the inverse of the turn's effect.
pub(super) fn conjugated(cycle: &Cycle, inverse_turn: &Effect) -> Cycle {
    let mut out: Cycle =
        cycle.iter().map(|(to, from)| (inverse_turn[usize::from(*to)], inverse_turn[usize::from(*from)])).collect();
    out.sort_unstable();
    out
}

impl CycleTable {
    /// Returns the cycles of a hypercube, computed on first use in about a second.
    ///
    /// # Panics
    /// If the puzzle is a cube.
    pub fn for_puzzle(puzzle: PuzzleId) -> &'static Self {
        static ALL: [OnceLock<CycleTable>; PuzzleId::ALL.len()] = [const { OnceLock::new() }; PuzzleId::ALL.len()];
        assert_eq!(puzzle.def().notation, Notation::Hypercube);
        ALL[puzzle as usize].get_or_init(|| Self::make(puzzle.def()))
    }

    fn make(def: &'static PuzzleDef) -> Self {
        let whole = (1 << def.size) - 1;
        let turns: Vec<Move> = (0..def.moves.len() as u16).map(Move::new).collect();
        let turns: Vec<Move> = turns.into_iter().filter(|mv| def.moves[mv.index()].layers != whole).collect();
        let effects = turns.iter().map(|mv| (*mv, def.moves[mv.index()].map.clone())).collect();
        let mut out = Self { words: FxHashMap::default(), setups: effects };
        out.add_known(def);
        if def.size > 2 {
            out.add_commutators(def);
        }
        out
    }

    /// Returns the words of a cycle; empty if none is known.
    pub fn get(&self, cycle: &Cycle) -> &[Vec<Move>] {
        self.words.get(cycle).map_or(&[], Vec::as_slice)
    }

    /// Adds a word of a cycle, unless it is known or the cycle already has [`MAX_WORDS_PER_CYCLE`] words.
    fn add(&mut self, cycle: Cycle, word: Vec<Move>) {
        let words = self.words.entry(cycle).or_default();
        if words.len() < MAX_WORDS_PER_CYCLE && !words.contains(&word) {
            words.push(word);
        }
    }

    /// Adds the known commutators and their inverses in every orientation of the puzzle.
    fn add_known(&mut self, def: &'static PuzzleDef) {
        let by_effect: FxHashMap<&[u8], Move> =
            def.moves.iter().enumerate().map(|(n, mv)| (&mv.map[..], Move::new(n as u16))).collect();
        for (one, other) in row(def.id).commutators {
            let [one, other] = [one, other].map(|names| moves_by_name(def, names));
            let word = commutator(def, &one, &other);
            for rotation in rotations(def) {
                let back = inverse(&rotation);
                let turned = |mv: &Move| {
                    let effect = compose_effects(&compose_effects(&rotation, &def.moves[mv.index()].map), &back);
                    by_effect[&effect[..]]
                };
                let word: Vec<Move> = word.iter().map(turned).collect();
                for word in [Sequence(word.clone()).inverse(def).0, word] {
                    self.add(cycle_of(&effect_of_moves(def, &word)), word);
                }
            }
        }
    }

    /// Adds the commutators, in both orders, of conjugated turns and commutators of two turns that have exactly one moved piece in common.
    fn add_commutators(&mut self, def: &'static PuzzleDef) {
        let slots = pieces_of(def);
        let pieces = |effect: &[u8]| {
            let moved = effect.iter().enumerate().filter(|(to, from)| usize::from(**from) != *to);
            moved.fold(0_u128, |pieces, (to, _)| pieces | 1 << slots[to])
        };
        let turns = self.setups.clone();
        let undo: Vec<Effect> = turns.iter().map(|(_, effect)| inverse(effect)).collect();
        let [mut within, mut pairs] = [FxHashMap::<u128, Vec<Move>>::default(), FxHashMap::default()];
        for (x, (one, first)) in turns.iter().enumerate() {
            for (y, (other, second)) in turns.iter().enumerate() {
                let both = compose_effects(&compose_effects(first, second), &undo[x]);
                let between = vec![*one, *other, def.moves[one.index()].inverse];
                within.entry(pieces(&both)).or_insert(between.clone());
                let pair = compose_effects(&both, &undo[y]);
                let count = pieces(&pair).count_ones();
                if count > 0 && count <= MAX_MOVED_PIECES {
                    pairs.entry(pieces(&pair)).or_insert_with(|| {
                        let mut word = between.clone();
                        word.push(def.moves[other.index()].inverse);
                        word
                    });
                }
            }
        }
        // Sorted, since a hash map has no defined order.
        let [within, pairs] = [within, pairs].map(|words| {
            let mut words: Vec<(u128, Vec<Move>)> = words.into_iter().collect();
            words.sort_unstable();
            words
        });
        for (of_one, one) in &within {
            for (_, other) in pairs.iter().filter(|(of_other, _)| (of_one & of_other).count_ones() == 1) {
                for word in [commutator(def, one, other), commutator(def, other, one)] {
                    self.add(cycle_of(&effect_of_moves(def, &word)), word);
                }
            }
        }
    }
}

fn moves_by_name(def: &PuzzleDef, names: &str) -> Vec<Move> {
    let move_of = |name: &str| {
        let found = def.moves.iter().position(|mv| mv.name == name);
        Move::new(found.expect("the names are of moves of the puzzle") as u16)
    };
    names.split_whitespace().map(move_of).collect()
}

fn commutator(def: &PuzzleDef, one: &[Move], other: &[Move]) -> Vec<Move> {
    let back = |moves: &[Move]| Sequence(moves.to_vec()).inverse(def).0;
    [one, other, &back(one), &back(other)].concat()
}
