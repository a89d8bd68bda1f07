//! Carries out effects: the only place of the application with threads, the disk and the clock.

mod background;
pub mod cross_database;
pub mod graph_export;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use self::background::Background;
use self::cross_database::CrossDatabaseError;
use super::Wake;
use super::effect::{Effect, Task};
use super::event::{Event, Report, Tick};
use crate::engine::control::Control;
use crate::engine::solve::Limits;
use crate::engine::tables::store::Store;
use crate::export::place::{Existing, Place};

/// The longest that closing the window waits for tasks to take back what they have written; they look at their stop flags far more
/// often.
const FAREWELL: Duration = Duration::from_secs(1);

/// Carries out effects, and tells what becomes of them.
pub struct Runtime {
    store: Arc<Store>,
    background: Background,
}

impl Runtime {
    /// Nothing is at work. `wake` is called, from any thread, when there are events to be taken.
    pub fn new(store: Arc<Store>, wake: Wake) -> Self {
        Self { store, background: Background::new(wake) }
    }

    /// Does what is asked; answers that are there at once are given back.
    pub fn run(&mut self, effect: Effect) -> Option<Event> {
        match effect {
            Effect::Start(id, task) => {
                if let Some(refused) = refusal(&task) {
                    return Some(Event::Task(id, refused));
                }
                let store = self.store.clone();
                self.background.start(id, move |control| carry_out(task, control, &store));
            }
            Effect::Stop(id) => self.background.stop(id),
        }
        None
    }

    /// What time it is.
    pub fn now(&self) -> Instant {
        Instant::now()
    }

    /// What has happened since it was asked last, and then what time it is.
    pub fn events(&mut self) -> Vec<Event> {
        let mut events: Vec<Event> =
            self.background.reports().into_iter().map(|(id, report)| Event::Task(id, report)).collect();
        events.push(Event::Tick(Tick { now: self.now(), progress: self.background.progress() }));
        events
    }

    /// Stops everything, and waits a moment for what takes back what it has written.
    pub fn close(&mut self) {
        self.background.close(FAREWELL);
    }
}

/// Why a task cannot even begin: its place is taken, or cannot be written.
fn refusal(task: &Task) -> Option<Report> {
    match task {
        Task::ExportGraph { folder, existing, .. } => {
            graph_export::check(folder, *existing).err().map(|error| Report::GraphExported(Err(error)))
        }
        Task::WriteCrosses { path, existing } => {
            place_of_database(path, *existing).err().map(|error| Report::CrossesWritten(Err(error)))
        }
    }
}

fn place_of_database(path: &Path, existing: Existing) -> Result<Place, CrossDatabaseError> {
    let place = Place::of(path, existing).and_then(|place| place.check().map(|()| place));
    place.map_err(|error| CrossDatabaseError::Database(error.into()))
}

/// Does the work of a task, on a thread of its own.
fn carry_out(task: Task, control: &Control, store: &Store) -> Report {
    match task {
        Task::ExportGraph { folder, layout, existing } => {
            let threads = Limits::default().threads;
            Report::GraphExported(graph_export::write(&folder, layout, existing, threads, control, store))
        }
        Task::WriteCrosses { path, existing } => {
            let place = place_of_database(&path, existing);
            Report::CrossesWritten(place.and_then(|place| cross_database::write(&place, control)))
        }
    }
}
