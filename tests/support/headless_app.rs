//! The application alone: messages in, effects out. No effect is carried out, and time passes only when a test advances it.
#![allow(dead_code, reason = "each test binary uses its own part")]

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use unfold_app::command::{HistoryCommand, KEY_ROWS, message::Message};
use unfold_app::event::{Event, Samples, Tick};
use unfold_app::session::{format, record::Session, session_file::SessionFile};
use unfold_app::{Model, effect::Effect, job::Job, settings::Settings, start::StartupData};
use unfold_app::{system::environment::Environment, tables::job::SpaceChecked};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::Language;

/// An application without a runtime, and its current time.
pub struct HeadlessApp {
    pub model: Model,
    now: Instant,
}

impl HeadlessApp {
    /// An application with default settings that shows a puzzle.
    pub fn new(puzzle: PuzzleId) -> Self {
        let mut alone = Self::start(Settings::default(), None);
        alone.apply(HistoryCommand::SwitchTo(puzzle));
        alone
    }

    /// An application started with these settings and the saved session, if any.
    pub fn start(settings: Settings, session: Option<&Session>) -> Self {
        let nowhere = PathBuf::from("/nowhere");
        let (environment, now) = (
            Environment {
                settings: nowhere.clone(),
                tables: nowhere,
                file_dialogs: false,
                language: Language::ENGLISH,
            },
            Instant::now(),
        );
        let session = session.map(|session| Ok(format::serialize(session)));
        let start = StartupData {
            now,
            settings,
            settings_error: None,
            custom_text_errors: Vec::new(),
            is_first: false,
            session_file: Arc::new(SessionFile::unlocked(&environment.settings)),
            session,
            other_sessions: 0,
        };
        Self { model: Model::start(environment, start, &KEY_ROWS), now }
    }

    /// Sends a message and drops all pending effects.
    pub fn apply(&mut self, message: impl Into<Message>) {
        self.take_effects_of(message);
    }

    /// Sends a message; returns all pending effects.
    pub fn take_effects_of(&mut self, message: impl Into<Message>) -> Vec<Effect> {
        self.model.update(message.into());
        self.model.take_effects()
    }

    /// Answers the request for free space among the effects: there is enough. Returns the new effects.
    pub fn confirm_space(&mut self, asked: &[Effect]) -> Vec<Effect> {
        self.take_effects_of(Message::Event(Event::SpaceChecked(enough_space(asked))))
    }

    /// Advances the time and sends a tick; returns the effects.
    pub fn pass(&mut self, time: Duration) -> Vec<Effect> {
        self.now += time;
        let (samples, unsaved) = (Samples::default(), Vec::new());
        self.take_effects_of(Message::Event(Event::Tick(Box::new(Tick {
            now: self.now,
            samples,
            table_errors: unsaved,
        }))))
    }
}

/// The answer to the request for free space among the effects: there is enough. Panics if there is no request.
pub fn enough_space(asked: &[Effect]) -> SpaceChecked {
    let looked = asked.iter().find_map(|effect| match effect {
        Effect::Run(_, job) => {
            if let Job::CheckSpace(job) = &**job {
                Some(job.then)
            } else {
                None
            }
        }
        _ => None,
    });
    SpaceChecked { shortages: Vec::new(), then: looked.expect("it looks for space first") }
}
