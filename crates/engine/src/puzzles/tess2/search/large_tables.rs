//! The large table of the hypercube, and the data derived from the small ones to go with it.

use std::sync::Arc;

use super::small_tables::{self, SmallTables};
use super::suffix::Suffixes;
use crate::control::Control;
use crate::puzzles::tess2::tables::end_rows::{self, EndRows};
use crate::puzzles::tess2::tables::side_rows::{self, SideRows};
use crate::search::table_set::TablePair;
use crate::search::tiers::Tier;
use crate::search::{EventSink, SearchEvent};
use crate::tables::{TableError, Tables};

/// The large table and the data derived from the small ones to go with it.
#[derive(Debug)]
pub(crate) struct LargeTables {
    /// The table.
    pub table: SideRows,
    /// The suffixes of solutions.
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

    fn small(
        store: &Tables,
        threads: usize,
        control: &Control,
        say: EventSink,
    ) -> Result<Arc<SmallTables>, TableError> {
        store.shared(|| SmallTables::load(store, threads, control, &|name| say(SearchEvent::Tables { name })))
    }

    fn load(
        small: &SmallTables,
        store: &Tables,
        threads: usize,
        control: &Control,
        say: EventSink,
    ) -> Result<Self, TableError> {
        say(SearchEvent::Tables { name: side_rows::NAME });
        let table = SideRows::load(store, threads, control)?;
        Ok(Self { table, suffixes: Suffixes::new(&small.moves, &small.rows) })
    }

    fn load_largest(
        &self,
        store: &Tables,
        threads: usize,
        control: &Control,
        say: EventSink,
    ) -> Result<EndRows, TableError> {
        say(SearchEvent::Tables { name: end_rows::NAME });
        EndRows::load(&self.table, store, threads, control)
    }
}
