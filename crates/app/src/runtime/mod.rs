//! Carries out effects: the only place of the application with threads, the disk and the clock.

#![allow(clippy::disallowed_methods, reason = "the runtime has the threads and the clock")]

pub mod background;
pub mod table_work;

use std::time::{Duration, Instant};
use std::{path::PathBuf, sync::Arc};

use self::background::{Background, Wake};
use self::table_work::TableWork;
use crate::event::{Event, Samples, TablesInUse, Tick};
use crate::settings::{Settings, error::SettingsError};
use crate::system::free_space::LookForSpace;
use crate::system::{memory_sampler::MemorySampler, settings_file};
use crate::{effect::Effect, lesson::progress_chart::DistanceTables, task::Tools};
use unfold_engine::control::Control;
use unfold_engine::puzzles::{finish, solvers};
use unfold_engine::search::{Limits, Solver};
use unfold_engine::tables::Tables;
use unfold_engine::tables::spec::{self, TableSpec};

/// Says what time it is.
pub type Clock = Box<dyn Fn() -> Instant>;

/// Carries out effects, and tells what becomes of them.
pub struct Runtime {
    clock: Clock,
    store: Arc<Tables>,
    /// The folder of the settings and the session.
    folder: PathBuf,
    background: Background,
    memory: MemorySampler,
    look_for_space: LookForSpace,
    /// Time of all tables that are made in the background of a search.
    behind_time: Duration,
    table_work: TableWork,
    /// The folder of the tables in the settings that were read or written last.
    tables_noted: Option<PathBuf>,
}

impl Runtime {
    /// Nothing is at work. Tables are kept in the folder `tables`, settings in `folder`, `wake` is
    /// called, from any thread, when there are events to be taken; `clock` says the time of the application.
    pub fn new(tables: PathBuf, folder: PathBuf, wake: Wake, clock: Clock) -> Self {
        Self {
            clock,
            store: Arc::new(Tables::open(tables)),
            tables_noted: settings_file::kept_in(&folder).and_then(|settings| settings.tables),
            folder,
            background: Background::new(wake),
            memory: MemorySampler::default(),
            look_for_space: LookForSpace::SYSTEM,
            behind_time: Duration::ZERO,
            table_work: TableWork::default(),
        }
    }

    /// Does what is asked; answers that are there at once are given back.
    pub fn run(&mut self, effect: Effect) -> Option<Event> {
        match effect {
            Effect::Start(id, mut job) => match job.begin(id) {
                Err(refused) => Some(*refused),
                Ok(report) => {
                    if let Some((solver, limits)) = job.search() {
                        self.note_search(solver, limits);
                    }
                    self.background.start(id, *job, self.tools());
                    report
                }
            },
            Effect::Run(id, job) => Some(job.run(id, &self.tools(), &Control::new(), &|_| {})),
            Effect::Stop(id) => {
                self.background.stop(id);
                None
            }
            Effect::WriteSettings(settings) => Some(Event::SettingsWritten(self.write_settings(*settings))),
            Effect::RunAfter { after, id, job } => {
                self.background.wait_for(after, job.shutdown_timeout());
                Some(job.run(id, &self.tools(), &Control::new(), &|_| {}))
            }
            Effect::UseTables(folder) => {
                self.store = Arc::new(Tables::open(folder));
                Some(Event::Sampled(self.samples()))
            }
        }
    }

    fn tools(&self) -> Tools {
        Tools { tables: self.store.clone(), look_for_space: self.look_for_space }
    }

    /// Notes which tables a search is about to build, and how long they take.
    fn note_search(&mut self, solver: &'static dyn Solver, limits: &Limits) {
        // The tables that are being made already are those of which the time is known.
        if self.store.background_progress().is_none() {
            self.behind_time = time_of_absent(solver, limits, &self.store);
        }
        self.table_work.note(solver, limits, &self.store);
    }

    /// Writes the settings. A folder of the tables that another process has noted meanwhile stays, unless it was changed here,
    /// too: the tables are there.
    fn write_settings(&mut self, mut settings: Settings) -> Result<(), SettingsError> {
        if settings.tables == self.tables_noted
            && let Some(kept) = settings_file::kept_in(&self.folder)
        {
            settings.tables = kept.tables;
        } else {
            self.tables_noted.clone_from(&settings.tables);
        }
        settings_file::save(&settings, &self.folder)
    }

    /// Asks someone else than the system how much space there is.
    pub fn ask_for_space(&mut self, look: LookForSpace) {
        self.look_for_space = look;
    }

    /// The present time.
    pub fn now(&self) -> Instant {
        (self.clock)()
    }

    /// Events since it was asked last, and then the time.
    pub fn events(&mut self) -> Vec<Event> {
        let mut events = self.job_events();
        events.push(Event::Tick(Box::new(Tick {
            now: self.now(),
            samples: self.samples(),
            unsaved: self.store.take_unsaved(),
        })));
        events
    }

    /// Reports of jobs since this or [`Runtime::events`] was asked last, and their progress.
    pub fn job_events(&mut self) -> Vec<Event> {
        let mut events: Vec<Event> = self.background.reports();
        events.push(Event::Progress(self.background.progress()));
        events
    }

    /// Samples of the tables and of the memory.
    pub fn samples(&mut self) -> Samples {
        Samples { tables: self.tables_in_use(), resident: self.memory.resident() }
    }

    /// Tables in use and at work.
    fn tables_in_use(&self) -> TablesInUse {
        let store = &self.store;
        let time = |spec: &'static TableSpec| Some((spec.name.as_str(), store.build_time(spec)?));
        TablesInUse {
            built: spec::all().iter().filter_map(time).collect(),
            names: spec::all().iter().filter(|spec| store.is_in_use(spec)).map(|spec| spec.name.as_str()).collect(),
            bytes: store.bytes_in_use(),
            behind: store.background_progress().map(|_| finish::share(store.background_work(), self.behind_time)),
            underway: self.table_work.underway(store),
            incomplete: solvers::all()
                .filter(|solver| !solver.tables().are_all_in_use(store))
                .map(|solver| (solver.puzzle(), solver.name()))
                .collect(),
            distances: DistanceTables::of(store),
        }
    }

    /// Stops everything, and waits a moment for what takes back what it has written; what is told meanwhile.
    pub fn close(&mut self) -> Vec<Event> {
        self.background.close()
    }
}

/// Time of the tables that join a search within these limits and that are not there yet.
fn time_of_absent(solver: &dyn Solver, limits: &Limits, store: &Tables) -> Duration {
    let provider = solver.tables_for(limits);
    let used = provider.used(limits, store);
    let large = used.iter().filter(|name| !provider.small().contains(name));
    let absent = large.filter_map(|name| spec::named(name)).filter(|spec| !store.seems_there(spec));
    absent.map(|spec| Duration::from_millis(spec.milliseconds)).sum()
}
