//! Shortest solutions of several states at once, with the table of the optimal solver. Equivalent states are searched once.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::optimal;
use super::optimal_search::{OptimalNode, OptimalSearch};
use crate::control::NodeCounter;
use crate::pattern::LengthSearch;
use crate::puzzle::{Facelets, Move, PuzzleId, Sequence};
use crate::puzzles::cube3::tables::corner_permutations::CornerPermutations;
use crate::puzzles::cube3::tables::optimal_table::OptimalSize;
use crate::puzzles::cube3::turns::{self, TurnSuccessors};
use crate::puzzles::cube3::{Cube3, Symmetry};
use crate::search::ida::Prefix;
use crate::search::table_set::Loading;
use crate::tables::{TableError, Tables, spec};

/// The states as roots of a search with the table.
struct States {
    search: Arc<OptimalSearch>,
    roots: Vec<Root>,
    is_solved: bool,
}

/// A state that represents those equivalent to it by symmetry or inversion, which have the same distance.
struct Root {
    node: OptimalNode,
    images: Vec<Image>,
}

/// The transformation from a state to its representative.
#[derive(Clone, Copy)]
struct Image {
    /// True if the state is inverted first.
    inverse: bool,
    /// The symmetry applied.
    by: &'static Symmetry,
}

impl Image {
    /// The least state equivalent to a state, and the transformation to it.
    fn least(cube: &Cube3) -> (Cube3, Self) {
        let order = |cube: &Cube3| (cube.cp, cube.co, cube.ep, cube.eo);
        let both = [(false, *cube), (true, cube.inverse())];
        let images = both.iter().flat_map(|(inverse, cube)| {
            Symmetry::all().iter().map(move |by| (by.conjugate(cube), Self { inverse: *inverse, by }))
        });
        images.min_by_key(|(cube, _)| order(cube)).expect("a cube has symmetries")
    }

    /// Converts a solution of the representative to one of the state.
    fn solution(&self, turns: &[u8]) -> Sequence {
        let held = |turn: &u8| {
            let place = self.by.moves.iter().position(|seen| seen == turn);
            Move(place.expect("a symmetry carries turns to turns") as u16)
        };
        let moves = Sequence(turns.iter().map(held).collect());
        if self.inverse { moves.inverse(PuzzleId::Cube3.def()) } else { moves }
    }
}

/// Maximum size in bytes of a table that is used if it is on disk.
const MAX_BYTES: u64 = 430_000_000;

/// The size of the largest table on disk within [`MAX_BYTES`], or else the smallest size.
fn size_there(store: &Tables) -> OptimalSize {
    let is_there = |size: &&OptimalSize| {
        8 * size.words() <= MAX_BYTES && spec::named(size.name).is_some_and(|spec| store.seems_there(spec))
    };
    *OptimalSize::ALL.iter().rev().find(is_there).unwrap_or(&OptimalSize::ALL[0])
}

/// Opens the search of the states with the table in memory, or else one on disk, or the smallest.
///
/// # Errors
/// [`TableError`] if the table cannot be built or read, or the workers are stopped.
pub(in crate::puzzles) fn open_states(states: &[Facelets], with: Loading) -> Result<Box<dyn LengthSearch>, TableError> {
    let Loading { store, workers, .. } = with;
    let size = size_there(store);
    if store.ready::<OptimalSearch>().is_none() {
        with.begin(size.name);
    }
    let search = store.shared(|| optimal::load(size, store, workers))?;
    let cubes: Vec<Cube3> = states.iter().filter_map(|state| Cube3::from_facelets(state).ok()).collect();
    let mut classes: Vec<(Cube3, Vec<Image>)> = Vec::new();
    for cube in &cubes {
        let (least, image) = Image::least(cube);
        match classes.iter_mut().find(|(known, _)| *known == least) {
            Some((_, images)) => images.push(image),
            None => classes.push((least, vec![image])),
        }
    }
    let roots = classes.into_iter().map(|(least, images)| Root { node: search.root(&least), images }).collect();
    Ok(Box::new(States { search, roots, is_solved: cubes.contains(&Cube3::SOLVED) }))
}

impl LengthSearch for States {
    fn bound(&self) -> Option<u8> {
        if self.is_solved {
            return Some(0);
        }
        self.roots.iter().map(|root| self.search.bound(&root.node)).min().map(|bound| bound.max(1))
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
        for root in self.roots.iter().filter(|root| self.search.bound(&root.node) <= length) {
            let corners = Some(CornerPermutations::get());
            self.search.part_with(corners, &root.node, prefix, length, counter, &mut |mut turns| {
                self.search.order(&mut turns);
                root.images.iter().try_for_each(|image| found(image.solution(&turns)))
            })?;
        }
        ControlFlow::Continue(())
    }
}
