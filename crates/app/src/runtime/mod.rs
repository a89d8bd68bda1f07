//! Carries out effects: starts jobs on threads, uses the disk and reads the clock.

#![allow(clippy::disallowed_methods, reason = "the runtime has the threads and the clock")]

pub mod background;
pub mod table_work;

use std::time::{Duration, Instant};
use std::{path::PathBuf, sync::Arc};

use self::background::{BackgroundTasks, Wake};
use self::table_work::TableWork;
use crate::event::{Event, Samples, TablesInUse, Tick};
use crate::settings::{Settings, error::SettingsError};
use crate::system::free_space::SpaceQuery;
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
    tables: Arc<Tables>,
    /// Folder of settings and session.
    folder: PathBuf,
    background: BackgroundTasks,
    memory: MemorySampler,
    space_query: SpaceQuery,
    /// Recorded build time of all tables that the search builds in the background.
    background_build_time: Duration,
    table_work: TableWork,
    /// Tables folder in the settings that this process read at start or set last. Another process may have changed it in the file since.
    last_tables_folder: Option<PathBuf>,
}

impl Runtime {
    /// `tables` is the tables folder; `folder` holds settings and session. `wake` may be called from any thread when an event is available.
    pub fn new(tables: PathBuf, folder: PathBuf, wake: Wake, clock: Clock) -> Self {
        Self {
            clock,
            tables: Arc::new(Tables::open(tables)),
            last_tables_folder: settings_file::read_in(&folder).and_then(|settings| settings.tables),
            folder,
            background: BackgroundTasks::new(wake),
            memory: MemorySampler::default(),
            space_query: SpaceQuery::SYSTEM,
            background_build_time: Duration::ZERO,
            table_work: TableWork::default(),
        }
    }

    /// Carries out an effect; returns an event that results at once, if any.
    pub fn run(&mut self, effect: Effect) -> Option<Event> {
        match effect {
            Effect::Start(id, mut job) => match job.begin(id) {
                Err(refused) => Some(*refused),
                Ok(report) => {
                    if let Some((solver, limits)) = job.solver_and_limits() {
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
                self.tables = Arc::new(Tables::open(folder));
                Some(Event::Sampled(self.samples()))
            }
        }
    }

    fn tools(&self) -> Tools {
        Tools { tables: self.tables.clone(), space_query: self.space_query }
    }

    /// Records which tables a search is about to build, and their build time.
    fn note_search(&mut self, solver: &'static dyn Solver, limits: &Limits) {
        // If a background build is running, its time is already recorded.
        if self.tables.background_progress().is_none() {
            self.background_build_time = missing_tables_build_time(solver, limits, &self.tables);
        }
        self.table_work.note(solver, limits, &self.tables);
    }

    /// Writes the settings. A table folder set by another process in the meantime is kept, unless it was changed here too.
    fn write_settings(&mut self, mut settings: Settings) -> Result<(), SettingsError> {
        if settings.tables == self.last_tables_folder
            && let Some(kept) = settings_file::read_in(&self.folder)
        {
            settings.tables = kept.tables;
        } else {
            self.last_tables_folder.clone_from(&settings.tables);
        }
        settings_file::save(&settings, &self.folder)
    }

    /// Replaces the query for free space, for tests.
    pub fn set_space_query(&mut self, query: SpaceQuery) {
        self.space_query = query;
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
            table_errors: self.tables.take_errors(),
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

    /// Tables in use, and those being built.
    fn tables_in_use(&self) -> TablesInUse {
        let tables = &self.tables;
        let time = |spec: &'static TableSpec| Some((spec.name.as_str(), tables.build_time(spec)?));
        TablesInUse {
            built: spec::all().iter().filter_map(time).collect(),
            names: spec::all().iter().filter(|spec| tables.is_in_use(spec)).map(|spec| spec.name.as_str()).collect(),
            bytes: tables.bytes_in_use(),
            background_progress: tables
                .background_progress()
                .map(|_| finish::fraction_done(tables.background_work(), self.background_build_time)),
            underway: self.table_work.underway(tables),
            incomplete: solvers::all()
                .filter(|solver| !solver.tables().are_large_tables_loaded(tables))
                .map(|solver| (solver.puzzle(), solver.name()))
                .collect(),
            distances: DistanceTables::in_memory(tables),
        }
    }

    /// Stops all jobs, waits briefly for rollbacks, and returns the events sent meanwhile.
    pub fn close(&mut self) -> Vec<Event> {
        self.background.close()
    }
}

/// Recorded build time of the missing large tables that a search within these limits uses.
fn missing_tables_build_time(solver: &dyn Solver, limits: &Limits, tables: &Tables) -> Duration {
    let provider = solver.tables_for(limits);
    let used = provider.used_tier(limits, tables);
    let large = used.iter().filter(|name| !provider.initial_tables().contains(name));
    let absent = large.filter_map(|name| spec::find(name)).filter(|spec| !tables.has_file_of_right_size(spec));
    absent.map(|spec| Duration::from_millis(spec.milliseconds)).sum()
}
