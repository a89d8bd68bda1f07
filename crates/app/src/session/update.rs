//! Effects of the commands of the session; it is put in place of everything that lies there, and written by itself.

use std::path::PathBuf;
use std::time::Duration;

use super::session_file::SessionSaved;
use super::{check::Checked, command::SessionCommand, end_saving, file::KeptError, record::Session};
use crate::{action::Action, command::availability::Obstacle, dialog::Dialog, document::runs::AllRuns, file_dialog};
use crate::{file_kind::FileKind, model::Model, playback};
use unfold_text::{editor, session as say};

pub use super::state::SessionKeeper;

/// Lays out the session of last time at the start.
pub fn restore(session: Checked, model: &mut Model) {
    model.session.left_at = Some(session.puzzle);
    put_in_place(session, model);
    if !model.is_all_fresh() {
        model.news = say::NEWS_RESTORED.with([&editor::puzzle_name(model.puzzle())]);
    }
}

/// Lays out the session that was `kept` last time, if there is one that can be used, and tells how many of other windows are kept.
pub fn restore_at_start(kept: Option<Result<Vec<u8>, KeptError>>, others: usize, model: &mut Model) {
    let was_kept = kept.is_some();
    let restored = super::restore(kept, model).map(|checked| restore(checked, model));
    // Where one could not be restored, that is told instead.
    if others > 0 && restored.is_some() == was_kept {
        super::tell_of_others(others, model);
        model.toasts.show(model.news.clone(), None, model.now);
    }
}

/// Opens a session in place of everything that lies there, which is kept first.
pub fn open(path: PathBuf, session: &Session, model: &mut Model) {
    if !super::begin_to_open(path, session, model) {
        return;
    }
    if model.is_all_fresh() {
        lay_out_opened(Ok(None), model);
    } else {
        super::keep_before(model);
    }
}

/// Takes in whether what lay there before a session was opened is kept.
pub fn lay_out_opened(before: std::io::Result<Option<PathBuf>>, model: &mut Model) {
    if let Some(session) = super::open(before, model) {
        // What the search has found belongs to the position before.
        model.effects.ask(Action::AbandonSearch);
        model.effects.ask(Action::LayOutSession(Box::new(session)));
    }
}

/// Puts a session in place of everything that lies there.
pub fn lay_out(session: Checked, model: &mut Model) {
    let left_at = Some(session.puzzle);
    put_in_place(session, model);
    if model.session.is_opened {
        model.document.lay_first_positions(left_at);
    }
}

/// The window is about to be seen by a person.
pub fn begin_to_be_seen(model: &mut Model) {
    model.session.is_opened = true;
    model.document.lay_first_positions(model.session.left_at);
    // They are the same at every start, and need not be kept.
    model.session.autosave.expect_no_change(model.changes());
}

/// A session was saved by name, or not.
pub fn end_saving_session(saved: SessionSaved, model: &mut Model) {
    if end_saving(saved, model) {
        model.document.note_saved_session();
        model.quitting.note_saved();
    }
}

/// Puts a session in place of everything that lies there.
fn put_in_place(session: Checked, model: &mut Model) {
    model.document.clear();
    for (puzzle, laid) in session.workspaces {
        let played = laid.played;
        model.document.restore(puzzle, laid);
        model.document.switch_to(puzzle);
        if let Some(at) = played {
            playback::seek(at, model);
            model.document.workspace_mut().motion = None;
        }
    }
    model.runs = AllRuns::default();
    for (puzzle, runs) in session.runs {
        model.runs[puzzle] = runs;
    }
    model.batches.restore(session.batches);
    model.document.switch_to(session.puzzle);
    model.leave_page_of_others();
    model.settings.puzzle = session.puzzle;
}

/// Does what a person asks for, which nothing speaks against.
pub fn run(command: SessionCommand, model: &mut Model) {
    let is_asked = matches!(model.dialog, Some(Dialog::Quit(_)));
    match command {
        SessionCommand::SaveSession => {
            model.quitting.begin_saving(is_asked);
            file_dialog::choose(FileKind::Session, model);
        }
        SessionCommand::SaveSessionTo(path) => file_dialog::use_path(FileKind::Session, path, model),
        SessionCommand::Quit => {
            // The window can be closed while a file dialog is open; a question must then be answered first.
            file_dialog::stop_waiting(model);
            let prompt = model.quit_prompt();
            // A second time there is no question.
            if model.settings.ask_on_leaving && prompt.is_worth_asking() && !is_asked {
                model.dialog = Some(Dialog::Quit(prompt));
            } else {
                model.quitting.decide();
            }
        }
    }
}

/// The obstacle to a command now.
pub fn obstacle(command: &SessionCommand, model: &Model) -> Obstacle {
    match command {
        SessionCommand::SaveSession => model.against_choosing_file(),
        _ => Obstacle::None,
    }
}

/// The time until something is due even if nothing wakes the window.
pub fn due(model: &Model) -> Option<Duration> {
    model.session.autosave.due(model.now)
}
