//! Carries out effects: the only place of the application with threads, the disk and the clock.

pub mod analysis;
pub mod animation_export;
mod background;
pub mod batch;
pub mod environment;
mod file_export;
pub mod idle_tables;
pub mod opened_files;
mod search;
pub mod session_file;
pub mod start;
mod table_work;
pub mod tables;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::time::{Duration, Instant};

use self::animation_export::{AHEAD, AnimationError, AnimationTask};
use self::background::Background;
use self::batch::{BatchReport, BatchTask};
use self::search::Searches;
use self::session_file::SessionFile;
use self::table_work::TableWork;
use super::Wake;
use super::effect::{Effect, SavedLog, Task, TaskId};
use super::event::{Event, Report, Samples, TablesInUse, Tick};
use crate::export::picture::Picture;
use crate::export::place::{Existing, Place};
use crate::model::tables::TableTask;
use crate::shared::cross_database::{self, CrossDatabaseError};
use crate::shared::graph_export;
use crate::shared::lesson::progress_chart::DistanceTables;
use crate::shared::puzzles::crosses::Ties;
use crate::shared::settings::Settings;
use crate::shared::settings::error::SettingsError;
use crate::shared::system::free_space::{self, LookForSpace};
use crate::shared::system::memory_sampler::MemorySampler;
use crate::shared::system::{log_files, settings_file};
use unfold_engine::control::Control;
use unfold_engine::puzzles::finish;
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{Limits, Solver};
use unfold_engine::tables::Tables;
use unfold_engine::tables::spec::{self, TableSpec};

/// The longest that closing the window waits for tasks to take back what they have written; they look at their stop flags far more
/// often.
const FAREWELL: Duration = Duration::from_secs(1);
/// The longest that closing the window waits for a session that is being written.
const SESSION_FAREWELL: Duration = Duration::from_secs(2);
/// The longest that closing the window waits for what is done with tables, so that nothing half done lies about.
const FAREWELL_OF_TABLES: Duration = Duration::from_secs(2);

/// Carries out effects, and tells what becomes of them.
pub struct Runtime {
    store: Arc<Tables>,
    /// The folder of the settings and the session.
    folder: PathBuf,
    session: Arc<SessionFile>,
    background: Background,
    searches: Searches,
    memory: MemorySampler,
    look_for_space: LookForSpace,
    /// How long all tables take that are made behind a search.
    behind_time: Duration,
    table_work: TableWork,
    /// The folder of the tables in the settings that were read or written last.
    tables_noted: Option<PathBuf>,
    /// Where the pictures of the animation go that is being written.
    pictures: Option<(TaskId, SyncSender<Picture>)>,
}

impl Runtime {
    /// Nothing is at work. Tables are kept in the folder `tables`, settings in `folder`, and the session in its file. `wake` is
    /// called, from any thread, when there are events to be taken.
    pub fn new(tables: PathBuf, folder: PathBuf, session: SessionFile, wake: Wake) -> Self {
        Self {
            store: Arc::new(Tables::open(tables)),
            tables_noted: settings_file::kept_in(&folder).and_then(|settings| settings.tables),
            folder,
            session: Arc::new(session),
            background: Background::new(wake.clone()),
            searches: Searches::new(wake),
            memory: MemorySampler::default(),
            look_for_space: free_space::of_system,
            behind_time: Duration::ZERO,
            table_work: TableWork::default(),
            pictures: None,
        }
    }

