//! Random seeds.

use std::hash::{BuildHasher, Hasher};

/// A random seed, from the random keys that the standard library gives its hash maps. 32 bits, short enough to write down.
pub fn fresh() -> u64 {
    u64::from(std::hash::RandomState::new().build_hasher().finish() as u32)
}
