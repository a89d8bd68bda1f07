//! Near-goal graph: all cosets within a few turns of G1, with the turns that lead nearer.
//!
//! Most nodes of phase 1 are near its end. There the graph, stored up to symmetry, replaces table look-ups and is small
//! enough for the processor's cache. Measured: phase 1 is several times as fast.

use crate::puzzle::cubes::FACE_TURNS;
use crate::puzzles::cube3::Symmetry;
use crate::puzzles::cube3::tables::coords::{MoveTables, TWIST};
use crate::puzzles::cube3::tables::{SymmetryReduction, classes::UPRIGHT};
use crate::puzzles::cube3::turns::{TurnMask, rename_table};
use crate::search::ida::MoveSet;

/// Returns the 32-bit Fibonacci hash of a key.
#[inline]
fn fibonacci_hash(key: u32) -> usize {
    (u64::from(key).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize
}

/// Number of bits of the filter: at radius 6 one in thirty is set.
const FILTER_BITS: usize = 1 << 21;

/// A hash map with open addressing from keys to consecutive numbers.
#[derive(Debug)]
struct KeyNumbering {
    /// `(key + 1, number)`, or zeros for an empty slot. The length is a power of two.
    slots: Vec<(u32, u32)>,
    count: usize,
}

impl KeyNumbering {
    /// Returns the index of a key's slot, or of the empty one where it would be inserted.
    #[inline]
    fn slot(&self, key: u32) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = fibonacci_hash(key) & mask;
        while self.slots[slot].0 != 0 && self.slots[slot].0 != key + 1 {
            slot = (slot + 1) & mask;
        }
        slot
    }

    #[inline]
    fn get(&self, key: u32) -> Option<u32> {
        let (found, number) = self.slots[self.slot(key)];
        (found != 0).then_some(number)
    }

    /// Assigns the next number to a key; false if it already has one.
    fn add(&mut self, key: u32) -> bool {
        let slot = self.slot(key);
        if self.slots[slot].0 != 0 {
            return false;
        }
        self.slots[slot] = (key + 1, self.count as u32);
        self.count += 1;
        if self.count * 2 > self.slots.len() {
            let twice = vec![(0, 0); self.slots.len() * 2];
            for (key, number) in std::mem::replace(&mut self.slots, twice).into_iter().filter(|(key, _)| *key != 0) {
                let slot = self.slot(key - 1);
                self.slots[slot] = (key, number);
            }
        }
        true
    }
}

/// Cosets near G1, numbered by increasing distance.
#[derive(Debug)]
pub struct NearGoalGraph {
    /// Maximum distance of the cosets, in turns.
    pub radius: u8,
    /// First number of each distance, then the total count.
    level_starts: Vec<usize>,
    /// Filter with one bit per hash value, set if a key has it. Fits into the processor's inner cache.
    filter: Vec<u64>,
    /// Number of each coset by key: `class * 2187 + twist`, with the twist as seen from the class's representative.
    numbers: KeyNumbering,
    /// For each coset, the turns of its representative that lead nearer, and the index of its first edge.
    pub nodes: Vec<(TurnMask, u32)>,
    /// Coset after each turn in [`nodes`](Self::nodes), as `(number << 4) | symmetry`.
    pub edges: Vec<u32>,
    /// `turn_images[symmetry]`: a [`rename_table`] from the turns of a representative to those of its image under the
    /// symmetry.
    pub turn_images: Vec<[[TurnMask; 64]; 3]>,
}

impl NearGoalGraph {
    /// Builds the graph by breadth-first search from G1 to `radius <= 7` moves of `turns`, a set closed under
    /// inversion.
    pub fn new(moves: &MoveTables, reduction: &SymmetryReduction, radius: u8, turns: TurnMask) -> Self {
        let columns = TWIST.size;
        let seen = |twist: u32, s: usize| u32::from(reduction.twist_seen(twist as u16, s as u8));
        let step = |key: u32, mv: usize| {
            let to = reduction.class_after.as_slice()[(key / columns) as usize * FACE_TURNS + mv];
            let twist = moves.twist.after(key % columns, mv);
            ((to >> 4) * columns + seen(twist, (to % 16) as usize), to % 16)
        };
        let mut numbers = KeyNumbering { slots: vec![(0, 0); 1 << 10], count: 0 };
        numbers.add(0);
        let mut keys = vec![0];
        // First number of each distance.
        let mut begins = vec![0, 1];
        for depth in 0..usize::from(radius) {
            for at in begins[depth]..begins[depth + 1] {
                for mv in turns.each().map(usize::from) {
                    let (to, _) = step(keys[at], mv);
                    if numbers.get(to).is_some() {
                        continue;
                    }
                    // If symmetries fix the class, one coset has several keys: all are stored.
                    let (class, twist) = (to / columns, to % columns);
                    let alike = reduction.stabilisers()[class as usize];
                    let keys_alike =
                        (0..UPRIGHT).filter(|s| alike >> s & 1 == 1).map(|s| class * columns + seen(twist, s));
                    for key in keys_alike {
                        if numbers.add(key) {
                            keys.push(key);
                        }
                    }
                }
            }
            begins.push(keys.len());
        }
        let mut nodes = Vec::with_capacity(keys.len());
        let mut edges = Vec::new();
        for span in begins.windows(2) {
            for &key in &keys[span[0]..span[1]] {
                let first = edges.len() as u32;
                let mut nearer = 0;
                for mv in turns.each().map(usize::from) {
                    let (to, symmetry) = step(key, mv);
                    if let Some(number) = numbers.get(to).filter(|number| (*number as usize) < span[0]) {
                        nearer |= 1 << mv;
                        edges.push(number << 4 | symmetry);
                    }
                }
                nodes.push((nearer, first));
            }
        }
        let mut filter = vec![0; FILTER_BITS / 64];
        for key in keys {
            let bit = fibonacci_hash(key) % FILTER_BITS;
            filter[bit / 64] |= 1 << (bit % 64);
        }
        Self {
            radius,
            level_starts: begins,
            filter,
            numbers,
            nodes,
            edges,
            turn_images: Symmetry::all()[..UPRIGHT].iter().map(|s| rename_table(&s.moves)).collect(),
        }
    }

    /// True for the key of every coset in the graph, and for few others.
    #[inline]
    pub fn may_contain(&self, key: u32) -> bool {
        let bit = fibonacci_hash(key) % FILTER_BITS;
        self.filter[bit / 64] >> (bit % 64) & 1 == 1
    }

    /// True if coset `number` is exactly `distance` turns from G1.
    #[inline]
    pub fn distance_is(&self, number: u32, distance: u8) -> bool {
        let distance = usize::from(distance);
        (self.level_starts[distance]..self.level_starts[distance + 1]).contains(&(number as usize))
    }

    /// Returns the number of a coset; `None` if it is not in the graph.
    #[inline]
    pub fn number(&self, class: u32, twist_seen: u16) -> Option<u32> {
        self.numbers.get(class * TWIST.size + u32::from(twist_seen))
    }
}
