//! Tables of the 3×3×3 solvers: coordinates, move tables, pruning tables, and the optimal solver's table.

pub(crate) mod axis_turns;
pub(crate) mod classes;
pub mod coords;
pub(crate) mod corner_permutations;
pub mod cross;
pub(crate) mod cubie_bytes;
pub mod large;
pub(crate) mod metric_tables;
mod optimal_build;
pub(crate) mod optimal_edges;
pub(crate) mod optimal_table;
pub mod small;
pub(crate) mod symmetry_reduction;
pub(crate) mod three_colours;
pub mod xcross;

use self::coords::MoveTables;
use self::metric_tables::MetricTables;
use self::optimal_edges::OptimalEdges;
use self::optimal_table::OptimalTable;
use self::three_colours::ThreeColours;
use super::turns::{HalfTurnMetric, QuarterTurnMetric};
use crate::search::table_set::TableLoader;
use crate::tables::{TableError, Tables, Workers};
pub(crate) use large::LargePruning;
pub(crate) use small::SmallTables;
pub(crate) use symmetry_reduction::SymmetryReduction;

#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;

/// Opens or builds the table of this name; `None` if the 3×3×3 has no such table.
pub(super) fn build_named(name: &str, tables: &Tables, workers: Workers) -> Option<Result<(), TableError>> {
    if name == symmetry_reduction::CLASSES_NAME {
        let moves = MoveTables::new(workers.threads);
        return Some(SymmetryReduction::load(&moves, tables, workers.control).map(drop));
    }
    build_in_metric::<HalfTurnMetric>(name, tables, workers)
        .or_else(|| build_in_metric::<QuarterTurnMetric>(name, tables, workers))
}

/// Like [`build_named`], for the tables of one metric.
fn build_in_metric<C: MetricTables>(name: &str, tables: &Tables, workers: Workers) -> Option<Result<(), TableError>> {
    Some(match name {
        name if name == C::OPTIMAL_EDGES => OptimalEdges::load::<C>(&ThreeColours::new(), tables, workers).map(drop),
        name if C::SMALL.contains(&name) => SmallTables::load::<C>(tables, workers).map(drop),
        name if C::LARGE.contains(&name) => {
            let moves = MoveTables::new(workers.threads);
            let load = |reduction| LargePruning::load::<C>(&moves, &reduction, TableLoader::silent(tables, workers));
            SymmetryReduction::load(&moves, tables, workers.control).and_then(load).map(drop)
        }
        name => {
            let size = *C::OPTIMAL_SIZES.iter().find(|size| size.name == name)?;
            OptimalTable::load(&ThreeColours::new(), size, tables, workers).map(drop)
        }
    })
}
