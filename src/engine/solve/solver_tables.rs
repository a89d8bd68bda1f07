//! Which tables a solver uses, and how all of them are had before there is a state to solve.

use super::table_set::TablePair;
use crate::engine::control::Control;
use crate::engine::tables::TableError;
use crate::engine::tables::store::Store;

/// The tables of a solver.
#[derive(Debug)]
pub struct SolverTables {
    /// The names of all of them that are kept in files.
    pub names: &'static [&'static str],
    /// Those of them that it uses with [`Memory::Small`](super::Memory::Small).
    pub small: &'static [&'static str],
    /// Opens or builds all of them, on so many threads.
    pub prepare: fn(&Store, usize, &Control) -> Result<(), TableError>,
    /// Whether all of them that can join a search under way are in use.
    pub are_joined: fn(&Store) -> bool,
}

impl SolverTables {
    /// No tables at all.
    pub const NONE: Self = Self { names: &[], small: &[], prepare: |_, _, _| Ok(()), are_joined: |_| true };

    /// Small tables and the large ones that join them.
    pub(super) const fn of_pair<L: TablePair>() -> Self {
        Self { names: L::NAMES, small: L::SMALL_NAMES, prepare: L::prepare, are_joined: L::are_ready }
    }

    /// The small tables of a pair, and never the large ones.
    pub(super) const fn small_of_pair<L: TablePair>() -> Self {
        let prepare = |store: &Store, threads, control: &Control| L::small(store, threads, control, &|_| ()).map(drop);
        Self { names: L::SMALL_NAMES, small: L::SMALL_NAMES, prepare, are_joined: |_| true }
    }
}
