//! The state and the requests that every feature may use beside its own: the time, the settings, the dialog and the news, and
//! the lists of what others are asked to do.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{collections::VecDeque, ops::Deref};

use super::action::Action;
use super::effect::{Effect, ShellRequest};
use super::job::{Job, TaskId};
use super::{dialog::Dialog, event::Samples};
use super::{environment::Environment, page::Page, row::Row};
use super::{file_kind::FileKind, quitting::Quitting};
use crate::app::document::{Workspace, Workspaces};
use crate::app::document::{batches::Batches, runs::AllRuns};
use crate::shared::settings::Settings;
use crate::shared::settings::choices::{Choices, View};
use unfold_engine::pattern;
use unfold_engine::puzzle::{Facelets, PuzzleId};
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

/// The work of features that others have to know of.
#[derive(Clone, Debug, Default)]
pub struct AtWork {
    /// The run that is being searched: its puzzle and number.
    pub search: Option<(PuzzleId, usize)>,
    /// True if that search was told to stop.
    pub stopping: bool,
    /// True if moves are looked for that reach a position.
    pub finding: bool,
    /// True if that is done so that turns can be saved.
    pub finding_for_turns: bool,
    /// True if algorithms are being found.
    pub algorithms: bool,
    /// The puzzle whose batch is at work.
    pub batch: Option<PuzzleId>,
    /// True if that batch was told to stop.
    pub batch_stopping: bool,
    /// True if something is done with tables.
    pub tables: bool,
    /// True if tables are built, removed or moved, so that no search can be begun.
    pub tables_handled: bool,
    /// True if tables are made because the program is idle.
    pub idle_tables: bool,
    /// The part of the export of the graph that is done, `0.0 <= part <= 1.0`.
    pub graph: Option<f64>,
    /// The part of the database of crosses that is written, `0.0 <= part <= 1.0`.
    pub crosses: Option<f64>,
    /// The frames of an animation that are written, and how many there are.
    pub animation: Option<[u64; 2]>,
    /// True if a picture is being taken, or a file with what was found out is being written.
    pub saving: bool,
    /// True if the session could not be written lately.
    pub session_failed: bool,
}

/// The choice about tables where there is little space.
#[derive(Clone, Copy, Debug, Default)]
pub struct SpaceChoice {
    /// True if a person knows that there is little space, and wants to go on.
    pub goes_on: bool,
    /// True if searches use the small tables only because memory was too short for the large ones, whatever the settings say.
    pub is_short_of_memory: bool,
}

/// The state that every feature may use.
pub struct Context {
    /// The time of the frame.
    pub now: Instant,
    /// The program's folders, and the abilities of the system.
    pub environment: Environment,
    /// The document: a workspace of each puzzle.
    pub document: Workspaces,
    /// The runs of each puzzle.
    pub runs: AllRuns,
    /// The batch of each puzzle.
    pub batches: Batches,
    /// Samples of the tables and of the memory.
    pub samples: Samples,
    /// The settings. They are changed by [`Context::set`], so that they are written.
    pub settings: Settings,
    /// Time at which changed settings are to be written.
    pub write_settings: Option<Instant>,
    /// The dialog that stands before everything else until it is answered.
    pub dialog: Option<Dialog>,
    /// The page that takes the place of the stage until it is left.
    pub page: Option<Page>,
    /// The work of features that others have to know of.
    pub at_work: AtWork,
    /// True if the window is to be closed, now or after the session is saved.
    pub quitting: Quitting,
    /// The purpose of the file dialog of the system, while one is open.
    pub choosing_file: Option<FileKind>,
    /// The end of the path in the graph; `None` for the solved cube.
    pub path_end: Option<Facelets>,
    /// The choice about tables where there is little space.
    pub space: SpaceChoice,
    /// The rows of the table of commands, without the commands.
    pub rows: &'static [Row<()>],
    /// The latest that is to be told, at the foot of the window.
    pub news: Phrase,
    /// The file that was saved last, if one was, and the news that told of it.
    saved: Option<SavedFile>,
    actions: VecDeque<Action>,
    effects: Vec<Effect>,
    requests: Vec<ShellRequest>,
    tasks: u64,
}

impl Context {
    /// Nothing is asked for yet.
    pub fn new(
        now: Instant,
        environment: Environment,
        settings: Settings,
        rows: &'static [Row<()>],
        news: Phrase,
    ) -> Self {
        let (effects, requests) = Default::default();
        Self {
            now,
            environment,
            document: Workspaces::new(settings.puzzle),
            runs: AllRuns::default(),
            batches: Batches::default(),
            samples: Samples::default(),
            settings,
            write_settings: None,
            dialog: None,
            page: None,
            at_work: AtWork::default(),
            quitting: Quitting::default(),
            choosing_file: None,
            path_end: None,
            space: SpaceChoice::default(),
            rows,
            news,
            saved: None,
            actions: VecDeque::new(),
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
            None => self.dialog = Some(Dialog::Error { title, error }),
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
    pub fn start(&mut self, job: Job) -> TaskId {
        let id = self.new_task();
        self.effects.push(Effect::Start(id, Box::new(job)));
        id
    }

    /// Has a job done at once, for which nobody needs to wait; its report carries the number that is given back.
    pub fn run_now(&mut self, job: Job) -> TaskId {
        let id = self.new_task();
        self.effects.push(Effect::Run(id, Box::new(job)));
        id
    }

    /// Has a job done at once, after another one that is at work has ended: the last thing before the program ends.
    pub fn run_after(&mut self, after: TaskId, job: Job) -> TaskId {
        let id = self.new_task();
        self.effects.push(Effect::RunAfter { after, id, job: Box::new(job) });
        id
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

    /// Changes the choices for the puzzle that is shown.
    pub fn choose(&mut self, change: impl FnOnce(&mut Choices)) {
        let puzzle = self.document.puzzle();
        self.set(|settings| change(settings.choices.entry(puzzle).or_default()));
    }

    /// Leaves a page that the puzzle which is shown does not have.
    pub fn leave_page_of_others(&mut self) {
        if self.page == Some(Page::Algorithms) && !pattern::is_searched(self.document.puzzle()) {
            self.page = None;
        }
    }

    /// Leaves whichever page takes the place of the stage.
    pub fn show_stage(&mut self) {
        self.page = None;
        self.choose(|choices| choices.view = View::Stage);
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

    /// Requests to the runtime; given once.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
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

/// A context answers what the workspace shown answers.
impl Deref for Context {
    type Target = Workspace;

    fn deref(&self) -> &Workspace {
        self.document.workspace()
    }
}
