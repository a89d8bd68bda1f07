//! Effects of the commands of tables, and jobs that need space for them.

use std::time::Duration;

use super::job::{SpaceSeen, TablesReport, TablesSeen};
use super::{TablesPage, status::TableTask};
use super::{command::TablesCommand, idle_job::IdleTablesReport};
use crate::app::core::space::{AskForSpace, StopIdleTables, TablesMoved};
use crate::app::core::{
    Accepted, AtWork, ChosenFile, Context, Dialog, Effect, Feature, FileKind, Obstacle, Progress, Report, TaskId,
    file_dialog, take,
};
use unfold_text::{reasons, tables as say};

/// The time between two looks at how far tables are.
const SAMPLE: Duration = Duration::from_millis(100);

impl TablesPage {
    /// Does something with tables, unless something is done already.
    fn handle_task(&mut self, task: TableTask, cx: &mut Context) {
        if !cx.can_handle_tables() {
            cx.news = say::WHY_TABLES_BUSY.with([]);
            return;
        }
        let folder = cx.tables_folder().to_path_buf();
        self.handle(task, &folder, cx);
    }
}

impl Feature for TablesPage {
    type Command = TablesCommand;

    fn update(&mut self, command: TablesCommand, cx: &mut Context) {
        match command {
            TablesCommand::Tables => self.show(cx),
            TablesCommand::HandleTables(task) => self.handle_task(task, cx),
            TablesCommand::MoveTables => file_dialog::choose(FileKind::Tables, cx),
            TablesCommand::StopTables => {
                self.stop(cx);
                self.idle.stop(cx);
            }
            TablesCommand::SetMemory(memory) => {
                cx.forget_shortage();
                cx.set(|settings| settings.memory = memory);
            }
        }
    }

    fn obstacle(&self, command: &TablesCommand, cx: &Context) -> Obstacle {
        let busy = || Obstacle::because_unless(cx.can_handle_tables(), say::WHY_TABLES_BUSY);
        match command {
            TablesCommand::HandleTables(_) => busy(),
            TablesCommand::MoveTables => {
                busy().or(|| Obstacle::because_unless(!cx.is_choosing_file(), reasons::WHY_CHOOSING_FILE))
            }
            TablesCommand::StopTables => Obstacle::unless(self.task().is_some() || self.idle.at_work().is_some()),
            _ => Obstacle::None,
        }
    }

    fn is_on(&self, command: &TablesCommand, cx: &Context) -> Option<bool> {
        if let TablesCommand::SetMemory(memory) = command { Some(cx.settings.memory == *memory) } else { None }
    }

    fn take(&mut self, report: Report, cx: &mut Context) -> Result<(), Report> {
        let id = report.id;
        take!(report, |report: TablesReport| {
            if let Some(folder) = self.handle_report(id, report, cx) {
                cx.effect(Effect::UseTables(folder.clone()));
                let usual = folder == cx.environment.tables;
                cx.set(|settings| settings.tables = (!usual).then(|| folder.clone()));
                cx.post(TablesMoved(folder));
            }
        });
        take!(report, |report: TablesSeen| self.with_file = report.0);
        take!(report, |report: IdleTablesReport| self.idle.handle_report(id, report, cx));
        take!(report, |_: StopIdleTables| self.idle.stop(cx));
        take!(report, |report: AskForSpace| super::ask_for_space(report, cx));
        take!(report, |report: SpaceSeen| match report.shortages.is_empty() {
            true => cx.post(report.then),
            false => cx.dialog = Some(Dialog::LowSpace { shortages: report.shortages, then: report.then }),
        });
        take!(report, |_: TablesMoved| {});
        take!(report, |report: Accepted| match report.0 {
            Dialog::LowSpace { shortages, then } => {
                cx.go_on_with_little_space(&shortages);
                cx.post(then);
            }
            other => return Err(Report::posted(Accepted(other))),
        });
        take!(report, |file: ChosenFile| {
            if file.kind != FileKind::Tables {
                return Err(Report::posted(file));
            }
            self.show(cx);
            self.handle_task(TableTask::Move(file.path), cx);
        });
        Err(report)
    }

    fn crash(&mut self, id: TaskId, cx: &mut Context) {
        TablesPage::crash(self, id, cx);
        self.idle.crash(id);
    }

    fn sample(&mut self, progress: &Progress, _: &mut Context) {
        TablesPage::sample(self, progress);
        self.idle.sample(progress);
    }

    fn tick(&mut self, cx: &mut Context) {
        self.idle.begin_if_idle(cx);
    }

    fn due(&self, cx: &Context) -> Option<Duration> {
        let at_work = self.is_at_work() || cx.background_tables_progress().is_some() || self.idle.at_work().is_some();
        at_work.then_some(SAMPLE).into_iter().chain(self.idle.next(cx)).min()
    }

    fn note_work(&self, work: &mut AtWork) {
        work.tables = self.task().is_some();
        work.tables_handled = self.are_handled();
        work.idle_tables = self.idle.at_work().is_some();
    }

    fn close(&mut self, cx: &mut Context) {
        self.idle.stop(cx);
        self.stop(cx);
    }
}
