//! The application with the runtime that carries out what it asks for.

use std::time::Duration;

use crate::command::{KEY_ROWS, message::Message};
use crate::runtime::{Clock, Runtime, background::Wake};
use crate::system::{environment::Environment, free_space::LookForSpace};
use crate::{effect::ShellRequest, event::Event, model::Model, session::kept_file::SessionFile, start};

/// An [`Model`] and its [`Runtime`]: what a person asks goes to the one, what that asks for to the other, and what becomes of it back.
pub struct Program {
    /// The state, which only messages change.
    pub model: Model,
    runtime: Runtime,
}

impl Program {
    /// The program as it starts; see [`Model::start`]. `clock` tells the time:
    /// [`Instant::now`](std::time::Instant::now), or the clock of a test.
    pub fn new(environment: Environment, wake: Wake, clock: Clock) -> Self {
        let folder = environment.settings.clone();
        let session = SessionFile::take(&folder);
        let start = start::read(&environment, session, clock());
        let model = Model::start(environment, start, &KEY_ROWS);
        let runtime = Runtime::new(model.tables_folder().to_path_buf(), folder, wake, clock);
        let mut program = Self { model, runtime };
        let samples = program.runtime.samples();
        program.send(Message::Event(Event::Sampled(samples)));
        program
    }

    /// Does what a person asks, or takes in what a person does; what is not possible now is left undone.
    pub fn apply(&mut self, message: impl Into<Message>) {
        self.drain_events();
        self.send(message.into());
    }

    /// Tells the application something, and does what it then asks for.
    pub fn send(&mut self, message: Message) {
        self.model.now = self.runtime.now();
        self.model.update(message);
        self.carry_out();
    }

    /// Takes in what happened meanwhile. Cheap; to be called each frame.
    pub fn poll(&mut self) {
        for event in self.runtime.events() {
            self.send(Message::Event(event));
        }
    }

    /// Takes in what jobs have reported up to now: of one that is given up nothing is heard later.
    fn drain_events(&mut self) {
        for event in self.runtime.job_events() {
            self.send(Message::Event(event));
        }
    }

    /// Does what the application asks for, until it asks for nothing more.
    fn carry_out(&mut self) {
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

    /// Ends everything, as [`Model::close`] says.
    pub fn close(&mut self) {
        self.drain_events();
        self.model.now = self.runtime.now();
        self.model.close();
        self.carry_out();
        for event in self.runtime.close() {
            self.send(Message::Event(event));
        }
        // Tables may have come to their new folder just now.
        self.model.write_changed_settings();
        self.carry_out();
    }

    /// Time until [`Program::poll`] is due even if nothing wakes the window.
    pub fn next_poll(&self) -> Option<Duration> {
        self.model.next_poll()
    }

    /// The frame that is shown has been painted.
    pub fn painted(&mut self) {
        self.send(Message::Event(Event::Painted));
    }

    /// Asks someone else than the system how much free disk and memory there is.
    pub fn ask_for_space(&mut self, look: LookForSpace) {
        self.runtime.ask_for_space(look);
    }

    /// The requests to the window, at most one of each kind; given once.
    pub fn take_requests(&mut self) -> Vec<ShellRequest> {
        self.model.effects.take_requests()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.close();
    }
}
