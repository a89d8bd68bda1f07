//! Search parameters of each metric, and wrapper types that distinguish the tables of the metrics.

use crate::puzzles::cube3::tables::metric_tables::MetricTables;
use crate::puzzles::cube3::turns::{HalfTurnMetric, QuarterTurnMetric};

/// Parameters of a search in one metric.
pub(crate) trait MetricSearch: MetricTables {
    /// Radius of the near-goal graph, in moves from G1.
    const NEAR_GOAL_RADIUS: u8;
    /// Maximum length of phase 2 before the first solution, after a phase 1 of minimum length. One state of G1 in 140
    /// needs no more, and longer searches cost more than trying further states.
    const INITIAL_PHASE2_MAX: usize;
    /// Maximum length of phase 2.
    const PHASE2_MAX: usize;
    /// Minimum length of phase 1 with premoves; a shorter one has too few paths to pay for setting up the state.
    const MIN_PREMOVE_PHASE1: u8;
    /// Maximum length of phase 1. Every state is nearer to G1, and time runs out long before this.
    const PHASE1_MAX: u8;
    /// Maximum length of phase 1 at which a part covers a whole viewpoint: smaller parts would cost more to hand out
    /// than to search.
    const MAX_UNSPLIT_PHASE1: u8;
    /// Maximum length of phase 1 with a separate search from states that are nearer to G1. Random states are seldom
    /// that near.
    const MAX_NEAR_PHASE1: u8;
    /// Maximum number of moves left at which the corner table rules out enough states to be worth a look-up.
    const MAX_CORNER_CHECK: u8;
    /// Maximum distance from all three subgroups at which the corners are looked up too, since the subgroup distances
    /// are weak bounds there. Random states are farther away.
    const CORNER_BOUND_RADIUS: u8;
    /// True if two-phase solutions are searched for detours.
    const SEEKS_DETOURS: bool;
    /// Nearly all states can be solved within this length: of a million random ones, 97% in HTM and 99.9% in QTM
    /// (forum.cubeman.org).
    const USUAL_LENGTH: usize;
    /// Minimum lower bound at which proving the next length with the two-phase tables takes many seconds.
    const SLOW_PROOF_BOUND: usize;
    /// Expected cost ratio of a proof between consecutive possible lengths.
    const PROOF_GROWTH: u64;
}

/// Metric-specific type that holds tables of type `T`.
pub(crate) trait MetricTagged<T> {
    fn inner(&self) -> &T;
}

/// Wraps tables for QTM, to give them their own type.
#[derive(Debug)]
pub(crate) struct QtmTables<T>(pub T);

impl<T> MetricTagged<T> for QtmTables<T> {
    fn inner(&self) -> &T {
        &self.0
    }
}

impl<T> From<T> for QtmTables<T> {
    fn from(tables: T) -> Self {
        Self(tables)
    }
}

impl MetricSearch for HalfTurnMetric {
    const NEAR_GOAL_RADIUS: u8 = 6;
    const INITIAL_PHASE2_MAX: usize = 10;
    const PHASE2_MAX: usize = 13;
    const MIN_PREMOVE_PHASE1: u8 = 9;
    const PHASE1_MAX: u8 = 24;
    const MAX_UNSPLIT_PHASE1: u8 = 10;
    const MAX_NEAR_PHASE1: u8 = 9;
    // Of all corner states, 0.3, 1.6, 8 and 31 percent are within 5, 6, 7 and 8 turns.
    const MAX_CORNER_CHECK: u8 = 8;
    const CORNER_BOUND_RADIUS: u8 = 5;
    // A solution one move shorter is not much rarer than one with a detour.
    const SEEKS_DETOURS: bool = false;
    const USUAL_LENGTH: usize = 18;
    const SLOW_PROOF_BOUND: usize = 14;
    const PROOF_GROWTH: u64 = 13;
}

impl MetricSearch for QuarterTurnMetric {
    const NEAR_GOAL_RADIUS: u8 = 7;
    const INITIAL_PHASE2_MAX: usize = 14;
    const PHASE2_MAX: usize = 20;
    const MIN_PREMOVE_PHASE1: u8 = 11;
    const PHASE1_MAX: u8 = 32;
    const MAX_UNSPLIT_PHASE1: u8 = 11;
    const MAX_NEAR_PHASE1: u8 = 10;
    const MAX_CORNER_CHECK: u8 = 10;
    const CORNER_BOUND_RADIUS: u8 = 6;
    const SEEKS_DETOURS: bool = true;
    const USUAL_LENGTH: usize = 22;
    const SLOW_PROOF_BOUND: usize = 16;
    const PROOF_GROWTH: u64 = 88;
}
