//! The method that proves optimality: two phases shorten the solution while the bound rises by the table of three
//! colours.

use crate::tables::Workers;
use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

use super::large_tables::LargeTables;
use super::optimal_search::{OptimalNode, OptimalSearch};
use crate::control::{Control, NodeCounter};
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::tables::optimal_edges::{self, OptimalEdges};
use crate::puzzles::cube3::tables::optimal_table::{OptimalSize, OptimalTable};
use crate::puzzles::cube3::tables::{large, small, three_colours::ThreeColours};
use crate::search::table_set::{Loading, TablePair};
use crate::search::tiers::{self, Tier};
use crate::search::{Limits, Memory, ida::Prefix};
use crate::tables::{TableError, Tables};

/// The small and the large tables of the two phases.
const PHASES: [[&str; 4]; 2] = [small::NAMES, large::NAMES];

/// Concatenates names of tables.
const fn joined<const N: usize>(parts: &[&[&'static str]]) -> [&'static str; N] {
    let (mut out, mut at, mut part) = ([""; N], 0, 0);
    while part < parts.len() {
        let mut n = 0;
        while n < parts[part].len() {
            out[at] = parts[part][n];
            (at, n) = (at + 1, n + 1);
        }
        part += 1;
    }
    assert!(at == N);
    out
}

const SIZES: [&str; 5] = {
    let all = OptimalSize::ALL;
    [all[0].name, all[1].name, all[2].name, all[3].name, all[4].name]
};

/// The tables of each size: the smaller optimal ones go with the small tables of two phases, the others with all of them.
pub const TIERS: &[Tier] = &[
    &joined::<6>(&[&PHASES[0], &[optimal_edges::NAME, SIZES[0]]]),
    &joined::<6>(&[&PHASES[0], &[optimal_edges::NAME, SIZES[1]]]),
    &joined::<10>(&[&PHASES[0], &PHASES[1], &[optimal_edges::NAME, SIZES[1]]]),
    &joined::<10>(&[&PHASES[0], &PHASES[1], &[optimal_edges::NAME, SIZES[2]]]),
    &joined::<10>(&[&PHASES[0], &PHASES[1], &[optimal_edges::NAME, SIZES[3]]]),
    &joined::<10>(&[&PHASES[0], &PHASES[1], &[optimal_edges::NAME, SIZES[4]]]),
];

/// The names of all tables of this solver.
pub const NAMES: &[&str] = &joined::<14>(&[&PHASES[0], &PHASES[1], &[optimal_edges::NAME], &SIZES]);

/// The size in bytes of the smallest and of the largest optimal table.
pub fn smallest_and_largest() -> [u64; 2] {
    let all = OptimalSize::ALL;
    [all[0], all[all.len() - 1]].map(|size| size.words() * 8)
}

/// The size of the optimal table in a tier.
fn size_in(tier: Tier) -> OptimalSize {
    let in_tier = |size: &&OptimalSize| tier.contains(&size.name);
    *OptimalSize::ALL.iter().find(in_tier).expect("every tier has an optimal table")
}

/// The size that a search within these limits uses.
pub fn size_used(limits: &Limits, store: &Tables) -> OptimalSize {
    size_in(TIERS[tiers::used(TIERS, limits, store)])
}

/// The limits of the two phases beside the proof: their tables are those of the same tier.
pub fn limits_of_phases(limits: &Limits, store: &Tables) -> Limits {
    let tier = TIERS[tiers::used(TIERS, limits, store)];
    let has_large = large::NAMES.iter().all(|name| tier.contains(name));
    let memory = match (has_large, limits.waits_for_tables()) {
        (false, _) => Memory::Small,
        (true, false) => Memory::Auto,
        (true, true) => Memory::Full,
    };
    Limits { memory, ..limits.clone() }
}

/// Opens or builds the tables that a search within these limits uses.
///
/// # Errors
/// [`TableError`] if a table cannot be built or read, or `control` stops it.
pub fn prepare(store: &Tables, limits: &Limits, control: &Control) -> Result<(), TableError> {
    LargeTables::prepare(store, &limits_of_phases(limits, store), control)?;
    store.wait_for_background::<OptimalSearch>(control);
    let size = size_used(limits, store);
    if store.ready::<OptimalSearch>().is_some_and(|ready| ready.table.size != size) {
        store.forget::<OptimalSearch>(&SIZES);
    }
    store.shared(|| load(size, store, limits.workers_under(control))).map(drop)
}

/// Opens or builds the optimal table of one size.
///
/// # Errors
/// [`TableError`] if a table cannot be built or read, or the workers are stopped.
pub fn load(size: OptimalSize, store: &Tables, workers: Workers) -> Result<OptimalSearch, TableError> {
    let colours = ThreeColours::new();
    let edges = OptimalEdges::load(&colours, store, workers)?;
    let table = OptimalTable::load(&colours, size, store, workers)?;
    Ok(OptimalSearch::new(table, edges, colours))
}

/// The proof of one solve, which starts once its table is ready.
pub struct OptimalProof<'a> {
    store: &'a Tables,
    cube: Cube3,
    size: OptimalSize,
    joined: OnceLock<(Arc<OptimalSearch>, OptimalNode)>,
}

impl<'a> OptimalProof<'a> {
    /// Starts to build the table in the background, or waits for it if the limits say so.
    ///
    /// # Errors
    /// [`TableError`] if a table cannot be built or read, or `control` stops it.
    pub fn open(cube: &Cube3, limits: &Limits, with: Loading<'a>) -> Result<Self, TableError> {
        let Loading { store, workers: workers @ Workers { threads, .. }, .. } = with;
        let size = size_used(limits, store);
        if store.ready::<OptimalSearch>().is_some_and(|ready| ready.table.size != size) {
            store.forget::<OptimalSearch>(&SIZES);
        }
        // A search with a limit of nodes must be repeatable.
        if limits.waits_for_tables() || limits.nodes.is_some() {
            store.wait_for_background::<OptimalSearch>(workers.control);
            with.begin(size.name);
            store.shared(|| load(size, store, workers))?;
        } else {
            store.build_in_background(move |store, control| load(size, store, Workers::new(threads, control)));
        }
        let proof = Self { store, cube: *cube, size, joined: OnceLock::new() };
        proof.join_if_ready();
        Ok(proof)
    }

    /// Checks if the table is ready; true if it has joined just now.
    pub fn join_if_ready(&self) -> bool {
        if self.joined.get().is_some() {
            return false;
        }
        let Some(search) = self.store.ready::<OptimalSearch>().filter(|search| search.table.size == self.size) else {
            return false;
        };
        let root = search.root(&self.cube);
        self.joined.set((search, root)).is_ok()
    }

    /// True if the table is still awaited: it has not joined, and is being built.
    pub fn is_awaited(&self) -> bool {
        self.joined.get().is_none() && self.store.is_in_background::<OptimalSearch>()
    }

    /// The lower bound of the state by the table; `None` while there is no table.
    pub fn bound(&self) -> Option<u8> {
        self.joined.get().map(|(search, root)| search.bound(root))
    }

    /// Searches all solutions of exactly `length` turns that begin with `prefix`; `None` while there is no table.
    /// `offer` may be called more than once for a solution.
    pub fn prove(
        &self,
        length: u8,
        prefix: Prefix,
        counter: &NodeCounter,
        mut offer: impl FnMut(&[u8]) -> ControlFlow<()>,
    ) -> Option<ControlFlow<()>> {
        let (search, root) = self.joined.get()?;
        Some(search.part(root, prefix, length, counter, &mut |mut turns| {
            search.order(&mut turns);
            offer(&turns)
        }))
    }
}

#[cfg(test)]
mod tests;
