//! Tables of the solvers of the 3x3x3: coordinates and their moves, small tables made at once, large ones in the
//! background.

pub(crate) mod axis_turns;
pub(crate) mod classes;
pub mod coords;
pub(crate) mod corner_permutations;
pub mod cross;
pub(crate) mod cubie_bytes;
pub mod large;
mod optimal_build;
pub(crate) mod optimal_edges;
pub(crate) mod optimal_table;
pub mod small;
pub(crate) mod symmetry_reduction;
pub(crate) mod three_colours;
pub mod xcross;

use self::coords::MoveTables;
use self::optimal_edges::OptimalEdges;
use self::optimal_table::{OptimalSize, OptimalTable};
use self::three_colours::ThreeColours;
use crate::search::table_set::Loading;
use crate::tables::{TableError, Tables, Workers};
pub(crate) use large::LargePruning;
pub(crate) use small::SmallTables;
pub(crate) use symmetry_reduction::SymmetryReduction;

#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;

/// Opens the table with this name, or builds and saves it; `None` if the puzzle has no such table.
pub(super) fn build_named(name: &str, store: &Tables, workers: Workers) -> Option<Result<(), TableError>> {
    Some(match name {
        optimal_edges::NAME => OptimalEdges::load(&ThreeColours::new(), store, workers).map(drop),
        name if small::NAMES.contains(&name) => SmallTables::load(store, workers).map(drop),
        symmetry_reduction::CLASSES => {
            SymmetryReduction::load(&MoveTables::new(workers.threads), store, workers.control).map(drop)
        }
        name if large::NAMES.contains(&name) => {
            let moves = MoveTables::new(workers.threads);
            let load = |reduction| LargePruning::load(&moves, &reduction, Loading::silent(store, workers));
            SymmetryReduction::load(&moves, store, workers.control).and_then(load).map(drop)
        }
        name => {
            let size = OptimalSize::ALL.into_iter().find(|size| size.name == name)?;
            OptimalTable::load(&ThreeColours::new(), size, store, workers).map(drop)
        }
    })
}
