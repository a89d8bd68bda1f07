//! The optimal solver: the two-phase search shortens the solution while a search with the three-colour table raises the lower bound.

use crate::tables::Workers;
use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

use super::metric_tables::MetricTables;
use super::of_metric::Holds;
use super::optimal_search::{OptimalNode, OptimalSearch};
use crate::control::{Control, NodeCounter};
use crate::puzzle::Metric;
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::tables::of_metric::{TablesOfMetric, joined};
use crate::puzzles::cube3::tables::optimal_edges::OptimalEdges;
use crate::puzzles::cube3::tables::optimal_table::{OptimalSize, OptimalTable};
use crate::puzzles::cube3::tables::three_colours::ThreeColours;
use crate::puzzles::cube3::turns::{HalfTurns, QuarterTurns};
use crate::search::table_set::{Loading, TablePair};
use crate::search::tiers::{self, Tier};
use crate::search::{Limits, Memory, TableProvider, ida::Prefix};
use crate::tables::{TableError, Tables};

/// The names of the tables of each size in a metric.
const fn sizes<C: TablesOfMetric, const N: usize>() -> [&'static str; N] {
    let (mut out, mut n) = ([""; N], 0);
    while n < N {
        out[n] = C::SIZES[n].name;
        n += 1;
    }
    out
}

/// Table names of one size with the small two-phase tables; [`with_large`] adds the large ones.
const fn with_small<C: TablesOfMetric>(size: usize) -> [&'static str; 6] {
    joined(&[&C::SMALL, &[C::EDGES, C::SIZES[size].name]])
}

const fn with_large<C: TablesOfMetric>(size: usize) -> [&'static str; 10] {
    joined(&[&C::SMALL, &C::LARGE, &[C::EDGES, C::SIZES[size].name]])
}

/// The tables in HTM. The smaller optimal tables are combined with the small two-phase tables, the others with all of them.
pub static IN_HALVES: TableProvider = provider::<HalfTurns>(
    &joined::<14>(&[&HalfTurns::SMALL, &HalfTurns::LARGE, &[HalfTurns::EDGES], &sizes::<HalfTurns, 5>()]),
    &[
        &with_small::<HalfTurns>(0),
        &with_small::<HalfTurns>(1),
        &with_large::<HalfTurns>(1),
        &with_large::<HalfTurns>(2),
        &with_large::<HalfTurns>(3),
        &with_large::<HalfTurns>(4),
    ],
);

/// The tables in QTM, combined as in [`IN_HALVES`].
pub static IN_QUARTERS: TableProvider = provider::<QuarterTurns>(
    &joined::<13>(&[&QuarterTurns::SMALL, &QuarterTurns::LARGE, &[QuarterTurns::EDGES], &sizes::<QuarterTurns, 4>()]),
    &[
        &with_small::<QuarterTurns>(0),
        &with_small::<QuarterTurns>(1),
        &with_large::<QuarterTurns>(1),
        &with_large::<QuarterTurns>(2),
        &with_large::<QuarterTurns>(3),
    ],
);

const fn provider<C: MetricTables>(names: &'static [&'static str], tiers: &'static [Tier]) -> TableProvider {
    TableProvider { names, tiers, prepare: prepare::<C>, are_joined: |store| store.ready::<C::Proof>().is_some() }
}

/// The tables in a metric.
fn tables<C: TablesOfMetric>() -> &'static TableProvider {
    if C::METRIC == Metric::Qtm { &IN_QUARTERS } else { &IN_HALVES }
}

/// Size in bytes of the smallest and of the largest optimal table.
pub fn smallest_and_largest() -> [u64; 2] {
    let all = OptimalSize::ALL;
    [all[0], all[all.len() - 1]].map(|size| size.words() * 8)
}

/// The tier that a search with these limits uses.
fn tier_used<C: TablesOfMetric>(limits: &Limits, store: &Tables) -> Tier {
    let tiers = tables::<C>().tiers;
    tiers[tiers::used(tiers, limits, store)]
}

/// The size of the optimal table that a search with these limits uses.
fn size_used<C: TablesOfMetric>(limits: &Limits, store: &Tables) -> OptimalSize {
    let tier = tier_used::<C>(limits, store);
    let in_tier = |size: &&OptimalSize| tier.contains(&size.name);
    *C::SIZES.iter().find(in_tier).expect("every tier has an optimal table")
}

/// Limits of the two-phase search beside the proof: its tables are limited to those of the same tier.
pub fn limits_of_phases<C: TablesOfMetric>(limits: &Limits, store: &Tables) -> Limits {
    let tier = tier_used::<C>(limits, store);
    let has_large = C::LARGE.iter().all(|name| tier.contains(name));
    let memory = match (has_large, limits.waits_for_tables()) {
        (false, _) => Memory::Small,
        (true, false) => Memory::Auto,
        (true, true) => Memory::Full,
    };
    Limits { memory, ..limits.clone() }
}