    /// Does what is asked; answers that are there at once are given back.
    pub fn run(&mut self, effect: Effect) -> Option<Event> {
        match effect {
            Effect::CheckPlace { id, path, existing } => {
                let checked = file_export::check(&path, existing).map(drop);
                Some(Event::Task(id, Report::PlaceChecked(checked)))
            }
            Effect::Solve { id, solver, state, limits } => {
                // The tables that are being made already are those of which the time is known.
                if self.store.background_progress().is_none() {
                    self.behind_time = time_of_absent(solver, &limits, &self.store);
                }
                self.table_work.note(solver, &limits, &self.store);
                self.searches.start(id, solver, state, limits, self.store.clone());
                None
            }
            Effect::Start(id, task) => {
                if let Some(refused) = refusal(&task) {
                    return Some(Event::Task(id, refused));
                }
                let (farewell, store, look) = (farewell(&task), self.store.clone(), self.look_for_space);
                let session = self.session.clone();
                let work = move |control: &Control, say: &dyn Fn(Report)| {
                    carry_out(task, control, &store, &session, look, say)
                };
                self.background.start(id, farewell, work);
                None
            }
            Effect::SolveBatch(id, task) => Some(Event::Task(id, Report::Batch(self.solve_batch(id, *task)))),
            Effect::WriteAnimation(id, task) => self.write_animation(id, *task).map(|report| Event::Task(id, report)),
            Effect::AddPicture(id, picture) => {
                let to = self.pictures.as_ref().filter(|(of, _)| *of == id);
                // There is room: the application waits until pictures are written. Where nobody writes any more, that is told.
                let _ = to.map(|(_, to)| to.try_send(picture));
                None
            }
            Effect::Stop(id) => {
                self.background.stop(id);
                self.searches.stop(id);
                None
            }
            Effect::WriteSettings(settings) => Some(Event::SettingsWritten(self.write_settings(*settings))),
            Effect::SetSessionAside(fault) => Some(Event::SessionSetAside(self.session.set_aside(fault))),
            Effect::KeepBefore(bytes) => Some(Event::BeforeKept(self.session.write_before(&bytes))),
            Effect::EndSession { session, ours, after } => {
                let ended = after.and_then(|id| self.background.wait_for(id, SESSION_FAREWELL));
                let ours = if let Some(Report::SessionKept(Ok(ours))) = ended { Some(ours) } else { ours };
                Some(Event::SessionKept(self.session.keep(*session, ours)))
            }
            Effect::SaveSession { path, existing, bytes } => {
                let saved = Place::of(&path, existing).and_then(|place| place.write(&bytes));
                Some(Event::SessionSaved { path, saved })
            }
            Effect::Forget(id) => {
                self.searches.forget(id);
                None
            }
            Effect::LookForSpace { names, then } => {
                let shortages = free_space::shortages_soon(self.look_for_space, &self.store, names);
                Some(Event::SpaceSeen { shortages, then })
            }
            Effect::UseTables(folder) => {
                self.store = Arc::new(Tables::open(folder));
                Some(Event::Sampled(self.samples()))
            }
            Effect::LookForTables => {
                let there = spec::all().iter().filter(|spec| self.store.seems_there(spec));
                Some(Event::TablesSeen(there.map(|spec| spec.name.as_str()).collect()))
            }
            Effect::OpenFile { path, others } => {
                Some(Event::FileOpened { opened: opened_files::open_any(&path), others })
            }
            Effect::SaveLog { path, existing, log, what } => {
                let saved = match &what {
                    SavedLog::Solution(..) => log_files::save(&path, &log, existing),
                    SavedLog::Turns(turned) => log_files::save_turns(&path, &log, &turned.to, existing),
                };
                Some(Event::LogSaved { path, what, saved })
            }
            Effect::LookForFile { path, kind } => Some(Event::FileSeen { kind, is_there: path.is_file(), path }),
        }
    }

