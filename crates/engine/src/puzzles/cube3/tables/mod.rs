//! Tables of the 3x3x3 solvers: coordinates and move tables, small tables built at once, large ones built in the background.

pub(crate) mod axis_turns;
pub(crate) mod classes;
pub mod coords;
pub(crate) mod corner_permutations;
pub mod cross;
pub(crate) mod cubie_bytes;
pub mod large;
pub(crate) mod of_metric;
mod optimal_build;
pub(crate) mod optimal_edges;
pub(crate) mod optimal_table;
pub mod small;
pub(crate) mod symmetry_reduction;
pub(crate) mod three_colours;
pub mod xcross;

use self::coords::MoveTables;
use self::of_metric::TablesOfMetric;
use self::optimal_edges::OptimalEdges;
use self::optimal_table::OptimalTable;
use self::three_colours::ThreeColours;
use super::turns::{HalfTurns, QuarterTurns};
use crate::search::table_set::Loading;
use crate::tables::{TableError, Tables, Workers};
pub(crate) use large::LargePruning;
pub(crate) use small::SmallTables;
pub(crate) use symmetry_reduction::SymmetryReduction;

#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;

/// Opens or builds the table of this name; `None` if the 3x3x3 has no such table.
pub(super) fn build_named(name: &str, store: &Tables, workers: Workers) -> Option<Result<(), TableError>> {
    if name == symmetry_reduction::CLASSES {
        let moves = MoveTables::new(workers.threads);
        return Some(SymmetryReduction::load(&moves, store, workers.control).map(drop));
    }
    build_of_metric::<HalfTurns>(name, store, workers).or_else(|| build_of_metric::<QuarterTurns>(name, store, workers))
}

/// Like [`build_named`], for the tables of one metric.
fn build_of_metric<C: TablesOfMetric>(name: &str, store: &Tables, workers: Workers) -> Option<Result<(), TableError>> {
    Some(match name {
        name if name == C::EDGES => OptimalEdges::load::<C>(&ThreeColours::new(), store, workers).map(drop),
        name if C::SMALL.contains(&name) => SmallTables::load::<C>(store, workers).map(drop),
        name if C::LARGE.contains(&name) => {
            let moves = MoveTables::new(workers.threads);
            let load = |reduction| LargePruning::load::<C>(&moves, &reduction, Loading::silent(store, workers));
            SymmetryReduction::load(&moves, store, workers.control).and_then(load).map(drop)
        }
        name => {
            let size = *C::SIZES.iter().find(|size| size.name == name)?;
            OptimalTable::load(&ThreeColours::new(), size, store, workers).map(drop)
        }
    })
}
