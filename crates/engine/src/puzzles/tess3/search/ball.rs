//! The states nearest to a goal with their exact distances.
//!
//! Close to the goal a net is wrong in a way that traps a search: it takes states for near from which no short way leads on. What is
//! nearest is therefore known exactly, and whatever else the net takes for near is at least one move farther.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// A map of states, with a hash that is fast for a few small numbers.
pub type StateMap<K, V> = HashMap<K, V, BuildHasherDefault<Mixer>>;

/// A hash that multiplies and folds each number.
#[derive(Debug, Default)]
pub struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(23) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(number.into());
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }
}

/// The states at most so many moves from the goal.
pub struct Ball<K> {
    distances: StateMap<K, u8>,
    /// The greatest distance that is known.
    pub radius: u8,
}

impl<K: Copy + Eq + Hash> Ball<K> {
    /// All states at most `radius` moves from `goal`, told apart by `key`.
    pub fn new<S: Copy>(
        goal: S,
        radius: u8,
        moves: usize,
        after: impl Fn(&S, usize) -> S,
        key: impl Fn(&S) -> K,
    ) -> Self {
        let mut distances: StateMap<K, u8> = StateMap::default();
        distances.insert(key(&goal), 0);
        let mut level = vec![goal];
        for depth in 1..=radius {
            let mut next = Vec::new();
            for state in &level {
                for mv in 0..moves {
                    let to = after(state, mv);
                    if let std::collections::hash_map::Entry::Vacant(free) = distances.entry(key(&to)) {
                        free.insert(depth);
                        next.push(to);
                    }
                }
            }
            level = next;
        }
        Self { distances, radius }
    }

    /// The distance of a state, if it is in the ball.
    #[inline]
    pub fn distance(&self, state: &K) -> Option<u8> {
        self.distances.get(state).copied()
    }
}
