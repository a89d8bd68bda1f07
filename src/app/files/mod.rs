//! Files that are opened, and the dialogs that ask for files.

pub mod command;
pub mod file_kinds;
pub mod job;
pub mod log_job;
pub mod open_file;

use self::command::FilesCommand;
use self::job::{FileOpened, Opened};
use crate::app::core::file_dialog::{self, FileSeen};
use crate::app::core::signals::{AnotherFile, OpenedText, ShownInFolder};
use crate::app::core::{
    Accepted, ChosenFile, Context, Dialog, Feature, FileKind, Obstacle, Report, ShellRequest, take,
};
use crate::app::session::OpenedSession;
use crate::export::place::Existing;
use unfold_text::{reasons, save_solution};

/// Files that are opened, and the dialogs that ask for files.
#[derive(Debug, Default)]
pub struct Files;

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
                cx.post(ShownInFolder);
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

    fn take(&mut self, report: Report, cx: &mut Context) -> Result<(), Report> {
        take!(report, |report: FileSeen| file_dialog::note_file(report, cx));
        take!(report, |report: FileOpened| {
            let FileOpened { opened, others } = report;
            if opened.is_ok() {
                cx.post(AnotherFile);
            }
            match opened {
                Ok(Opened::Log(open)) => open_file::take_log(*open, cx),
                // The session tells what became of it.
                Ok(Opened::Session(path, session)) => cx.post(OpenedSession { path, session }),
                Ok(Opened::Text(path, text)) => cx.post(OpenedText { path, text }),
                Err(error) => open_file::refuse(&error, cx),
            }
            open_file::tell_of_others(&others, cx);
        });
        take!(report, |report: Accepted| match report.0 {
            Dialog::Path { kind, text, no_system_dialog } => {
                file_dialog::accept_path(kind, text, no_system_dialog, cx);
            }
            Dialog::Replace { path, kind } => cx.post(ChosenFile { kind, path, existing: Existing::Replace }),
            other => return Err(Report::posted(Accepted(other))),
        });
        take!(report, |file: ChosenFile| open_file::open(&file.path, cx), if file.kind == FileKind::Open);
        Err(report)
    }
}
