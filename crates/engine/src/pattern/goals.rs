//! Sets of goals: a pattern may be reached however the puzzle is held, and with a last turn of a face left.

/// Maximum number of goals of one task: 192 ways to hold a hypercube, or four turns of a face and 24 ways to hold a cube.
pub(super) const MAX_GOALS: usize = 256;

/// A set of goals by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct GoalSet([u64; MAX_GOALS / 64]);

impl GoalSet {
    /// No goal.
    pub const EMPTY: Self = Self([0; MAX_GOALS / 64]);
    /// Every goal.
    pub const ALL: Self = Self([u64::MAX; MAX_GOALS / 64]);

    /// The set with goal `n < MAX_GOALS` added.
    pub fn with(mut self, n: usize) -> Self {
        self.0[n / 64] |= 1 << (n % 64);
        self
    }

    /// The goals in both sets.
    pub fn and(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// The goals in either set.
    pub fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// The set as bits, goal `n` as bit `n % 64` of word `n / 64`.
    pub fn words(self) -> [u64; MAX_GOALS / 64] {
        self.0
    }

    /// True if there is none.
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// The first goal, if there is one.
    pub fn first(self) -> Option<usize> {
        (0..MAX_GOALS).find(|n| self.0[n / 64] >> (n % 64) & 1 == 1)
    }
}