/// Opens or builds the tables of a search with these limits.
///
/// # Errors
/// [`TableError`] if a table cannot be built or read, or `control` stops it.
fn prepare<C: MetricTables>(store: &Tables, limits: &Limits, control: &Control) -> Result<(), TableError> {
    C::Large::prepare(store, &limits_of_phases::<C>(limits, store), control)?;
    store.wait_for_background::<C::Proof>(control);
    let size = size_used::<C>(limits, store);
    forget_others::<C>(size, store);
    store.shared(|| proof_of::<C>(size, store, limits.workers_under(control))).map(drop)
}

/// Gives up the table of the proof in memory if it is of another size.
fn forget_others<C: MetricTables>(size: OptimalSize, store: &Tables) {
    if store.ready::<C::Proof>().is_some_and(|ready| ready.held().table.size != size) {
        let names: Vec<&'static str> = C::SIZES.iter().map(|size| size.name).collect();
        store.forget::<C::Proof>(&names);
    }
}

/// Opens or builds the optimal table of one size.
///
/// # Errors
/// [`TableError`] if a table cannot be built or read, or the workers are stopped.
pub fn load(size: OptimalSize, store: &Tables, workers: Workers) -> Result<OptimalSearch, TableError> {
    let colours = ThreeColours::new();
    let edges = match size.metric {
        Metric::Qtm => OptimalEdges::load::<QuarterTurns>(&colours, store, workers)?,
        _ => OptimalEdges::load::<HalfTurns>(&colours, store, workers)?,
    };
    let table = OptimalTable::load(&colours, size, store, workers)?;
    Ok(OptimalSearch::new(table, edges, colours))
}

/// Loads the table in the form in which the store keeps it.
fn proof_of<C: MetricTables>(size: OptimalSize, store: &Tables, workers: Workers) -> Result<C::Proof, TableError> {
    load(size, store, workers).map(C::Proof::from)
}

/// The proof of one solve, which starts once its table is ready.
pub(crate) struct OptimalProof<'a, C: MetricTables> {
    store: &'a Tables,
    cube: Cube3,
    size: OptimalSize,
    joined: OnceLock<(Arc<C::Proof>, OptimalNode)>,
}

impl<'a, C: MetricTables> OptimalProof<'a, C> {
    /// Starts to build the table in the background, or waits for it if the limits say so.
    ///
    /// # Errors
    /// [`TableError`] if a table cannot be built or read, or `control` stops it.
    pub fn open(cube: &Cube3, limits: &Limits, with: Loading<'a>) -> Result<Self, TableError> {
        let Loading { store, workers: workers @ Workers { threads, .. }, .. } = with;
        let size = size_used::<C>(limits, store);
        forget_others::<C>(size, store);
        // A search with a node limit must be repeatable.
        if limits.waits_for_tables() || limits.nodes.is_some() {
            store.wait_for_background::<C::Proof>(workers.control);
            with.begin(size.name);
            store.shared(|| proof_of::<C>(size, store, workers))?;
        } else {
            store.build_in_background(move |store, control| proof_of::<C>(size, store, Workers::new(threads, control)));
        }
        let proof = Self { store, cube: *cube, size, joined: OnceLock::new() };
        proof.join_if_ready();
        Ok(proof)
    }

    /// Joins the table if it is ready; true if it joined just now.
    pub fn join_if_ready(&self) -> bool {
        if self.joined.get().is_some() {
            return false;
        }
        let is_ours = |search: &Arc<C::Proof>| search.held().table.size == self.size;
        let Some(search) = self.store.ready::<C::Proof>().filter(is_ours) else {
            return false;
        };
        let root = search.held().root(&self.cube);
        self.joined.set((search, root)).is_ok()
    }

    /// True if the table is still being built in the background.
    pub fn is_awaited(&self) -> bool {
        self.joined.get().is_none() && self.store.is_in_background::<C::Proof>()
    }

    /// The search with the table; `None` until the table has joined.
    pub fn search(&self) -> Option<&OptimalSearch> {
        self.joined.get().map(|(search, _)| search.held())
    }

    /// The table's lower bound for the state; `None` until the table has joined.
    pub fn bound(&self) -> Option<u8> {
        self.joined.get().map(|(search, root)| search.held().bound(root))
    }

    /// Searches all solutions of exactly `length` moves that begin with `prefix`; `None` until the table has joined. May offer a solution more
    /// than once.
    pub fn prove(
        &self,
        length: u8,
        prefix: Prefix,
        counter: &NodeCounter,
        mut offer: impl FnMut(&[u8]) -> ControlFlow<()>,
    ) -> Option<ControlFlow<()>> {
        let (search, root) = self.joined.get()?;
        let search = search.held();
        Some(search.part(root, prefix, length, counter, &mut |mut turns| {
            search.order(&mut turns);
            offer(&turns)
        }))
    }
}

#[cfg(test)]
mod tests;
