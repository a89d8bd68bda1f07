//! Effects of the commands of the session; it is put in place of everything that lies there, and written by itself.

use std::path::PathBuf;
use std::time::Duration;

use super::session_file::SessionSaved;
use super::{Autosave, end_saving};
use super::{check::Checked, command::SessionCommand};
use crate::app::core::{Action, AtWork, Context, Dialog, Feature, FileKind, Obstacle, TaskId, file_dialog};
use crate::app::session::record::Session;
use crate::app::{document::runs::AllRuns, playback};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::{editor, session as say};

/// The session: kept by itself, saved and opened by name.
pub struct SessionKeeper {
    /// The way in which it is written by itself.
    pub autosave: Autosave,
    /// The puzzle that the session of last time shows, where there is one.
    left_at: Option<PuzzleId>,
    /// True if a person sees the window.
    is_opened: bool,
}

impl SessionKeeper {
    /// Nothing is restored yet.
    pub fn new(autosave: Autosave) -> Self {
        Self { autosave, left_at: None, is_opened: false }
    }

    /// Lays out the session of last time at the start.
    pub fn restore(&mut self, session: Checked, cx: &mut Context) {
        self.left_at = Some(session.puzzle);
        lay_out(session, cx);
        if !cx.is_all_fresh() {
            cx.news = say::NEWS_RESTORED.with([&editor::puzzle_name(cx.puzzle())]);
        }
    }

    /// Opens a session in place of everything that lies there, which is kept first.
    pub fn open(&mut self, path: PathBuf, session: &Session, cx: &mut Context) {
        if !self.autosave.begin_to_open(path, session, cx) {
            return;
        }
        if cx.is_all_fresh() {
            self.lay_out_opened(Ok(None), cx);
        } else {
            self.autosave.keep_before(cx);
        }
    }

    /// Takes in whether what lay there before a session was opened is kept.
    pub fn lay_out_opened(&mut self, before: std::io::Result<Option<PathBuf>>, cx: &mut Context) {
        if let Some(session) = self.autosave.open(before, cx) {
            // What the search has found belongs to the position before.
            cx.ask(Action::AbandonSearch);
            cx.ask(Action::LayOutSession(Box::new(session)));
        }
    }

    /// Puts a session in place of everything that lies there.
    pub fn lay_out(&self, session: Checked, cx: &mut Context) {
        let left_at = Some(session.puzzle);
        lay_out(session, cx);
        if self.is_opened {
            cx.document.lay_first_positions(left_at);
        }
    }

    /// The window is about to be seen by a person.
    pub fn begin_to_be_seen(&mut self, cx: &mut Context) {
        self.is_opened = true;
        cx.document.lay_first_positions(self.left_at);
        // They are the same at every start, and need not be kept.
        self.autosave.expect_no_change(cx.changes());
    }
}

/// A session was saved by name, or not.
pub fn end_saving_session(saved: SessionSaved, cx: &mut Context) {
    if end_saving(saved, cx) {
        cx.document.note_saved_session();
        cx.quitting.note_saved();
    }
}

/// Puts a session in place of everything that lies there.
fn lay_out(session: Checked, cx: &mut Context) {
    cx.document.clear();
    for (puzzle, laid) in session.workspaces {
        let played = laid.played;
        cx.document.restore(puzzle, laid);
        cx.document.switch_to(puzzle);
        if let Some(at) = played {
            playback::seek(at, cx);
            cx.document.workspace_mut().motion = None;
        }
    }
    cx.runs = AllRuns::default();
    for (puzzle, runs) in session.runs {
        cx.runs[puzzle] = runs;
    }
    cx.batches.restore(session.batches);
    cx.document.switch_to(session.puzzle);
    cx.leave_page_of_others();
    cx.settings.puzzle = session.puzzle;
}

impl Feature for SessionKeeper {
    type Command = SessionCommand;

    fn update(&mut self, command: SessionCommand, cx: &mut Context) {
        let is_asked = matches!(cx.dialog, Some(Dialog::Quit(_)));
        match command {
            SessionCommand::SaveSession => {
                cx.quitting.begin_saving(is_asked);
                file_dialog::choose(FileKind::Session, cx);
            }
            SessionCommand::SaveSessionTo(path) => file_dialog::use_path(FileKind::Session, path, cx),
            SessionCommand::Quit => {
                // The window can be closed while a file dialog is open; a question must then be answered first.
                file_dialog::stop_waiting(cx);
                let prompt = cx.quit_prompt();
                // A second time there is no question.
                if cx.settings.ask_on_leaving && prompt.is_worth_asking() && !is_asked {
                    cx.dialog = Some(Dialog::Quit(prompt));
                } else {
                    cx.quitting.decide();
                }
            }
        }
    }

    fn obstacle(&self, command: &SessionCommand, cx: &Context) -> Obstacle {
        match command {
            SessionCommand::SaveSession => cx.against_choosing_file(),
            _ => Obstacle::None,
        }
    }

    fn crash(&mut self, id: TaskId, _: &mut Context) {
        self.autosave.crash(id);
    }

    fn tick(&mut self, cx: &mut Context) {
        self.autosave.tick(cx);
    }

    fn due(&self, cx: &Context) -> Option<Duration> {
        self.autosave.due(cx.now)
    }

    fn note_work(&self, work: &mut AtWork) {
        work.session_failed = self.autosave.has_failed();
    }

    fn close(&mut self, cx: &mut Context) {
        self.autosave.close(cx);
    }
}
