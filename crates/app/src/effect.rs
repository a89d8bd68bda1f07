//! Requests to the runtime (threads, disk, clock) and to the window (clipboard, focus, file dialogs).

use std::collections::VecDeque;
use std::path::PathBuf;

use crate::{action::Action, file_kind::FileKind, job::Job, settings::Settings, task::TaskId};
use unfold_scene::picture::Picture;

#[derive(Debug)]
pub enum Effect {
    /// Start a job on its own thread. It reports by [`Event`](super::event::Event)s with this id.
    Start(TaskId, Box<Job>),
    /// Run a job on the calling thread.
    Run(TaskId, Box<Job>),
    /// Cancel a job. It still sends its final report.
    Stop(TaskId),
    WriteSettings(Box<Settings>),
    /// Run a job on the calling thread once another has ended or a timeout is over: the last write before the program exits.
    RunAfter {
        after: TaskId,
        id: TaskId,
        job: Box<Job>,
    },
    /// Switch to another tables folder, once the tables have been moved there.
    UseTables(PathBuf),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShellRequest {
    /// Copy a text to the clipboard.
    Copy(String),
    /// Copy a picture to the clipboard.
    CopyPicture(Picture),
    /// Move the keyboard focus to this target.
    Focus(FocusTarget),
    /// Open a system file dialog.
    AskForFile(FileDialogRequest),
    /// Show a file in the system's file manager.
    ShowInFolder(PathBuf),
}

/// A system file dialog to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileDialogRequest {
    pub kind: FileKind,
    /// The folder to start in.
    pub folder: Option<PathBuf>,
    /// The proposed file name.
    pub name: Option<String>,
}

/// A target for the keyboard focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FocusTarget {
    /// The first menu.
    Menu,
    Net,
    /// The position field.
    Field,
    /// The piece filter field.
    Filter,
    /// The field for the name of a saved filter.
    FilterName,
    /// The pane after the focused one.
    NextPane,
}

/// Queued requests to other features, the runtime and the window.
#[derive(Default)]
pub struct Effects {
    actions: VecDeque<Action>,
    runtime: Vec<Effect>,
    requests: Vec<ShellRequest>,
    tasks: u64,
}

impl Effects {
    /// Queues the start of a job on its own thread; returns the id that its reports carry.
    pub fn start(&mut self, job: Job) -> TaskId {
        let id = self.new_task();
        self.runtime.push(Effect::Start(id, Box::new(job)));
        id
    }

    /// Queues a job to run on the calling thread; returns the id that its report carries.
    pub fn run_now(&mut self, job: Job) -> TaskId {
        let id = self.new_task();
        self.runtime.push(Effect::Run(id, Box::new(job)));
        id
    }

    /// Queues a job to run once another has ended; see [`Effect::RunAfter`].
    pub fn run_after(&mut self, after: TaskId, job: Job) -> TaskId {
        let id = self.new_task();
        self.runtime.push(Effect::RunAfter { after, id, job: Box::new(job) });
        id
    }

    /// Cancels a job. It still sends its final report.
    pub fn stop(&mut self, id: TaskId) {
        self.runtime.push(Effect::Stop(id));
    }

    /// Allocates a task id, also for tasks that start elsewhere.
    pub fn new_task(&mut self) -> TaskId {
        self.tasks += 1;
        TaskId(self.tasks)
    }

    /// Queues a request to other features, handled right after the current message.
    pub fn ask(&mut self, action: Action) {
        self.actions.push_back(action);
    }

    /// Pops the next queued action.
    pub fn take_action(&mut self) -> Option<Action> {
        self.actions.pop_front()
    }

    /// Queues a request to the runtime.
    pub fn push(&mut self, effect: Effect) {
        self.runtime.push(effect);
    }

    /// Drains the requests to the runtime.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.runtime)
    }

    /// Queues a request to the window, replacing an earlier one of the same kind.
    pub fn request(&mut self, request: ShellRequest) {
        self.requests.retain(|before| std::mem::discriminant(before) != std::mem::discriminant(&request));
        self.requests.push(request);
    }

    /// Drains the requests to the window, at most one of each kind.
    pub fn take_requests(&mut self) -> Vec<ShellRequest> {
        std::mem::take(&mut self.requests)
    }

    /// Withdraws a pending request for a file dialog.
    pub fn withdraw_file_dialog(&mut self) {
        self.requests.retain(|request| !matches!(request, ShellRequest::AskForFile(_)));
    }
}
