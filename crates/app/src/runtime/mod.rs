//! Carries out effects. Threads, disk and clock are used only here.

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

/// Returns the current time.
pub type Clock = Box<dyn Fn() -> Instant>;

/// Carries out effects and collects the resulting events.
pub struct Runtime {
    clock: Clock,
    store: Arc<Tables>,
    /// Folder of settings and session.
    folder: PathBuf,
    background: Background,
    memory: MemorySampler,
    look_for_space: LookForSpace,
    /// Recorded build time of all tables that the search builds in the background.
    behind_time: Duration,
    table_work: TableWork,
    /// Table folder in the settings file when last read or written.
    tables_noted: Option<PathBuf>,
}

impl Runtime {
    /// `tables` is the table folder, `folder` that of settings and session. `wake` is called from any thread when events are available.
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

    /// Carries out an effect; returns its event if it is immediate.
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

    /// Records which tables a search is about to build, and their build time.
    fn note_search(&mut self, solver: &'static dyn Solver, limits: &Limits) {
        // If a background build is running, its time is already recorded.
        if self.store.background_progress().is_none() {
            self.behind_time = time_of_absent(solver, limits, &self.store);
        }
        self.table_work.note(solver, limits, &self.store);
    }

    /// Writes the settings. A table folder set by another process in the meantime is kept, unless it was changed here too.
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

    /// Replaces the query for free space, for tests.
    pub fn ask_for_space(&mut self, look: LookForSpace) {
        self.look_for_space = look;
    }

    pub fn now(&self) -> Instant {
        (self.clock)()
    }

    /// Returns the events since the last call, followed by a tick.
    pub fn events(&mut self) -> Vec<Event> {
        let mut events = self.job_events();
        events.push(Event::Tick(Box::new(Tick {
            now: self.now(),
            samples: self.samples(),
            unsaved: self.store.take_unsaved(),
        })));
        events
    }

    /// Returns the jobs' reports since the last call, followed by their progress.
    pub fn job_events(&mut self) -> Vec<Event> {
        let mut events: Vec<Event> = self.background.reports();
        events.push(Event::Progress(self.background.progress()));
        events
    }

    pub fn samples(&mut self) -> Samples {
        Samples { tables: self.tables_in_use(), resident: self.memory.resident() }
    }

    /// Tables in use and in work.
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

    /// Stops all jobs, waits briefly for rollbacks, and returns the events sent meanwhile.
    pub fn close(&mut self) -> Vec<Event> {
        self.background.close()
    }
}

/// Recorded build time of the missing large tables that a search within these limits uses.
fn time_of_absent(solver: &dyn Solver, limits: &Limits, store: &Tables) -> Duration {
    let provider = solver.tables_for(limits);
    let used = provider.used(limits, store);
    let large = used.iter().filter(|name| !provider.small().contains(name));
    let absent = large.filter_map(|name| spec::named(name)).filter(|spec| !store.seems_there(spec));
    absent.map(|spec| Duration::from_millis(spec.milliseconds)).sum()
}
