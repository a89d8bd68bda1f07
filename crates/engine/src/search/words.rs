//! All short turn sequences ("words") of a hypercube, indexed by effect, to find short equivalents of longer sequences.

use crate::puzzle::geometry::{FaceletMap, SignedPerm, compose};
use crate::puzzle::moves::before_rotation;
use crate::puzzle::{Metric, Move, MoveDef, Notation, PuzzleDef, PuzzleId, Sequence};
use std::sync::OnceLock;

/// Mask of the second layer of each axis. It never turns; the whole puzzle is rotated instead.
const FIXED_LAYER: u8 = 0b10;
/// Maximum number of candidates at which words are extended by another turn.
const MAX_CANDIDATES: usize = 1_000_000;
/// Maximum number of turns in a word.
const MAX_TURNS: usize = 3;
/// Number of facelet positions hashed for the filter: enough to reject nearly every effect that no word has.
const FILTER_POSITIONS: usize = 8;
const FILTER_BITS_PER_WORD: usize = 32;

/// A short sequence of turns.
#[derive(Clone, Copy)]
struct Word {
    turns: [Move; MAX_TURNS],
    count: u8,
    /// Cost in the metric of the table.
    cost: u8,
}

/// The cheapest word of at most `max_turns` turns for each effect.
pub(crate) struct WordTable {
    def: &'static PuzzleDef,
    metric: Metric,
    max_turns: usize,
    /// The words by increasing cost.
    words: Vec<Word>,
    /// Concatenated inverse facelet maps of the words.
    inverse_maps: Vec<u8>,
    /// All facelet positions, permuted so that the first few are spread over all cells.
    hash_order: Vec<usize>,
    /// Hash table with open addressing: fingerprint and word index.
    index: Vec<(u64, u32)>,
    filter: Vec<u64>,
}

/// Marks an empty slot of the hash table.
const EMPTY_SLOT: u32 = u32::MAX;

/// Two consecutive words and their total cost.
#[derive(Clone, Copy)]
pub(crate) struct WordPair {
    words: [u32; 2],
    pub cost: usize,
}

