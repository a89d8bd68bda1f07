//! The states nearest to a goal with their exact distances.
//!
//! Close to the goal, the errors of a net trap a search in states that only look near. So the distances of the nearest states are exact,
//! and all others count as at least one move farther, whatever the net's answer.

use rustc_hash::FxHashMap;
use std::hash::Hash;

/// Exact distances of the states within some radius of a goal.
pub struct Ball<K> {
    distances: FxHashMap<K, u8>,
    /// Maximum distance stored.
    pub radius: u8,
}

impl<K: Copy + Eq + Hash> Ball<K> {
    /// Collects the states at most `radius` moves from `goal`, identified by `key`. `after(state, n)` makes move `n < moves`.
    pub fn new<S: Copy>(
        goal: S,
        radius: u8,
        move_count: usize,
        after: impl Fn(&S, usize) -> S,
        key: impl Fn(&S) -> K,
    ) -> Self {
        let mut distances: FxHashMap<K, u8> = FxHashMap::default();
        distances.insert(key(&goal), 0);
        let mut level = vec![goal];
        for depth in 1..=radius {
            let mut next = Vec::new();
            for state in &level {
                for mv in 0..move_count {
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

    /// Returns the distance of a state; `None` outside the ball.
    #[inline]
    pub fn distance(&self, state: &K) -> Option<u8> {
        self.distances.get(state).copied()
    }
}
