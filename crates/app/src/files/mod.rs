//! Opening files, and the dialogs that choose files.

pub mod job;
mod log_view;
pub mod open_file;

use std::{path::PathBuf, time::Duration};

use self::job::{FileOpened, Opened};
use crate::command::row::{Row, row};
use crate::command::{availability::Obstacle, menu::Menu, shortcut::Shortcut};
use crate::obstacles;
use crate::{action::Action, dialog::Dialog, effect::ShellRequest, file_dialog, file_kind::FileKind, model::Model};
use unfold_engine::logs::LogNotice;
use unfold_text::{commands, reasons, save_solution, window};

#[derive(Clone, Debug, PartialEq)]
pub enum FilesCommand {
    Open,
    OpenByPath,
    OpenPath(PathBuf),
    /// Index in the list of recent files.
    OpenRecent(usize),
    /// Index among the solves of the file just read.
    OpenSolve(usize),
    ForgetRecent,
    /// Stop waiting for the system's file dialog.
    StopWaiting,
    /// Show the file saved last in the system's file manager.
    ShowInFolder,
    /// Show or hide the remarks on the open file.
    ToggleRemarks,
    Drop(Vec<PathBuf>),
    /// The system's file dialog was closed.
    ChooseFile {
        kind: FileKind,
        /// `None` if it was cancelled.
        path: Option<PathBuf>,
        /// Time the dialog was open.
        open_time: Duration,
    },
    /// Set the text of the path dialog.
    TypePath(String),
}

pub static ROWS: &[Row<FilesCommand>] = &[
    row("open", FilesCommand::Open, (commands::OPEN, commands::OPEN_TIP))
        .on_keys(&[Shortcut::ctrl("O")])
        .in_menu(Menu::File.at(1, 1)),
    row("open-by-path", FilesCommand::OpenByPath, (commands::OPEN_BY_PATH, commands::OPEN_BY_PATH_TIP))
        .on_keys(&[Shortcut::ctrl_shift("O")])
        .in_menu(Menu::File.at(1, 2)),
    row("forget-recent", FilesCommand::ForgetRecent, (commands::FORGET_RECENT, commands::FORGET_RECENT_TIP))
        .in_menu(Menu::Recent.at(1, 1)),
    row(
        "show-in-folder",
        FilesCommand::ShowInFolder,
        (save_solution::SHOW_IN_FOLDER, save_solution::SHOW_IN_FOLDER_TIP),
    )
    .in_menu(Menu::File.at(3, 3)),
    row("file-remarks", FilesCommand::ToggleRemarks, (window::REMARKS, window::REMARKS_TIP))
        .in_menu(Menu::File.at(1, 5)),
    // Offered while a system file dialog is open.
    row("stop-waiting", FilesCommand::StopWaiting, (commands::STOP_WAITING, commands::STOP_WAITING_TIP)),
];

/// Handles the content of an opened file, and reports the files skipped with it.
pub fn handle_opened(FileOpened { opened, others }: FileOpened, model: &mut Model) {
    if opened.is_ok() {
        model.effects.ask(Action::FileOpened);
    }
    match opened {
        Ok(Opened::Logs(logs)) => open_file::open_logs(logs, model),
        // The session feature reports the outcome.
        Ok(Opened::Session(path, session)) => model.effects.ask(Action::OpenSession { path, session }),
        Ok(Opened::Text(path, text)) => model.effects.ask(Action::OpenText { path, text }),
        Err(error) => open_file::report_error(&error, model),
    }
    open_file::report_skipped(&others, model);
}

pub fn run(command: FilesCommand, model: &mut Model) {
    match command {
        FilesCommand::Open => file_dialog::choose(FileKind::Open, model),
        FilesCommand::OpenByPath => file_dialog::type_path(FileKind::Open, false, model),
        FilesCommand::OpenPath(path) => open_file::open(&path, model),
        FilesCommand::OpenRecent(n) => {
            if let Some(path) = model.settings.recent.get(n).cloned() {
                open_file::open(&path, model);
            }
        }
        FilesCommand::OpenSolve(n) => {
            if let Some(Dialog::ChooseSolve(logs)) = &model.dialog
                && let Some(log) = logs.get(n).cloned()
            {
                open_file::open_log(log, model);
            }
        }
        FilesCommand::ForgetRecent => model.change_settings(|s| s.recent.clear()),
        FilesCommand::StopWaiting => file_dialog::stop_waiting(model),
        FilesCommand::ShowInFolder => {
            if let Some(path) = model.saved_file().map(ToOwned::to_owned) {
                model.effects.request(ShellRequest::ShowInFolder(path));
            }
        }
        FilesCommand::ToggleRemarks => {
            let editor = &mut model.document.workspace_mut().editor;
            editor.are_remarks_closed = !editor.are_remarks_closed;
        }
        FilesCommand::Drop(paths) => open_file::open_first(&paths, model),
        FilesCommand::ChooseFile { kind, path, open_time: after } => {
            file_dialog::handle_answer(kind, path, after, model)
        }
        FilesCommand::TypePath(typed) => {
            if let Some(Dialog::Path { text, .. }) = &mut model.dialog {
                *text = typed;
            }
        }
    }
}

pub fn obstacle(command: &FilesCommand, model: &Model) -> Obstacle {
    match command {
        FilesCommand::Open => obstacles::choosing_file(model),
        FilesCommand::ForgetRecent => Obstacle::unless(!model.settings.recent.is_empty(), reasons::WHY_NOTHING_RECENT),
        FilesCommand::ShowInFolder => Obstacle::unless(model.saved_file().is_some(), save_solution::WHY_NOTHING_SAVED),
        FilesCommand::ToggleRemarks => Obstacle::unless(has_remarks(model), window::WHY_NO_REMARKS),
        FilesCommand::StopWaiting => Obstacle::implied_unless(model.file_dialog_kind.is_some()),
        _ => Obstacle::None,
    }
}

/// State of the toggle for remarks: true while they are shown. `None` without remarks and for other commands.
pub fn is_on(command: &FilesCommand, model: &Model) -> Option<bool> {
    (matches!(command, FilesCommand::ToggleRemarks) && has_remarks(model)).then(|| !remarks(model).is_empty())
}

/// Remarks on the open file; empty if hidden.
pub fn remarks(model: &Model) -> Vec<LogNotice<'_>> {
    let workspace = model.document.workspace();
    let opened = workspace.position().open_log().filter(|_| !workspace.editor.are_remarks_closed);
    opened.map_or(Vec::new(), |open| open.log.notices())
}

fn has_remarks(model: &Model) -> bool {
    model.document.workspace().position().open_log().is_some_and(|open| open.log.has_notices())
}