impl WordTable {
    /// Returns the table of a hypercube in STM or MC4D twists, built on first use; `None` for other puzzles and metrics.
    pub fn get(puzzle: PuzzleId, metric: Metric) -> Option<&'static Self> {
        const METRICS: [Metric; 2] = [Metric::Stm, Metric::Mc4d];
        static TABLES: [[OnceLock<WordTable>; METRICS.len()]; PuzzleId::ALL.len()] =
            [const { [const { OnceLock::new() }; METRICS.len()] }; PuzzleId::ALL.len()];
        let counted = METRICS.iter().position(|known| *known == metric)?;
        let is_hypercube = puzzle.def().notation == Notation::Hypercube;
        is_hypercube.then(|| TABLES[puzzle as usize][counted].get_or_init(|| Self::make(puzzle.def(), metric)))
    }

    fn make(def: &'static PuzzleDef, metric: Metric) -> Self {
        let facelets = def.solved.len();
        // 37 is coprime to the number of facelets, so this is a permutation.
        let hash_order = (0..facelets).map(|n| n * 37 % facelets).collect();
        let turns: Vec<Move> = (0..def.moves.len())
            .filter(|&mv| def.moves[mv].layers & FIXED_LAYER == 0)
            .map(|mv| Move::new(mv as u16))
            .collect();
        let nothing = Word { turns: [Move::new(0); MAX_TURNS], count: 0, cost: 0 };
        let identity: FaceletMap = (0..facelets as u8).collect();
        let mut out = Self {
            def,
            metric,
            max_turns: 0,
            words: vec![nothing],
            inverse_maps: Vec::new(),
            hash_order,
            index: Vec::new(),
            filter: Vec::new(),
        };
        let mut maps: Vec<FaceletMap> = vec![identity];
        out.reindex(&maps);
        let mut level = 0..1;
        while out.max_turns < MAX_TURNS && level.len() * turns.len() <= MAX_CANDIDATES {
            out.max_turns += 1;
            let first = out.words.len();
            for before in level {
                for &turn in &turns {
                    out.extend(before, turn, &mut maps);
                }
            }
            level = first..out.words.len();
        }
        let mut order: Vec<usize> = (0..out.words.len()).collect();
        order.sort_by_key(|n| out.words[*n].cost);
        out.words = order.iter().map(|n| out.words[*n]).collect();
        let maps: Vec<FaceletMap> = order.iter().map(|n| maps[*n].clone()).collect();
        out.reindex(&maps);
        for map in &maps {
            let at = out.inverse_maps.len();
            out.inverse_maps.resize(at + facelets, 0);
            map.iter().enumerate().for_each(|(to, from)| out.inverse_maps[at + usize::from(*from)] = to as u8);
        }
        out
    }

    /// Extends a word by a turn; adds the result, or replaces a costlier word of the same effect.
    fn extend(&mut self, before: usize, turn: Move, maps: &mut Vec<FaceletMap>) {
        let (def, word) = (self.def, self.words[before]);
        // The entry has been replaced by a cheaper word with more turns.
        if usize::from(word.count) >= self.max_turns {
            return;
        }
        let moved = &def.moves[turn.index()];
        let last = usize::from(word.count).checked_sub(1).map(|last| &def.moves[word.turns[last].index()]);
        if last.is_some_and(|last| (last.axis, last.layers) == (moved.axis, moved.layers)) {
            return;
        }
        let map = compose(&maps[before], &moved.map);
        let (first, fingerprint) = self.fingerprints(|place| map[place]);
        let mut new = Word { count: word.count + 1, cost: word.cost + moved.cost_in(self.metric), ..word };
        new.turns[usize::from(word.count)] = turn;
        match self.lookup(first, fingerprint) {
            Some(known) => {
                let known = known as usize;
                assert!(maps[known] == map, "fingerprints tell all words apart");
                if new.cost < self.words[known].cost {
                    self.words[known] = new;
                }
            }
            None => {
                self.words.push(new);
                maps.push(map);
                if self.words.len() * 2 > self.index.len() {
                    self.reindex(maps);
                } else {
                    self.insert(first, fingerprint, self.words.len() as u32 - 1);
                }
            }
        }
    }

    fn reindex(&mut self, maps: &[FaceletMap]) {
        let room = (self.words.len() * 4).next_power_of_two();
        self.index = vec![(0, EMPTY_SLOT); room];
        self.filter = vec![0; (room * FILTER_BITS_PER_WORD / 4 / 64).max(1)];
        for (n, map) in maps.iter().enumerate() {
            let (first, fingerprint) = self.fingerprints(|place| map[place]);
            self.insert(first, fingerprint, n as u32);
        }
    }

    fn insert(&mut self, first: u64, fingerprint: u64, word: u32) {
        let mask = self.index.len() - 1;
        let mut at = fingerprint as usize & mask;
        while self.index[at].1 != EMPTY_SLOT {
            at = (at + 1) & mask;
        }
        self.index[at] = (fingerprint, word);
        let bit = first as usize & (self.filter.len() * 64 - 1);
        self.filter[bit / 64] |= 1 << (bit % 64);
    }

    /// Returns two fingerprints of an effect: over the first [`FILTER_POSITIONS`] positions, and over all.
    #[inline]
    fn fingerprints(&self, effect: impl Fn(usize) -> u8) -> (u64, u64) {
        let first = mix_hash(0, &self.hash_order[..FILTER_POSITIONS], &effect);
        (
            first,
            self.hash_order[FILTER_POSITIONS..].chunks(8).fold(first, |so_far, chunk| mix_hash(so_far, chunk, &effect)),
        )
    }

    fn lookup(&self, first: u64, fingerprint: u64) -> Option<u32> {
        let bit = first as usize & (self.filter.len() * 64 - 1);
        if self.filter[bit / 64] >> (bit % 64) & 1 == 0 {
            return None;
        }
        let mask = self.index.len() - 1;
        let mut at = fingerprint as usize & mask;
        while self.index[at].1 != EMPTY_SLOT {
            if self.index[at].0 == fingerprint {
                return Some(self.index[at].1);
            }
            at = (at + 1) & mask;
        }
        None
    }

    /// Returns the maximum number of turns in a word of this table.
    pub fn max_turns(&self) -> usize {
        self.max_turns
    }

    /// Returns the number of words that cost at most `cost`.
    pub fn count(&self, cost: usize) -> usize {
        self.words.partition_point(|word| usize::from(word.cost) <= cost)
    }

    fn inverse_map(&self, word: u32) -> &[u8] {
        let facelets = self.def.solved.len();
        &self.inverse_maps[word as usize * facelets..][..facelets]
    }

    /// Finds the cheapest pair of words with this effect whose first word costs at most `first`; `None` unless it costs less than `below`.
    /// The pairs cover all sequences that cost at most `first` plus [`max_turns`](Self::max_turns).
    pub fn cheapest_pair(&self, effect: &[u8], first: usize, below: usize) -> Option<WordPair> {
        let (mut best, mut below) = (None, below);
        let came: Vec<usize> = self.hash_order.iter().map(|place| usize::from(effect[*place])).collect();
        let head: [usize; FILTER_POSITIONS] = std::array::from_fn(|n| came[n]);
        for before in 0..self.count(first) as u32 {
            let cost = usize::from(self.words[before as usize].cost);
            if cost >= below {
                break;
            }
            let undone = self.inverse_map(before);
            let start = mix_hash(0, &head, &|place| undone[place]);
            let bit = start as usize & (self.filter.len() * 64 - 1);
            if self.filter[bit / 64] >> (bit % 64) & 1 == 0 {
                continue;
            }
            let all = came[FILTER_POSITIONS..]
                .chunks(8)
                .fold(start, |so_far, chunk| mix_hash(so_far, chunk, &|place| undone[place]));
            let Some(after) = self.lookup(start, all) else { continue };
            let cost = cost + usize::from(self.words[after as usize].cost);
            let rest = self.inverse_map(after);
            let is_same = || {
                effect
                    .iter()
                    .enumerate()
                    .all(|(to, from)| usize::from(rest[usize::from(undone[usize::from(*from)])]) == to)
            };
            if cost < below && is_same() {
                (best, below) = (Some(WordPair { words: [before, after], cost }), cost);
            }
        }
        best
    }

    /// Returns the turns of a pair.
    pub fn turns(&self, pair: WordPair) -> impl Iterator<Item = Move> + '_ {
        pair.words.into_iter().flat_map(|word| {
            let word = &self.words[word as usize];
            word.turns[..usize::from(word.count)].iter().copied()
        })
    }

    /// Returns the cost of a turn in the metric of the table.
    pub fn cost(&self, turn: Move) -> usize {
        usize::from(self.def.moves[turn.index()].cost_in(self.metric))
    }

    /// Rewrites moves as turns that leave the second layer of each axis fixed, at the same cost or less, with the same effect up to a final
    /// rotation of the whole puzzle.
    pub fn to_outer_turns(&self, moves: &Sequence) -> Vec<Move> {
        let def = self.def;
        let mut held = SignedPerm::IDENTITY;
        let mut out = Vec::new();
        for &mv in &moves.0 {
            let seen = before_rotation(def, mv, &held);
            let turn = &def.moves[seen.index()];
            if turn.layers & FIXED_LAYER == 0 {
                out.push(seen);
                continue;
            }
            // Turn the other layers backwards, then rotate the whole puzzle.
            let (others, back) = (!turn.layers & ((1 << def.size) - 1), turn.motion.inverse());
            if others != 0 {
                let is = |m: &MoveDef| (m.axis, m.layers, m.motion) == (turn.axis, others, back);
                out.push(Move::new(def.moves.iter().position(is).expect("layers turn by any motion") as u16));
            }
            held = held.after(&turn.motion);
        }
        out
    }
}

#[inline]
fn mix_hash(so_far: u64, places: &[usize], effect: &impl Fn(usize) -> u8) -> u64 {
    let packed = places.iter().fold(0, |packed, place| packed << 8 | u64::from(effect(*place)));
    let product = (so_far ^ packed).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    product ^ product >> 29
}
