//! Tables of solvers that start with small tables and add large ones once these are ready.

use crate::tables::Workers;
use std::any::Any;
use std::marker::PhantomData;
use std::sync::{Arc, OnceLock};

use super::tiers::{self, Tier};
use super::{EventSink, Limits, Memory, SearchEvent};
use crate::control::Control;
use crate::tables::{TableError, Tables};

/// Context for opening or building tables; `sink` receives the name of each table beforehand.
#[derive(Clone, Copy)]
pub struct TableLoader<'a> {
    pub tables: &'a Tables,
    pub workers: Workers<'a>,
    pub sink: EventSink<'a>,
}

impl<'a> TableLoader<'a> {
    /// Creates a loader that reports nothing.
    pub fn silent(tables: &'a Tables, workers: Workers<'a>) -> Self {
        Self { tables, workers, sink: &|_| () }
    }

    /// Reports that the named table is about to be opened or built.
    pub fn report_table(&self, name: &'static str) {
        (self.sink)(SearchEvent::Tables { name });
    }
}

/// A pair of small and large tables, implemented by the large ones. A search can start with the small ones, and the large ones are built
/// from them. A third, even larger set may be built from the large ones.
pub trait TableTiers: Any + Send + Sync + Sized {
    /// The small tables.
    type Small: Any + Send + Sync;

    /// The largest tables; [`NoLargestTables`] if the large ones are the largest.
    type Largest: Any + Send + Sync;

    /// Names of all tables in files, small ones included, in the order of first use.
    const NAMES: &'static [&'static str];

    /// Names of the small and the large tables, without the largest.
    const SMALL_AND_LARGE_NAMES: &'static [&'static str] = Self::NAMES;

    /// Names of the small tables.
    const SMALL_NAMES: &'static [&'static str];

    /// Names of the tables used at each size, smallest first. The large ones may come in several sizes.
    const TIERS: &'static [Tier] = &[Self::SMALL_NAMES, Self::NAMES];

    /// The only tier of a solver that uses just the small tables.
    const SMALL_TIER: &'static [Tier] = &[Self::SMALL_NAMES];

    /// Returns the store's small tables; opens or builds those not in memory, and reports the name of each of these.
    ///
    /// # Errors
    /// [`TableError`] if a table cannot be built or read, or the control stops it.
    fn shared_small(loader: TableLoader) -> Result<Arc<Self::Small>, TableError>;

    /// Opens or builds the large tables; reports each name first.
    ///
    /// # Errors
    /// [`TableError`] if a table cannot be built or read, or the control stops it.
    fn load_large(small: &Self::Small, loader: TableLoader) -> Result<Self, TableError>;

    /// Opens or builds the largest tables; reports each name first.
    ///
    /// # Errors
    /// [`TableError`] if a table cannot be built or read, or the control stops it.
    fn load_largest(&self, loader: TableLoader) -> Result<Self::Largest, TableError>;

    /// Returns the store's largest tables; opens or builds them if they are not in memory.
    ///
    /// # Errors
    /// [`TableError`] if a table cannot be built or read, or the control stops it.
    fn shared_largest(small: &Self::Small, loader: TableLoader) -> Result<Arc<Self::Largest>, TableError> {
        let large = Self::shared_large(small, loader)?;
        loader.tables.wait_for_background::<Self::Largest>(loader.workers.control);
        loader.tables.shared(|| large.load_largest(loader))
    }

    /// Returns the store's large tables; opens or builds them if they are not in memory.
    ///
    /// # Errors
    /// [`TableError`] if a table cannot be built or read, or the control stops it.
    fn shared_large(small: &Self::Small, loader: TableLoader) -> Result<Arc<Self>, TableError> {
        loader.tables.wait_for_background::<Self>(loader.workers.control);
        loader.tables.shared(|| Self::load_large(small, loader))
    }

    /// Opens or builds the tables of a search with these limits.
    ///
    /// # Errors
    /// [`TableError`] if a table cannot be built or read, or `control` stops it.
    fn prepare(tables: &Tables, limits: &Limits, control: &Control) -> Result<(), TableError> {
        let loader = TableLoader::silent(tables, limits.workers_under(control));
        let small = Self::shared_small(loader)?;
        match tiers::used_tier(Self::TIERS, limits, tables) {
            0 => Ok(()),
            1 => Self::shared_large(&small, loader).map(drop),
            _ => Self::shared_largest(&small, loader).map(drop),
        }
    }

    /// True if the large tables are in memory.
    fn are_large_tables_loaded(tables: &Tables) -> bool {
        tables.shared_if_ready::<Self>().is_some()
    }
}

