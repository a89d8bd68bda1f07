//! The whole state of the program, as plain data: what all parts use, and the part of each feature.

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::cases::state::Cases;
use crate::document::runs::{AllRuns, results::Results};
use crate::document::{Workspaces, batches::Batches};
use crate::event::Samples;
use crate::fewest_moves::state::FewestMoves;
use crate::file_export::state::FileExport;
use crate::file_kind::FileKind;
use crate::filters::state::Filters;
use crate::notices::{state::Announcer, undo_offer::UndoOffer};
use crate::session::state::{Autosave, SessionKeeper};
use crate::settings::choices::{self, Choices, View};
use crate::settings::{self, Settings};
use crate::steps::state::Steps;
use crate::system::environment::Environment;
use crate::tables::state::{SpaceChoice, TablesPage};
use crate::{algorithms::state::Algorithms, analysis::job::Analyses, animation::state::AnimationExport};
use crate::{batch::state::Batch, command::row::Row, crosses::state::CrossDatabase, dialog::Dialog, effect::Effects};
use crate::{
    graph::state::Graph, lesson::state::Lesson, macros::state::Macros, page::Page, pictures::state::PictureExport,
};
use crate::{
    playback::state::Comparison, quitting::Quitting, rows::state::RowsOfMoves, scramble::state::SetupSolve,
    search::state::Search,
};
use crate::{puzzles, shortcuts::state::Shortcuts, start::StartupData, tour::state::Tour};
use unfold_engine::puzzle::{Metric, PuzzleId};
use unfold_engine::puzzles::{catalogues, solvers};
use unfold_engine::{pattern, search::Solver};
use unfold_scene::svg::Rgb;
use unfold_text::{Language, Phrase, Text, UserError, shortcut_editor, window};

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

/// The whole state of the program.
pub struct Model {
    /// The time of the frame.
    pub now: Instant,
    /// The program's folders, and the abilities of the system.
    pub environment: Environment,
    /// The document: a workspace of each puzzle.
    pub document: Workspaces,
    /// The runs of each puzzle.
    pub runs: AllRuns,
    /// The batch of each puzzle: its form, and its rows.
    pub batches: Batches,
    /// Samples of the tables and of the memory.
    pub samples: Samples,
    /// The settings. They are changed by [`Model::set`], so that they are written.
    pub settings: Settings,
    /// Time at which changed settings are to be written.
    pub write_settings: Option<Instant>,
    /// True if changed settings could not be written the last time.
    pub settings_unsaved: bool,
    /// True if there were no settings when the program started.
    pub is_first_start: bool,
    /// The dialog that stands before everything else until it is answered.
    pub dialog: Option<Dialog>,
    /// The page that takes the place of the stage until it is left.
    pub page: Option<Page>,
    /// The pages to which leaving that page leads, one after the other; the nearest last.
    pub pages_before: Vec<Page>,
    /// True if the window is to be closed, now or after the session is saved.
    pub quitting: Quitting,
    /// The purpose of the file dialog of the system, while one is open.
    pub choosing_file: Option<FileKind>,
    /// The choice about tables where there is little space.
    pub space: SpaceChoice,
    /// The rows of the table of commands, without the commands.
    pub rows: &'static [Row<()>],
    /// The latest that is to be told, at the foot of the window.
    pub news: Phrase,
    /// The error at the foot of the window that is not answered yet; it stands there in place of the news.
    pub error: Option<Phrase>,
    /// The offer to take back what the news tell.
    pub undo_offer: UndoOffer,
    /// The words for screen readers.
    pub announcer: Announcer,
    /// The file that was saved last, if one was, and the news that told of it.
    saved: Option<SavedFile>,
    /// The search.
    pub search: Search,
    /// The search for moves that reach a position.
    pub setup: SetupSolve,
    /// The batch at work.
    pub batch: Batch,
    /// The page of algorithms.
    pub algorithms: Algorithms,
    /// The page of cases.
    pub cases: Cases,
    /// The page of fewest moves.
    pub fewest_moves: FewestMoves,
    /// The solution step by step, and the hint.
    pub steps: Steps,
    /// The facts about the position beside its solutions.
    pub analysis: Analyses,
    /// The moves that are compared with those played.
    pub comparison: Comparison,
    /// The selection among the rows of moves, and the search for shorter ones.
    pub rows_of_moves: RowsOfMoves,
    /// The list of macros, while it is shown.
    pub macros: Option<Macros>,
    /// The panel of filters of pieces.
    pub filters: Filters,
    /// The lesson on the moves that are played.
    pub lesson: Lesson,
    /// The tables.
    pub tables: TablesPage,
    /// The graph of the 2×2×2.
    pub graph: Graph,
    /// The crosses of the 3×3×3.
    pub crosses: CrossDatabase,
    /// The picture that the window is to take.
    pub pictures: PictureExport,
    /// The animation that is being made.
    pub animation: AnimationExport,
    /// The file that is written beside everything else.
    pub file_export: FileExport,
    /// The session.
    pub session: SessionKeeper,
    /// The keys of commands.
    pub shortcuts: Shortcuts,
    /// The tour.
    pub tour: Tour,
    /// Requests to other features, to the runtime and to the window.
    pub effects: Effects,
}

