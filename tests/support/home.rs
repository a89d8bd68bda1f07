//! The program without its window, with its own settings folder.
#![allow(dead_code, reason = "each test binary uses its own part")]

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use super::bell::{Bell, Deadline};
use super::clock::{FRAME, TestClock};
use super::{tables, temporary};
use tempfile::TempDir;
use unfold_app::command::{HistoryCommand, SearchCommand, TypingCommand};
use unfold_app::effect::{FileDialogRequest, ShellRequest};
use unfold_app::{Model, Program, dialog::Dialog, system::environment::Environment};
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_scene::picture::Picture;
use unfold_text::Language;

/// An English system without file dialogs, with the settings in a subfolder of `folder`.
pub fn environment(folder: &Path, tables: &Path) -> Environment {
    Environment {
        settings: folder.join("settings"),
        tables: tables.to_path_buf(),
        file_dialogs: false,
        language: Language::ENGLISH,
    }
}

/// Starts a program; returns it with its bell and its clock.
pub fn start(environment: Environment) -> (Program, Arc<Bell>, TestClock) {
    let (bell, clock) = (Bell::new(), TestClock::new());
    (Program::new(environment, bell.wake(), clock.for_program()), bell, clock)
}

/// A program and its folder.
///
/// The program is the first field, so it is dropped first: it writes into the folder when it ends, which would recreate a deleted folder.
pub struct Home {
    pub program: Program,
    /// Holds the settings and the test's files.
    pub folder: TempDir,
    bell: Arc<Bell>,
    clock: TestClock,
}

impl Home {
    /// Takes all requests to the window, and returns the first one that `of` accepts.
    fn request<T>(&mut self, of: impl Fn(ShellRequest) -> Option<T>) -> Option<T> {
        self.program.take_requests().into_iter().find_map(of)
    }

    /// Takes all requests to the window; returns the text to copy, if any.
    pub fn take_clipboard(&mut self) -> Option<String> {
        self.request(|request| if let ShellRequest::Copy(text) = request { Some(text) } else { None })
    }

    /// Takes all requests to the window; returns the picture to copy, if any.
    pub fn take_copied_picture(&mut self) -> Option<Picture> {
        self.request(|request| if let ShellRequest::CopyPicture(picture) = request { Some(picture) } else { None })
    }

    /// Takes all requests to the window; returns the file to show in its folder, if any.
    pub fn take_file_to_show(&mut self) -> Option<PathBuf> {
        self.request(|request| if let ShellRequest::ShowInFolder(path) = request { Some(path) } else { None })
    }

    /// Takes all requests to the window; returns the file dialog to open, if any.
    pub fn take_wanted_file(&mut self) -> Option<FileDialogRequest> {
        self.request(|request| if let ShellRequest::AskForFile(wanted) = request { Some(wanted) } else { None })
    }

    /// A program that shows a puzzle, with the shared tables.
    pub fn new(puzzle: PuzzleId) -> Self {
        Self::with_tables(puzzle, tables::folder())
    }

    /// A program that shows a puzzle, with the tables of this folder.
    pub fn with_tables(puzzle: PuzzleId, tables: &Path) -> Self {
        let folder = temporary();
        let around = environment(folder.path(), tables);
        Self::within(folder, around).showing(puzzle)
    }

    /// A program that shows a puzzle, with the shared tables, on a system with file dialogs.
    pub fn with_file_dialogs(puzzle: PuzzleId) -> Self {
        let folder = temporary();
        let around = Environment { file_dialogs: true, ..environment(folder.path(), tables::folder()) };
        Self::within(folder, around).showing(puzzle)
    }

    pub fn first_start() -> Self {
        Self::start(temporary())
    }

    /// The first start of a program without tables.
    pub fn without_tables() -> Self {
        let folder = temporary();
        let around = environment(folder.path(), &folder.path().join("tables"));
        Self::within(folder, around)
    }

    /// Starts a program with the settings in this folder, if any, and the shared tables.
    pub fn start(folder: TempDir) -> Self {
        let around = environment(folder.path(), tables::folder());
        Self::within(folder, around)
    }

    /// Starts a program with these bytes as its session file.
    pub fn with_session(bytes: &[u8]) -> Self {
        let folder = temporary();
        std::fs::create_dir(folder.path().join("settings")).expect("writable");
        std::fs::write(folder.path().join("settings/session.json"), bytes).expect("writable");
        Self::start(folder)
    }

    /// Ends the program and restarts it in the same environment.
    pub fn restart(self) -> Self {
        let Self { program, folder, .. } = self;
        let around = program.model.environment.clone();
        drop(program);
        Self::within(folder, around)
    }

    /// Starts a second program in the same environment while this one runs.
    pub fn second_program(&self) -> Program {
        start(self.program.model.environment.clone()).0
    }

    fn within(folder: TempDir, environment: Environment) -> Self {
        let (program, bell, clock) = start(environment);
        Self { program, folder, bell, clock }
    }

    fn showing(mut self, puzzle: PuzzleId) -> Self {
        self.program.apply(HistoryCommand::SwitchTo(puzzle));
        self
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The position shown, which must be fully painted.
    pub fn shown_facelets(&self) -> Facelets {
        self.program.model.document.workspace().painting().facelets().expect("all is painted")
    }

    /// The error message shown. Panics if there is none.
    pub fn error_text(&self) -> String {
        match self.program.model.dialog.as_ref() {
            Some(Dialog::Error { error, .. }) => error.line(self.program.model.language()),
            other => panic!("no error is shown but {other:?}"),
        }
    }

    /// Solves the position shown, and waits until the search ends by itself.
    pub fn solve(&mut self) {
        self.program.apply(SearchCommand::Solve);
        self.wait_for_search();
    }

    /// Solves the position after these moves, and waits for the end.
    pub fn solve_moves(&mut self, puzzle: PuzzleId, moves: &str) {
        self.program.apply(HistoryCommand::SwitchTo(puzzle));
        self.program.apply(TypingCommand::TypePosition(moves.into()));
        self.solve();
    }

    pub fn wait_for_search(&mut self) {
        self.wait("the end of the search", |app| !app.search.is_running());
    }

    /// Handles events until the condition holds; fails the test after a deadline.
    pub fn wait(&mut self, what: &str, until: impl Fn(&Model) -> bool) {
        let deadline = Deadline::new(what);
        while !until(&self.program.model) {
            deadline.check();
            self.next_event();
        }
    }

    /// Waits as the window does, for a wake-up or until the next poll is due, advances the clock, and polls.
    pub fn next_event(&mut self) {
        let due = self.program.next_poll();
        let passed = if self.bell.wait(due) { FRAME } else { due.unwrap_or(FRAME) };
        self.clock.advance(passed);
        self.program.poll();
    }

    /// Advances the program's time frame by frame, with a poll after each.
    pub fn pass(&mut self, time: Duration) {
        let mut left = time;
        while !left.is_zero() {
            let frame = left.min(FRAME);
            self.clock.advance(frame);
            self.program.poll();
            left -= frame;
        }
    }
}
