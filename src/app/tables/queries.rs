//! Queries about the tables.

use crate::app::core::Context;
use crate::shared::memory_choices::{self, MemoryChoice};
use unfold_engine::tables::spec::{self, TableSpec};

impl Context {
    /// Every table that is kept in a file.
    pub fn table_specs(&self) -> &'static [TableSpec] {
        spec::all()
    }

    /// True if the tables are kept elsewhere than usual.
    pub fn has_own_tables_folder(&self) -> bool {
        self.settings.tables.is_some()
    }

    /// Choices for the tables of this puzzle's method, with their gains.
    pub fn memory_choices(&self) -> Vec<MemoryChoice> {
        let limits = self.settings().limits();
        self.searching_solver().map_or_else(Vec::new, |solver| memory_choices::choices(solver, limits.memory, &limits))
    }
}
