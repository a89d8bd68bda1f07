//! Gains from larger tables for the methods of the 2x2x2x2.

use crate::puzzles::gains::{Gain, TierGain};

/// The gain of each tier.
pub(super) static GAINS: [TierGain; 2] = [shorter(1, 16.9), shorter(2, 16.8)];

const fn shorter(tier: usize, moves: f64) -> TierGain {
    let gain = Gain::Shorter { seconds: 10, moves, instead_of: 18.7 };
    TierGain { methods: &["anytime", "optimal"], tier, gain }
}
