//! Search for the shortest solutions of several states at once, with the optimal solver's table. Equivalent states are
//! searched once.

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
use crate::search::table_set::TableLoader;
use crate::tables::{TableError, Tables, spec};

/// Search from several states with one table.
struct ManyStatesSearch {
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
    is_inverted: bool,
    /// The symmetry applied.
    symmetry: &'static Symmetry,
}

impl Image {
    /// Returns the smallest state equivalent to a state, and the transformation to it.
    fn canonical(cube: &Cube3) -> (Cube3, Self) {
        let order = |cube: &Cube3| (cube.cp, cube.co, cube.ep, cube.eo);
        let both = [(false, *cube), (true, cube.inverse())];
        let images = both.iter().flat_map(|(inverse, cube)| {
            Symmetry::all()
                .iter()
                .map(move |symmetry| (symmetry.conjugate(cube), Self { is_inverted: *inverse, symmetry }))
        });
        images.min_by_key(|(cube, _)| order(cube)).expect("a cube has symmetries")
    }

    /// Converts a solution of the representative to one of the state.
    fn solution(&self, turns: &[u8]) -> Sequence {
        let held = |turn: &u8| {
            let place = self.symmetry.moves.iter().position(|seen| seen == turn);
            Move(place.expect("a symmetry carries turns to turns") as u16)
        };
        let moves = Sequence(turns.iter().map(held).collect());
        if self.is_inverted { moves.inverse(PuzzleId::Cube3.def()) } else { moves }
    }
}

/// Tables on disk that are larger than this many bytes are not used.
const MAX_TABLE_BYTES: u64 = 430_000_000;

/// Returns the largest size within [`MAX_TABLE_BYTES`] that is on disk, or else the smallest size.
fn available_size(tables: &Tables) -> OptimalSize {
    let is_there = |size: &&OptimalSize| {
        8 * size.words() <= MAX_TABLE_BYTES
            && spec::find(size.name).is_some_and(|spec| tables.has_file_of_right_size(spec))
    };
    *OptimalSize::ALL_HTM.iter().rev().find(is_there).unwrap_or(&OptimalSize::ALL_HTM[0])
}

/// Opens a search from these states with the table in memory, or else the largest suitable one on disk, or the
/// smallest. Ignores invalid states.
///
/// # Errors
/// [`TableError`] if the table cannot be built or read, or the workers are stopped.
pub(in crate::puzzles) fn open_states(
    states: &[Facelets],
    loader: TableLoader,
) -> Result<Box<dyn LengthSearch>, TableError> {
    let TableLoader { tables, workers, .. } = loader;
    let size = available_size(tables);
    if tables.shared_if_ready::<OptimalSearch>().is_none() {
        loader.report_table(size.name);
    }
    let search = tables.shared(|| optimal::load(size, tables, workers))?;
    let cubes: Vec<Cube3> = states.iter().filter_map(|state| Cube3::from_facelets(state).ok()).collect();
    let mut classes: Vec<(Cube3, Vec<Image>)> = Vec::new();
    for cube in &cubes {
        let (least, image) = Image::canonical(cube);
        match classes.iter_mut().find(|(known, _)| *known == least) {
            Some((_, images)) => images.push(image),
            None => classes.push((least, vec![image])),
        }
    }
    let roots = classes.into_iter().map(|(least, images)| Root { node: search.root(&least), images }).collect();
    Ok(Box::new(ManyStatesSearch { search, roots, is_solved: cubes.contains(&Cube3::SOLVED) }))
}

impl LengthSearch for ManyStatesSearch {
    fn bound(&self) -> Option<u8> {
        if self.is_solved {
            return Some(0);
        }
        self.roots.iter().map(|root| self.search.bound(&root.node)).min().map(|bound| bound.max(1))
    }

    fn first_moves(&self) -> u128 {
        turns::ALL.into()
    }

    fn after(&self, last: u8) -> u128 {
        TurnSuccessors::htm().after(Some(last)).into()
    }

    fn search_prefix(
        &self,
        length: u8,
        prefix: Prefix,
        counter: &NodeCounter,
        found: &mut dyn FnMut(Sequence) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for root in self.roots.iter().filter(|root| self.search.bound(&root.node) <= length) {
            let corners = Some(CornerPermutations::get());
            self.search.search_part_with_corners(corners, &root.node, prefix, length, counter, &mut |mut turns| {
                self.search.sort_commuting_turns(&mut turns);
                root.images.iter().try_for_each(|image| found(image.solution(&turns)))
            })?;
        }
        ControlFlow::Continue(())
    }
}
