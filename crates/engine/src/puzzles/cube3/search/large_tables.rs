//! The large tables of the 3x3x3, and the data with which a search begins.

use std::sync::Arc;

use super::near_goal_graph::NearGoalGraph;
use super::phase1::{ByDistances, coset};
use super::viewpoint::{VIEWPOINTS, Viewpoint};
use super::waves::Phase1Start;
use crate::puzzles::cube3::tables::coords::{CORNER_PERM, SORTED};
use crate::puzzles::cube3::tables::symmetry_reduction::CLASSES;
use crate::puzzles::cube3::tables::{LargePruning, SmallTables, SymmetryReduction, large, small};
use crate::puzzles::cube3::{Cube3, turns::TurnSuccessors};
use crate::search::table_set::{Loading, NoMore, TablePair};
use crate::tables::{TableError, both, room};

/// The radius of the near-goal graph, in turns from G1.
const RADIUS: u8 = 6;
/// What is derived from the tables takes less, in bytes.
const DERIVED: u64 = 48 << 20;

/// The large tables and the data derived from them.
#[derive(Debug)]
pub(crate) struct LargeTables {
    /// The symmetries.
    pub reduction: SymmetryReduction,
    /// The distances of phase 1, phase 2 and the corners.
    pub pruning: LargePruning,
    /// The cosets near G1.
    pub near_goal: NearGoalGraph,
}

impl LargeTables {
    /// The cosets of G1 with the distances of these tables.
    pub fn space<'a>(&'a self, small: &'a SmallTables) -> ByDistances<'a> {
        ByDistances { small, reduction: &self.reduction, large: &self.pruning, successors: TurnSuccessors::get() }
    }

    /// The start of the search of a state.
    pub fn start(&self, small: &SmallTables, cube: &Cube3) -> Phase1Start {
        let (corners, sorted) = ((CORNER_PERM.rank)(&cube.cp) as u16, (SORTED.rank)(&cube.ep) as u16);
        Phase1Start { coset: self.space(small).of(cube), corners, sorted }
    }
}

impl TablePair for LargeTables {
    type Small = SmallTables;
    type Largest = NoMore<Self>;

    const NAMES: &'static [&'static str] = {
        let ([a, b, c, d], [e, f, g, h]) = (small::NAMES, large::NAMES);
        &[a, b, c, d, e, f, g, h]
    };

    const SMALL_NAMES: &'static [&'static str] = &small::NAMES;

    fn small(with: Loading) -> Result<Arc<SmallTables>, TableError> {
        with.begin(small::NAMES[0]);
        with.store.shared(|| SmallTables::load(with.store, with.workers))
    }

    fn load(small: &SmallTables, with: Loading) -> Result<Self, TableError> {
        with.begin(CLASSES);
        room::ensure(CLASSES, DERIVED)?;
        let reduction = SymmetryReduction::load(&small.moves, with.store, with.workers.control)?;
        let (near_goal, pruning) = both(
            with.workers.threads,
            || NearGoalGraph::new(&small.moves, &reduction, RADIUS),
            || LargePruning::load(&small.moves, &reduction, with),
        );
        Ok(Self { pruning: pruning?, reduction, near_goal })
    }

    fn load_largest(&self, _: Loading) -> Result<NoMore<Self>, TableError> {
        Ok(NoMore::new())
    }
}

/// The start of a search: six viewpoints of its state, with the values for the tables.
pub struct Roots {
    /// The viewpoints.
    pub viewpoints: [Viewpoint; VIEWPOINTS],
    /// Twist, flip and slice of each.
    pub cosets: [[u16; 3]; VIEWPOINTS],
}

/// The large tables of a search, and their values for its viewpoints.
pub struct Joined {
    /// The large tables that joined.
    pub large: Arc<LargeTables>,
    /// The start of each viewpoint.
    pub starts: [Phase1Start; VIEWPOINTS],
}

impl Roots {
    /// The viewpoints of a state.
    pub fn of(cube: &Cube3) -> Self {
        let viewpoints = Viewpoint::all(cube);
        let cosets = std::array::from_fn(|v| coset(&viewpoints[v].cube));
        Self { viewpoints, cosets }
    }

    /// The viewpoints that differ from all before them: symmetric states have fewer than six.
    pub fn distinct(&self) -> Vec<usize> {
        (0..VIEWPOINTS)
            .filter(|&v| self.viewpoints[..v].iter().all(|other| other.cube != self.viewpoints[v].cube))
            .collect()
    }

    /// The large tables, with their values for these viewpoints.
    pub fn joined(&self, small: &SmallTables, large: Arc<LargeTables>) -> Joined {
        let starts = std::array::from_fn(|v| large.start(small, &self.viewpoints[v].cube));
        Joined { large, starts }
    }
}
