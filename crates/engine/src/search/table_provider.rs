//! The tables of a solver: names, sizes and states, apart from its search.

use super::Limits;
use super::table_set::{Loading, TablePair};
use super::tiers::{self, Tier};
use crate::control::Control;
use crate::tables::{TableError, Tables};

/// The tables of a solver: their names and sizes, how to load them, and whether they are in use.
#[derive(Debug)]
pub struct TableProvider {
    /// The names of all tables that are kept in files.
    pub names: &'static [&'static str],
    /// The tables it uses at each size, the smallest first; see [`tiers`] for the choice.
    pub tiers: &'static [Tier],
    /// Opens or builds the tables that a search within these limits uses.
    pub prepare: fn(&Tables, &Limits, &Control) -> Result<(), TableError>,
    /// True if the tables that can join a running search are in use.
    pub are_joined: fn(&Tables) -> bool,
}

impl TableProvider {
    /// No tables at all.
    pub const NONE: Self = Self { names: &[], tiers: &[], prepare: |_, _, _| Ok(()), are_joined: |_| true };

    /// The names of those that a search begins with, whatever its limits.
    pub fn small(&self) -> Tier {
        self.tiers.first().copied().unwrap_or_default()
    }

    /// True if a search may use more than the [small](Self::small) ones.
    pub fn has_large(&self) -> bool {
        self.tiers.len() > 1
    }

    /// The names of those that a search within these limits builds if they are absent.
    pub fn made(&self, limits: &Limits) -> Tier {
        self.tiers.get(tiers::made(self.tiers, limits)).copied().unwrap_or_default()
    }

    /// Names of the tables used within these limits: those it builds, and larger ones that exist on disk.
    pub fn used(&self, limits: &Limits, tables: &Tables) -> Tier {
        self.tiers.get(tiers::used(self.tiers, limits, tables)).copied().unwrap_or_default()
    }

    /// Opens or builds what a search within these limits uses, without solving anything.
    ///
    /// # Errors
    /// [`TableError`] if a table cannot be built or read, or `control` stops it.
    pub fn prepare(&self, limits: &Limits, control: &Control, tables: &Tables) -> Result<(), TableError> {
        (self.prepare)(tables, limits, control)
    }

    /// True if all of them, large ones included, are in use already.
    pub fn are_all_in_use(&self, tables: &Tables) -> bool {
        (self.are_joined)(tables)
    }

    /// Small tables and the large ones that join them.
    pub(crate) const fn of_pair<L: TablePair>() -> Self {
        Self { names: L::NAMES, tiers: L::TIERS, prepare: L::prepare, are_joined: L::are_ready }
    }

    /// The small tables of a pair, and never the large ones.
    pub(crate) const fn small_of_pair<L: TablePair>() -> Self {
        let prepare = |store: &Tables, limits: &Limits, control: &Control| {
            L::small(Loading::silent(store, limits.workers_under(control))).map(drop)
        };
        Self { names: L::SMALL_NAMES, tiers: L::SMALL_TIER, prepare, are_joined: |_| true }
    }
}
