//! The large tables of the 3x3x3, and the initial data of a search.

use std::sync::Arc;

use super::inverses::Inverses;
use super::near_goal_graph::NearGoalGraph;
use super::of_metric::{Holds, InQuarters, SearchOfMetric};
use super::phase1::{ByDistances, Phase1Start, coset};
use super::viewpoint::{VIEWPOINTS, Viewpoint};
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::tables::of_metric::{TablesOfMetric, joined};
use crate::puzzles::cube3::tables::symmetry_reduction::CLASSES;
use crate::puzzles::cube3::tables::{LargePruning, SmallTables, SymmetryReduction};
use crate::puzzles::cube3::turns::{ALL, HalfTurns, QuarterTurns, TurnCost};
use crate::search::table_set::{Loading, NoMore, TablePair};
use crate::tables::{TableError, both, room};

/// Upper limit on the memory of data derived from the tables, in bytes.
const DERIVED: u64 = 48 << 20;

/// The large tables and the data derived from them.
#[derive(Debug)]
pub(crate) struct LargeTables {
    /// The reduction by symmetry.
    pub reduction: SymmetryReduction,
    /// Distances of phase 1, phase 2 and the corners.
    pub pruning: LargePruning,
    /// The cosets near G1.
    pub near_goal: NearGoalGraph,
    /// The inverses.
    pub inverses: Inverses,
}

impl LargeTables {
    /// The cosets of G1 with exact distances.
    pub fn space<'a, C: TurnCost>(&'a self, small: &'a SmallTables) -> ByDistances<'a, C> {
        ByDistances::new(small, &self.reduction, &self.pruning)
    }

    /// Opens or builds the tables in a metric.
    fn load_in<C: SearchOfMetric>(small: &SmallTables, with: Loading) -> Result<Self, TableError> {
        with.begin(CLASSES);
        room::ensure(CLASSES, DERIVED)?;
        let reduction = SymmetryReduction::load(&small.moves, with.store, with.workers.control)?;
        let (near_goal, pruning) = both(
            with.workers.threads,
            || NearGoalGraph::new(&small.moves, &reduction, C::RADIUS, C::needed(ALL)),
            || LargePruning::load::<C>(&small.moves, &reduction, with),
        );
        Ok(Self { pruning: pruning?, reduction, near_goal, inverses: Inverses::new() })
    }
}

/// Opens or builds the small tables of a metric.
fn small_in<C: SearchOfMetric>(with: Loading) -> Result<SmallTables, TableError> {
    SmallTables::load::<C>(with.store, with.workers)
}

impl TablePair for LargeTables {
    type Small = SmallTables;
    type Largest = NoMore<Self>;

    const NAMES: &'static [&'static str] = &joined::<8>(&[&HalfTurns::SMALL, &HalfTurns::LARGE]);
    const SMALL_NAMES: &'static [&'static str] = &HalfTurns::SMALL;

    fn small(with: Loading) -> Result<Arc<SmallTables>, TableError> {
        with.begin(HalfTurns::SMALL[0]);
        with.store.shared(|| small_in::<HalfTurns>(with))
    }

    fn load(small: &SmallTables, with: Loading) -> Result<Self, TableError> {
        Self::load_in::<HalfTurns>(small, with)
    }

    fn load_largest(&self, _: Loading) -> Result<NoMore<Self>, TableError> {
        Ok(NoMore::new())
    }
}

impl TablePair for InQuarters<LargeTables> {
    type Small = InQuarters<SmallTables>;
    type Largest = NoMore<Self>;

    // With the table of detours, which is opened by itself.
    const NAMES: &'static [&'static str] = &joined::<10>(&[
        &QuarterTurns::SMALL,
        &QuarterTurns::LARGE,
        &[QuarterTurns::EDGES, QuarterTurns::SIZES[0].name],
    ]);
    const SMALL_NAMES: &'static [&'static str] = &QuarterTurns::SMALL;

    fn small(with: Loading) -> Result<Arc<Self::Small>, TableError> {
        with.begin(QuarterTurns::SMALL[0]);
        with.store.shared(|| small_in::<QuarterTurns>(with).map(InQuarters))
    }

    fn load(small: &Self::Small, with: Loading) -> Result<Self, TableError> {
        LargeTables::load_in::<QuarterTurns>(small.held(), with).map(InQuarters)
    }

    fn load_largest(&self, _: Loading) -> Result<NoMore<Self>, TableError> {
        Ok(NoMore::new())
    }
}

/// Initial data of a search: six viewpoints of the state, with their coordinates.
pub struct Roots {
    /// The viewpoints.
    pub viewpoints: [Viewpoint; VIEWPOINTS],
    /// Twist, flip and slice of each viewpoint.
    pub cosets: [[u16; 3]; VIEWPOINTS],
}

/// The large tables of a search, and their values for its viewpoints.
pub(crate) struct Joined<L> {
    /// The large tables that joined.
    large: Arc<L>,
    /// The start of each viewpoint.
    pub starts: Vec<Phase1Start>,
}

impl<L: Holds<LargeTables>> Joined<L> {
    /// The large tables that joined.
    pub fn large(&self) -> &LargeTables {
        self.large.held()
    }
}

impl Roots {
    /// Computes the viewpoints of a state.
    pub fn of(cube: &Cube3) -> Self {
        let viewpoints = Viewpoint::all(cube);
        let cosets = std::array::from_fn(|v| coset(&viewpoints[v].cube));
        Self { viewpoints, cosets }
    }

    /// Indices of the viewpoints that differ from all before them: symmetric states have fewer than six.
    pub fn distinct(&self) -> Vec<usize> {
        (0..VIEWPOINTS)
            .filter(|&v| self.viewpoints[..v].iter().all(|other| other.cube != self.viewpoints[v].cube))
            .collect()
    }

    /// The large tables, with their values for these viewpoints.
    pub(crate) fn joined<C: TurnCost, L: Holds<LargeTables>>(&self, small: &SmallTables, large: Arc<L>) -> Joined<L> {
        let starts = large.held().starts::<C>(small, self.viewpoints.iter().map(|viewpoint| viewpoint.cube));
        Joined { large, starts }
    }
}
