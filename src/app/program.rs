//! The application with the runtime that carries out what it asks for.

use std::{ops::Deref, time::Duration};

use crate::app::core::{ShellRequest, environment::Environment, event::Event};
use crate::app::core::{background::Wake, runtime::Runtime};
use crate::app::{App, message::Message, session::session_file::SessionFile, start};
use crate::shared::system::free_space::LookForSpace;

/// An [`App`] and its [`Runtime`]: what a person asks goes to the one, what that asks for to the other, and what becomes of it back.
pub struct Program {
    app: App,
    runtime: Runtime,
}

impl Deref for Program {
    type Target = App;

    fn deref(&self) -> &App {
        &self.app
    }
}

impl Program {
    /// The program as it starts; see [`App::new`].
    pub fn new(environment: Environment, wake: Wake) -> Self {
        let folder = environment.settings.clone();
        let session = SessionFile::take(&folder);
        let start = start::read(&environment, session);
        let app = App::new(environment, start);
        let runtime = Runtime::new(app.tables_folder().to_path_buf(), folder, wake);
        let mut program = Self { app, runtime };
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
        self.app.note_time(self.runtime.now());
        self.app.update(message);
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
            let effects = self.app.take_effects();
            if effects.is_empty() {
                return;
            }
            for effect in effects {
                if let Some(event) = self.runtime.run(effect) {
                    self.app.update(Message::Event(event));
                }
            }
        }
    }

    /// Ends everything, as [`App::close`] says.
    pub fn close(&mut self) {
        self.drain_events();
        self.app.note_time(self.runtime.now());
        self.app.close();
        self.carry_out();
        for event in self.runtime.close() {
            self.send(Message::Event(event));
        }
        // Tables may have come to their new folder just now.
        self.app.write_changed_settings();
        self.carry_out();
    }

    /// Time until [`Program::poll`] is due even if nothing wakes the window.
    pub fn next_poll(&self) -> Option<Duration> {
        self.app.next_poll()
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
        self.app.cx.take_requests()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.close();
    }
}
