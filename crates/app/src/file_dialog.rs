//! Choosing a file: by the system's dialog or by a typed path.

use std::path::{MAIN_SEPARATOR, Path, PathBuf};
use std::time::Duration;

use crate::effect::{FileDialogRequest, ShellRequest};
use crate::file_kind::{AnimationFormat, ChosenFile, FileKind, SolutionFormat};
use crate::files::job::{FileExistence, FileExistsJob};
use crate::{action::Action, dialog::Dialog, document::open_log::file_name, export::destination::IfExists, job::Job};
use crate::{model::Model, paths::typed_path};
use unfold_text::window as say;

/// A system dialog that closes sooner without an answer was never shown.
const MIN_DIALOG_TIME: Duration = Duration::from_millis(300);

/// Opens the system's file dialog, or asks for a typed path where there is none.
pub fn choose(kind: FileKind, model: &mut Model) {
    if !model.environment.file_dialogs {
        return type_path(kind, true, model);
    }
    let proposed = proposed_path(kind, model);
    let name = proposed.as_deref().filter(|_| kind.is_saved_file()).map(file_name);
    let folder = match kind {
        _ if kind.is_saved_file() => proposed.and_then(|p| p.parent().map(Path::to_path_buf)),
        _ => proposed,
    };
    model.file_dialog_kind = Some(kind);
    model.effects.request(ShellRequest::AskForFile(FileDialogRequest { kind, folder, name }));
}

/// Stops waiting for the file dialog and ignores a late answer.
pub fn stop_waiting(model: &mut Model) {
    model.file_dialog_kind = None;
    model.effects.withdraw_file_dialog();
    model.quitting.cancel_saving();
}

/// Handles the answer of the system's file dialog, which was open for `open_time`.
pub fn handle_answer(kind: FileKind, path: Option<PathBuf>, open_time: Duration, model: &mut Model) {
    model.file_dialog_kind = None;
    match path {
        // The system's dialog has already asked about replacing, unless the path still lacks its extension.
        Some(path) if kind.is_saved_file() && path.extension().is_some() => {
            model.effects.ask(Action::UseFile(ChosenFile { kind, path, existing: IfExists::Replace }));
        }
        Some(path) => use_path(kind, path, model),
        None if open_time < MIN_DIALOG_TIME => {
            type_path(kind, true, model);
            model.news = say::NEWS_NO_DIALOG.with([]);
        }
        None => model.quitting.cancel_saving(),
    }
}

pub fn type_path(kind: FileKind, no_system_dialog: bool, model: &mut Model) {
    let mut text = proposed_path(kind, model).map(|p| p.display().to_string()).unwrap_or_default();
    if !kind.is_saved_file() && !text.is_empty() && !text.ends_with(MAIN_SEPARATOR) {
        text.push(MAIN_SEPARATOR);
    }
    model.dialog = Some(Dialog::Path { kind, text, no_system_dialog });
}

/// Uses the typed path; reopens the dialog if the path is empty.
pub fn accept_path(kind: FileKind, text: String, no_system_dialog: bool, model: &mut Model) {
    let path = typed_path(&text);
    if path.as_os_str().is_empty() {
        model.dialog = Some(Dialog::Path { kind, text, no_system_dialog });
        return;
    }
    use_path(kind, path, model);
}

/// Uses the file or folder at a path. A file to save is first checked for existence; see [`handle_file_check`].
pub fn use_path(kind: FileKind, path: PathBuf, model: &mut Model) {
    if kind.is_saved_file() {
        model.effects.run_now(Job::CheckFileExists(FileExistsJob { path: kind.with_extension(path), kind }));
    } else {
        model.effects.ask(Action::UseFile(ChosenFile { kind, path, existing: IfExists::Keep }));
    }
}

/// Saves the file, or asks whether to replace it if it exists.
pub fn handle_file_check(FileExistence { kind, path, exists }: FileExistence, model: &mut Model) {
    if exists {
        model.dialog = Some(Dialog::Replace { path, kind });
    } else {
        model.effects.ask(Action::UseFile(ChosenFile { kind, path, existing: IfExists::Keep }));
    }
}

/// The proposed path: the folder of the open or most recent file, or else the home folder, with a file name for kinds that write a
/// single file. For tables, their folder.
fn proposed_path(kind: FileKind, model: &Model) -> Option<PathBuf> {
    let workspace = model.document.workspace();
    let opened = workspace.position().open_log().and_then(|open| open.path.as_deref());
    let folder = opened.or(model.settings.recent.first().map(PathBuf::as_path)).and_then(Path::parent);
    let folder = folder.map(Path::to_path_buf).or_else(home);
    let of_opened = |what: &str| {
        let stem = opened.and_then(Path::file_stem);
        stem.map_or_else(|| what.to_owned(), |stem| format!("{}_{what}", stem.display()))
    };
    match kind {
        FileKind::Open
        | FileKind::Graph
        | FileKind::BatchOpen
        | FileKind::BatchLogs
        | FileKind::AlgorithmList
        | FileKind::OwnAlgorithmList => folder,
        FileKind::Tables => Some(model.tables_folder().to_path_buf()),
        FileKind::Session => folder.map(|folder| folder.join("session.unfold")),
        FileKind::Crosses => folder.map(|folder| folder.join("first_cross.db")),
        FileKind::Runs => folder.map(|folder| folder.join("runs.csv")),
        FileKind::BatchSave => folder.map(|folder| folder.join("batch.csv")),
        FileKind::Chart => folder.map(|folder| folder.join("chart.png")),
        FileKind::Sheet => folder.map(|folder| folder.join("solution.pdf")),
        FileKind::OwnAlgorithms => folder.map(|folder| folder.join("my-algorithms.txt")),
        FileKind::Algorithms => folder.map(|folder| folder.join("algorithms.txt")),
        FileKind::Animation(AnimationFormat::Frames)
        | FileKind::Solution(SolutionFormat::Animation(AnimationFormat::Frames)) => folder,
        FileKind::Animation(AnimationFormat::Gif) => {
            let name = workspace.player().map_or("moves", |player| player.kind.file_name());
            folder.map(|folder| folder.join(name).with_extension("gif"))
        }
        FileKind::Picture(subject, format) => {
            folder.map(|folder| folder.join(subject.file_stem()).with_extension(format.extension()))
        }
        FileKind::Solution(file) => {
            let name = if matches!(file, SolutionFormat::Log(_)) { "solved" } else { "solution" };
            folder.map(|folder| folder.join(format!("{}.{}", of_opened(name), file.extension().unwrap_or_default())))
        }
        FileKind::Moves(file) => {
            folder.map(|folder| folder.join(format!("{}.{}", of_opened("moves"), file.extension().unwrap_or_default())))
        }
        FileKind::SaveTurns(format) => {
            folder.map(|folder| folder.join(format!("{}.{}", of_opened("turns"), format.extension())))
        }
    }
}

fn home() -> Option<PathBuf> {
    directories::BaseDirs::new().map(|dirs| dirs.home_dir().to_path_buf())
}
