//! The whole state of the program, as plain data: shared state and each feature's own.

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
use crate::tables::state::{SpaceChoice, TablesState};
use crate::{algorithms::state::Algorithms, analysis::job::Analyses, animation::state::AnimationExport};
use crate::{batch::state::Batch, command::row::Row, crosses::state::CrossesPage, dialog::Dialog, effect::Effects};
use crate::{
    graph::state::Graph, lesson::state::NotesCache, macros::state::MacroPanel, page::Page,
    pictures::state::PictureExport,
};
use crate::{
    playback::state::Comparison, quitting::QuitState, rows::state::RowsOfMoves, scramble::state::SetupSolve,
    search::state::Search,
};
use crate::{puzzles, shortcuts::state::Shortcuts, start::StartupData, tour::state::Tour};
use unfold_engine::puzzle::{Metric, PuzzleId};
use unfold_engine::puzzles::{catalogues, solvers};
use unfold_engine::{pattern, search::Solver};
use unfold_scene::svg::Rgb;
use unfold_text::{Language, Phrase, Text, UserError, shortcut_editor, window};

/// Delay before changed settings are written, so that dragging a number writes once.
const SETTINGS_WRITE_DELAY: Duration = Duration::from_secs(1);

#[derive(Clone, Debug, PartialEq)]
struct SavedFile {
    path: PathBuf,
    /// Status line that announced the file.
    news: Phrase,
    /// True until [`Model::take_saved`].
    is_new: bool,
}

pub struct Model {
    /// Time when the current message arrived.
    pub now: Instant,
    pub environment: Environment,
    /// The workspaces, one per puzzle.
    pub document: Workspaces,
    pub runs: AllRuns,
    /// The batch of each puzzle: its form and rows.
    pub batches: Batches,
    pub samples: Samples,
    /// Change only through [`Model::change_settings`], which schedules writing them.
    pub settings: Settings,
    /// When to write changed settings; `None` if none have changed.
    pub settings_write_due: Option<Instant>,
    /// True if the last attempt to write the settings failed.
    pub has_unsaved_settings: bool,
    /// True if there was no settings file when the program started.
    pub is_first_start: bool,
    pub dialog: Option<Dialog>,
    /// The page shown in place of the stage.
    pub page: Option<Page>,
    /// Pages to go back to, the nearest last.
    pub pages_before: Vec<Page>,
    pub quitting: QuitState,
    /// Purpose of the open system file dialog.
    pub file_dialog_kind: Option<FileKind>,
    /// The user's decision about tables when space is short.
    pub space: SpaceChoice,
    /// The command table, without the commands.
    pub command_rows: &'static [Row<()>],
    /// The status line.
    pub news: Phrase,
    /// An error in the status line, shown instead of the news until dismissed.
    pub error: Option<Phrase>,
    /// The offer to undo the change that the status line reports.
    pub undo_offer: UndoOffer,
    /// Announcements for screen readers.
    pub announcer: Announcer,
    /// The file saved last.
    saved: Option<SavedFile>,
    pub search: Search,
    /// The search for a scramble of a position.
    pub setup: SetupSolve,
    /// State of the batch job.
    pub batch: Batch,
    pub algorithms: Algorithms,
    pub cases: Cases,
    pub fewest_moves: FewestMoves,
    /// The step-by-step solution and the hint.
    pub steps: Steps,
    pub analysis: Analyses,
    /// The moves compared with those being played.
    pub comparison: Comparison,
    /// The selected row of moves, and the search for shorter ones.
    pub rows_of_moves: RowsOfMoves,
    /// The macro panel, while open.
    pub macros: Option<MacroPanel>,
    /// The piece filter panel.
    pub filters: Filters,
    /// Cached notes on the moves being played.
    pub lesson: NotesCache,
    pub tables: TablesState,
    pub graph: Graph,
    pub crosses: CrossesPage,
    /// The pending picture, and the chosen size.
    pub pictures: PictureExport,
    pub animation: AnimationExport,
    /// The file being written in the background.
    pub file_export: FileExport,
    pub session: SessionKeeper,
    pub shortcuts: Shortcuts,
    pub tour: Tour,
    pub effects: Effects,
}

