//! The large two-phase tables of the 3×3×3, and the initial data of a search.

use std::sync::Arc;

use super::inverses::Inverses;
use super::metric_search::{MetricSearch, MetricTagged, QtmTables};
use super::near_goal_graph::NearGoalGraph;
use super::phase1::{ExactCosetSpace, Phase1Start, coset};
use super::viewpoint::{VIEWPOINTS, Viewpoint};
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::tables::metric_tables::{MetricTables, concat_names};
use crate::puzzles::cube3::tables::symmetry_reduction::CLASSES_NAME;
use crate::puzzles::cube3::tables::{LargePruning, SmallTables, SymmetryReduction};
use crate::puzzles::cube3::turns::{ALL, HalfTurnMetric, QuarterTurnMetric, TurnCost};
use crate::search::table_set::{NoLargestTables, TableLoader, TableTiers};
use crate::tables::{TableError, headroom, join_two};

/// Upper limit on the memory of data derived from the tables, in bytes.
const MAX_DERIVED_BYTES: u64 = 48 << 20;

/// The large tables and the data derived from them.
#[derive(Debug)]
pub(crate) struct LargeTables {
    pub reduction: SymmetryReduction,
    /// Distances of phase 1, phase 2 and the corners.
    pub pruning: LargePruning,
    pub near_goal: NearGoalGraph,
    pub inverses: Inverses,
}

impl LargeTables {
    /// Returns the search space of the cosets of G1 with exact distances.
    pub fn space<'a, C: TurnCost>(&'a self, small: &'a SmallTables) -> ExactCosetSpace<'a, C> {
        ExactCosetSpace::new(small, &self.reduction, &self.pruning)
    }

    /// Opens or builds the tables in a metric.
    fn load_in<C: MetricSearch>(small: &SmallTables, loader: TableLoader) -> Result<Self, TableError> {
        loader.report_table(CLASSES_NAME);
        headroom::ensure_memory(CLASSES_NAME, MAX_DERIVED_BYTES)?;
        let reduction = SymmetryReduction::load(&small.moves, loader.tables, loader.workers.control)?;
        let (near_goal, pruning) = join_two(
            loader.workers.threads,
            || NearGoalGraph::new(&small.moves, &reduction, C::NEAR_GOAL_RADIUS, C::needed(ALL)),
            || LargePruning::load::<C>(&small.moves, &reduction, loader),
        );
        Ok(Self { pruning: pruning?, reduction, near_goal, inverses: Inverses::new() })
    }
}

/// Opens or builds the small tables of a metric.
fn load_small<C: MetricSearch>(loader: TableLoader) -> Result<SmallTables, TableError> {
    SmallTables::load::<C>(loader.tables, loader.workers)
}

impl TableTiers for LargeTables {
    type Small = SmallTables;
    type Largest = NoLargestTables<Self>;

    const NAMES: &'static [&'static str] = &concat_names::<8>(&[&HalfTurnMetric::SMALL, &HalfTurnMetric::LARGE]);
    const SMALL_NAMES: &'static [&'static str] = &HalfTurnMetric::SMALL;

    fn shared_small(loader: TableLoader) -> Result<Arc<SmallTables>, TableError> {
        loader.report_table(HalfTurnMetric::SMALL[0]);
        loader.tables.shared(|| load_small::<HalfTurnMetric>(loader))
    }

    fn load_large(small: &SmallTables, loader: TableLoader) -> Result<Self, TableError> {
        Self::load_in::<HalfTurnMetric>(small, loader)
    }

    fn load_largest(&self, _: TableLoader) -> Result<NoLargestTables<Self>, TableError> {
        Ok(NoLargestTables::new())
    }
}

impl TableTiers for QtmTables<LargeTables> {
    type Small = QtmTables<SmallTables>;
    type Largest = NoLargestTables<Self>;

    // Includes the detour table, which is loaded separately.
    const NAMES: &'static [&'static str] = &concat_names::<10>(&[
        &QuarterTurnMetric::SMALL,
        &QuarterTurnMetric::LARGE,
        &[QuarterTurnMetric::OPTIMAL_EDGES, QuarterTurnMetric::OPTIMAL_SIZES[0].name],
    ]);
    const SMALL_NAMES: &'static [&'static str] = &QuarterTurnMetric::SMALL;

    fn shared_small(loader: TableLoader) -> Result<Arc<Self::Small>, TableError> {
        loader.report_table(QuarterTurnMetric::SMALL[0]);
        loader.tables.shared(|| load_small::<QuarterTurnMetric>(loader).map(QtmTables))
    }

    fn load_large(small: &Self::Small, loader: TableLoader) -> Result<Self, TableError> {
        LargeTables::load_in::<QuarterTurnMetric>(small.inner(), loader).map(QtmTables)
    }

    fn load_largest(&self, _: TableLoader) -> Result<NoLargestTables<Self>, TableError> {
        Ok(NoLargestTables::new())
    }
}

/// Initial data of a search: six viewpoints of the state, with their coordinates.
pub struct SearchRoots {
    pub viewpoints: [Viewpoint; VIEWPOINTS],
    /// Twist, flip and slice of each viewpoint.
    pub cosets: [[u16; 3]; VIEWPOINTS],
}

/// Large tables that have joined a search, with the phase 1 start of each viewpoint.
pub(crate) struct JoinedTables<L> {
    large: Arc<L>,
    /// In the order of [`SearchRoots::viewpoints`].
    pub starts: Vec<Phase1Start>,
}

impl<L: MetricTagged<LargeTables>> JoinedTables<L> {
    pub fn large(&self) -> &LargeTables {
        self.large.inner()
    }
}

impl SearchRoots {
    /// Computes the viewpoints of a state.
    pub fn new(cube: &Cube3) -> Self {
        let viewpoints = Viewpoint::all(cube);
        let cosets = std::array::from_fn(|v| coset(&viewpoints[v].cube));
        Self { viewpoints, cosets }
    }

    /// Returns the indices of the viewpoints that differ from all before them: fewer than six if a state is unchanged
    /// by a third of a turn about a corner, or equals its inverse in one of the three orientations.
    pub fn distinct(&self) -> Vec<usize> {
        (0..VIEWPOINTS)
            .filter(|&v| self.viewpoints[..v].iter().all(|other| other.cube != self.viewpoints[v].cube))
            .collect()
    }

    /// Combines the large tables with the phase 1 starts of these viewpoints.
    pub(crate) fn join_tables<C: TurnCost, L: MetricTagged<LargeTables>>(
        &self,
        small: &SmallTables,
        large: Arc<L>,
    ) -> JoinedTables<L> {
        let starts = large.inner().starts::<C>(small, self.viewpoints.iter().map(|viewpoint| viewpoint.cube));
        JoinedTables { large, starts }
    }
}
