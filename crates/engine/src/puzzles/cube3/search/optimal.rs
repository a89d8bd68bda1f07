//! The optimal solver: the two-phase search shortens the solution while a search with the three-colour table raises the
//! lower bound.

use crate::tables::Workers;
use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

use super::metric_search::MetricTagged;
use super::metric_table_types::MetricTableTypes;
use super::optimal_search::{OptimalNode, OptimalSearch};
use crate::control::{Control, NodeCounter};
use crate::puzzle::Metric;
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::tables::metric_tables::{MetricTables, concat_names};
use crate::puzzles::cube3::tables::optimal_edges::OptimalEdges;
use crate::puzzles::cube3::tables::optimal_table::{OptimalSize, OptimalTable};
use crate::puzzles::cube3::tables::three_colours::ThreeColours;
use crate::puzzles::cube3::turns::{HalfTurnMetric, QuarterTurnMetric};
use crate::search::table_set::{TableLoader, TableTiers};
use crate::search::tiers::{self, Tier};
use crate::search::{Limits, Memory, TableProvider, ida::Prefix};
use crate::tables::{TableError, Tables};

/// Returns the names of the optimal tables of the first `N` sizes in a metric.
const fn size_names<C: MetricTables, const N: usize>() -> [&'static str; N] {
    let (mut out, mut n) = ([""; N], 0);
    while n < N {
        out[n] = C::OPTIMAL_SIZES[n].name;
        n += 1;
    }
    out
}

/// Returns the names of the tables of one tier: the small two-phase tables and an optimal table; [`large_tier`] adds
/// the large two-phase tables.
const fn small_tier<C: MetricTables>(size: usize) -> [&'static str; 6] {
    concat_names(&[&C::SMALL, &[C::OPTIMAL_EDGES, C::OPTIMAL_SIZES[size].name]])
}

const fn large_tier<C: MetricTables>(size: usize) -> [&'static str; 10] {
    concat_names(&[&C::SMALL, &C::LARGE, &[C::OPTIMAL_EDGES, C::OPTIMAL_SIZES[size].name]])
}

/// Tables in HTM. The two smallest optimal tables are used with the small two-phase tables, and all but the smallest
/// with the large ones too.
pub static HTM_TABLES: TableProvider = provider::<HalfTurnMetric>(
    &concat_names::<16>(&[
        &HalfTurnMetric::SMALL,
        &HalfTurnMetric::LARGE,
        &[HalfTurnMetric::OPTIMAL_EDGES],
        &size_names::<HalfTurnMetric, 7>(),
    ]),
    &[
        &small_tier::<HalfTurnMetric>(0),
        &small_tier::<HalfTurnMetric>(1),
        &large_tier::<HalfTurnMetric>(1),
        &large_tier::<HalfTurnMetric>(2),
        &large_tier::<HalfTurnMetric>(3),
        &large_tier::<HalfTurnMetric>(4),
        &large_tier::<HalfTurnMetric>(5),
        &large_tier::<HalfTurnMetric>(6),
    ],
);

/// The tables in QTM, combined as in [`HTM_TABLES`].
pub static QTM_TABLES: TableProvider = provider::<QuarterTurnMetric>(
    &concat_names::<13>(&[
        &QuarterTurnMetric::SMALL,
        &QuarterTurnMetric::LARGE,
        &[QuarterTurnMetric::OPTIMAL_EDGES],
        &size_names::<QuarterTurnMetric, 4>(),
    ]),
    &[
        &small_tier::<QuarterTurnMetric>(0),
        &small_tier::<QuarterTurnMetric>(1),
        &large_tier::<QuarterTurnMetric>(1),
        &large_tier::<QuarterTurnMetric>(2),
        &large_tier::<QuarterTurnMetric>(3),
    ],
);

const fn provider<C: MetricTableTypes>(names: &'static [&'static str], tiers: &'static [Tier]) -> TableProvider {
    TableProvider {
        names,
        tiers,
        prepare: prepare::<C>,
        are_large_tables_loaded: |tables| tables.shared_if_ready::<C::Proof>().is_some(),
    }
}

fn table_provider<C: MetricTables>() -> &'static TableProvider {
    if C::METRIC == Metric::Qtm { &QTM_TABLES } else { &HTM_TABLES }
}

/// Returns the sizes in bytes of the smallest and the largest optimal table in HTM.
pub fn smallest_and_largest() -> [u64; 2] {
    let all = OptimalSize::ALL_HTM;
    [all[0], all[all.len() - 1]].map(|size| size.words() * 8)
}

/// Returns the tier that a search with these limits uses.
fn tier_used<C: MetricTables>(limits: &Limits, tables: &Tables) -> Tier {
    let tiers = table_provider::<C>().tiers;
    tiers[tiers::used_tier(tiers, limits, tables)]
}

/// Returns the size of the optimal table that a search with these limits uses.
fn size_used<C: MetricTables>(limits: &Limits, tables: &Tables) -> OptimalSize {
    let tier = tier_used::<C>(limits, tables);
    let in_tier = |size: &&OptimalSize| tier.contains(&size.name);
    *C::OPTIMAL_SIZES.iter().find(in_tier).expect("every tier has an optimal table")
}

