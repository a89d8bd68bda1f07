//! The 2x2x2x2: ever shorter solutions, and a bound that rises until they meet.
//!
//! Three searches for solutions follow one another ([`plan`] says when): a beam, exhaustive search on two coupled cubes, and ways
//! through H1, the subgroup whose W stickers lie on the W axis, which is Hypersolve's after its first phase. The bound comes from
//! iterative deepening on the whole puzzle with eight projections.

mod beam;
mod coupled;
mod engine;
mod hunt;
mod inside;
mod plan;
mod probe;
mod proof;
mod reach;
mod schedule;
mod shell;
mod stages;
mod state;
mod suffix;
#[cfg(test)]
mod testing;
mod tiers;
mod two_cubes;
mod variant;
mod ways;
mod whole;

use std::sync::atomic::AtomicBool;

use self::engine::Engine;
use self::hunt::Hunt;
use self::state::State;
use self::tiers::Tiers;
pub use self::variant::VARIANTS;
use self::variant::Variant;
use self::whole::Whole;
use super::incumbent::Incumbent;
use super::{Limits, Outcome, Say, SolveError, Solver};
use crate::engine::control::Control;
use crate::engine::puzzle::tess2::Tess2;
use crate::engine::puzzle::{Facelets, PuzzleId};
use crate::engine::tables::TableError;
use crate::engine::tables::store::Store;

/// A lower bound of the length in STM, by the small tables, if they are in memory: the most that any of eight projections needs.
pub(super) fn bound(state: &Facelets, store: &Store) -> Option<u8> {
    let engine = store.ready::<Engine>()?;
    let (cubies, _) = Tess2::from_facelets(state).ok()?;
    Some(Whole(&engine).bound(&State::of(&cubies)))
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

const TABLES: [&str; engine::TABLES.len() + 1] = {
    let [a, b] = engine::TABLES;
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
        &engine::TABLES
    }

    fn prepare(&self, threads: usize, control: &Control, store: &Store) -> Result<(), TableError> {
        let engine = tiers::engine(store, threads, control, &|_| ())?;
        tiers::kit(&engine, store, threads, control, &|_| ()).map(|_| ())
    }

    fn has_all(&self, store: &Store) -> bool {
        tiers::has_kit(store)
    }

    fn solve(
        &self,
        state: &Facelets,
        limits: &Limits,
        control: &Control,
        store: &Store,
        say: Say,
    ) -> Result<Outcome, SolveError> {
        let metric = limits.metric_of(self)?;
        let (cubies, held) = Tess2::from_facelets(state).map_err(SolveError::Invalid)?;
        let tiers = Tiers::open(limits, control, store, say)?;
        let incumbent = Incumbent::new(state, metric, limits, control, say);
        let proof_only = self.proof_only || limits.proof_only();
        let proof_share = if proof_only { OPTIMAL.proof_share } else { self.proof_share };
        let (views, exhausted) = (Variant::all(&cubies), AtomicBool::new(false));
        let hunt = Hunt::new(&tiers, &incumbent, control, &exhausted, (views, held), (proof_only, proof_share));
        hunt.run(limits.threads);
        drop(hunt);
        Ok(incumbent.outcome())
    }
}
