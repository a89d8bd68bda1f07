//! Gains from larger tables for the methods of the 3x3x3.

use crate::puzzles::gains::{Gain, TierGain};

/// The gain of each tier.
pub(super) static GAINS: [TierGain; 6] = [
    faster(1, 19.0),
    faster(2, 10.4),
    faster(3, 5.3),
    faster(4, 2.4),
    faster(5, 1.6),
    TierGain { methods: &["twophase"], tier: 1, gain: Gain::Shorter { seconds: 1, moves: 18.0, instead_of: 18.7 } },
];

const fn faster(tier: usize, seconds: f64) -> TierGain {
    TierGain { methods: &["optimal"], tier, gain: Gain::Faster { seconds } }
}
