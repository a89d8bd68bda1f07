//! Files that are opened, and the dialogs that ask for files.

pub mod command;
pub mod file_kinds;
pub mod job;
pub mod log_job;
pub mod look_job;
pub mod open_file;

use self::command::FilesCommand;
use self::job::{FileOpened, Opened};
use crate::{action::Action, command::availability::Obstacle, dialog::Dialog, effect::ShellRequest, file_dialog};
use crate::{file_kind::FileKind, model::Model, obstacles};
use unfold_text::{reasons, save_solution};

/// Takes in what was read from the files that were opened.
pub fn note_opened(FileOpened { opened, others }: FileOpened, model: &mut Model) {
    if opened.is_ok() {
        model.effects.ask(Action::AnotherFile);
    }
    match opened {
        Ok(Opened::Log(open)) => open_file::take_log(*open, model),
        // The session tells what became of it.
        Ok(Opened::Session(path, session)) => model.effects.ask(Action::OpenSession { path, session }),
        Ok(Opened::Text(path, text)) => model.effects.ask(Action::OpenText { path, text }),
        Err(error) => open_file::refuse(&error, model),
    }
    open_file::tell_of_others(&others, model);
}

/// Does what a person asks for, which nothing speaks against.
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
        FilesCommand::ForgetRecent => model.set(|s| s.recent.clear()),
        FilesCommand::StopWaiting => file_dialog::stop_waiting(model),
        FilesCommand::ShowInFolder => {
            if let Some(path) = model.saved_file().map(ToOwned::to_owned) {
                model.effects.request(ShellRequest::ShowInFolder(path));
            }
            model.effects.ask(Action::DismissToast);
        }
        FilesCommand::Drop(paths) => open_file::open_first(&paths, model),
        FilesCommand::ChooseFile { kind, path, after } => file_dialog::answer(kind, path, after, model),
        FilesCommand::TypePath(typed) => {
            if let Some(Dialog::Path { text, .. }) = &mut model.dialog {
                *text = typed;
            }
        }
    }
}

/// The obstacle to a command now.
pub fn obstacle(command: &FilesCommand, model: &Model) -> Obstacle {
    match command {
        FilesCommand::Open => obstacles::choosing_file(model),
        FilesCommand::ForgetRecent => Obstacle::unless(!model.settings.recent.is_empty(), reasons::WHY_NOTHING_RECENT),
        FilesCommand::ShowInFolder => Obstacle::unless(model.saved_file().is_some(), save_solution::WHY_NOTHING_SAVED),
        FilesCommand::StopWaiting => Obstacle::plain_unless(model.choosing_file.is_some()),
        _ => Obstacle::None,
    }
}
