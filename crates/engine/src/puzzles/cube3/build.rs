//! Building the tables of the 3x3x3 by their names.

use super::tables::coords::MoveTables;
use super::tables::optimal_edges::{self, OptimalEdges};
use super::tables::optimal_table::{OptimalSize, OptimalTable};
use super::tables::three_colours::ThreeColours;
use super::tables::{LargePruning, SmallTables, SymmetryReduction, large, small, symmetry_reduction};
use crate::control::Control;
use crate::search::table_set::Loading;
use crate::tables::{TableError, Tables};

/// Opens the table with this name, or builds and saves it; `None` if the puzzle has no such table.
pub(super) fn build(name: &str, store: &Tables, threads: usize, control: &Control) -> Option<Result<(), TableError>> {
    Some(match name {
        optimal_edges::NAME => OptimalEdges::load(&ThreeColours::new(), store, threads, control).map(drop),
        name if small::NAMES.contains(&name) => SmallTables::load(store, threads, control).map(drop),
        symmetry_reduction::CLASSES => SymmetryReduction::load(&MoveTables::new(threads), store, control).map(drop),
        name if large::NAMES.contains(&name) => {
            let moves = MoveTables::new(threads);
            match SymmetryReduction::load(&moves, store, control) {
                Ok(reduction) => {
                    LargePruning::load(&moves, &reduction, Loading::silent(store, threads, control)).map(drop)
                }
                Err(error) => Err(error),
            }
        }
        name => {
            let size = OptimalSize::ALL.into_iter().find(|size| size.name == name)?;
            OptimalTable::load(&ThreeColours::new(), size, store, threads, control).map(drop)
        }
    })
}
