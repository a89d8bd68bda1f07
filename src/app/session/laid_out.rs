//! What lies before a person as a whole: taken down as a session, and put in place of everything by one.

use crate::app::core::context::Context;
use std::path::PathBuf;

use super::check::Checked;
use super::record::Session;
use super::session_file::{KeepBeforeJob, SessionSaved};
use super::{file, snapshot};
use crate::app::App;
use crate::app::document::batch_form::BatchForm;
use crate::app::document::runs::AllRuns;
use crate::app::playback;
use crate::app::session;
use unfold_engine::puzzles::ALL;
use unfold_text::{editor, session as say};

impl App {
    /// Everything that lies before a person, as a record.
    pub fn session(&self) -> Session {
        snapshot::take(&self.cx, self.batches.forms(), self.search.run())
    }

    /// Lays out the session of last time at the start.
    pub(crate) fn restore_session(&mut self, session: Checked) {
        self.left_at = Some(session.puzzle);
        self.lay_out(session);
        if !self.is_all_fresh() {
            self.cx.news = say::NEWS_RESTORED.with([&editor::puzzle_name(self.puzzle())]);
        }
    }

    /// Shows each puzzle scrambled that nobody has visited, as the window opens; a first start begins the tour.
    pub(crate) fn lay_first_positions(&mut self) {
        self.is_opened = true;
        self.cx.document.lay_first_positions(self.left_at);
        // They are the same at every start, and need not be kept.
        self.autosave.expect_no_change(self.changes());
        if self.first_start {
            self.tour.begin(&mut self.cx);
        }
    }

    /// Puts a session in place of everything that lies there.
    fn lay_out(&mut self, session: Checked) {
        self.abandon_search();
        self.cx.document.clear();
        for (puzzle, laid) in session.workspaces {
            let played = laid.played;
            self.cx.document.restore(puzzle, laid);
            self.cx.document.switch_to(puzzle);
            if let Some(at) = played {
                playback::seek(at, &mut self.cx);
                self.cx.document.workspace_mut().motion = None;
            }
        }
        self.cx.runs = AllRuns::default();
        for (puzzle, runs) in session.runs {
            self.cx.runs[puzzle] = runs;
        }
        self.batches.restore(session.batches);
        self.cx.document.switch_to(session.puzzle);
        self.cx.settings.puzzle = session.puzzle;
    }

    /// True if nothing lies there but what the program begins with, and no batch was filled in.
    fn is_all_fresh(&self) -> bool {
        let unfilled = self.batches.forms().all(|(_, form)| *form == BatchForm::default());
        self.cx.document.is_fresh() && unfilled && ALL.into_iter().all(|puzzle| self.cx.runs[puzzle].list().is_empty())
    }

    /// Grows whenever something changed that a session keeps, and sometimes when nothing did.
    pub(crate) fn changes(&self) -> u64 {
        self.cx.document.changes() + self.cx.runs.changes() + self.batches.changes()
    }

    /// Writes the session when it is due.
    pub(crate) fn tick_session(&mut self) {
        let (changes, searched) = (self.changes(), self.search.run());
        let take = |cx: &Context| snapshot::take(cx, self.batches.forms(), searched);
        self.autosave.tick(changes, take, &mut self.cx);
    }

    /// Writes what was not written yet, before the program ends.
    pub(crate) fn close_session(&mut self) {
        let (changes, searched) = (self.changes(), self.search.run());
        let take = |cx: &Context| snapshot::take(cx, self.batches.forms(), searched);
        self.autosave.close(changes, take, &mut self.cx);
    }

    /// Whether what lies here now is there again at the next start.
    pub(crate) fn keeps_session(&self) -> bool {
        self.cx.settings.restore && !self.autosave.has_failed()
    }

    /// Opens a session in place of everything that lies there, which is kept first.
    pub(crate) fn open_session(&mut self, path: PathBuf, session: &Session) {
        if !self.autosave.begin_to_open(path, session, &mut self.cx) {
            return;
        }
        self.abandon_search();
        if self.is_all_fresh() {
            self.lay_out_opened(Ok(None));
        } else {
            self.cx.run_now(KeepBeforeJob(file::fitted(self.session())));
        }
    }

    /// What lay there before a session was opened is kept, or not.
    pub(crate) fn lay_out_opened(&mut self, before: std::io::Result<Option<PathBuf>>) {
        if let Some(session) = self.autosave.open(before, &mut self.cx) {
            let left_at = Some(session.puzzle);
            self.lay_out(session);
            if self.is_opened {
                self.cx.document.lay_first_positions(left_at);
            }
        }
    }

    /// A session was saved by name, or not.
    pub(crate) fn end_saving_session(&mut self, saved: SessionSaved) {
        if session::end_saving(saved, &mut self.cx) {
            self.quitting.note_saved_session(&mut self.cx.document);
        }
    }
}
