//! Small tables at once, the large one and what goes with it when they are there.

use std::sync::{Arc, OnceLock};

use super::TABLES;
use super::engine::Engine;
use super::suffix::Suffixes;
use crate::engine::control::Control;
use crate::engine::solve::finish::can_come;
use crate::engine::solve::{Event, Limits, Memory, Say};
use crate::engine::tables::TableError;
use crate::engine::tables::side_rows::{self, SideRows};
use crate::engine::tables::store::Store;

/// The large table and what is made of the small ones to go with it.
#[derive(Debug)]
pub struct Kit {
    /// The table.
    pub table: SideRows,
    /// How solutions may end.
    pub suffixes: Suffixes,
}

/// The small tables of a store.
pub fn engine(store: &Store, threads: usize, control: &Control, say: Say) -> Result<Arc<Engine>, TableError> {
    store.shared(|| Engine::load(store, threads, control, &|name| say(Event::Tables { name })))
}

/// The large table of a store.
pub fn kit(
    engine: &Engine,
    store: &Store,
    threads: usize,
    control: &Control,
    say: Say,
) -> Result<Arc<Kit>, TableError> {
    store.wait_for_background::<Kit>(control);
    store.shared(|| make(engine, store, threads, control, say))
}

/// Whether the large table of a store is in use.
pub fn has_kit(store: &Store) -> bool {
    store.ready::<Kit>().is_some()
}

fn make(engine: &Engine, store: &Store, threads: usize, control: &Control, say: Say) -> Result<Kit, TableError> {
    say(Event::Tables { name: side_rows::NAME });
    let table = SideRows::load(store, threads, control)?;
    Ok(Kit { table, suffixes: Suffixes::new(&engine.moves, &engine.rows) })
}

/// The tables of one search.
pub struct Tiers<'a> {
    /// The small tables.
    pub engine: Arc<Engine>,
    store: &'a Store,
    memory: Memory,
    joined: OnceLock<Arc<Kit>>,
}

impl<'a> Tiers<'a> {
    /// Opens or builds what the search begins with, and sees to it that the rest comes.
    ///
    /// # Errors
    /// [`TableError`], by way of the store.
    pub fn open(limits: &Limits, control: &Control, store: &'a Store, say: Say) -> Result<Self, TableError> {
        let threads = limits.threads;
        let engine = engine(store, threads, control, say)?;
        // A search that is limited by nodes is to be the same each time; when tables come by themselves it would not be.
        let waits = limits.memory == Memory::Full || (limits.memory == Memory::Auto && limits.nodes.is_some());
        if waits {
            kit(&engine, store, threads, control, say)?;
        } else if limits.memory == Memory::Auto && can_come(&TABLES, limits, store) {
            let small = engine.clone();
            store.build_in_background(move |store, control| make(&small, store, threads, control, &|_| ()));
        }
        let tiers = Self { engine, store, memory: limits.memory, joined: OnceLock::new() };
        tiers.look();
        Ok(tiers)
    }

    /// The large table, if it has joined.
    #[inline]
    pub fn joined(&self) -> Option<&Kit> {
        self.joined.get().map(|kit| &**kit)
    }

    /// Looks whether the large table is there; whether it has joined just now.
    pub fn look(&self) -> bool {
        if self.memory == Memory::Small || self.joined.get().is_some() {
            return false;
        }
        self.store.ready::<Kit>().is_some_and(|kit| self.joined.set(kit).is_ok())
    }
}
