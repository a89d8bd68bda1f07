//! Random seeds.

use std::hash::{BuildHasher, Hasher};

/// Draws a 32-bit seed, short enough to write down, from the random keys of the standard library's hash maps.
pub fn random_seed() -> u64 {
    u64::from(std::hash::RandomState::new().build_hasher().finish() as u32)
}
