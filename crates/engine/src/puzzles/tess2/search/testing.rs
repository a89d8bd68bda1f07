//! Tables and walks for the unit tests of this folder.

use crate::tables::Workers;
use std::sync::{Arc, OnceLock};

use rand::RngExt;

use super::large_tables::LargeTables;
use super::small_tables::SmallTables;
use super::state::{MOVE_INDICES, MoveMask, State};
use super::viewpoint::Viewpoint;
use crate::control::Control;
use crate::puzzle::scramble::generator;
use crate::puzzles::tess2::tables::end_rows::EndRows;
use crate::search::table_set::{TableLoader, TableTiers};
use crate::testing::shared_tables;

pub fn small() -> &'static SmallTables {
    static SMALL: OnceLock<Arc<SmallTables>> = OnceLock::new();
    SMALL.get_or_init(|| {
        LargeTables::shared_small(TableLoader::silent(shared_tables(), Workers::new(2, &Control::new())))
            .expect("tables can be built")
    })
}

pub fn large() -> &'static LargeTables {
    static LARGE: OnceLock<Arc<LargeTables>> = OnceLock::new();
    LARGE.get_or_init(|| {
        LargeTables::shared_large(small(), TableLoader::silent(shared_tables(), Workers::new(2, &Control::new())))
            .expect("tables can be built")
    })
}

pub fn end_rows() -> &'static EndRows {
    static ENDS: OnceLock<Arc<EndRows>> = OnceLock::new();
    ENDS.get_or_init(|| {
        LargeTables::shared_largest(small(), TableLoader::silent(shared_tables(), Workers::new(2, &Control::new())))
            .expect("tables can be built")
    })
}

pub fn move_indices(mask: MoveMask) -> Vec<u8> {
    (0..MOVE_INDICES as u8).filter(|move_index| mask >> move_index & 1 == 1).collect()
}

/// The states after `count` random canonical walks of `length` of these moves.
pub fn walks(count: usize, length: usize, moves: MoveMask, seed: u64) -> Vec<State> {
    let mut random = generator(seed);
    let mut walk = || {
        let mut path: Vec<u8> = Vec::new();
        while path.len() < length {
            let next = move_indices(moves & small().moves.allowed_after(path.last().copied()));
            path.push(next[random.random_range(0..next.len())]);
        }
        after(&Viewpoint::solved(), &path)
    };
    (0..count).map(|_| walk()).collect()
}

pub fn after(state: &State, path: &[u8]) -> State {
    path.iter().fold(*state, |state, move_index| small().moves.turned(&state, *move_index))
}

/// True if each move may follow the one before.
pub fn is_canonical(path: &[u8]) -> bool {
    path.windows(2).all(|pair| small().moves.allowed_after(Some(pair[0])) >> pair[1] & 1 == 1)
}
