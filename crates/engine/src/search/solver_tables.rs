//! The tables that a solver uses, and their preparation without a state to solve.

use super::Limits;
use super::table_set::{Loading, TablePair};
use super::tiers::Tier;
use crate::control::Control;
use crate::tables::{TableError, Tables};

/// The tables of a solver.
#[derive(Debug)]
pub struct SolverTables {
    /// The names of all tables that are kept in files.
    pub names: &'static [&'static str],
    /// The tables it uses at each size, the smallest first; see [`tiers`](super::tiers) for the choice.
    pub tiers: &'static [Tier],
    /// Opens or builds the tables that a search within these limits uses.
    pub prepare: fn(&Tables, &Limits, &Control) -> Result<(), TableError>,
    /// True if the tables that can join a running search are in use.
    pub are_joined: fn(&Tables) -> bool,
}

impl SolverTables {
    /// No tables at all.
    pub const NONE: Self = Self { names: &[], tiers: &[], prepare: |_, _, _| Ok(()), are_joined: |_| true };

    /// Small tables and the large ones that join them.
    pub(crate) const fn of_pair<L: TablePair>() -> Self {
        Self { names: L::NAMES, tiers: L::TIERS, prepare: L::prepare, are_joined: L::are_ready }
    }

    /// The small tables of a pair, and never the large ones.
    pub(crate) const fn small_of_pair<L: TablePair>() -> Self {
        let prepare = |store: &Tables, limits: &Limits, control: &Control| {
            L::small(Loading::silent(store, limits.workers(), control)).map(drop)
        };
        Self { names: L::SMALL_NAMES, tiers: L::SMALL_TIER, prepare, are_joined: |_| true }
    }
}