impl Model {
    /// The solved puzzle, and nothing computed yet.
    pub fn new(environment: Environment, start: &StartupData, rows: &'static [Row<()>]) -> Self {
        let (settings, now) = (start.settings.clone(), start.now);
        let (shortcuts, unknown) = Shortcuts::read(&settings.keys, rows);
        let mut model = Self {
            now,
            environment,
            document: Workspaces::new(settings.puzzle),
            runs: AllRuns::default(),
            batches: Batches::default(),
            samples: Samples::default(),
            settings,
            write_settings: None,
            settings_unsaved: false,
            is_first_start: start.is_first,
            dialog: None,
            page: None,
            pages_before: Vec::new(),
            quitting: Quitting::default(),
            choosing_file: None,
            space: SpaceChoice::default(),
            rows,
            news: window::NEWS_WELCOME.with([]),
            error: None,
            undo_offer: UndoOffer::default(),
            announcer: Announcer::default(),
            saved: None,
            search: Search::default(),
            setup: SetupSolve::default(),
            batch: Batch::default(),
            algorithms: Algorithms::default(),
            cases: Cases::default(),
            fewest_moves: FewestMoves::default(),
            steps: Steps::default(),
            analysis: Analyses::default(),
            comparison: Comparison::default(),
            rows_of_moves: RowsOfMoves::default(),
            macros: None,
            filters: Filters::default(),
            lesson: Lesson::default(),
            tables: TablesPage::new(now),
            graph: Graph::default(),
            crosses: CrossDatabase::default(),
            pictures: PictureExport::default(),
            animation: AnimationExport::default(),
            file_export: FileExport::default(),
            session: SessionKeeper::new(Autosave::new(start.session_file.clone())),
            shortcuts,
            tour: Tour::default(),
            effects: Effects::default(),
        };
        if !unknown.is_empty() {
            model.tell_error(shortcut_editor::KEYS_CUSTOM_UNKNOWN.with([&unknown.join(", ")]));
        }
        if let Some(error) = &start.settings_error {
            model.dialog = Some(Dialog::Error { title: window::ERROR_SETTINGS, error: error.explain() });
        }
        model
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

    /// Tells of something that failed: in a dialog, or at the foot where another dialog is open that a person may be reading.
    pub fn tell_failure(&mut self, title: Text<0>, error: UserError) {
        match self.dialog {
            None => self.dialog = Some(Dialog::Error { title, error }),
            Some(_) => self.tell_error(error.phrase()),
        }
    }

    /// Tells of an error at the foot of the window, where it stays until it is answered.
    pub fn tell_error(&mut self, error: Phrase) {
        self.news = error.clone();
        self.error = Some(error);
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

    /// Changes the choices for the puzzle that is shown.
    pub fn choose(&mut self, change: impl FnOnce(&mut Choices)) {
        let puzzle = self.document.puzzle();
        self.set(|settings| change(settings.choices.entry(puzzle).or_default()));
    }

    /// Shows a page in place of the stage. A page that is left for it comes back when it is closed.
    pub fn open_page(&mut self, page: Page) {
        match self.page.replace(page.clone()) {
            None => self.pages_before.clear(),
            Some(before) => self.pages_before.push(before),
        }
        if let Some(again) = self.pages_before.iter().position(|before| before.is_like(&page)) {
            self.pages_before.truncate(again);
        }
    }

    /// Closes the page that is shown: the one before it comes back, as far as the puzzle has it. From a page of a puzzle, which stands
    /// beside the stage, it leads to the stage.
    pub fn close_page(&mut self) {
        if self.page.take().is_some_and(|page| page.is_of_puzzle()) {
            self.pages_before.clear();
        }
        let before = self.pages_before.iter().rposition(|page| self.has_page(page));
        self.pages_before.truncate(before.map_or(0, |at| at + 1));
        self.page = self.pages_before.pop();
    }

    /// True if closing the page that is shown leads to the stage, rather than to another page.
    pub fn is_next_to_stage(&self) -> bool {
        let is_of_puzzle = self.page.as_ref().is_some_and(Page::is_of_puzzle);
        let has_before = || !is_of_puzzle && self.pages_before.iter().any(|page| self.has_page(page));
        let has_other = || self.view() != View::Stage || has_before();
        self.page.is_none() || !has_other()
    }

    /// True if the puzzle that is shown has a page.
    fn has_page(&self, page: &Page) -> bool {
        match page {
            Page::Algorithms => pattern::is_searched(self.document.puzzle()),
            Page::Cases => !catalogues(self.document.puzzle()).is_empty(),
            Page::FewestMoves => puzzles::record(self.document.puzzle()).has_fewest_moves,
            _ => true,
        }
    }

    /// Leaves a page that the puzzle which is shown does not have.
    pub fn leave_page_of_others(&mut self) {
        if self.page.as_ref().is_some_and(|page| !self.has_page(page)) {
            self.page = None;
        }
    }

    /// Leaves whichever page takes the place of the stage.
    pub fn show_stage(&mut self) {
        self.page = None;
        self.choose(|choices| choices.view = View::Stage);
    }

    /// The puzzle that is shown.
    pub fn puzzle(&self) -> PuzzleId {
        self.document.puzzle()
    }

    /// Results of the searches for the position.
    pub fn results(&self) -> &Results {
        &self.document.workspace().position().results
    }

    /// True if the stage is shown, and no page in its place.
    pub fn shows_stage(&self) -> bool {
        self.page.is_none() && self.view() == View::Stage
    }

    /// The colours of a puzzle's facelets, by colour number: six of a cube as it is held, eight of the hypercube.
    pub fn colours(&self, puzzle: PuzzleId) -> Cow<'_, [Rgb]> {
        settings::appearance::colours(puzzle, &self.settings)
    }

    /// The names of the colours of [`Model::colours`].
    pub fn colour_names(&self, puzzle: PuzzleId) -> &'static [Text<0>] {
        self.settings.hold.names(puzzle, self.settings.palette)
    }

    /// One line about what happened last.
    pub fn news(&self) -> String {
        self.news.get(self.language())
    }

    /// The choices (view, solver, metric, chart) for the puzzle that is shown.
    pub fn choices(&self) -> &Choices {
        choices::of(&self.settings.choices, self.puzzle())
    }

    /// The solver that is chosen.
    pub fn solver(&self) -> Option<&'static dyn Solver> {
        self.choices().solver_for(self.puzzle())
    }

    /// The solver of the next search: the chosen one, or where only proofs are wanted the one for those.
    pub fn searching_solver(&self) -> Option<&'static dyn Solver> {
        self.solver().map(|solver| solvers::searching(solver, &self.settings.limits(self.puzzle())))
    }

    /// The metric in which the next search counts.
    pub fn metric(&self) -> Metric {
        self.choices().metric_for(self.puzzle())
    }

    /// The metric of what is told about the position or the one before it, or else of the next search.
    pub fn shown_metric(&self) -> Metric {
        self.results().by.map_or(self.metric(), |by| by.metric)
    }

    /// The view in the middle of the window.
    pub fn view(&self) -> View {
        self.choices().view_for(self.puzzle())
    }
}
