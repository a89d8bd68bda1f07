//! The tables of a solver: names, sizes and availability, independent of its search.

use super::Limits;
use super::table_set::{Loading, TablePair};
use super::tiers::{self, Tier};
use crate::control::Control;
use crate::tables::{TableError, Tables};

/// The tables of a solver: their names and sizes, how to load them, and whether they are in use.
#[derive(Debug)]
pub struct TableProvider {
    /// Names of all tables in files.
    pub names: &'static [&'static str],
    /// The tables used at each size, smallest first; see [`tiers`] for the choice.
    pub tiers: &'static [Tier],
    /// Opens or builds the tables of a search with these limits.
    pub prepare: fn(&Tables, &Limits, &Control) -> Result<(), TableError>,
    /// True if the tables that can join a running search are in memory.
    pub are_joined: fn(&Tables) -> bool,
}

impl TableProvider {
    /// No tables at all.
    pub const NONE: Self = Self { names: &[], tiers: &[], prepare: |_, _, _| Ok(()), are_joined: |_| true };

    /// Names of the tables that every search starts with.
    pub fn small(&self) -> Tier {
        self.tiers.first().copied().unwrap_or_default()
    }

    /// True if a search may use more than the [small](Self::small) ones.
    pub fn has_large(&self) -> bool {
        self.tiers.len() > 1
    }

    /// Names of the tables that a search with these limits builds if they are missing.
    pub fn made(&self, limits: &Limits) -> Tier {
        self.tiers.get(tiers::made(self.tiers, limits)).copied().unwrap_or_default()
    }

    /// Names of the tables that a search with these limits uses: those it builds, and larger ones already on disk.
    pub fn used(&self, limits: &Limits, tables: &Tables) -> Tier {
        self.tiers.get(tiers::used(self.tiers, limits, tables)).copied().unwrap_or_default()
    }

    /// Opens or builds the tables of a search with these limits.
    ///
    /// # Errors
    /// [`TableError`] if a table cannot be built or read, or `control` stops it.
    pub fn prepare(&self, limits: &Limits, control: &Control, tables: &Tables) -> Result<(), TableError> {
        (self.prepare)(tables, limits, control)
    }

    /// True if all tables, large ones included, are in memory.
    pub fn are_all_in_use(&self, tables: &Tables) -> bool {
        (self.are_joined)(tables)
    }

    /// The provider of a solver with small tables and large ones that join them.
    pub(crate) const fn of_pair<L: TablePair>() -> Self {
        Self { names: L::NAMES, tiers: L::TIERS, prepare: L::prepare, are_joined: L::are_ready }
    }

    /// The provider of a solver that uses only the small tables of a pair.
    pub(crate) const fn small_of_pair<L: TablePair>() -> Self {
        let prepare = |store: &Tables, limits: &Limits, control: &Control| {
            L::small(Loading::silent(store, limits.workers_under(control))).map(drop)
        };
        Self { names: L::SMALL_NAMES, tiers: L::SMALL_TIER, prepare, are_joined: |_| true }
    }
}
