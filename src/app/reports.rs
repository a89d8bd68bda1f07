//! The one list of the reports of jobs, and of the features that take them in.

use super::App;
use super::analysis::job::AnalysisReport;
use super::animation::job::AnimationReport;
use super::batch::job::BatchReport;
use super::core::job::{Report, TaskId};
use super::crosses::job::CrossesWritten;
use super::file_export::job::{FileWritten, PlaceChecked};
use super::files::file_dialog;
use super::files::job::{FileOpened, FileSeen};
use super::files::log_job::LogSaved;
use super::graph::job::GraphExported;
use super::session;
use super::session::session_file::{BeforeKept, SessionKept, SessionSaved, SessionSetAside};
use super::tables::idle_job::IdleTablesReport;
use super::tables::job::{SpaceSeen, TablesReport, TablesSeen};
use unfold_engine::search::job::JobReport;

/// Does something with a report if it is of this type.
macro_rules! take {
    ($report:ident, |$told:ident: $kind:ty| $act:expr) => {
        let $report = match $report.into::<$kind>() {
            Ok($told) => return $act,
            Err(other) => other,
        };
    };
}

impl App {
    /// Takes in what a job reports.
    pub(crate) fn take_report(&mut self, id: TaskId, report: Report) {
        let cx = &mut self.cx;
        take!(report, |told: JobReport| self.hear_search(id, told));
        take!(report, |told: AnalysisReport| self.analyses.hear(id, told, cx));
        take!(report, |told: BatchReport| self.batches.hear(id, told, cx));
        take!(report, |told: TablesReport| self.hear_tables(id, told));
        take!(report, |told: TablesSeen| self.tables.note_files(told.0));
        take!(report, |told: SpaceSeen| self.begin_with_space(told.shortages, told.then));
        take!(report, |told: IdleTablesReport| self.idle.hear(id, told, cx));
        take!(report, |told: GraphExported| self.graph_export.end(id, told, cx));
        take!(report, |told: CrossesWritten| self.cross_database.end(id, told, cx));
        take!(report, |told: AnimationReport| self.animation_export.hear(id, told, cx));
        take!(report, |told: FileWritten| self.end_file_export(id, told));
        take!(report, |told: LogSaved| self.end_saving_log(told));
        take!(report, |told: SessionKept| self.autosave.end_task(id, told, cx));
        take!(report, |told: SessionSetAside| session::tell(&told.0, cx));
        take!(report, |told: BeforeKept| self.lay_out_opened(told.0.map(Some)));
        take!(report, |told: SessionSaved| self.end_saving_session(told));
        take!(report, |told: FileOpened| self.telling_of_search(|app| app.take_file(told.opened, &told.others)));
        take!(report, |told: FileSeen| {
            let kind = told.kind;
            let answer = file_dialog::note_file(told, cx);
            self.use_answer(kind, answer)
        });
        take!(report, |told: PlaceChecked| {
            match self.picture_export.check(id, told, cx) {
                Some(other) => self.setup_solve.check(id, other, cx),
                None => {}
            }
        });
        debug_assert!(matches!(report, Report::Crashed), "a report of every job is in this list");
        self.take_crash(id);
    }

    /// Tells each feature that a job failed by a mistake in this program; the one whose job it is shows it.
    fn take_crash(&mut self, id: TaskId) {
        let cx = &mut self.cx;
        self.search.crash(id, cx);
        self.setup_solve.crash(id, cx);
        self.autosave.crash(id);
        self.analyses.crash(id, cx);
        self.batches.crash(id, cx);
        self.tables.crash(id, cx);
        self.idle.crash(id);
        self.graph_export.crash(id, cx);
        self.cross_database.crash(id, cx);
        self.crash_file_export(id);
        self.animation_export.crash(id, &mut self.cx);
    }
}
