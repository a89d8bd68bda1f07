//! Small tables at once, the large ones when they are there.

use std::sync::{Arc, OnceLock};

use super::TABLES;
use super::near_goal_graph::NearGoalGraph;
use super::phase1::{ByDistances, coset};
use super::turns::TurnSuccessors;
use super::viewpoint::{VIEWPOINTS, Viewpoint};
use super::waves::Phase1Start;
use crate::engine::control::Control;
use crate::engine::puzzle::cube3::Cube3;
use crate::engine::solve::finish::can_come;
use crate::engine::solve::{Event, EventSink, Limits, Memory};
use crate::engine::tables::cube3::coords::{CORNER_PERM, SORTED};
use crate::engine::tables::cube3::symmetry_reduction::CLASSES;
use crate::engine::tables::cube3::{LargePruning, SmallTables, SymmetryReduction, small};
use crate::engine::tables::store::Store;
use crate::engine::tables::{TableError, both};

/// How far from G1 the near-goal graph reaches.
const RADIUS: u8 = 6;

/// The large tables and what is made of them.
#[derive(Debug)]
pub struct LargeTables {
    /// The symmetries.
    pub reduction: SymmetryReduction,
    /// The tables.
    pub pruning: LargePruning,
    /// The cosets near G1.
    pub near_goal: NearGoalGraph,
}

impl LargeTables {
    /// Where the search of a state begins.
    pub fn start(&self, small: &SmallTables, cube: &Cube3) -> Phase1Start {
        let axis =
            ByDistances { small, reduction: &self.reduction, large: &self.pruning, successors: TurnSuccessors::get() };
        let (corners, sorted) = ((CORNER_PERM.rank)(&cube.cp) as u16, (SORTED.rank)(&cube.ep) as u16);
        Phase1Start { coset: axis.of(cube), corners, sorted }
    }
}

/// The small tables of a store.
pub fn small(store: &Store, threads: usize, control: &Control) -> Result<Arc<SmallTables>, TableError> {
    store.shared(|| SmallTables::load(store, threads, control))
}

/// The large tables of a store.
pub fn large_tables(
    small: &SmallTables,
    store: &Store,
    threads: usize,
    control: &Control,
    say: EventSink,
) -> Result<Arc<LargeTables>, TableError> {
    store.wait_for_background::<LargeTables>(control);
    store.shared(|| make(small, store, threads, control, say))
}

/// Whether the large tables of a store are in use.
pub fn has_large(store: &Store) -> bool {
    store.ready::<LargeTables>().is_some()
}

fn make(
    small: &SmallTables,
    store: &Store,
    threads: usize,
    control: &Control,
    say: EventSink,
) -> Result<LargeTables, TableError> {
    say(Event::Tables { name: CLASSES });
    let reduction = SymmetryReduction::load(&small.moves, store, control)?;
    let (near_goal, pruning) = both(
        threads,
        || NearGoalGraph::new(&small.moves, &reduction, RADIUS),
        || LargePruning::load(&small.moves, &reduction, store, threads, control, &|name| say(Event::Tables { name })),
    );
    Ok(LargeTables { pruning: pruning?, reduction, near_goal })
}

/// What a search begins with: six viewpoints of its state, as the tables see them.
pub struct Roots {
    /// The viewpoints.
    pub viewpoints: [Viewpoint; VIEWPOINTS],
    /// Twist, flip and slice of each.
    pub cosets: [[u16; 3]; VIEWPOINTS],
}

/// The large tables in a search, and its viewpoints as they see them.
pub struct Joined {
    /// The tables.
    pub large: Arc<LargeTables>,
    /// Where each viewpoint begins.
    pub starts: [Phase1Start; VIEWPOINTS],
}

impl Roots {
    /// The viewpoints of a state.
    pub fn of(cube: &Cube3) -> Self {
        let viewpoints = Viewpoint::all(cube);
        let cosets = std::array::from_fn(|v| coset(&viewpoints[v].cube));
        Self { viewpoints, cosets }
    }

    /// The viewpoints that differ from those before them: symmetric states have fewer than six.
    pub fn distinct(&self) -> Vec<usize> {
        (0..VIEWPOINTS)
            .filter(|&v| self.viewpoints[..v].iter().all(|other| other.cube != self.viewpoints[v].cube))
            .collect()
    }

    /// The same with large tables.
    fn joined(&self, small: &SmallTables, large: Arc<LargeTables>) -> Joined {
        let starts = std::array::from_fn(|v| large.start(small, &self.viewpoints[v].cube));
        Joined { large, starts }
    }
}

/// The tables of one search.
pub struct TableSet<'a> {
    /// The small tables.
    pub small: Arc<SmallTables>,
    store: &'a Store,
    memory: Memory,
    joined: OnceLock<Joined>,
}

impl<'a> TableSet<'a> {
    /// Opens or builds what the search begins with, and sees to it that the rest comes.
    ///
    /// # Errors
    /// [`TableError`], by way of the store.
    pub fn open(
        roots: &Roots,
        limits: &Limits,
        control: &Control,
        store: &'a Store,
        say: EventSink,
    ) -> Result<Self, TableError> {
        say(Event::Tables { name: small::NAMES[0] });
        let threads = limits.threads;
        let small = small(store, threads, control)?;
        // A search that is limited by nodes is to be the same each time; when tables come by themselves it would not
        // be.
        let waits = limits.memory == Memory::Full || (limits.memory == Memory::Auto && limits.nodes.is_some());
        if waits {
            large_tables(&small, store, threads, control, say)?;
        } else if limits.memory == Memory::Auto && can_come(&TABLES, limits, store) {
            let tables = small.clone();
            store.build_in_background(move |store, control| make(&tables, store, threads, control, &|_| ()));
        }
        let tables = Self { small, store, memory: limits.memory, joined: OnceLock::new() };
        tables.look(roots);
        Ok(tables)
    }

    /// The large tables, if they have joined.
    #[inline]
    pub fn joined(&self) -> Option<&Joined> {
        self.joined.get()
    }

    /// Looks whether the large tables are there; whether they have joined just now.
    pub fn look(&self, roots: &Roots) -> bool {
        if self.memory == Memory::Small || self.joined.get().is_some() {
            return false;
        }
        let Some(large) = self.store.ready::<LargeTables>() else { return false };
        self.joined.set(roots.joined(&self.small, large)).is_ok()
    }
}
