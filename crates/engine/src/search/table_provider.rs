//! The tables of a solver: names, sizes and availability, independent of its search.

use super::Limits;
use super::table_set::{TableLoader, TableTiers};
use super::tiers::{self, Tier};
use crate::control::Control;
use crate::tables::{TableError, Tables};

/// The tables of a solver: their names and sizes, how to load them, and whether they are in use.
#[derive(Debug)]
pub struct TableProvider {
    /// Names of all tables in files.
    pub names: &'static [&'static str],
    /// The tables used at each size, smallest first; see [`tiers`] for how one is chosen.
    pub tiers: &'static [Tier],
    /// Opens or builds the tables of a search with these limits.
    pub prepare: fn(&Tables, &Limits, &Control) -> Result<(), TableError>,
    /// True if the large tables are in memory, or there are none that could join a running search. The largest of three sets does not
    /// count.
    pub are_large_tables_loaded: fn(&Tables) -> bool,
}

impl TableProvider {
    /// The provider of a solver without tables.
    pub const NONE: Self =
        Self { names: &[], tiers: &[], prepare: |_, _, _| Ok(()), are_large_tables_loaded: |_| true };

    /// Returns the names of the tables that every search starts with.
    pub fn initial_tables(&self) -> Tier {
        self.tiers.first().copied().unwrap_or_default()
    }

    /// True if a search may use larger tables than the [initial](Self::initial_tables) ones.
    pub fn has_large(&self) -> bool {
        self.tiers.len() > 1
    }

    /// Returns the names of the tables that a search with these limits builds if they are missing.
    pub fn built_tier(&self, limits: &Limits) -> Tier {
        self.tiers.get(tiers::built_tier(self.tiers, limits)).copied().unwrap_or_default()
    }

    /// Returns the names of the tables that a search with these limits uses: those it builds, and larger ones already on disk.
    pub fn used_tier(&self, limits: &Limits, tables: &Tables) -> Tier {
        self.tiers.get(tiers::used_tier(self.tiers, limits, tables)).copied().unwrap_or_default()
    }

    /// Opens or builds the tables of a search with these limits.
    ///
    /// # Errors
    /// [`TableError`] if a table cannot be built or read, or `control` stops it.
    pub fn prepare(&self, limits: &Limits, control: &Control, tables: &Tables) -> Result<(), TableError> {
        (self.prepare)(tables, limits, control)
    }

    /// True if the large tables are in memory, or there are none that could join a running search.
    pub fn are_large_tables_loaded(&self, tables: &Tables) -> bool {
        (self.are_large_tables_loaded)(tables)
    }

    /// Creates the provider of a solver whose large tables join the small ones.
    pub(crate) const fn small_and_large<L: TableTiers>() -> Self {
        Self {
            names: L::NAMES,
            tiers: L::TIERS,
            prepare: L::prepare,
            are_large_tables_loaded: L::are_large_tables_loaded,
        }
    }

    /// Creates the provider of a solver that uses only the small tables of a pair.
    pub(crate) const fn small_only<L: TableTiers>() -> Self {
        let prepare = |tables: &Tables, limits: &Limits, control: &Control| {
            L::shared_small(TableLoader::silent(tables, limits.workers_under(control))).map(drop)
        };
        Self { names: L::SMALL_NAMES, tiers: L::SMALL_TIER, prepare, are_large_tables_loaded: |_| true }
    }
}
