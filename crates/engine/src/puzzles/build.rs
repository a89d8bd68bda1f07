//! Builds the file of one table, by name.

use super::row;
use crate::puzzle::PuzzleId;
use crate::tables::{TableError, Tables, Workers, spec::TableSpec};

/// Opens a table, or builds and saves it if its file is absent or damaged. Tables that are computed together are all
/// built.
///
/// # Errors
/// [`TableError`]; [`TableError::Unknown`] for an unknown name. A failed write is reported by [`Tables::take_errors`]
/// instead.
pub fn build(spec: &TableSpec, tables: &Tables, workers: Workers) -> Result<(), TableError> {
    let built = PuzzleId::ALL.into_iter().find_map(|puzzle| (row(puzzle).build)(&spec.name, tables, workers));
    built.unwrap_or_else(|| Err(TableError::Unknown { name: spec.name.clone() }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::Control;
    use crate::tables::spec;

    #[test]
    fn every_table_has_a_builder() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let tables = Tables::open(folder.path());
        let stopped = Control::new();
        stopped.stop();
        for spec in spec::all() {
            let result = build(spec, &tables, Workers::new(1, &stopped));
            assert!(matches!(result, Ok(()) | Err(TableError::Stopped)), "{}: {result:?}", spec.name);
        }
        let foreign = TableSpec { name: "no-such".into(), ..spec::all()[0].clone() };
        assert!(matches!(build(&foreign, &tables, Workers::new(1, &stopped)), Err(TableError::Unknown { .. })));
    }
}
