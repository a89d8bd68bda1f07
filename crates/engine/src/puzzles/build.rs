//! Building the file of one table, by its name.

use super::cube2::tables;
use super::cube2::tables::distances;
use super::cube2::tables::distances::Distances;
use super::cube3::tables::coords::MoveTables;
use super::cube3::tables::optimal_edges;
use super::cube3::tables::optimal_edges::OptimalEdges;
use super::cube3::tables::optimal_table::{OptimalSize, OptimalTable};
use super::cube3::tables::three_colours::ThreeColours;
use super::cube3::tables::{LargePruning, SmallTables, SymmetryReduction, large, small, symmetry_reduction};
use super::tess2::tables::axis_rows::AxisRows;
use super::tess2::tables::end_rows::EndRows;
use super::tess2::tables::side_rows::SideRows;
use super::tess2::tables::{axis_rows, end_rows, side_rows};
use crate::control::Control;
use crate::tables::TableError;
use crate::tables::Tables;
use crate::tables::spec::TableSpec;

/// Opens the table, or builds and saves it if its file is absent or wrong. Small tables of one puzzle are built
/// together, and so are its large ones.
///
/// # Errors
/// [`TableError`], [`TableError::Unknown`] for a name that no table has. A file that cannot be written is reported by
/// [`Tables::take_unsaved`] instead.
pub fn build(spec: &TableSpec, store: &Tables, threads: usize, control: &Control) -> Result<(), TableError> {
    match spec.name.as_str() {
        axis_rows::NAME => AxisRows::load(store, threads, control).map(drop),
        side_rows::NAME => SideRows::load(store, threads, control).map(drop),
        end_rows::NAME => {
            let sides = SideRows::load(store, threads, control)?;
            EndRows::load(&sides, store, threads, control).map(drop)
        }
        tables::NAME => tables::Cube2Tables::load(store, threads, control).map(drop),
        distances::NAME => Distances::load(store, threads, control).map(drop),
        optimal_edges::NAME => OptimalEdges::load(&ThreeColours::new(), store, threads, control).map(drop),
        name if small::NAMES.contains(&name) => SmallTables::load(store, threads, control).map(drop),
        symmetry_reduction::CLASSES => SymmetryReduction::load(&MoveTables::new(threads), store, control).map(drop),
        name if large::NAMES.contains(&name) => {
            let moves = MoveTables::new(threads);
            let reduction = SymmetryReduction::load(&moves, store, control)?;
            LargePruning::load(&moves, &reduction, store, threads, control, &|_| ()).map(drop)
        }
        name => match OptimalSize::ALL.into_iter().find(|size| size.name == name) {
            Some(size) => OptimalTable::load(&ThreeColours::new(), size, store, threads, control).map(drop),
            None => Err(TableError::Unknown { name: name.into() }),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::spec;

    #[test]
    fn every_table_has_a_builder() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let store = Tables::open(folder.path());
        let stopped = Control::new();
        stopped.stop();
        for spec in spec::all() {
            let result = build(spec, &store, 1, &stopped);
            assert!(matches!(result, Ok(()) | Err(TableError::Stopped)), "{}: {result:?}", spec.name);
        }
        let foreign = TableSpec { name: "no-such".into(), ..spec::all()[0].clone() };
        assert!(matches!(build(&foreign, &store, 1, &stopped), Err(TableError::Unknown { .. })));
    }
}