/// Returns the limits of the two-phase search that runs alongside the proof, confined to tables of the proof's tier.
pub fn two_phase_limits<C: MetricTables>(limits: &Limits, tables: &Tables) -> Limits {
    let tier = tier_used::<C>(limits, tables);
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
pub(super) fn prepare<C: MetricTableTypes>(
    tables: &Tables,
    limits: &Limits,
    control: &Control,
) -> Result<(), TableError> {
    C::Large::prepare(tables, &two_phase_limits::<C>(limits, tables), control)?;
    tables.wait_for_background::<C::Proof>(control);
    let size = size_used::<C>(limits, tables);
    drop_other_sizes::<C>(size, tables);
    tables.shared(|| load_proof::<C>(size, tables, limits.workers_under(control))).map(drop)
}

/// Drops the proof's table from memory if it has another size.
fn drop_other_sizes<C: MetricTableTypes>(size: OptimalSize, tables: &Tables) {
    if tables.shared_if_ready::<C::Proof>().is_some_and(|ready| ready.inner().table.size != size) {
        let names: Vec<&'static str> = C::OPTIMAL_SIZES.iter().map(|size| size.name).collect();
        tables.forget::<C::Proof>(&names);
    }
}

/// Opens or builds the optimal table of one size and its edge table.
///
/// # Errors
/// [`TableError`] if a table cannot be built or read, or the workers are stopped.
pub fn load(size: OptimalSize, tables: &Tables, workers: Workers) -> Result<OptimalSearch, TableError> {
    let colours = ThreeColours::new();
    let edges = match size.metric {
        Metric::Qtm => OptimalEdges::load::<QuarterTurnMetric>(&colours, tables, workers)?,
        _ => OptimalEdges::load::<HalfTurnMetric>(&colours, tables, workers)?,
    };
    let table = OptimalTable::load(&colours, size, tables, workers)?;
    Ok(OptimalSearch::new(table, edges, colours))
}

/// Like [`load`], in the metric's own type, which identifies the table in `tables`.
fn load_proof<C: MetricTableTypes>(
    size: OptimalSize,
    tables: &Tables,
    workers: Workers,
) -> Result<C::Proof, TableError> {
    load(size, tables, workers).map(C::Proof::from)
}

/// The proof of one solve, which starts once its table is ready.
pub(crate) struct OptimalProof<'a, C: MetricTableTypes> {
    tables: &'a Tables,
    cube: Cube3,
    size: OptimalSize,
    joined: OnceLock<(Arc<C::Proof>, OptimalNode)>,
}

impl<'a, C: MetricTableTypes> OptimalProof<'a, C> {
    /// Starts to build the table in the background, or opens or builds it at once if the limits require that.
    ///
    /// # Errors
    /// [`TableError`] if a table cannot be built or read, or the workers are stopped.
    pub fn open(cube: &Cube3, limits: &Limits, loader: TableLoader<'a>) -> Result<Self, TableError> {
        let TableLoader { tables, workers: workers @ Workers { threads, .. }, .. } = loader;
        let size = size_used::<C>(limits, tables);
        drop_other_sizes::<C>(size, tables);
        // A search with a node limit must be repeatable.
        if limits.waits_for_tables() || limits.nodes.is_some() {
            tables.wait_for_background::<C::Proof>(workers.control);
            loader.report_table(size.name);
            tables.shared(|| load_proof::<C>(size, tables, workers))?;
        } else {
            tables.build_in_background(move |tables, control| {
                load_proof::<C>(size, tables, Workers::new(threads, control))
            });
        }
        let proof = Self { tables, cube: *cube, size, joined: OnceLock::new() };
        proof.join_if_ready();
        Ok(proof)
    }

    /// Joins the table if it is ready; returns true if it joined just now.
    pub fn join_if_ready(&self) -> bool {
        if self.joined.get().is_some() {
            return false;
        }
        let is_ours = |search: &Arc<C::Proof>| search.inner().table.size == self.size;
        let Some(search) = self.tables.shared_if_ready::<C::Proof>().filter(is_ours) else {
            return false;
        };
        let root = search.inner().root(&self.cube);
        self.joined.set((search, root)).is_ok()
    }

    /// True if the table is still being built in the background.
    pub fn is_awaited(&self) -> bool {
        self.joined.get().is_none() && self.tables.is_in_background::<C::Proof>()
    }

    /// Returns the search with the table; `None` until the table has joined.
    pub fn search(&self) -> Option<&OptimalSearch> {
        self.joined.get().map(|(search, _)| search.inner())
    }

    /// Returns the table's lower bound for the state; `None` until the table has joined.
    pub fn bound(&self) -> Option<u8> {
        self.joined.get().map(|(search, root)| search.inner().bound(root))
    }

    /// Calls `offer` with every solution of exactly `length` moves that begins with `prefix`, possibly more than once.
    /// Returns `None` until the table has joined.
    pub fn prove(
        &self,
        length: u8,
        prefix: Prefix,
        counter: &NodeCounter,
        mut offer: impl FnMut(&[u8]) -> ControlFlow<()>,
    ) -> Option<ControlFlow<()>> {
        let (search, root) = self.joined.get()?;
        let search = search.inner();
        Some(search.search_part(root, prefix, length, counter, &mut |mut turns| {
            search.sort_commuting_turns(&mut turns);
            offer(&turns)
        }))
    }
}

#[cfg(test)]
mod tests;
