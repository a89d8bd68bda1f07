//! The table types of each metric. Tables in memory are looked up by type.

use std::any::Any;

use super::large_tables::LargeTables;
use super::metric_search::{MetricSearch, MetricTagged, QtmTables};
use super::optimal_search::OptimalSearch;
use crate::puzzles::cube3::tables::SmallTables;
use crate::puzzles::cube3::turns::{HalfTurnMetric, QuarterTurnMetric};
use crate::search::table_set::TableTiers;

/// Table types of a search in one metric, different from those of any other.
pub(crate) trait MetricTableTypes: MetricSearch {
    type Small: MetricTagged<SmallTables> + Any + Send + Sync;
    type Large: TableTiers<Small = Self::Small> + MetricTagged<LargeTables>;
    /// The optimal solver's table.
    type Proof: MetricTagged<OptimalSearch> + From<OptimalSearch> + Any + Send + Sync;
}

impl MetricTableTypes for HalfTurnMetric {
    type Small = SmallTables;
    type Large = LargeTables;
    type Proof = OptimalSearch;
}

impl MetricTableTypes for QuarterTurnMetric {
    type Small = QtmTables<SmallTables>;
    type Large = QtmTables<LargeTables>;
    type Proof = QtmTables<OptimalSearch>;
}

/// Implements [`MetricTagged`] for the tables in HTM, which need no wrapper.
macro_rules! impl_metric_tagged {
    ($($tables:ty),*) => {$(
        impl MetricTagged<Self> for $tables {
            #[inline]
            fn inner(&self) -> &Self {
                self
            }
        }
    )*};
}

impl_metric_tagged!(SmallTables, LargeTables, OptimalSearch);
