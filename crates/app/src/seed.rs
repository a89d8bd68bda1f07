//! Seeds that no one chose.

use std::hash::{BuildHasher, Hasher};

/// A seed that differs from one time to the next: the standard library keys its hash maps with random numbers from the
/// system. Short enough to be written down.
pub fn fresh() -> u64 {
    u64::from(std::hash::RandomState::new().build_hasher().finish() as u32)
}
