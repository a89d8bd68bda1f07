//! The system's file dialog, on its own thread: it may stay open for minutes and must not block the window.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::{path::PathBuf, time::Instant};

use unfold_app::command::{Command, FilesCommand};
use unfold_app::effect::FileDialogRequest;
use unfold_app::file_kind::{FileKind, FileUse};
use unfold_text::{Language, window as say};

/// Asks for a file or folder and blocks until the dialog closes; `None` if it was cancelled.
pub type AskForFile = fn(&FileDialogRequest, Language) -> Option<PathBuf>;

/// An open system file dialog and the channel that receives its answer.
pub(crate) struct OpenFileDialog {
    kind: FileKind,
    opened: Instant,
    answer: Receiver<Option<PathBuf>>,
}

impl OpenFileDialog {
    /// Opens the dialog; calls `wake` when it closes.
    pub(crate) fn open(
        request: FileDialogRequest,
        language: Language,
        ask: AskForFile,
        wake: impl Fn() + Send + 'static,
    ) -> Self {
        let (send, answer) = channel();
        let kind = request.kind;
        std::thread::spawn(move || {
            // Dropped after the sender, so that a dialog that panics wakes the window too.
            let _wake = OnDrop(wake);
            let send = send;
            // Fails only if the window is gone.
            let _ = send.send(ask(&request, language));
        });
        Self { kind, opened: Instant::now(), answer }
    }

    /// Returns the command with the answer once the dialog has closed; `None` while it is open. A panic counts as cancelling.
    pub(crate) fn poll(&self) -> Option<Command> {
        let path = match self.answer.try_recv() {
            Ok(path) => path,
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => None,
        };
        Some(Command::Files(FilesCommand::ChooseFile { kind: self.kind, path, open_time: self.opened.elapsed() }))
    }
}

/// Shows the system's dialog and blocks until it closes; `None` if it was cancelled.
pub(crate) fn ask_system(wanted: &FileDialogRequest, language: Language) -> Option<PathBuf> {
    let record = wanted.kind.properties();
    let mut dialog = rfd::FileDialog::new().set_title(record.title.get(language));
    if !record.extensions.is_empty() {
        dialog = dialog.add_filter(record.filter.get(language), record.extensions);
    }
    dialog = dialog.add_filter(say::FILTER_ALL.get(language), &["*"]);
    if let Some(folder) = &wanted.folder {
        dialog = dialog.set_directory(folder);
    }
    if let Some(name) = &wanted.name {
        dialog = dialog.set_file_name(name);
    }
    match record.file_use {
        FileUse::Folder => dialog.pick_folder(),
        FileUse::Save => dialog.save_file(),
        FileUse::Open => dialog.pick_file(),
    }
}

/// Calls a function on drop, even during a panic.
struct OnDrop<F: Fn()>(F);

impl<F: Fn()> Drop for OnDrop<F> {
    fn drop(&mut self) {
        (self.0)();
    }
}
