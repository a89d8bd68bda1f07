//! The numbers in which the searches of the metrics differ, and the types that tell their tables apart.

use crate::puzzles::cube3::tables::of_metric::TablesOfMetric;
use crate::puzzles::cube3::turns::{HalfTurns, QuarterTurns};

/// The numbers of a search in one metric.
pub(crate) trait SearchOfMetric: TablesOfMetric {
    /// The radius of the near-goal graph, in moves from G1.
    const RADIUS: u8;
    /// Maximum length of phase 2 while there is no solution. One state of G1 in 140 needs no more, and searching longer ones takes more time
    /// than trying further states.
    const FIRST_ROOM: usize;
    /// Maximum length of phase 2.
    const MAX_ROOM: usize;
    /// Minimum length of phase 1 with premoves; shorter ones have too few paths to pay for setting up the state.
    const WITH_PREMOVES: u8;
    /// Maximum length of phase 1. Every state is nearer to G1, and time runs out long before this.
    const LONGEST: u8;
    /// Maximum length of phase 1 that is searched one whole viewpoint at a time: handing out smaller parts would take longer.
    const WHOLE: u8;
    /// Maximum length at which paths into G1 that are not shortest are searched separately: random states have none.
    const WANDERING: u8;
    /// Maximum number of moves left at which the corners alone rule out enough states to be looked up.
    const CORNERS_TELL: u8;
    /// Maximum distance from all three subgroups at which the corners are looked up too, since the subgroup distances are weak bounds there.
    /// Random states are farther away.
    const NEAR: u8;
    /// True if two-phase solutions are searched for detours.
    const SEEKS_DETOURS: bool;
    /// From this bound on the next length of a proof without a table of its own takes many seconds.
    const SLOW_PROOF: usize;
    /// The growth of a proof from one length to the next that is possible.
    const GROWTH: u64;
}

/// Access to tables inside a type specific to a metric.
pub(crate) trait Holds<T> {
    /// The tables inside.
    fn held(&self) -> &T;
}

/// Wraps tables for QTM, to give them their own type.
#[derive(Debug)]
pub(crate) struct InQuarters<T>(pub T);

impl<T> Holds<T> for InQuarters<T> {
    fn held(&self) -> &T {
        &self.0
    }
}

impl<T> From<T> for InQuarters<T> {
    fn from(tables: T) -> Self {
        Self(tables)
    }
}

impl SearchOfMetric for HalfTurns {
    const RADIUS: u8 = 6;
    const FIRST_ROOM: usize = 10;
    const MAX_ROOM: usize = 13;
    const WITH_PREMOVES: u8 = 9;
    const LONGEST: u8 = 24;
    const WHOLE: u8 = 10;
    const WANDERING: u8 = 9;
    // Of all corner states, 0.3, 1.6, 8 and 31 percent are within 5, 6, 7 and 8 turns.
    const CORNERS_TELL: u8 = 8;
    const NEAR: u8 = 5;
    // A solution one move shorter is not much rarer than one with a detour.
    const SEEKS_DETOURS: bool = false;
    const SLOW_PROOF: usize = 14;
    const GROWTH: u64 = 13;
}

impl SearchOfMetric for QuarterTurns {
    const RADIUS: u8 = 7;
    const FIRST_ROOM: usize = 14;
    const MAX_ROOM: usize = 20;
    const WITH_PREMOVES: u8 = 11;
    const LONGEST: u8 = 32;
    const WHOLE: u8 = 11;
    const WANDERING: u8 = 10;
    const CORNERS_TELL: u8 = 10;
    const NEAR: u8 = 6;
    const SEEKS_DETOURS: bool = true;
    const SLOW_PROOF: usize = 16;
    const GROWTH: u64 = 88;
}
