//! The application without a window: [`App::update`] takes messages, changes what there is, and asks others for what needs threads,
//! the disk or the window.
//!
//! Nothing here draws, prints or waits; the window paints an [`App`] and hands back [`Message`]s.

pub mod analysis;
pub mod animation;
pub mod availability;
pub mod batch;
pub mod camera;
pub mod command;
pub mod command_queries;
pub mod coordinates;
pub mod core;
pub mod crosses;
pub mod document;
pub mod examples;
pub mod file_export;
pub mod files;
pub mod graph;
pub mod history;
pub mod lesson;
pub mod manual_solve;
pub mod message;
pub mod notices;
pub mod painting;
pub mod pictures;
pub mod playback;
pub mod program;
pub mod queries;
pub mod reports;
pub mod runs;
pub mod scramble;
pub mod search;
pub mod session;
pub mod settings;
pub mod sharing;
pub mod shortcuts;
pub mod solution;
pub mod start;
pub mod tables;
pub mod tour;
pub mod typing;
pub mod update;
pub mod window;

use crate::app::command::{FilesCommand, HistoryCommand, PaintingCommand};
use std::cell::RefCell;
use std::ops::Deref;
use std::sync::Arc;
use std::time::{Duration, Instant};

pub use self::core::background::Wake;
pub use self::core::effect::{FocusTarget, WantedFile};
pub use self::core::environment::Environment;
pub use self::core::file_kind::FileKind;
pub use self::message::{Message, Messages};
pub use command::Command;
pub use program::Program;
pub use search::stage::Stage;

use self::analysis::Analyses;
use self::animation::AnimationExport;
use self::batch::Batches;
use self::core::context::Context;
use self::core::dialog::Dialog;
use self::core::effect::Effect;
use self::core::event::Event;
use self::crosses::CrossDatabase;
use self::document::saved::Quitting;
use self::file_export::FileExport;
use self::files::file_dialog::FileDialog;
use self::graph::export::GraphExport;
use self::graph::path_target::PathTarget;
use self::history::shown_turns;
use self::notices::announcer::Announcer;
use self::notices::toast::Toasts;
use self::pictures::PictureExport;
use self::playback::comparison::Comparison;
use self::scramble::setup_solve::SetupSolve;
use self::search::Search;
use self::session::Autosave;
use self::shortcuts::Shortcuts;
use self::start::StartupData;
use self::tables::TablesPage;
use self::tables::idle::IdleTables;
use self::tables::idle_job::IdleTablesReport;
use self::tables::job::LookForTables;
use self::tour::Tour;
use crate::shared::lesson::MoveNotes;
use crate::shared::settings::error::SettingsError;
use unfold_engine::puzzle::PuzzleId;
use unfold_text::sentences::describe;
use unfold_text::{UserError, facelets, save_solution, shortcut_editor, window as say};

/// The whole state of the program.
pub struct App {
    cx: Context,
    shortcuts: Shortcuts,
    /// Whether changed settings could not be written the last time.
    settings_unsaved: bool,
    search: Search,
    analyses: Analyses,
    /// Where the path in the graph of the 2x2x2 ends.
    path_target: PathTarget,
    /// What is taught about what is played, kept until that is another.
    move_notes: RefCell<Option<Arc<MoveNotes>>>,
    comparison: Comparison,
    graph_export: GraphExport,
    cross_database: CrossDatabase,
    setup_solve: SetupSolve,
    batches: Batches,
    file_export: FileExport,
    picture_export: PictureExport,
    animation_export: AnimationExport,
    tables: TablesPage,
    idle: IdleTables,
    autosave: Autosave,
    file_dialog: FileDialog,
    toasts: Toasts,
    tour: Tour,
    announcer: Announcer,
    first_start: bool,
    /// The puzzle that the session of last time shows, where there is one.
    left_at: Option<PuzzleId>,
    /// True if a person sees the window.
    is_opened: bool,
    quitting: Quitting,
}