/// Placeholder for [`TableTiers::Largest`] if the large tables are the largest.
#[derive(Debug)]
pub struct NoLargestTables<L>(PhantomData<L>);

impl<L> NoLargestTables<L> {
    /// Creates the placeholder.
    pub fn new() -> Self {
        Self(PhantomData)
    }
}

/// Combines the small tables with the large ones when these join.
type Join<'a, L, J> = dyn Fn(&<L as TableTiers>::Small, Arc<L>) -> J + Sync + 'a;

/// The tables of one search. `J` is the search's own combination of the small tables and the large ones `L`, made when these join.
pub struct TableSet<'a, L: TableTiers, J> {
    /// The small tables.
    pub small: Arc<L::Small>,
    tables: &'a Tables,
    /// Index of the tier that the search ends up using; 0 for small tables only.
    tier: usize,
    join: Box<Join<'a, L, J>>,
    joined: OnceLock<J>,
    largest: OnceLock<Arc<L::Largest>>,
}

impl<'a, L: TableTiers, J> TableSet<'a, L, J> {
    /// Opens or builds the tables needed to start, and loads the others in the background unless [`Limits::waits_for_tables`]. `join`
    /// receives the large tables once they are ready.
    ///
    /// # Errors
    /// [`TableError`] if a table cannot be built or read, or the control stops it.
    pub fn open(
        limits: &Limits,
        loader: TableLoader<'a>,
        join: impl Fn(&L::Small, Arc<L>) -> J + Sync + 'a,
    ) -> Result<Self, TableError> {
        let TableLoader { tables: store, workers: Workers { threads, .. }, .. } = loader;
        let small = L::shared_small(loader)?;
        let tier = tiers::used_tier(L::TIERS, limits, store);
        // A requested size is a cap on memory, so larger tables are dropped. Other settings keep them for later searches.
        if tier < 2 && matches!(limits.memory, Memory::UpTo(_)) {
            store.forget::<L::Largest>(&L::NAMES[L::SMALL_AND_LARGE_NAMES.len()..]);
        }
        if limits.waits_for_tables() {
            if tier > 0 {
                L::shared_large(&small, loader)?;
            }
            if tier > 1 {
                L::shared_largest(&small, loader)?;
            }
        } else {
            if tier > 0 {
                let begun = small.clone();
                store.build_in_background(move |store, control| {
                    L::load_large(&begun, TableLoader::silent(store, Workers::new(threads, control)))
                });
            }
            if tier > 1 {
                let small = small.clone();
                store.build_in_background(move |store, control| {
                    let loader = TableLoader::silent(store, Workers::new(threads, control));
                    L::shared_large(&small, loader)?.load_largest(loader)
                });
            }
        }
        let (joined, largest) = (OnceLock::new(), OnceLock::new());
        let tables = Self { small, tables: store, tier, join: Box::new(join), joined, largest };
        tables.join_if_ready();
        Ok(tables)
    }

    /// Returns the combination of small and large tables; `None` until the large ones have joined.
    #[inline]
    pub fn joined(&self) -> Option<&J> {
        self.joined.get()
    }

    /// Returns the largest tables; `None` until they have joined.
    #[inline]
    pub fn largest(&self) -> Option<&L::Largest> {
        self.largest.get().map(|largest| &**largest)
    }

    /// Joins large and largest tables that have become ready; true if any joined.
    pub fn join_if_ready(&self) -> bool {
        if self.tier == 0 || self.largest.get().is_some() {
            return false;
        }
        let mut any = false;
        if self.joined.get().is_none() {
            let Some(large) = self.tables.shared_if_ready::<L>() else { return false };
            any = self.joined.set((self.join)(&self.small, large)).is_ok();
        }
        if self.tier == 1 {
            return any;
        }
        let Some(largest) = self.tables.shared_if_ready::<L::Largest>() else { return any };
        self.largest.set(largest).is_ok() || any
    }
}
