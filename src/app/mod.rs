//! The application without a window: [`App::update`] takes messages, changes what there is, and asks others for what needs threads,
//! the disk or the window.
//!
//! Nothing here draws, prints or waits; the window paints an [`App`] and hands back [`Message`]s.

pub mod algorithms;
pub mod analysis;
pub mod animation;
pub mod batch;
pub mod camera;
pub mod command;
mod command_queries;
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
mod program;
mod queries;
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
mod update;
mod views;
pub mod window;

use crate::app::core::Job;
use crate::app::core::event::Tick;
use std::ops::Deref;
use std::time::{Duration, Instant};

use self::command::{Features, FirstState, HistoryCommand, KEY_ROWS, PaintingCommand};
use self::core::{Context, Dialog, Effect};
use self::core::{availability::Availability, event::Event};
use self::notices::toast::{ToastAction, Toasts};
use self::search::news::SearchedPlace;
use self::session::{Autosave, update::SessionKeeper};
use self::tables::job::LookForTables;
use self::{shortcuts::Shortcuts, start::StartupData};
use crate::shared::settings::error::SettingsError;
use unfold_text::{UserError, facelets, sentences::describe, shortcut_editor, window as say};

pub use self::command::Command;
pub use self::core::background::Wake;
pub use self::core::effect::{FocusTarget, WantedFile};
pub use self::core::environment::Environment;
pub use self::core::file_kind::FileKind;
pub use self::message::{Message, Messages};
pub use self::program::Program;
pub use self::search::stage::Stage;

/// The whole state of the program.
pub struct App {
    cx: Context,
    /// The features, joined by one list.
    pub features: Features,
    toasts: Toasts,
    /// True if changed settings could not be written the last time.
    settings_unsaved: bool,
    first_start: bool,
}

impl App {
    /// The program as it starts: as it was left, or else the solved puzzle; nothing computed yet.
    pub fn new(environment: Environment, start: StartupData) -> Self {
        let (settings, now) = (start.settings, start.now);
        let (shortcuts, unknown) = Shortcuts::read(&settings.keys, &KEY_ROWS);
        let session = SessionKeeper::new(Autosave::new(start.session_file));
        let mut app = Self {
            cx: Context::new(now, environment, settings, &KEY_ROWS, say::NEWS_WELCOME.with([])),
            features: Features::new(FirstState { now, session, shortcuts }),
            toasts: Toasts::default(),
            settings_unsaved: false,
            first_start: start.is_first,
        };
        let (session, cx) = (&mut app.features.session, &mut app.cx);
        if !unknown.is_empty() {
            cx.news = shortcut_editor::KEYS_CUSTOM_UNKNOWN.with([&unknown.join(", ")]);
        }
        if let Some(error) = start.settings_error {
            cx.dialog = Some(Dialog::Error { title: say::ERROR_SETTINGS, error: error.explain() });
        }
        let was_kept = start.session.is_some();
        let restored = session.autosave.restore(start.session, cx).map(|checked| session.restore(checked, cx));
        // Where one could not be restored, that is told instead.
        if start.other_sessions > 0 && restored.is_some() == was_kept {
            session::tell_of_others(start.other_sessions, cx);
            app.toasts.show(cx.news.clone(), None, now);
        }
        let custom_texts = start.custom_text_errors.iter().map(UserError::phrase);
        if let Some(news) = custom_texts.reduce(|before, next| facelets::NEWS_AND.with([&before, &next])) {
            cx.news = news;
        }
        session.autosave.expect_no_change(cx.changes());
        app
    }

    /// Sets the time, for everything that is told, shown and asked.
    fn note_time(&mut self, now: Instant) {
        self.cx.now = now;
    }

    /// Takes in a message; what is then to be done by others is told by [`App::take_effects`] and in requests to the window.
    pub fn update(&mut self, message: Message) {
        // What goes on by itself, and what everybody sees happen, is told in the line at the foot only.
        let quiet = match &message {
            Message::Event(Event::Tick(_) | Event::Sampled(_) | Event::IdleTables(..))
            | Message::Command(
                Command::History(HistoryCommand::SwitchTo(_)) | Command::Painting(PaintingCommand::Paint(_)),
            ) => true,
            _ => false,
        };
        let before = (self.cx.news.clone(), self.steps_back(), self.puzzle());
        self.take_in(message);
        let saved = self.cx.take_saved();
        let steps_back = self.steps_back();
        if (self.cx.news != before.0 || saved) && !quiet {
            // What took the place of a position can be taken back where it is told, and a file that was saved can be shown.
            let undo = (steps_back > before.1 && self.puzzle() == before.2).then_some(ToastAction::Undo);
            let action = undo.or(saved.then_some(ToastAction::ShowInFolder));
            self.toasts.show(self.cx.news.clone(), action, self.cx.now);
        } else if self.toast().is_some_and(|toast| toast.action == Some(ToastAction::Undo)) && steps_back != before.1 {
            self.toasts.dismiss();
        }
    }