impl Model {
    /// The initial state: a solved puzzle and no results.
    pub fn new(environment: Environment, start: &StartupData, command_rows: &'static [Row<()>]) -> Self {
        let (settings, now) = (start.settings.clone(), start.now);
        let (shortcuts, unknown) = Shortcuts::read(&settings.keys, command_rows);
        let mut model = Self {
            now,
            environment,
            document: Workspaces::new(settings.puzzle),
            runs: AllRuns::default(),
            batches: Batches::default(),
            samples: Samples::default(),
            settings,
            settings_write_due: None,
            has_unsaved_settings: false,
            is_first_start: start.is_first,
            dialog: None,
            page: None,
            pages_before: Vec::new(),
            quitting: QuitState::default(),
            file_dialog_kind: None,
            space: SpaceChoice::default(),
            command_rows,
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
            lesson: NotesCache::default(),
            tables: TablesState::new(now),
            graph: Graph::default(),
            crosses: CrossesPage::default(),
            pictures: PictureExport::default(),
            animation: AnimationExport::default(),
            file_export: FileExport::default(),
            session: SessionKeeper::new(Autosave::new(start.session_file.clone())),
            shortcuts,
            tour: Tour::default(),
            effects: Effects::default(),
        };
        if !unknown.is_empty() {
            model.report_error(shortcut_editor::KEYS_CUSTOM_UNKNOWN.with([&unknown.join(", ")]));
        }
        if let Some(error) = &start.settings_error {
            model.dialog = Some(Dialog::Error { title: window::ERROR_SETTINGS, error: error.explain() });
        }
        model
    }

    pub fn language(&self) -> Language {
        self.settings.language
    }

    /// The tables folder: from the settings, else the default.
    pub fn tables_folder(&self) -> &Path {
        self.settings.tables.as_deref().unwrap_or(&self.environment.tables)
    }

