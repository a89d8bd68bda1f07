//! Requests of an update to others: the runtime, which has threads, the disk and the clock; and the window, which has the clipboard,
//! the focus and the system's file dialogs.

use std::collections::VecDeque;
use std::path::PathBuf;

use crate::{action::Action, file_kind::FileKind, job::Job, settings::Settings, task::TaskId};
use unfold_scene::picture::Picture;

/// A request to the runtime.
#[derive(Debug)]
pub enum Effect {
    /// Begin a job on a thread of its own. Its reports are told by an [`Event`](super::event::Event) with the same number.
    Start(TaskId, Box<Job>),
    /// Do a job at once.
    Run(TaskId, Box<Job>),
    /// Tell a job to stop; it still reports how it ended.
    Stop(TaskId),
    /// Write the settings.
    WriteSettings(Box<Settings>),
    /// Do a job at once, after another one that is at work has ended: the last thing before the program ends.
    RunAfter {
        /// The job that is waited for.
        after: TaskId,
        /// The number of the job to be done.
        id: TaskId,
        /// The job to be done.
        job: Box<Job>,
    },
    /// Use the tables of another folder from now on: they were moved there.
    UseTables(PathBuf),
}

/// A request to the window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShellRequest {
    /// Put a text on the clipboard.
    Copy(String),
    /// Put a picture on the clipboard.
    CopyPicture(Picture),
    /// Give the keys to a part of the window.
    Focus(FocusTarget),
    /// Open a file dialog of the system.
    AskForFile(WantedFile),
    /// Show a file in the system's file manager.
    ShowInFolder(PathBuf),
}

/// A system file dialog that the window is to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WantedFile {
    /// Purpose of the file.
    pub kind: FileKind,
    /// The folder to begin in.
    pub folder: Option<PathBuf>,
    /// The name to propose.
    pub name: Option<String>,
}

/// The part of the window that is to have the keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FocusTarget {
    /// The first of the menus.
    Menu,
    /// The net.
    Net,
    /// The field in which a position is typed.
    Field,
    /// The field in which a filter of pieces is typed.
    Filter,
    /// The field of the name under which it is kept.
    FilterName,
    /// The part of the window after the one that has them.
    NextPane,
}

/// Requests to other features, to the runtime and to the window, until they are taken.
#[derive(Default)]
pub struct Effects {
    actions: VecDeque<Action>,
    runtime: Vec<Effect>,
    requests: Vec<ShellRequest>,
    tasks: u64,
}

impl Effects {
    /// Begins a job on a thread of its own; its reports carry the number that is given back.
    pub fn start(&mut self, job: Job) -> TaskId {
        let id = self.new_task();
        self.runtime.push(Effect::Start(id, Box::new(job)));
        id
    }

    /// Has a job done at once, for which nobody needs to wait; its report carries the number that is given back.
    pub fn run_now(&mut self, job: Job) -> TaskId {
        let id = self.new_task();
        self.runtime.push(Effect::Run(id, Box::new(job)));
        id
    }

    /// Has a job done at once, after another one that is at work has ended: the last thing before the program ends.
    pub fn run_after(&mut self, after: TaskId, job: Job) -> TaskId {
        let id = self.new_task();
        self.runtime.push(Effect::RunAfter { after, id, job: Box::new(job) });
        id
    }

    /// Tells a job to stop; it still reports how it ended.
    pub fn stop(&mut self, id: TaskId) {
        self.runtime.push(Effect::Stop(id));
    }

    /// The number of a task that someone else begins.
    pub fn new_task(&mut self) -> TaskId {
        self.tasks += 1;
        TaskId(self.tasks)
    }

    /// Asks something of other parts of the program, which is done as soon as this message has been handled.
    pub fn ask(&mut self, action: Action) {
        self.actions.push_back(action);
    }

    /// The next action that was asked for; given once.
    pub fn take_action(&mut self) -> Option<Action> {
        self.actions.pop_front()
    }

    /// Asks the runtime for something.
    pub fn push(&mut self, effect: Effect) {
        self.runtime.push(effect);
    }

    /// Requests to the runtime; given once.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.runtime)
    }

    /// Asks the window for something. Of two wishes of one kind the later one counts.
    pub fn request(&mut self, request: ShellRequest) {
        self.requests.retain(|before| std::mem::discriminant(before) != std::mem::discriminant(&request));
        self.requests.push(request);
    }

    /// The requests to the window, at most one of each kind; given once.
    pub fn take_requests(&mut self) -> Vec<ShellRequest> {
        std::mem::take(&mut self.requests)
    }

    /// Takes back the request for a file dialog, if the window did not see it yet.
    pub fn withdraw_file_dialog(&mut self) {
        self.requests.retain(|request| !matches!(request, ShellRequest::AskForFile(_)));
    }
}
