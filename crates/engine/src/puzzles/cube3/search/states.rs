//! The shortest solutions of several states at once, by the table of the method that proves optimality.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::optimal;
use super::optimal_search::{OptimalNode, OptimalSearch};
use crate::control::NodeCounter;
use crate::pattern::LengthSearch;
use crate::puzzle::{Facelets, Move, Sequence};
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::tables::optimal_table::OptimalSize;
use crate::puzzles::cube3::turns::{self, TurnSuccessors};
use crate::search::ida::Prefix;
use crate::search::table_set::Loading;
use crate::tables::TableError;

/// The states, seen by the table.
struct States {
    search: Arc<OptimalSearch>,
    roots: Vec<OptimalNode>,
    is_solved: bool,
}

/// Opens the search of the states, by the table that is in use or else the smallest.
///
/// # Errors
/// [`TableError`] if it cannot be built or read, or the workers are stopped.
pub(in crate::puzzles) fn open_states(states: &[Facelets], with: Loading) -> Result<Box<dyn LengthSearch>, TableError> {
    let Loading { store, workers, .. } = with;
    let size = OptimalSize::ALL[0];
    if store.ready::<OptimalSearch>().is_none() {
        with.begin(size.name);
    }
    let search = store.shared(|| optimal::load(size, store, workers))?;
    let cubes: Vec<Cube3> = states.iter().filter_map(|state| Cube3::from_facelets(state).ok()).collect();
    let roots = cubes.iter().map(|cube| search.root(cube)).collect();
    Ok(Box::new(States { search, roots, is_solved: cubes.contains(&Cube3::SOLVED) }))
}

impl LengthSearch for States {
    fn bound(&self) -> Option<u8> {
        if self.is_solved {
            return Some(0);
        }
        self.roots.iter().map(|root| self.search.bound(root)).min().map(|bound| bound.max(1))
    }

    fn firsts(&self) -> u128 {
        turns::ALL.into()
    }

    fn after(&self, last: u8) -> u128 {
        TurnSuccessors::get().of(Some(last)).into()
    }

    fn part(
        &self,
        length: u8,
        prefix: Prefix,
        counter: &NodeCounter,
        found: &mut dyn FnMut(Sequence) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for root in self.roots.iter().filter(|root| self.search.bound(root) <= length) {
            self.search.part(root, prefix, length, counter, &mut |mut turns| {
                self.search.order(&mut turns);
                found(Sequence(turns.into_iter().map(|mv| Move(mv.into())).collect()))
            })?;
        }
        ControlFlow::Continue(())
    }
}
