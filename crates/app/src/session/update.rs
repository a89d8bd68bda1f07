//! Session commands, and replacement of the document with a session.

use std::path::PathBuf;

use super::{
    autosave, check::CheckedSession, end_saving, format::RestoreError, record::Session, session_file::SessionSaved,
};
use crate::document::{batches::form::BatchForm, quit_prompt::QuitPrompt, runs::AllRuns};
use crate::fewest_moves;
use crate::macros::record::{MAX_MACROS, MacroRecord};
use crate::{action::Action, command::availability::Obstacle, dialog::Dialog, file_dialog, file_export};
use crate::{file_kind::FileKind, model::Model, obstacles, playback};
use unfold_engine::puzzles::ALL;
use unfold_text::{editor, session as say};

pub use super::state::SessionKeeper;
use crate::command::row::{Row, row};
use crate::command::{menu::Menu, shortcut::Shortcut};
use unfold_text::{commands, session};

#[derive(Clone, Debug, PartialEq)]
pub enum SessionCommand {
    /// Choose a file for the session.
    SaveSession,
    /// Save the session to this file; ask before replacing one.
    SaveSessionTo(PathBuf),
    Quit,
}

pub static ROWS: &[Row<SessionCommand>] = &[
    row("save-session", SessionCommand::SaveSession, (session::SAVE_SESSION, session::SAVE_SESSION_TIP))
        .in_menu(Menu::File.at(2, 3)),
    row("quit", SessionCommand::Quit, (commands::QUIT, commands::QUIT_TIP))
        .on_keys(&[Shortcut::ctrl("Q")])
        .in_menu(Menu::File.at(5, 1)),
];

/// Applies a checked session, and reports it unless [`is_all_fresh`] holds afterwards.
pub fn restore(session: CheckedSession, model: &mut Model) {
    model.session.last_puzzle = Some(session.puzzle);
    restore_workspaces(session, model);
    if !is_all_fresh(model) {
        model.news = say::NEWS_RESTORED.with([&editor::puzzle_name(model.puzzle())]);
    }
}

/// Restores the autosaved session if it is usable. Reports sessions left by other windows, unless the restore failed.
pub fn restore_at_start(kept: Option<Result<Vec<u8>, RestoreError>>, others: usize, model: &mut Model) {
    let was_kept = kept.is_some();
    let restored = super::restore(kept, model).map(|checked| restore(checked, model));
    // A failed restore takes precedence over the report.
    if others > 0 && restored.is_some() == was_kept {
        super::report_other_sessions(others, model);
    }
}

/// Opens a session, after backing up the current one unless it is fresh.
pub fn open(path: PathBuf, session: &Session, model: &mut Model) {
    if !super::stage_session(path, session, model) {
        return;
    }
    if is_all_fresh(model) {
        finish_opening(Ok(None), model);
    } else {
        super::back_up(model);
    }
}

/// Continues opening a session after the backup. `before` is as in [`take_opened_session`](super::take_opened_session).
pub fn finish_opening(before: std::io::Result<Option<PathBuf>>, model: &mut Model) {
    if let Some(session) = super::take_opened_session(before, model) {
        // A running search belongs to the replaced document.
        model.effects.ask(Action::AbandonSearch);
        model.effects.ask(Action::RestoreSession(Box::new(session)));
    }
}

/// Replaces the document with an opened session, and adds its macros to the settings.
pub fn replace_document(session: CheckedSession, model: &mut Model) {
    let left_at = Some(session.puzzle);
    add_macros(&session.macros, model);
    restore_workspaces(session, model);
    if model.session.has_window {
        model.document.fill_unused_workspaces(left_at);
    }
}

/// Adds macros to the settings, up to [`MAX_MACROS`] in all. Skips names that exist for the puzzle.
fn add_macros(macros: &[MacroRecord], model: &mut Model) {
    let known = |record: &MacroRecord| (record.puzzle, record.name.clone());
    let mut all = model.settings.macros.clone();
    for record in macros {
        if all.len() < MAX_MACROS && !all.iter().any(|other| known(other) == known(record)) {
            all.push(record.clone());
        }
    }
    if all.len() > model.settings.macros.len() {
        model.change_settings(|settings| settings.macros = all);
    }
}

/// Prepares the document for a window that is about to appear.
pub fn prepare_visible_window(model: &mut Model) {
    model.session.has_window = true;
    model.document.fill_unused_workspaces(model.session.last_puzzle);
    // The first positions are the same at every start and need no save.
    model.session.autosave.mark_saved(autosave::changes(model));
}

/// Handles the end of saving a session.
pub fn end_saving_session(saved: SessionSaved, model: &mut Model) {
    if end_saving(saved, model) {
        model.document.note_saved_session();
        model.quitting.note_saved();
    }
}

/// Replaces the workspaces, runs, batch forms, fewest-moves page and trainer results with those of a session, and shows its puzzle.
fn restore_workspaces(session: CheckedSession, model: &mut Model) {
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
    let (lines, attempts) = session.fewest_moves;
    fewest_moves::results::stop(model);
    model.fewest_moves.restore(lines, attempts);
    model.cases.trainer.restore(session.tallies);
    model.document.switch_to(session.puzzle);
    model.close_unavailable_page();
    model.settings.puzzle = session.puzzle;
}

pub fn run(command: SessionCommand, model: &mut Model) {
    let is_asked = matches!(model.dialog, Some(Dialog::Quit(_)));
    match command {
        SessionCommand::SaveSession => {
            model.quitting.begin_saving(is_asked);
            file_dialog::choose(FileKind::Session, model);
        }
        SessionCommand::SaveSessionTo(path) => file_dialog::use_path(FileKind::Session, path, model),
        SessionCommand::Quit => {
            // A file dialog may be open when the window closes. Stop waiting for it, so that the user can answer a question.
            file_dialog::stop_waiting(model);
            let prompt = quit_prompt(model);
            // A second request closes the window without asking.
            if model.settings.ask_on_leaving && prompt.is_worth_asking() && !is_asked {
                model.dialog = Some(Dialog::Quit(prompt));
            } else {
                model.quitting.decide();
            }
        }
    }
}

pub fn obstacle(command: &SessionCommand, model: &Model) -> Obstacle {
    match command {
        SessionCommand::SaveSession => obstacles::choosing_file(model),
        _ => Obstacle::None,
    }
}

/// True if the document, the fewest-moves page, the batch forms and the runs are as at the first start.
pub fn is_all_fresh(model: &Model) -> bool {
    let unfilled = model.batches.forms().all(|(_, form)| *form == BatchForm::default());
    model.document.is_fresh()
        && model.fewest_moves.is_fresh()
        && unfilled
        && ALL.into_iter().all(|puzzle| model.runs[puzzle].list().is_empty())
}

/// Counts the unsaved and unfinished work, for the question at exit.
pub fn quit_prompt(model: &Model) -> QuitPrompt {
    let counts = ALL.map(|puzzle| model.document.workspace_of(puzzle).unsaved_counts());
    QuitPrompt {
        solutions: counts.iter().map(|[solutions, _]| solutions).sum(),
        turns: counts.iter().map(|[_, turns]| turns).sum(),
        searching: model.search.is_running(),
        exporting: model.graph.export.task.progress().is_some(),
        finding_scramble: model.setup.is_saving_turns(),
        batch_rows: model.batches.unsaved_rows(),
        batch: model.batch.running_puzzle().is_some(),
        saving: file_export::is_saving(model) || model.animation.is_running() || model.crosses.progress().is_some(),
        tables: model.tables.is_modifying(),
        restored: model.settings.restore && !model.session.autosave.has_failed(),
    }
}
