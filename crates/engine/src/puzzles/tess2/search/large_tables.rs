//! The large tables of the 2x2x2x2: the side rows with their suffixes, and the end rows.

use std::sync::Arc;

use super::small_tables::{self, SmallTables};
use super::suffix::Suffixes;
use crate::puzzles::tess2::tables::end_rows::{self, EndRows};
use crate::puzzles::tess2::tables::side_rows::{self, SideRows};
use crate::search::table_set::{TableLoader, TableTiers};
use crate::search::tiers::Tier;
use crate::tables::TableError;

/// Data of the searches that end inside H1.
#[derive(Debug)]
pub(crate) struct LargeTables {
    /// The side rows, with distances inside H1.
    pub side_rows: SideRows,
    /// The suffixes of solutions, derived from the small tables.
    pub suffixes: Suffixes,
}

impl TableTiers for LargeTables {
    type Small = SmallTables;
    type Largest = EndRows;

    const NAMES: &'static [&'static str] = {
        let [a, b] = small_tables::NAMES;
        &[a, b, side_rows::NAME, end_rows::NAME]
    };

    const SMALL_AND_LARGE_NAMES: &'static [&'static str] = {
        let [a, b] = small_tables::NAMES;
        &[a, b, side_rows::NAME]
    };

    const SMALL_NAMES: &'static [&'static str] = &small_tables::NAMES;

    const TIERS: &'static [Tier] = &[Self::SMALL_NAMES, Self::SMALL_AND_LARGE_NAMES, Self::NAMES];

    fn shared_small(loader: TableLoader) -> Result<Arc<SmallTables>, TableError> {
        loader.tables.shared(|| SmallTables::load(loader))
    }

    fn load_large(small: &SmallTables, loader: TableLoader) -> Result<Self, TableError> {
        loader.report_table(side_rows::NAME);
        let side_rows = SideRows::load(loader.tables, loader.workers)?;
        Ok(Self { side_rows, suffixes: Suffixes::new(&small.moves, &small.rows) })
    }

    fn load_largest(&self, loader: TableLoader) -> Result<EndRows, TableError> {
        loader.report_table(end_rows::NAME);
        EndRows::load(&self.side_rows, loader.tables, loader.workers)
    }
}
