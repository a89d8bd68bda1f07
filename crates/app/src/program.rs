//! The model together with the runtime that carries out its effects.

use std::time::Duration;

use crate::command::{KEY_ROWS, message::Message};
use crate::runtime::{Clock, Runtime, background::Wake};
use crate::system::{environment::Environment, free_space::SpaceQuery};
use crate::{effect::ShellRequest, event::Event, model::Model, session::session_file::SessionFile, start};

/// Connects a [`Model`] and a [`Runtime`]: passes effects to the runtime and events back.
pub struct Program {
    pub model: Model,
    runtime: Runtime,
}

impl Program {
    /// Reads settings and session, and starts the model; see [`Model::start`]. `clock` is [`Instant::now`](std::time::Instant::now) except
    /// in tests.
    pub fn new(environment: Environment, wake: Wake, clock: Clock) -> Self {
        let folder = environment.settings.clone();
        let session = SessionFile::lock_first_free(&folder);
        let start = start::read(&environment, session, clock());
        let model = Model::start(environment, start, &KEY_ROWS);
        let runtime = Runtime::new(model.tables_folder().to_path_buf(), folder, wake, clock);
        let mut program = Self { model, runtime };
        let samples = program.runtime.samples();
        program.send(Message::Event(Event::Sampled(samples)));
        program
    }

    /// Handles the pending reports of jobs, then a message, such as a command of the user.
    pub fn apply(&mut self, message: impl Into<Message>) {
        self.drain_events();
        self.send(message.into());
    }

    /// Updates the model and carries out its effects.
    pub fn send(&mut self, message: Message) {
        self.model.now = self.runtime.now();
        self.model.update(message);
        self.run_effects();
    }

    /// Handles pending events and a tick. Cheap: call once per frame.
    pub fn poll(&mut self) {
        for event in self.runtime.events() {
            self.send(Message::Event(event));
        }
    }

    /// Handles the reports sent so far, so that none is delivered after its job is abandoned.
    fn drain_events(&mut self) {
        for event in self.runtime.job_events() {
            self.send(Message::Event(event));
        }
    }

    /// Carries out effects until there are none left.
    fn run_effects(&mut self) {
        loop {
            let effects = self.model.take_effects();
            if effects.is_empty() {
                return;
            }
            for effect in effects {
                if let Some(event) = self.runtime.run(effect) {
                    self.model.update(Message::Event(event));
                }
            }
        }
    }

    /// Shuts down; see [`Model::close`].
    pub fn close(&mut self) {
        self.drain_events();
        self.model.now = self.runtime.now();
        self.model.close();
        self.run_effects();
        for event in self.runtime.close() {
            self.send(Message::Event(event));
        }
        // The last reports may include the end of a move of the tables folder.
        self.model.write_changed_settings();
        self.run_effects();
    }

    /// Time until [`Program::poll`] is due even if nothing wakes the window.
    pub fn next_poll(&self) -> Option<Duration> {
        self.model.next_poll()
    }

    /// Notes that the frame has been painted.
    pub fn note_painted(&mut self) {
        self.send(Message::Event(Event::Painted));
    }

    /// Replaces the query for free disk space and memory, for tests.
    pub fn set_space_query(&mut self, query: SpaceQuery) {
        self.runtime.set_space_query(query);
    }

    /// Drains the requests to the window, at most one of each kind.
    pub fn take_requests(&mut self) -> Vec<ShellRequest> {
        self.model.effects.take_requests()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.close();
    }
}
