//! Near-goal graph: all cosets within a few turns of G1, with the turns that lead nearer.
//!
//! Most nodes of phase 1 are near its end. There the graph, stored up to symmetry, replaces table look-ups and is small enough for the
//! processor's cache. Measured: phase 1 is several times as fast.

use crate::puzzle::cubes::TURNS;
use crate::puzzles::cube3::Symmetry;
use crate::puzzles::cube3::tables::coords::{MoveTables, TWIST};
use crate::puzzles::cube3::tables::{SymmetryReduction, classes::UPRIGHT};
use crate::puzzles::cube3::turns::{TurnMask, sets};
use crate::search::ida::MoveSet;

/// Fibonacci hash of a key.
#[inline]
fn mixed(key: u32) -> usize {
    (u64::from(key).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize
}

/// Bits of the filter: at radius 6 one in thirty is set.
const FILTER: usize = 1 << 21;

/// A hash map with open addressing from keys to consecutive numbers.
#[derive(Debug)]
struct Numbers {
    /// A key plus 1, and its number; key 0 for an empty slot. The length is a power of two.
    slots: Vec<(u32, u32)>,
    count: usize,
}

impl Numbers {
    /// Index of a key's slot, or of the empty one where it would be inserted.
    #[inline]
    fn slot(&self, key: u32) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = mixed(key) & mask;
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
    begins: Vec<usize>,
    /// Filter with one bit per hash value, set if a key has it. Fits into the processor's inner cache.
    filter: Vec<u64>,
    /// Number of each coset by key, `class * 2187 + twist seen`.
    numbers: Numbers,
    /// For each coset, the turns of its representative that lead nearer, and the index of its first edge.
    pub nodes: Vec<(TurnMask, u32)>,
    /// The coset after each of these turns, as `(number << 4) | symmetry`.
    pub edges: Vec<u32>,
    /// `ahead[symmetry][part]`: maps six turns of the representative to its image under the symmetry.
    pub ahead: Vec<[[TurnMask; 64]; 3]>,
}

impl NearGoalGraph {
    /// Builds the graph breadth first from G1 to `radius <= 7` of these turns. `turns` must be closed under inversion.
    pub fn new(moves: &MoveTables, reduction: &SymmetryReduction, radius: u8, turns: TurnMask) -> Self {
        let columns = TWIST.size;
        let seen = |twist: u32, s: usize| u32::from(reduction.twist_seen(twist as u16, s as u8));
        let step = |key: u32, mv: usize| {
            let to = reduction.goes.get()[(key / columns) as usize * TURNS + mv];
            let twist = moves.twist.after(key % columns, mv);
            ((to >> 4) * columns + seen(twist, (to % 16) as usize), to % 16)
        };
        let mut numbers = Numbers { slots: vec![(0, 0); 1 << 10], count: 0 };
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
                    let alike = reduction.alike()[class as usize];
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
        let mut filter = vec![0; FILTER / 64];
        for key in keys {
            let bit = mixed(key) % FILTER;
            filter[bit / 64] |= 1 << (bit % 64);
        }
        Self {
            radius,
            begins,
            filter,
            numbers,
            nodes,
            edges,
            ahead: Symmetry::all()[..UPRIGHT].iter().map(|s| sets(&s.moves)).collect(),
        }
    }

    /// Filters cosets by key: false only if the coset is certainly not in the graph, true for few others.
    #[inline]
    pub fn may_hold(&self, key: u32) -> bool {
        let bit = mixed(key) % FILTER;
        self.filter[bit / 64] >> (bit % 64) & 1 == 1
    }

    /// True if coset `number` is exactly `distance` turns from G1.
    #[inline]
    pub fn distance_is(&self, number: u32, distance: u8) -> bool {
        let distance = usize::from(distance);
        (self.begins[distance]..self.begins[distance + 1]).contains(&(number as usize))
    }

    /// The number of a coset; `None` if it is not in the graph.
    #[inline]
    pub fn number(&self, class: u32, twist_seen: u16) -> Option<u32> {
        self.numbers.get(class * TWIST.size + u32::from(twist_seen))
    }
}
