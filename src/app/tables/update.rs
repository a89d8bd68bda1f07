//! What is done with tables, and what is begun that needs space for them.

use crate::app::command::{BatchCommand, SearchCommand};
use std::path::PathBuf;

use super::job::TablesReport;
use super::status::TableTask;
use crate::app::App;
use crate::app::command::Command;
use crate::app::core::dialog::Dialog;
use crate::app::core::effect::Effect;
use crate::app::core::job::TaskId;
use crate::shared::free_space::Shortage;
use unfold_text::tables as say;

impl App {
    /// Begins what a command asks for, unless there is too little space for its tables, about which is asked then.
    pub(crate) fn begin_with_space(&mut self, shortages: Vec<Shortage>, command: Command) {
        if !shortages.is_empty() {
            self.cx.dialog = Some(Dialog::LowSpace { shortages, then: Box::new(command) });
            return;
        }
        match command {
            Command::Search(SearchCommand::Solve) => self.begin_search(),
            Command::Search(SearchCommand::Prove) => self.begin_proof(),
            Command::Batch(BatchCommand::Start) => self.begin_batch(),
            _ => {}
        }
    }

    /// Does something with tables, unless something is done already.
    pub(crate) fn handle_tables(&mut self, task: TableTask) {
        if !self.can_handle_tables() {
            self.cx.news = say::WHY_TABLES_BUSY.with([]);
            return;
        }
        let folder = self.tables_folder().to_path_buf();
        self.tables.handle(task, &folder, &mut self.cx);
    }

    /// Takes in what becomes of the tables; those that were moved to another folder are used from there.
    pub(crate) fn hear_tables(&mut self, id: TaskId, report: TablesReport) {
        if let Some(folder) = self.tables.hear(id, report, &mut self.cx) {
            self.use_tables(folder);
        }
    }

    fn use_tables(&mut self, folder: PathBuf) {
        self.cx.effect(Effect::UseTables(folder.clone()));
        self.search.forget_tables();
        let usual = folder == self.cx.environment.tables;
        self.cx.set(|settings| settings.tables = (!usual).then_some(folder));
    }

    /// Makes the tables of the puzzle that is shown, if the program is idle.
    pub(crate) fn begin_idle_tables(&mut self) {
        let (puzzle, solver, busy, memory) =
            (self.puzzle(), self.searching_solver(), self.is_busy(), self.memory_used());
        self.idle.begin_if_idle(puzzle, solver, memory, busy, &mut self.cx);
    }
}
