//! The 2x2x2x2: ever shorter solutions, and a bound that rises until they meet.
//!
//! Three searches for solutions follow one another ([`plan`] says when): a beam, exhaustive search on two coupled
//! cubes, and ways through H1, the subgroup whose W stickers lie on the W axis, which is Hypersolve's after its first
//! phase. The bound comes from iterative deepening on the whole puzzle with eight projections.

mod batch_filter;
mod beam;
mod coupled;
mod full_puzzle;
mod h1_search;
mod near_goal_graph;
mod passes;
mod phase1_paths;
mod phase2_search;
mod phases;
mod plan;
mod proof;
mod search_driver;
mod small_tables;
mod state;
mod suffix;
mod table_set;
#[cfg(test)]
mod testing;
mod two_cubes;
mod viewpoint;

use std::sync::atomic::AtomicBool;

use self::full_puzzle::FullPuzzle;
use self::search_driver::SearchDriver;
use self::small_tables::SmallTables;
use self::state::State;
use self::table_set::TableSet;
pub use self::viewpoint::VIEWPOINTS;
use self::viewpoint::Viewpoint;
use super::incumbent::Incumbent;
use super::{EventSink, Limits, Outcome, SolveError, Solver};
use crate::engine::control::Control;
use crate::engine::puzzle::tess2::Tess2;
use crate::engine::puzzle::{Facelets, PuzzleId};
use crate::engine::tables::TableError;
use crate::engine::tables::store::Store;

/// A lower bound of the length in STM, by the small tables, if they are in memory: the most that any of eight
/// projections needs.
pub(super) fn bound(state: &Facelets, store: &Store) -> Option<u8> {
    let small = store.ready::<SmallTables>()?;
    let (cubies, _) = Tess2::from_facelets(state).ok()?;
    Some(FullPuzzle(&small).bound(&State::of(&cubies)))
}

/// A solver of the hypercube: the effort differs, the search is one.
#[derive(Debug)]
pub struct Hyper {
    name: &'static str,
    /// All effort on the proof as soon as there is a solution.
    proof_only: bool,
    /// The proof's part of the cost: one in so many.
    proof_share: u64,
}

/// Ever shorter solutions, with a part of the effort on the bound.
pub static ANYTIME: Hyper = Hyper { name: "anytime", proof_only: false, proof_share: 12 };
/// A first solution, then all effort on the proof.
pub static OPTIMAL: Hyper = Hyper { name: "optimal", proof_only: true, proof_share: 1 };

const TABLES: [&str; small_tables::NAMES.len() + 1] = {
    let [a, b] = small_tables::NAMES;
    [a, b, crate::engine::tables::side_rows::NAME]
};

impl Solver for Hyper {
    fn name(&self) -> &'static str {
        self.name
    }

    fn puzzle(&self) -> PuzzleId {
        PuzzleId::Tess2
    }

    fn tables(&self) -> &'static [&'static str] {
        &TABLES
    }

    fn small_tables(&self) -> &'static [&'static str] {
        &small_tables::NAMES
    }

    fn prepare(&self, threads: usize, control: &Control, store: &Store) -> Result<(), TableError> {
        let small = table_set::small(store, threads, control, &|_| ())?;
        table_set::large_tables(&small, store, threads, control, &|_| ()).map(|_| ())
    }

    fn has_all(&self, store: &Store) -> bool {
        table_set::has_large(store)
    }

    fn solve(
        &self,
        state: &Facelets,
        limits: &Limits,
        control: &Control,
        store: &Store,
        say: EventSink,
    ) -> Result<Outcome, SolveError> {
        let metric = limits.metric_of(self)?;
        let (cubies, held) = Tess2::from_facelets(state).map_err(SolveError::Invalid)?;
        let tables = TableSet::open(limits, control, store, say)?;
        let incumbent = Incumbent::new(state, metric, limits, control, say);
        let proof_only = self.proof_only || limits.proof_only();
        let proof_share = if proof_only { OPTIMAL.proof_share } else { self.proof_share };
        let (viewpoints, exhausted) = (Viewpoint::all(&cubies), AtomicBool::new(false));
        let hunt =
            SearchDriver::new(&tables, &incumbent, control, &exhausted, (viewpoints, held), (proof_only, proof_share));
        hunt.run(limits.threads);
        drop(hunt);
        Ok(incumbent.outcome())
    }
}