    /// Begins to solve a batch, if its positions can be read.
    fn solve_batch(&mut self, id: TaskId, task: BatchTask) -> BatchReport {
        let input = match batch::open(&task) {
            Ok(input) => input,
            Err(error) => return BatchReport::Refused(error),
        };
        self.table_work.note(task.solver, &task.limits, &self.store);
        let (opened, store) = (BatchReport::Opened { states: input.states, bytes: input.bytes }, self.store.clone());
        let work = move |control: &Control, say: &dyn Fn(Report)| {
            Report::Batch(batch::solve(task, input, control, &store, &|report| say(Report::Batch(report))))
        };
        self.background.start(id, Duration::ZERO, work);
        opened
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

    /// Begins to write an animation, unless its place cannot be written.
    fn write_animation(&mut self, id: TaskId, task: AnimationTask) -> Option<Report> {
        if let Err(error) = animation_export::check(&task) {
            return Some(Report::AnimationWritten(Err(AnimationError::Place(error))));
        }
        let (send, pictures) = sync_channel(AHEAD);
        self.pictures = Some((id, send));
        self.background.start(id, FAREWELL, move |control, say| {
            let written = || say(Report::FrameWritten);
            Report::AnimationWritten(animation_export::write(&task, &pictures, control, &written))
        });
        None
    }

    /// Asks someone else than the system how much space there is.
    pub fn ask_for_space(&mut self, look: LookForSpace) {
        self.look_for_space = look;
    }

    /// What time it is.
    pub fn now(&self) -> Instant {
        Instant::now()
    }

    /// What has happened since it was asked last, and then what time it is.
    pub fn events(&mut self) -> Vec<Event> {
        let mut events = self.searches.events();
        events.extend(as_events(self.background.reports()));
        events.push(Event::Tick(Box::new(Tick {
            now: self.now(),
            progress: self.background.progress(),
            samples: self.samples(),
            unsaved: self.store.take_unsaved(),
        })));
        events
    }

    /// What searches have told since this or [`Runtime::events`] was asked last.
    pub fn search_events(&mut self) -> Vec<Event> {
        self.searches.events()
    }

    /// What the tables and the memory are like.
    pub fn samples(&mut self) -> Samples {
        Samples { tables: self.tables_in_use(), resident: self.memory.resident() }
    }

    /// Which tables are in use and at work.
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
                .filter(|solver| !solver.has_all(store))
                .map(|solver| (solver.puzzle(), solver.name()))
                .collect(),
            distances: DistanceTables::of(store),
        }
    }

    /// Stops everything, and waits a moment for what takes back what it has written; what is told meanwhile.
    pub fn close(&mut self) -> Vec<Event> {
        self.searches.close();
        as_events(self.background.close()).collect()
    }
}

fn as_events(reports: Vec<(TaskId, Report)>) -> impl Iterator<Item = Event> {
    reports.into_iter().map(|(id, report)| Event::Task(id, report))
}

/// How long closing the window waits for a task at most.
fn farewell(task: &Task) -> Duration {
    match task {
        Task::ExportGraph { .. } | Task::WriteCrosses { .. } | Task::WriteFile { .. } => FAREWELL,
        Task::Analyse(_) | Task::Tables(TableTask::Verify) | Task::IdleTables { .. } => Duration::ZERO,
        Task::Tables(_) => FAREWELL_OF_TABLES,
        Task::KeepSession { .. } => SESSION_FAREWELL,
    }
}

/// How long the tables take that join a search within these limits, and that are not there yet.
fn time_of_absent(solver: &dyn Solver, limits: &Limits, store: &Tables) -> Duration {
    let used = solver.tables_used(limits, store);
    let large = used.iter().filter(|name| !solver.small_tables().contains(name));
    let absent = large.filter_map(|name| spec::named(name)).filter(|spec| !store.seems_there(spec));
    absent.map(|spec| Duration::from_millis(spec.milliseconds)).sum()
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
        Task::KeepSession { .. } => None,
        Task::WriteFile { path, existing, .. } => {
            file_export::check(path, *existing).err().map(|error| Report::FileWritten(Err(error)))
        }
        Task::Analyse(_) | Task::Tables(_) | Task::IdleTables { .. } => None,
    }
}

fn place_of_database(path: &Path, existing: Existing) -> Result<Place, CrossDatabaseError> {
    file_export::check(path, existing).map_err(|error| CrossDatabaseError::Database(error.into()))
}

/// Does the work of a task, on a thread of its own.
fn carry_out(
    task: Task,
    control: &Control,
    store: &Arc<Tables>,
    session_file: &SessionFile,
    look: LookForSpace,
    say: &dyn Fn(Report),
) -> Report {
    match task {
        Task::Analyse(subject) => {
            let say = |report| say(Report::Analysis(report));
            Report::Analysis(analysis::run(&subject, control, store, &say))
        }
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
            Report::CrossesWritten(place.and_then(|place| cross_database::write(&place, Ties::First, control)))
        }
        Task::KeepSession { session, ours } => Report::SessionKept(session_file.keep(*session, ours)),
        Task::WriteFile { path, existing, content } => {
            Report::FileWritten(file_export::write(&path, existing, &content))
        }
    }
}
