//! Files that are opened, and the dialogs that ask for files.

pub mod command;
pub mod file_kinds;
pub mod job;
pub mod log_job;
pub mod open_file;

use self::command::FilesCommand;
use self::job::{FileOpened, Opened};
use crate::app::core::file_dialog::{self};
use crate::app::core::{Action, Context, Dialog, Feature, FileKind, Obstacle, ShellRequest};
use unfold_text::{reasons, save_solution};

/// Files that are opened, and the dialogs that ask for files.
#[derive(Debug, Default)]
pub struct Files;

/// Takes in what was read from the files that were opened.
pub fn note_opened(FileOpened { opened, others }: FileOpened, cx: &mut Context) {
    if opened.is_ok() {
        cx.ask(Action::AnotherFile);
    }
    match opened {
        Ok(Opened::Log(open)) => open_file::take_log(*open, cx),
        // The session tells what became of it.
        Ok(Opened::Session(path, session)) => cx.ask(Action::OpenSession { path, session }),
        Ok(Opened::Text(path, text)) => cx.ask(Action::OpenText { path, text }),
        Err(error) => open_file::refuse(&error, cx),
    }
    open_file::tell_of_others(&others, cx);
}

impl Feature for Files {
    type Command = FilesCommand;

    fn update(&mut self, command: FilesCommand, cx: &mut Context) {
        match command {
            FilesCommand::Open => file_dialog::choose(FileKind::Open, cx),
            FilesCommand::OpenByPath => file_dialog::type_path(FileKind::Open, false, cx),
            FilesCommand::OpenPath(path) => open_file::open(&path, cx),
            FilesCommand::OpenRecent(n) => {
                if let Some(path) = cx.settings.recent.get(n).cloned() {
                    open_file::open(&path, cx);
                }
            }
            FilesCommand::ForgetRecent => cx.set(|s| s.recent.clear()),
            FilesCommand::StopWaiting => file_dialog::stop_waiting(cx),
            FilesCommand::ShowInFolder => {
                if let Some(path) = cx.saved_file().map(ToOwned::to_owned) {
                    cx.request(ShellRequest::ShowInFolder(path));
                }
                cx.ask(Action::DismissToast);
            }
            FilesCommand::Drop(paths) => open_file::open_first(&paths, cx),
            FilesCommand::ChooseFile { kind, path, after } => file_dialog::answer(kind, path, after, cx),
            FilesCommand::TypePath(typed) => {
                if let Some(Dialog::Path { text, .. }) = &mut cx.dialog {
                    *text = typed;
                }
            }
        }
    }

    fn obstacle(&self, command: &FilesCommand, cx: &Context) -> Obstacle {
        match command {
            FilesCommand::Open => cx.against_choosing_file(),
            FilesCommand::ForgetRecent => Obstacle::unless(!cx.settings.recent.is_empty(), reasons::WHY_NOTHING_RECENT),
            FilesCommand::ShowInFolder => Obstacle::unless(cx.saved_file().is_some(), save_solution::WHY_NOTHING_SAVED),
            FilesCommand::StopWaiting => Obstacle::plain_unless(cx.is_choosing_file()),
            _ => Obstacle::None,
        }
    }
}
