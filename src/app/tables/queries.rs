//! What is seen of the tables.

use crate::app::core::context::Context;

use super::status::{TableStatus, TableTask};
use crate::app::App;
use crate::app::core::tables_underway::TablesUnderway;
use crate::shared::free_space::FreeSpace;
use crate::shared::memory_choices::{self, MemoryChoice};
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::search::Memory;
use unfold_engine::tables::spec::{self, TableSpec};

impl App {
    /// How a table stands.
    pub fn table_status(&self, spec: &TableSpec) -> TableStatus {
        self.tables.status(spec, &self.cx.samples.tables)
    }

    /// How much space there was for tables when they were looked at last.
    pub fn free_space(&self) -> FreeSpace {
        self.tables.free_space()
    }

    /// What is being done with tables, at which, and how much of that is done, `0.0 <= progress <= 1.0`.
    pub fn table_task(&self) -> Option<(&TableTask, Option<&'static str>, f64)> {
        self.tables.task()
    }

    /// Whether something can be done with tables now: one thing at a time, and none that searches need meanwhile.
    pub fn can_handle_tables(&self) -> bool {
        let others = self.is_searching() || self.is_finding() || self.batch_at_work().is_some();
        !others && !self.tables_are_handled()
    }

    /// Whether tables are built, removed or moved, so that no search can be begun.
    pub fn tables_are_handled(&self) -> bool {
        self.tables.are_handled()
    }

    /// Which tables the next search uses: as chosen, but the small ones only where memory was found too short for more.
    pub fn memory_used(&self) -> Memory {
        self.tables.memory_used(self.cx.settings.memory)
    }

    /// Bytes of the tables that the next search by this puzzle's method makes where they are absent.
    pub fn bytes_of_tables(&self) -> u64 {
        let limits = self.settings().limits();
        self.searching_solver().map_or(0, |solver| MemoryChoice::new(self.memory_used(), solver, &limits).bytes)
    }

    /// The puzzle whose tables are being made because the program is idle, the table at work, and how much of all of them is done,
    /// `0.0 <= progress <= 1.0`; it never falls.
    pub fn idle_tables(&self) -> Option<(PuzzleId, &'static str, f64)> {
        self.idle.at_work()
    }

    /// The tables that are being built, whichever puzzle they are for: for a search, because a person asked for them, or because the
    /// program is idle.
    pub fn tables_underway(&self) -> Option<TablesUnderway> {
        let for_search = self.cx.samples.tables.underway;
        for_search.or_else(|| self.tables.underway(self.cx.now)).or_else(|| self.idle.underway(self.cx.now))
    }

    /// Whether anything is at work that needs tables or writes much, so that no tables are made beside it.
    pub(crate) fn is_busy(&self) -> bool {
        self.is_searching()
            || self.is_finding()
            || self.batch_at_work().is_some()
            || self.table_task().is_some()
            || self.export_progress().is_some()
    }
}

impl Context {
    /// Every table that is kept in a file.
    pub fn table_specs(&self) -> &'static [TableSpec] {
        spec::all()
    }

    /// Whether the tables are kept elsewhere than usual.
    pub fn has_own_tables_folder(&self) -> bool {
        self.settings.tables.is_some()
    }

    /// What can be chosen for the tables of this puzzle's method, with what it brings.
    pub fn memory_choices(&self) -> Vec<MemoryChoice> {
        let limits = self.settings().limits();
        self.searching_solver().map_or_else(Vec::new, |solver| memory_choices::choices(solver, limits.memory, &limits))
    }
}
