//! The states nearest to a goal with their exact distances.
//!
//! Close to the goal a net is wrong in a way that traps a search: it takes states for near from which no short way leads on. What is
//! nearest is therefore known exactly, and whatever else the net takes for near is at least one move farther.

use rustc_hash::FxHashMap;
use std::hash::Hash;

/// The states at most so many moves from the goal.
pub struct Ball<K> {
    distances: FxHashMap<K, u8>,
    /// The greatest distance that is known.
    pub radius: u8,
}

impl<K: Copy + Eq + Hash> Ball<K> {
    /// The states at most `radius` moves from `goal`, told apart by `key`.
    pub fn new<S: Copy>(
        goal: S,
        radius: u8,
        moves: usize,
        after: impl Fn(&S, usize) -> S,
        key: impl Fn(&S) -> K,
    ) -> Self {
        let mut distances: FxHashMap<K, u8> = FxHashMap::default();
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
