//! What every feature may use beside its own state: the time, the settings, the dialog and the news, and the lists of what others are
//! asked to do.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::dialog::Dialog;
use super::effect::{Effect, ShellRequest};
use super::environment::Environment;
use super::event::Samples;
use super::job::{Job, TaskId};
use super::page::Page;
use crate::app::document::runs::AllRuns;
use crate::app::document::workspace::Workspaces;
use crate::shared::settings::Settings;
use unfold_text::{Language, Phrase, Text, UserError};

/// Changed settings are written this long after the first change, so that dragging a number writes once.
const WRITE_AFTER: Duration = Duration::from_secs(1);

/// A file or a folder that was saved.
#[derive(Clone, Debug, PartialEq)]
struct SavedFile {
    path: PathBuf,
    /// The news that told of it.
    news: Phrase,
    /// True until someone has asked whether it was just saved.
    is_new: bool,
}

/// What every feature may use.
pub struct Context {
    /// The time of the frame.
    pub now: Instant,
    /// Where the program keeps its files, and what the system can do.
    pub environment: Environment,
    /// What lies before a person: a workspace of each puzzle.
    pub document: Workspaces,
    /// The runs of each puzzle.
    pub runs: AllRuns,
    /// What the tables and the memory are like.
    pub samples: Samples,
    /// The settings. They are changed by [`Context::set`], so that they are written.
    pub settings: Settings,
    /// When changed settings are to be written.
    pub write_settings: Option<Instant>,
    /// What stands before everything else, until it is answered.
    pub dialog: Option<Dialog>,
    /// What takes the place of the stage, until it is left.
    pub page: Option<Page>,
    /// The latest that is to be told, at the foot of the window.
    pub news: Phrase,
    /// The file that was saved last, if one was, and the news that told of it.
    saved: Option<SavedFile>,
    effects: Vec<Effect>,
    requests: Vec<ShellRequest>,
    tasks: u64,
}

impl Context {
    /// Nothing is asked for yet.
    pub fn new(now: Instant, environment: Environment, settings: Settings, news: Phrase) -> Self {
        let (effects, requests) = Default::default();
        Self {
            now,
            environment,
            document: Workspaces::new(settings.puzzle),
            runs: AllRuns::default(),
            samples: Samples::default(),
            settings,
            write_settings: None,
            dialog: None,
            page: None,
            news,
            saved: None,
            effects,
            requests,
            tasks: 0,
        }
    }

    /// The language of all texts.
    pub fn language(&self) -> Language {
        self.settings.language
    }

    /// The folder of the tables.
    pub fn tables_folder(&self) -> &Path {
        self.settings.tables.as_deref().unwrap_or(&self.environment.tables)
    }

    /// Changes settings, which are written soon.
    pub fn set(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.settings);
        self.write_settings.get_or_insert(self.now + WRITE_AFTER);
    }

    /// Tells of something that failed: in a dialog, or in the news where another dialog is open that a person may be reading.
    pub fn tell_failure(&mut self, title: Text<0>, error: UserError) {
        match self.dialog {
            None => self.dialog = Some(Dialog::Fault { title, fault: error }),
            Some(_) => self.news = error.phrase(),
        }
    }

    /// Tells that a file or a folder was saved; it can be shown in the system's file manager from then on.
    pub fn tell_saved(&mut self, path: &Path, news: Phrase) {
        self.news = news.clone();
        self.saved = Some(SavedFile { path: path.to_path_buf(), news, is_new: true });
    }

    /// The file or the folder that was saved last.
    pub fn saved_file(&self) -> Option<&Path> {
        self.saved.as_ref().map(|saved| saved.path.as_path())
    }

    /// True while the news still tell of the file that was saved last.
    pub fn tells_of_saved(&self) -> bool {
        self.saved.as_ref().is_some_and(|saved| saved.news == self.news)
    }

    /// True once for each file that was saved.
    pub fn take_saved(&mut self) -> bool {
        self.saved.as_mut().is_some_and(|saved| std::mem::take(&mut saved.is_new))
    }

    /// Begins a job on a thread of its own; its reports carry the number that is given back.
    pub fn start(&mut self, job: impl Job) -> TaskId {
        let id = self.new_task();
        self.effects.push(Effect::Start(id, Box::new(job)));
        id
    }

    /// Has a job done at once, for which nobody needs to wait; its report carries the number that is given back.
    pub fn run_now(&mut self, job: impl Job) -> TaskId {
        let id = self.new_task();
        self.effects.push(Effect::Run(id, Box::new(job)));
        id
    }

    /// The number of a task that someone else begins.
    pub fn new_task(&mut self) -> TaskId {
        self.tasks += 1;
        TaskId(self.tasks)
    }

    /// Asks the runtime for something.
    pub fn effect(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    /// Asks the window for something. Of two wishes of one kind the later one counts.
    pub fn request(&mut self, request: ShellRequest) {
        self.requests.retain(|before| std::mem::discriminant(before) != std::mem::discriminant(&request));
        self.requests.push(request);
    }

    /// What the runtime is asked for; given once.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// The first thing of some kind that the window is asked for; given once.
    pub fn take_request<T>(&mut self, of: impl Fn(&ShellRequest) -> Option<T>) -> Option<T> {
        let (at, found) = self.requests.iter().enumerate().find_map(|(at, request)| Some((at, of(request)?)))?;
        self.requests.remove(at);
        Some(found)
    }
}
