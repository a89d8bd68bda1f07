//! Sets of goals: a pattern may be reached in any orientation, and before a last turn of a face.

/// Maximum number of goals of a task: 192 orientations of a hypercube, or four turns of a face in 24 orientations of a
/// cube.
pub(super) const MAX_GOALS: usize = 256;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct GoalSet([u64; MAX_GOALS / 64]);

impl GoalSet {
    /// The empty set.
    pub const EMPTY: Self = Self([0; MAX_GOALS / 64]);
    /// The set of all goals.
    pub const ALL: Self = Self([u64::MAX; MAX_GOALS / 64]);

    /// Adds the goal `n < MAX_GOALS`.
    pub fn with(mut self, n: usize) -> Self {
        self.0[n / 64] |= 1 << (n % 64);
        self
    }

    /// Returns the intersection of two sets.
    pub fn and(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// Returns the union of two sets.
    pub fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// Returns the set as bits: goal `n` is bit `n % 64` of word `n / 64`.
    pub fn words(self) -> [u64; MAX_GOALS / 64] {
        self.0
    }

    /// True if the set is empty.
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Returns the goal of the smallest number.
    pub fn first(self) -> Option<usize> {
        (0..MAX_GOALS).find(|n| self.0[n / 64] >> (n % 64) & 1 == 1)
    }
}
