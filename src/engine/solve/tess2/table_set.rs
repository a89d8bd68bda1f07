//! Small tables at once, the large one and what goes with it when they are there.

use std::sync::{Arc, OnceLock};

use super::TABLES;
use super::small_tables::SmallTables;
use super::suffix::Suffixes;
use crate::engine::control::Control;
use crate::engine::solve::finish::can_come;
use crate::engine::solve::{Event, EventSink, Limits, Memory};
use crate::engine::tables::TableError;
use crate::engine::tables::side_rows::{self, SideRows};
use crate::engine::tables::store::Store;

/// The large table and what is made of the small ones to go with it.
#[derive(Debug)]
pub struct LargeTables {
    /// The table.
    pub table: SideRows,
    /// How solutions may end.
    pub suffixes: Suffixes,
}

/// The small tables of a store.
pub fn small(store: &Store, threads: usize, control: &Control, say: EventSink) -> Result<Arc<SmallTables>, TableError> {
    store.shared(|| SmallTables::load(store, threads, control, &|name| say(Event::Tables { name })))
}

/// The large table of a store.
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

/// Whether the large table of a store is in use.
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
    say(Event::Tables { name: side_rows::NAME });
    let table = SideRows::load(store, threads, control)?;
    Ok(LargeTables { table, suffixes: Suffixes::new(&small.moves, &small.rows) })
}

/// The tables of one search.
pub struct TableSet<'a> {
    /// The small tables.
    pub small: Arc<SmallTables>,
    store: &'a Store,
    memory: Memory,
    joined: OnceLock<Arc<LargeTables>>,
}

impl<'a> TableSet<'a> {
    /// Opens or builds what the search begins with, and sees to it that the rest comes.
    ///
    /// # Errors
    /// [`TableError`], by way of the store.
    pub fn open(limits: &Limits, control: &Control, store: &'a Store, say: EventSink) -> Result<Self, TableError> {
        let threads = limits.threads;
        let small = small(store, threads, control, say)?;
        // A search that is limited by nodes is to be the same each time; when tables come by themselves it would not
        // be.
        let waits = limits.memory == Memory::Full || (limits.memory == Memory::Auto && limits.nodes.is_some());
        if waits {
            large_tables(&small, store, threads, control, say)?;
        } else if limits.memory == Memory::Auto && can_come(&TABLES, limits, store) {
            let small = small.clone();
            store.build_in_background(move |store, control| make(&small, store, threads, control, &|_| ()));
        }
        let tables = Self { small, store, memory: limits.memory, joined: OnceLock::new() };
        tables.look();
        Ok(tables)
    }

    /// The large table, if it has joined.
    #[inline]
    pub fn joined(&self) -> Option<&LargeTables> {
        self.joined.get().map(|large| &**large)
    }

    /// Looks whether the large table is there; whether it has joined just now.
    pub fn look(&self) -> bool {
        if self.memory == Memory::Small || self.joined.get().is_some() {
            return false;
        }
        self.store.ready::<LargeTables>().is_some_and(|large| self.joined.set(large).is_ok())
    }
}
