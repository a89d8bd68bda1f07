//! The numbers in which the searches of the metrics differ, and the types that tell their tables apart.

use crate::puzzles::cube3::tables::of_metric::TablesOfMetric;
use crate::puzzles::cube3::turns::{HalfTurns, QuarterTurns};

/// The numbers of a search in one metric.
pub(crate) trait SearchOfMetric: TablesOfMetric {
    /// The radius of the near-goal graph, in moves from G1.
    const RADIUS: u8;
    /// Length allowed for phase 2 while there is no solution: one state of G1 in 140 needs no more, and searching longer
    /// ones takes more time than trying further states.
    const FIRST_ROOM: usize;
    /// Maximum length of phase 2.
    const MAX_ROOM: usize;
    /// The least length of phase 1 with premoves; shorter ones have too few paths to pay for setting up the state.
    const WITH_PREMOVES: u8;
    /// Maximum length of phase 1 that is tried; every state is fewer moves from G1, and time ends long before this.
    const LONGEST: u8;
    /// Up to this length phase 1 is searched a whole viewpoint at a time: it takes less time than handing out parts of it
    /// would.
    const WHOLE: u8;
    /// Up to this length, paths into G1 that are not the shortest are searched separately: random states have none.
    const WANDERING: u8;
    /// Up to this many moves left in all, the corners alone rule out enough states to be looked up.
    const CORNERS_TELL: u8;
    /// Up to this distance from all three subgroups their distances are weak bounds, and the corners are looked up too.
    /// Random states are farther away.
    const NEAR: u8;
    /// True if solutions of two phases are searched for detours.
    const SEEKS_DETOURS: bool;
    /// From this bound on the next length of a proof without a table of its own takes many seconds.
    const SLOW_PROOF: usize;
    /// The growth of a proof from one length to the next that is possible.
    const GROWTH: u64;
}

/// Tables, and tables of one metric that are those.
pub(crate) trait Holds<T> {
    /// The tables.
    fn held(&self) -> &T;
}

/// Tables in QTM.
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
    // Of all corner states 0.3, 1.6, 8 and 31 in a hundred are within 5, 6, 7 and 8 turns.
    const CORNERS_TELL: u8 = 8;
    const NEAR: u8 = 5;
    // A solution of one move less is not much rarer than one with a detour.
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
