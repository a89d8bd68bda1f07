//! Choice of a file: the system's dialog or the field for a path, the proposal there, and the request that follows.

use std::path::{MAIN_SEPARATOR, Path, PathBuf};
use std::time::Duration;

use crate::effect::{ShellRequest, WantedFile};
use crate::file_kind::{AnimationFormat, ChosenFile, FileKind, SolutionFile};
use crate::files::job::{FileSeen, LookJob};
use crate::{action::Action, dialog::Dialog, document::open_log::file_name, export::place::Existing, job::Job};
use crate::{model::Model, paths::typed_path};
use unfold_text::window as say;

/// No person closes a dialog this soon: the system could not show it.
const UNSEEN: Duration = Duration::from_millis(300);

/// Asks which file is meant: by the dialog of the system where there is one, and else by a path that is typed.
pub fn choose(kind: FileKind, model: &mut Model) {
    if !model.environment.file_dialogs {
        return type_path(kind, true, model);
    }
    let proposed = proposed(kind, model);
    let name = proposed.as_deref().filter(|_| kind.saves()).map(file_name);
    let folder = match kind {
        _ if kind.saves() => proposed.and_then(|p| p.parent().map(Path::to_path_buf)),
        _ => proposed,
    };
    model.choosing_file = Some(kind);
    model.effects.request(ShellRequest::AskForFile(WantedFile { kind, folder, name }));
}

/// Waits for the file dialog no longer, whatever became of it; an answer that comes later is not taken.
pub fn stop_waiting(model: &mut Model) {
    model.choosing_file = None;
    model.effects.withdraw_file_dialog();
    model.quitting.give_up_saving();
}

/// Takes the answer of the file dialog, which was open for so long.
pub fn answer(kind: FileKind, path: Option<PathBuf>, after: Duration, model: &mut Model) {
    model.choosing_file = None;
    match path {
        // The system's dialog has asked about replacing, unless the name is completed only here.
        Some(path) if kind.saves() && path.extension().is_some() => {
            model.effects.ask(Action::UseFile(ChosenFile { kind, path, existing: Existing::Replace }));
        }
        Some(path) => use_path(kind, path, model),
        None if after < UNSEEN => {
            type_path(kind, true, model);
            model.news = say::NEWS_NO_DIALOG.with([]);
        }
        None => model.quitting.give_up_saving(),
    }
}

/// Asks for a path to be typed.
pub fn type_path(kind: FileKind, no_system_dialog: bool, model: &mut Model) {
    let mut text = proposed(kind, model).map(|p| p.display().to_string()).unwrap_or_default();
    if !kind.saves() && !text.is_empty() && !text.ends_with(MAIN_SEPARATOR) {
        text.push(MAIN_SEPARATOR);
    }
    model.dialog = Some(Dialog::Path { kind, text, no_system_dialog });
}

/// Takes the path that was typed in the dialog, which stays as long as there is none.
pub fn accept_path(kind: FileKind, text: String, no_system_dialog: bool, model: &mut Model) {
    let path = typed_path(&text);
    if path.as_os_str().is_empty() {
        model.dialog = Some(Dialog::Path { kind, text, no_system_dialog });
        return;
    }
    use_path(kind, path, model);
}

/// The path of a file; before one is written it is found out whether one is there, and a person is asked whether to replace it.
pub fn use_path(kind: FileKind, path: PathBuf, model: &mut Model) {
    if kind.saves() {
        model.effects.run_now(Job::LookForFile(LookJob { path: kind.with_extension(path), kind }));
    } else {
        model.effects.ask(Action::UseFile(ChosenFile { kind, path, existing: Existing::Keep }));
    }
}

/// Takes in whether a file is there that is to be written, and asks whether to replace it if so.
pub fn note_file(FileSeen { kind, path, is_there }: FileSeen, model: &mut Model) {
    if is_there {
        model.dialog = Some(Dialog::Replace { path, kind });
    } else {
        model.effects.ask(Action::UseFile(ChosenFile { kind, path, existing: Existing::Keep }));
    }
}

/// The folder last opened from, or the file that the solution or the turns would be saved as.
fn proposed(kind: FileKind, model: &Model) -> Option<PathBuf> {
    let workspace = model.document.workspace();
    let opened = workspace.position().opened().and_then(|open| open.path.as_deref());
    let folder = opened.or(model.settings.recent.first().map(PathBuf::as_path)).and_then(Path::parent);
    let folder = folder.map(Path::to_path_buf).or_else(home);
    let of_opened = |what: &str| {
        let stem = opened.and_then(Path::file_stem);
        stem.map_or_else(|| what.to_owned(), |stem| format!("{}_{what}", stem.display()))
    };
    match kind {
        FileKind::Open
        | FileKind::Export
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
        | FileKind::Save(SolutionFile::Animation(AnimationFormat::Frames)) => folder,
        FileKind::Animation(AnimationFormat::Gif) => {
            let name = workspace.player().map_or("moves", |player| player.what.file_name());
            folder.map(|folder| folder.join(name).with_extension("gif"))
        }
        FileKind::Picture(subject, format) => {
            folder.map(|folder| folder.join(subject.file()).with_extension(format.extension()))
        }
        FileKind::Save(file) => {
            let name = if matches!(file, SolutionFile::Log(_)) { "solved" } else { "solution" };
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
