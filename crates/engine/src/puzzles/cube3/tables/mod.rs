//! Tables of the solvers of the 3x3x3: coordinates and their moves, small tables made at once, large ones in the
//! background.

pub(crate) mod classes;
pub mod coords;
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
use crate::tables::{Crew, TableError, Tables};
pub(crate) use large::LargePruning;
pub(crate) use small::SmallTables;
pub(crate) use symmetry_reduction::SymmetryReduction;

#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;

/// Opens the table with this name, or builds and saves it; `None` if the puzzle has no such table.
pub(super) fn build_named(name: &str, store: &Tables, crew: Crew) -> Option<Result<(), TableError>> {
    Some(match name {
        optimal_edges::NAME => OptimalEdges::load(&ThreeColours::new(), store, crew).map(drop),
        name if small::NAMES.contains(&name) => SmallTables::load(store, crew).map(drop),
        symmetry_reduction::CLASSES => {
            SymmetryReduction::load(&MoveTables::new(crew.threads), store, crew.control).map(drop)
        }
        name if large::NAMES.contains(&name) => {
            let moves = MoveTables::new(crew.threads);
            let load = |reduction| LargePruning::load(&moves, &reduction, Loading::silent(store, crew));
            SymmetryReduction::load(&moves, store, crew.control).and_then(load).map(drop)
        }
        name => {
            let size = OptimalSize::ALL.into_iter().find(|size| size.name == name)?;
            OptimalTable::load(&ThreeColours::new(), size, store, crew).map(drop)
        }
    })
}
