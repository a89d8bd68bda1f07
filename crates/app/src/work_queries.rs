//! Queries about the work that goes on, whichever feature does it.

use crate::document::{runs::results::Results, workspace::HistorySteps};
use crate::model::{Model, SpaceChoice};
use crate::{free_space::Shortage, memory_choices::MemoryChoice};
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::search::{Limits, Memory, tiers};

/// Results of another position of the puzzle than the one shown.
#[derive(Clone, Copy, Debug)]
pub struct OtherResults<'a> {
    /// The results.
    pub results: &'a Results,
    /// The way to that position.
    pub steps: HistorySteps,
    /// True if a search for it is at work.
    pub searching: bool,
}

impl Model {
    /// True if a search for the position that is shown is at work.
    pub fn is_searching_here(&self) -> bool {
        self.search.run().is_some_and(|(puzzle, run)| puzzle == self.puzzle() && self.results().run == Some(run))
    }

    /// The puzzle whose position is being searched, if it is another one than is shown.
    pub fn searched_elsewhere(&self) -> Option<PuzzleId> {
        self.search.run().map(|(puzzle, _)| puzzle).filter(|puzzle| *puzzle != self.puzzle())
    }

    /// Results of another position of the puzzle than the one shown: of the one that is being searched, or else, as long as nothing is
    /// known of the one shown, of the nearest before it.
    pub fn other_results(&self) -> Option<OtherResults<'_>> {
        let workspace = self.document.workspace();
        let run = self.search.run().filter(|(puzzle, _)| *puzzle == self.puzzle() && !self.is_searching_here());
        let searched = run.and_then(|(_, run)| workspace.way_to_run(run));
        let known = || {
            let (steps, position) = workspace.position_with_results()?;
            let is_unknown = workspace.position().results.by.is_none();
            is_unknown.then_some((HistorySteps::Undo(steps), position))
        };
        let (steps, position) = searched.or_else(known)?;
        Some(OtherResults { results: &position.results, steps, searching: searched.is_some() })
    }

    /// True if a picture is being taken, or runs, a picture or the rows of a batch are being written.
    pub fn is_saving(&self) -> bool {
        self.pictures.is_at_work() || self.file_export.is_at_work()
    }

    /// True if something can be done with tables now: one thing at a time, and none that searches need meanwhile.
    pub fn can_handle_tables(&self) -> bool {
        let others = self.search.is_at_work() || self.setup.is_at_work() || self.batch.at_work().is_some();
        !others && !self.tables.are_handled()
    }

    /// True if anything is at work that needs tables or writes much, so that no tables are made beside it.
    pub fn is_busy(&self) -> bool {
        let uses_tables = self.search.is_at_work() || self.setup.is_at_work() || self.batch.at_work().is_some();
        uses_tables || self.tables.is_at_work() || self.graph.export.task.progress().is_some()
    }

    /// The tables that the next search uses: as chosen, but the small ones only where memory was found too short for more.
    pub fn memory_used(&self) -> Memory {
        self.memory_for(self.settings.memory)
    }

    /// The same for another choice.
    pub fn memory_for(&self, chosen: Memory) -> Memory {
        if self.space.is_short_of_memory { Memory::Small } else { chosen }
    }

    /// Forgets that there was little space: a person who chooses other tables is told anew.
    pub fn forget_shortage(&mut self) {
        self.space = SpaceChoice::default();
    }

    /// Goes on although there is little space: with the small tables where memory is short.
    pub fn go_on_with_little_space(&mut self, shortages: &[Shortage]) {
        self.space.goes_on = true;
        self.space.is_short_of_memory |= shortages.iter().any(|shortage| matches!(shortage, Shortage::Memory { .. }));
    }

    /// True if large tables that the solver of this puzzle could use are not in use.
    pub fn lacks_large_tables(&self) -> bool {
        self.searching_solver().is_some_and(|solver| {
            let limits = Limits { memory: self.memory_used(), ..self.settings.limits() };
            let small_only = solver.tables().has_large() && tiers::made(solver.tables().tiers, &limits) == 0;
            small_only || self.samples.tables.incomplete.contains(&(solver.puzzle(), solver.name()))
        })
    }

    /// Bytes of the tables that the next search by this puzzle's method makes where they are absent.
    pub fn bytes_of_tables(&self) -> u64 {
        let limits = self.settings.limits();
        self.searching_solver().map_or(0, |solver| MemoryChoice::new(self.memory_used(), solver, &limits).bytes)
    }
}
