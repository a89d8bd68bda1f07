//! The types of the tables of each metric, by which they are kept in memory.

use std::any::Any;

use super::large_tables::LargeTables;
use super::of_metric::{Holds, InQuarters, SearchOfMetric};
use super::optimal_search::OptimalSearch;
use crate::puzzles::cube3::tables::SmallTables;
use crate::puzzles::cube3::turns::{HalfTurns, QuarterTurns};
use crate::search::table_set::TablePair;

/// The types of the tables of a search in one metric. They differ, since tables are found in memory by their type.
pub(crate) trait MetricTables: SearchOfMetric {
    /// The small tables.
    type Small: Holds<SmallTables> + Any + Send + Sync;
    /// The large tables.
    type Large: TablePair<Small = Self::Small> + Holds<LargeTables>;
    /// The tables of the proof.
    type Proof: Holds<OptimalSearch> + From<OptimalSearch> + Any + Send + Sync;
}

impl MetricTables for HalfTurns {
    type Small = SmallTables;
    type Large = LargeTables;
    type Proof = OptimalSearch;
}

impl MetricTables for QuarterTurns {
    type Small = InQuarters<SmallTables>;
    type Large = InQuarters<LargeTables>;
    type Proof = InQuarters<OptimalSearch>;
}

/// Of the tables in HTM, each is held by itself.
macro_rules! hold_themselves {
    ($($tables:ty),*) => {$(
        impl Holds<Self> for $tables {
            #[inline]
            fn held(&self) -> &Self {
                self
            }
        }
    )*};
}

hold_themselves!(SmallTables, LargeTables, OptimalSearch);
