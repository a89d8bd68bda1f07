//! Carries out effects: the only place of the application with threads, the disk and the clock.

mod background;
pub mod cross_database;
pub mod free_space;
pub mod graph_export;
pub mod idle_tables;
pub mod tables;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use self::background::Background;
use self::cross_database::CrossDatabaseError;
use self::free_space::LookForSpace;
use super::Wake;
use super::effect::{Effect, Task, TaskId};
use super::event::{Event, Report, Samples, TablesInUse, Tick};
use crate::engine::control::Control;
use crate::engine::solve::Limits;
use crate::engine::tables::spec::{self, TableSpec};
use crate::engine::tables::store::Store;
use crate::export::place::{Existing, Place};
use crate::model::tables::TableTask;

/// The longest that closing the window waits for tasks to take back what they have written; they look at their stop flags far more
/// often.
const FAREWELL: Duration = Duration::from_secs(1);
/// The same for what is done with tables, so that nothing half done lies about.
const FAREWELL_OF_TABLES: Duration = Duration::from_secs(2);

/// Carries out effects, and tells what becomes of them.
pub struct Runtime {
    store: Arc<Store>,
    background: Background,
    look_for_space: LookForSpace,
}

impl Runtime {
    /// Nothing is at work. `wake` is called, from any thread, when there are events to be taken.
    pub fn new(store: Arc<Store>, wake: Wake) -> Self {
        Self { store, background: Background::new(wake), look_for_space: free_space::of_system }
    }

    /// Does what is asked; answers that are there at once are given back.
    pub fn run(&mut self, effect: Effect) -> Option<Event> {
        match effect {
            Effect::Start(id, task) => {
                let farewell = farewell(&task);
                if let Some(refused) = refusal(&task) {
                    return Some(Event::Task(id, refused));
                }
                let (store, look) = (self.store.clone(), self.look_for_space);
                let work = move |control: &Control, say: &dyn Fn(Report)| carry_out(task, control, &store, look, say);
                self.background.start(id, farewell, work);
            }
            Effect::Stop(id) => self.background.stop(id),
            Effect::LookForSpace { names, then } => {
                let shortages = free_space::shortages_soon(self.look_for_space, &self.store, names);
                return Some(Event::SpaceSeen { shortages, then });
            }
            Effect::UseTables(store) => {
                self.store = store;
                return Some(Event::Sampled(self.samples()));
            }
        }
        None
    }

    /// Asks someone else than the system how much space there is.
    pub fn ask_for_space(&mut self, look: LookForSpace) {
        self.look_for_space = look;
    }

    /// What the tables are like.
    pub fn samples(&self) -> Samples {
        let of_table = |spec: &'static TableSpec| (spec.name.as_str(), self.store.build_time(spec));
        Samples {
            tables: TablesInUse {
                names: spec::all()
                    .iter()
                    .filter(|spec| self.store.is_in_use(spec))
                    .map(|spec| spec.name.as_str())
                    .collect(),
                built: spec::all().iter().map(of_table).filter_map(|(name, time)| Some((name, time?))).collect(),
            },
        }
    }

    /// What has happened since it was asked last, and then what time it is.
    pub fn events(&mut self) -> Vec<Event> {
        let mut events = as_events(self.background.reports());
        events.push(Event::Tick(Tick {
            now: Instant::now(),
            progress: self.background.progress(),
            samples: self.samples(),
        }));
        events
    }

    /// Stops everything, and waits a moment for what takes back what it has written; what is told meanwhile.
    pub fn close(&mut self) -> Vec<Event> {
        as_events(self.background.close())
    }
}

fn as_events(reports: Vec<(TaskId, Report)>) -> Vec<Event> {
    reports.into_iter().map(|(id, report)| Event::Task(id, report)).collect()
}

/// How long closing the window waits for a task at most.
fn farewell(task: &Task) -> Duration {
    match task {
        Task::ExportGraph { .. } | Task::WriteCrosses { .. } => FAREWELL,
        Task::Tables(TableTask::Verify) | Task::IdleTables { .. } => Duration::ZERO,
        Task::Tables(_) => FAREWELL_OF_TABLES,
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
        Task::Tables(_) | Task::IdleTables { .. } => None,
    }
}

fn place_of_database(path: &Path, existing: Existing) -> Result<Place, CrossDatabaseError> {
    let place = Place::of(path, existing).and_then(|place| place.check().map(|()| place));
    place.map_err(|error| CrossDatabaseError::Database(error.into()))
}

/// Does the work of a task, on a thread of its own.
fn carry_out(task: Task, control: &Control, store: &Arc<Store>, look: LookForSpace, say: &dyn Fn(Report)) -> Report {
    match task {
        Task::Tables(task) => {
            let say = |report| say(Report::Tables(report));
            Report::Tables(tables::handle(&task, store.folder(), control, &say))
        }
        Task::IdleTables { solver, limits } => {
            let say = |report| say(Report::IdleTables(report));
            Report::IdleTables(idle_tables::make(solver, &limits, control, store, look, &say))
        }
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
