//! The large table of the 2x2x2x2 and the suffixes that go with it.

use std::sync::Arc;

use super::small_tables::{self, SmallTables};
use super::suffix::Suffixes;
use crate::puzzles::tess2::tables::end_rows::{self, EndRows};
use crate::puzzles::tess2::tables::side_rows::{self, SideRows};
use crate::search::table_set::{Loading, TablePair};
use crate::search::tiers::Tier;
use crate::tables::TableError;

/// The large table and the suffixes.
#[derive(Debug)]
pub(crate) struct LargeTables {
    /// The side rows.
    pub table: SideRows,
    /// The suffixes of solutions, derived from the small tables.
    pub suffixes: Suffixes,
}

impl TablePair for LargeTables {
    type Small = SmallTables;
    type Largest = EndRows;

    const NAMES: &'static [&'static str] = {
        let [a, b] = small_tables::NAMES;
        &[a, b, side_rows::NAME, end_rows::NAME]
    };

    const LARGE_NAMES: &'static [&'static str] = {
        let [a, b] = small_tables::NAMES;
        &[a, b, side_rows::NAME]
    };

    const SMALL_NAMES: &'static [&'static str] = &small_tables::NAMES;

    const TIERS: &'static [Tier] = &[Self::SMALL_NAMES, Self::LARGE_NAMES, Self::NAMES];

    fn small(with: Loading) -> Result<Arc<SmallTables>, TableError> {
        with.store.shared(|| SmallTables::load(with))
    }

    fn load(small: &SmallTables, with: Loading) -> Result<Self, TableError> {
        with.begin(side_rows::NAME);
        let table = SideRows::load(with.store, with.workers)?;
        Ok(Self { table, suffixes: Suffixes::new(&small.moves, &small.rows) })
    }

    fn load_largest(&self, with: Loading) -> Result<EndRows, TableError> {
        with.begin(end_rows::NAME);
        EndRows::load(&self.table, with.store, with.workers)
    }
}
