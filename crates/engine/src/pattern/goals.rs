//! Sets of goals: a goal pattern in each allowed orientation, and before each free last turn of a face.

/// Capacity of a [`GoalSet`]. A task has at most 192 goals, the orientations of a hypercube; on a cube it has at most
/// 96: four turns of a face in 24 orientations.
pub(super) const MAX_GOALS: usize = 256;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct GoalSet([u64; MAX_GOALS / 64]);

impl GoalSet {
    pub const EMPTY: Self = Self([0; MAX_GOALS / 64]);
    pub const ALL: Self = Self([u64::MAX; MAX_GOALS / 64]);

    /// Adds the goal `n < MAX_GOALS`.
    pub fn with(mut self, n: usize) -> Self {
        self.0[n / 64] |= 1 << (n % 64);
        self
    }

    pub fn intersection(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    pub fn union(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// Returns the set as bits: goal `n` is bit `n % 64` of word `n / 64`.
    pub fn words(self) -> [u64; MAX_GOALS / 64] {
        self.0
    }

    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Returns the lowest-numbered goal; `None` if the set is empty.
    pub fn first(self) -> Option<usize> {
        (0..MAX_GOALS).find(|n| self.0[n / 64] >> (n % 64) & 1 == 1)
    }
}