    /// Changes settings and schedules writing them.
    pub fn change_settings(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.settings);
        self.settings_write_due.get_or_insert(self.now + SETTINGS_WRITE_DELAY);
    }

    /// Reports a failure in a dialog, or in the status line if another dialog is open.
    pub fn report_failure(&mut self, title: Text<0>, error: UserError) {
        match self.dialog {
            None => self.dialog = Some(Dialog::Error { title, error }),
            Some(_) => self.report_error(error.phrase()),
        }
    }

    /// Reports an error in the status line, until it is dismissed.
    pub fn report_error(&mut self, error: Phrase) {
        self.news = error.clone();
        self.error = Some(error);
    }

    /// Reports a saved file or folder, which can then be shown in the system's file manager.
    pub fn report_saved(&mut self, path: &Path, news: Phrase) {
        self.news = news.clone();
        self.saved = Some(SavedFile { path: path.to_path_buf(), news, is_new: true });
    }

    /// The file or folder saved last.
    pub fn saved_file(&self) -> Option<&Path> {
        self.saved.as_ref().map(|saved| saved.path.as_path())
    }

    /// True while the status line is about the file saved last.
    pub fn news_is_about_saved_file(&self) -> bool {
        self.saved.as_ref().is_some_and(|saved| saved.news == self.news)
    }

    /// True if a file was saved since the last call.
    pub fn take_saved(&mut self) -> bool {
        self.saved.as_mut().is_some_and(|saved| std::mem::take(&mut saved.is_new))
    }

    /// Changes the choices of the current puzzle.
    pub fn change_choices(&mut self, change: impl FnOnce(&mut Choices)) {
        let puzzle = self.document.puzzle();
        self.change_settings(|settings| change(settings.choices.entry(puzzle).or_default()));
    }

    /// Shows a page in place of the stage. Closing it returns to the previous page.
    pub fn open_page(&mut self, page: Page) {
        match self.page.replace(page.clone()) {
            None => self.pages_before.clear(),
            Some(before) => self.pages_before.push(before),
        }
        if let Some(again) = self.pages_before.iter().position(|before| before.is_same_kind(&page)) {
            self.pages_before.truncate(again);
        }
    }

    /// Closes the page and returns to the previous one available for the puzzle. A puzzle tab sits beside the stage, so
    /// closing it shows the stage.
    pub fn close_page(&mut self) {
        if self.page.take().is_some_and(|page| page.is_puzzle_tab()) {
            self.pages_before.clear();
        }
        let before = self.pages_before.iter().rposition(|page| self.has_page(page));
        self.pages_before.truncate(before.map_or(0, |at| at + 1));
        self.page = self.pages_before.pop();
    }

    /// True if closing the page shows the stage rather than another page or view, or if no page is open.
    pub fn closing_shows_stage(&self) -> bool {
        let is_of_puzzle = self.page.as_ref().is_some_and(Page::is_puzzle_tab);
        let has_before = || !is_of_puzzle && self.pages_before.iter().any(|page| self.has_page(page));
        let has_other = || self.view() != View::Stage || has_before();
        self.page.is_none() || !has_other()
    }

    /// True if the current puzzle has this page.
    fn has_page(&self, page: &Page) -> bool {
        match page {
            Page::Algorithms => pattern::is_supported(self.document.puzzle()),
            Page::Cases => !catalogues(self.document.puzzle()).is_empty(),
            Page::FewestMoves => puzzles::record(self.document.puzzle()).has_fewest_moves,
            _ => true,
        }
    }

    /// Closes a page that the current puzzle does not have.
    pub fn close_unavailable_page(&mut self) {
        if self.page.as_ref().is_some_and(|page| !self.has_page(page)) {
            self.page = None;
        }
    }

    /// Closes the page and shows the stage.
    pub fn show_stage(&mut self) {
        self.page = None;
        self.change_choices(|choices| choices.view = View::Stage);
    }

    pub fn puzzle(&self) -> PuzzleId {
        self.document.puzzle()
    }

    /// Search results for the position.
    pub fn results(&self) -> &Results {
        &self.document.workspace().position().results
    }

    pub fn shows_stage(&self) -> bool {
        self.page.is_none() && self.view() == View::Stage
    }

    /// Sticker colours of a puzzle, by colour number: six for a cube, in its current hold; eight for a hypercube.
    pub fn colours(&self, puzzle: PuzzleId) -> Cow<'_, [Rgb]> {
        settings::appearance::colours(puzzle, &self.settings)
    }

    /// Names of the colours in [`Model::colours`].
    pub fn colour_names(&self, puzzle: PuzzleId) -> &'static [Text<0>] {
        self.settings.hold.names(puzzle, self.settings.palette)
    }

    /// The status line in the current language.
    pub fn news(&self) -> String {
        self.news.get(self.language())
    }

    /// The choices (view, solver, metric, chart) of the current puzzle.
    pub fn choices(&self) -> &Choices {
        choices::for_puzzle(&self.settings.choices, self.puzzle())
    }

    /// The solver chosen for the current puzzle; `None` if it has none.
    pub fn solver(&self) -> Option<&'static dyn Solver> {
        self.choices().solver_for(self.puzzle())
    }

    /// The solver of the next search: the chosen one, or a prover if only proofs are wanted.
    pub fn next_search_solver(&self) -> Option<&'static dyn Solver> {
        self.solver().map(|solver| solvers::effective_solver(solver, &self.settings.limits(self.puzzle())))
    }

    /// The metric of the next search.
    pub fn metric(&self) -> Metric {
        self.choices().metric_for(self.puzzle())
    }

    /// The metric of the results shown, or else of the next search.
    pub fn shown_metric(&self) -> Metric {
        self.results().method_and_metric.map_or(self.metric(), |by| by.metric)
    }

    /// The view chosen for the current puzzle, such as the stage.
    pub fn view(&self) -> View {
        self.choices().view_for(self.puzzle())
    }
}