impl App {
    /// The program as it starts: as it was left, or else the solved puzzle; nothing computed yet.
    pub fn new(environment: Environment, start: StartupData) -> Self {
        let settings = start.settings;
        let (shortcuts, unknown) = Shortcuts::read(&settings.keys);
        let mut app = Self {
            cx: Context::new(start.now, environment, settings, say::NEWS_WELCOME.with([])),
            shortcuts,
            settings_unsaved: false,
            search: Search::default(),
            analyses: Analyses::default(),
            path_target: PathTarget::default(),
            move_notes: RefCell::default(),
            comparison: Comparison::default(),
            graph_export: GraphExport::default(),
            cross_database: CrossDatabase::default(),
            setup_solve: SetupSolve::default(),
            batches: Batches::default(),
            file_export: FileExport::default(),
            picture_export: PictureExport::default(),
            animation_export: AnimationExport::default(),
            tables: TablesPage::default(),
            idle: IdleTables::new(start.now),
            autosave: Autosave::default(),
            file_dialog: FileDialog::default(),
            toasts: Toasts::default(),
            tour: Tour::default(),
            announcer: Announcer::default(),
            first_start: start.is_first,
            left_at: None,
            is_opened: false,
            quitting: Quitting::default(),
        };
        if !unknown.is_empty() {
            app.cx.news = shortcut_editor::KEYS_CUSTOM_UNKNOWN.with([&unknown.join(", ")]);
        }
        if let Some(error) = start.settings_error {
            app.cx.dialog = Some(Dialog::Fault { title: say::ERROR_SETTINGS, fault: error.explain() });
        }
        let was_kept = start.session.is_some();
        let restored = app.autosave.restore(start.session, &mut app.cx).map(|session| app.restore_session(session));
        // Where one could not be restored, that is told instead.
        if start.other_sessions > 0 && restored.is_some() == was_kept {
            session::tell_of_others(start.other_sessions, &mut app.cx);
            app.toasts.show(app.cx.news.clone(), None, start.now);
        }
        let custom_texts = start.custom_text_errors.iter().map(UserError::phrase);
        if let Some(news) = custom_texts.reduce(|before, next| facelets::NEWS_AND.with([&before, &next])) {
            app.cx.news = news;
        }
        app.autosave.expect_no_change(app.changes());
        app
    }

    /// What time it is from now on, for everything that is told, shown and asked.
    fn note_time(&mut self, now: Instant) {
        self.cx.now = now;
    }

    /// Takes in a message; what is then to be done by others is told by [`App::take_effects`] and in requests to the window.
    pub fn update(&mut self, message: Message) {
        // What goes on by itself, and what everybody sees happen, is told in the line at the foot only.
        let quiet = match &message {
            Message::Event(Event::Tick(_) | Event::Sampled(_))
            | Message::Command(Command::History(HistoryCommand::SwitchTo(_)))
            | Message::Command(Command::Painting(PaintingCommand::Paint(_))) => true,
            Message::Event(Event::Task(_, report)) => report.is::<IdleTablesReport>(),
            _ => false,
        };
        let before = (self.cx.news.clone(), self.steps_back(), self.puzzle());
        self.take_in(message);
        let saved = self.cx.take_saved();
        if (self.cx.news != before.0 || saved) && !quiet {
            // What took the place of a position can be taken back where it is told, and a file that was saved can be shown.
            let undo = (self.steps_back() > before.1 && self.puzzle() == before.2)
                .then_some(Command::History(HistoryCommand::Undo));
            let action = undo.or(saved.then_some(Command::Files(FilesCommand::ShowInFolder)));
            self.toasts.show(self.cx.news.clone(), action, self.cx.now);
        } else if self.toast().is_some_and(|toast| toast.action == Some(Command::History(HistoryCommand::Undo)))
            && self.steps_back() != before.1
        {
            self.toasts.dismiss();
        }
    }