    fn take_in(&mut self, message: Message) {
        match message {
            Message::Command(command) => self.apply(command),
            Message::Event(event) => self.on(event),
        }
        self.settle();
        self.features.tour.lead_on(&mut self.cx);
    }

    /// Does what is due, once a frame.
    fn tick(&mut self, tick: Tick) {
        let cx = &mut self.cx;
        cx.now = tick.now;
        // The list of tables that have a file is made anew when one more has.
        if cx.dialog == Some(Dialog::About) && cx.samples.tables.names != tick.samples.tables.names {
            cx.run_now(Job::LookForTables(LookForTables));
        }
        cx.samples = tick.samples;
        self.features.tick(cx);
        if cx.write_settings.is_some_and(|due| cx.now >= due) {
            self.write_changed_settings();
        }
        if let Some(error) = tick.unsaved.first() {
            self.cx.news = say::NEWS_TABLES_UNSAVED.with([&describe::table(error).phrase()]);
        }
    }

    /// Does what was asked for, until nothing more is, and notes the work that goes on.
    fn settle(&mut self) {
        self.cx.at_work = self.features.work();
        while let Some(action) = self.cx.take_action() {
            self.act(action);
            self.cx.at_work = self.features.work();
        }
        self.features.search.end_lost(&mut self.cx);
        self.cx.at_work = self.features.work();
    }

    /// Does what a person asks; what is not possible now is left undone.
    fn apply(&mut self, command: Command) {
        if let Availability::Impossible { why } = self.availability(&command) {
            if let Some(why) = why {
                self.cx.news = say::SENTENCE.with([&why.trim_end_matches('.')]);
            }
            return;
        }
        self.with_search_notice(|app| app.features.update(command, &mut app.cx));
    }

    /// Does something, and says so where a search that was for the position at hand is for another one then.
    fn with_search_notice(&mut self, act: impl FnOnce(&mut Self)) {
        self.features.tables.idle.note_activity(&self.cx);
        let searched_here = self.is_searching_here();
        act(self);
        self.settle();
        if searched_here && self.is_searching() {
            self.cx.news = match self.features.search.place(&self.cx.document) {
                SearchedPlace::Here => return,
                SearchedPlace::Before => say::NEWS_SEARCH_GOES_ON.with([&self.cx.news]),
                SearchedPlace::Other => say::NEWS_GOES_ON_OTHER.with([&self.cx.news]),
                SearchedPlace::Elsewhere(name) => say::NEWS_GOES_ON_ELSEWHERE.with([&self.cx.news, &name]),
            };
        }
    }

    /// The requests to the runtime; given once.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        self.cx.take_effects()
    }

    /// The time until a tick is due even if nothing wakes the window.
    pub fn next_poll(&self) -> Option<Duration> {
        let settings = self.cx.write_settings.map(|due| due.saturating_duration_since(self.cx.now));
        [settings, self.toasts.due(self.cx.now), self.features.due(&self.cx)].into_iter().flatten().min()
    }

    /// Ends everything: the search is told to stop, changed settings and the session are written, an export takes back what it has
    /// written, a file that is being saved is waited for. That is a matter of a moment, and nothing else here waits.
    pub fn close(&mut self) {
        self.settle();
        self.features.close(&mut self.cx);
        self.write_changed_settings();
    }

    /// Writes settings that were changed, even if that is not due.
    fn write_changed_settings(&mut self) {
        if self.cx.write_settings.take().is_some() {
            self.cx.effect(Effect::WriteSettings(Box::new(self.cx.settings.clone())));
        }
    }

    fn note_settings(&mut self, written: Result<(), SettingsError>) {
        let was_unsaved = std::mem::replace(&mut self.settings_unsaved, written.is_err());
        // Once is enough, until it has worked again.
        if let Some(error) = written.err().filter(|_| !was_unsaved) {
            self.cx.news = error.explain().phrase();
        }
    }
}

/// The state that every feature shares is read as if it were the application's own.
impl Deref for App {
    type Target = Context;

    fn deref(&self) -> &Context {
        &self.cx
    }
}