    fn take_in(&mut self, message: Message) {
        match message {
            Message::Command(command) => self.apply(command),
            Message::Event(Event::Opened) => self.lay_first_positions(),
            Message::Event(Event::Painted) => self.picture_export.paint(self.cx.now),
            Message::Event(Event::Sampled(samples)) => self.cx.samples = samples,
            Message::Event(Event::Progress(progress)) => {
                self.search.sample(&progress, &mut self.cx);
                self.setup_solve.sample(&progress);
                self.batches.sample(&progress);
                self.tables.sample(&progress);
                self.idle.sample(&progress);
                self.graph_export.sample(&progress);
                self.cross_database.sample(&progress);
            }
            Message::Event(Event::Tick(tick)) => {
                let tick = *tick;
                self.cx.now = tick.now;
                // Whoever reads which tables have a file sees it when one more does.
                if self.cx.dialog == Some(Dialog::About) && self.cx.samples.tables.names != tick.samples.tables.names {
                    self.cx.run_now(LookForTables);
                }
                self.cx.samples = tick.samples;
                self.poll();
                if let Some(error) = tick.unsaved.first() {
                    self.cx.news = say::NEWS_TABLES_UNSAVED.with([&describe::table(error).phrase()]);
                }
            }
            Message::Event(Event::SettingsWritten(written)) => self.note_settings(written),
            Message::Event(Event::SessionKept(written)) => self.autosave.note(written, &mut self.cx),
            Message::Event(Event::NotShownInFolder { path, reason }) => {
                let fault = UserError::new(save_solution::NOT_SHOWN.with([&reason]), save_solution::NOT_SHOWN_DO);
                self.cx.tell_failure(save_solution::ERROR_SHOW, fault.at(describe::at_file(&path)));
            }
            Message::Event(Event::PictureTaken(id, picture)) => self.take_picture(id, picture),
            Message::Event(Event::FrameDrawn(id, picture)) => self.animation_export.take(id, picture),
            Message::Event(Event::Task(id, report)) => self.take_report(id, report),
        }
        self.search.end_lost(&mut self.cx);
        self.follow_tour();
    }

    /// What the runtime is asked for; given once.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        self.cx.take_effects()
    }

    /// Takes in what happened meanwhile, writes settings that are due. Cheap; to be called each frame.
    fn poll(&mut self) {
        playback::go_on(&mut self.cx);
        self.analyses.follow(self.subject(), &mut self.cx);
        self.picture_export.poll(&mut self.cx);
        self.begin_idle_tables();
        self.tick_session();
        self.announcer.poll(&self.search, self.shown_metric(), &self.cx);
        if self.cx.write_settings.is_some_and(|due| self.cx.now >= due) {
            self.write_settings();
        }
    }

    /// When `App::poll` is due even if nothing wakes the window.
    pub fn next_poll(&self) -> Option<Duration> {
        let at_work = self.search.is_at_work()
            || self.graph_export.is_at_work()
            || self.cross_database.is_at_work()
            || self.setup_solve.is_at_work()
            || self.is_saving()
            || self.animation_export.is_at_work()
            || self.tables.is_at_work()
            || self.tables_behind().is_some()
            || self.idle_tables().is_some();
        let search = at_work.then_some(search::SAMPLE);
        let batch = self.batch_at_work().map(|_| batch::SAMPLE);
        let settings = self.cx.write_settings.map(|due| due.saturating_duration_since(self.cx.now));
        let motion = self.is_moving().then_some(shown_turns::FRAME);
        [
            search,
            batch,
            settings,
            motion,
            playback::next_move(&self.cx),
            manual_solve::next_tick(&self.cx),
            self.announcer.due(self.cx.now),
            self.toasts.due(self.cx.now),
            self.autosave.due(self.cx.now),
            self.idle.next(self.puzzle(), self.is_busy(), self.cx.now, &self.cx),
        ]
        .into_iter()
        .flatten()
        .min()
    }

    /// Ends everything: the search is told to stop, changed settings and the session are written, an export takes back what it has written, a file that
    /// is being saved is waited for. That is a matter of a moment, and nothing else here waits.
    pub fn close(&mut self) {
        self.abandon_search();
        self.setup_solve.close(&mut self.cx);
        self.batches.close(&mut self.cx);
        self.analyses.stop(&mut self.cx);
        self.idle.stop(&mut self.cx);
        self.tables.stop(&mut self.cx);
        self.close_session();
        self.write_changed_settings();
    }

    /// Writes settings that were changed, even if that is not due.
    fn write_changed_settings(&mut self) {
        if self.cx.write_settings.is_some() {
            self.write_settings();
        }
    }

    fn write_settings(&mut self) {
        self.cx.write_settings = None;
        self.cx.effect(Effect::WriteSettings(Box::new(self.cx.settings.clone())));
    }

    fn note_settings(&mut self, written: Result<(), SettingsError>) {
        let told = std::mem::replace(&mut self.settings_unsaved, written.is_err());
        // Once is enough, until it has worked again.
        if let Some(error) = written.err().filter(|_| !told) {
            self.cx.news = error.explain().phrase();
        }
    }
}

impl Context {
    /// How many positions can be undone.
    fn steps_back(&self) -> usize {
        let [back, _] = self.document.workspace().history();
        back.len()
    }
}

/// What every feature shares is read as if it were the application's own.
impl Deref for App {
    type Target = Context;

    fn deref(&self) -> &Context {
        &self.cx
    }
}
