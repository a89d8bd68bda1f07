//! The tables as a person handles them: what each is for and how it stands, building, checking, removing, moving them elsewhere.
//! All of it is done on a thread of its own, since files of hundreds of megabytes are read.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

use super::App;
use super::dialog::Dialog;
use super::effect::Effect;
use super::room::{Room, Shortage};
use crate::app::sentences::describe;
use crate::engine::control::Control;
use crate::engine::solve::{Limits, Memory, Solver};
use crate::engine::tables::TableError;
use crate::engine::tables::build::build;
use crate::engine::tables::spec::{self, TableSpec};
use crate::engine::tables::store::{FileState, Store};
use crate::i18n::tables as say;

/// How long a search waits to be told how much room there is: a disk on a network may not answer.
const SOON: Duration = Duration::from_millis(40);

/// The longest that closing the window waits for what is done with tables, and how often it looks.
const FAREWELL: Duration = Duration::from_secs(2);
const LOOK: Duration = Duration::from_millis(5);

/// What is to be done with tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chore {
    /// Every byte of every file is looked at.
    Verify,
    /// A table is built, with those that are built together with it; all of them if none is named.
    Build(Option<&'static str>),
    /// The file of a table is removed; all of them if none is named.
    Remove(Option<&'static str>),
    /// The files are moved into another folder, where they are kept from now on.
    Move(PathBuf),
}

/// What is known of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Its file; `None` as long as no one has looked.
    pub file: Option<FileState>,
    /// Whether it is in use.
    pub in_use: bool,
    /// How long it took to build, if it was built since the start; or about how long it takes.
    pub time: Duration,
}

/// What the thread tells.
enum Said {
    State(&'static str, FileState),
    Built(&'static str, Duration),
    At(&'static str),
    Room(Room),
    End(Result<(), TableError>),
}

/// A chore at work.
struct Work {
    chore: Chore,
    /// The table it is at.
    at: Option<&'static str>,
    control: Arc<Control>,
    said: Receiver<Said>,
}

impl Drop for Work {
    fn drop(&mut self) {
        self.control.stop();
    }
}

/// See the module.
#[derive(Default)]
pub(super) struct Shelf {
    states: BTreeMap<&'static str, FileState>,
    built: BTreeMap<&'static str, Duration>,
    room: Room,
    work: Option<Work>,
    /// Whether a person knows that there is little room, and wants to go on.
    goes_on: bool,
}

impl Shelf {
    /// Whether something is done with tables.
    pub(super) fn is_at_work(&self) -> bool {
        self.work.is_some()
    }
}

impl App {
    /// Every table that is kept in a file.
    pub fn table_specs(&self) -> &'static [TableSpec] {
        spec::all()
    }

    /// How a table stands.
    pub fn standing(&self, spec: &TableSpec) -> Standing {
        let name = spec.name.as_str();
        let built = self.shelf.built.get(name).copied().or_else(|| self.store.build_time(spec));
        Standing {
            file: self.shelf.states.get(name).copied(),
            in_use: self.store.is_in_use(spec),
            time: built.unwrap_or(Duration::from_millis(spec.milliseconds)),
        }
    }

    /// The folder of the tables.
    pub fn tables_folder(&self) -> &Path {
        self.store.folder()
    }

    /// Whether the tables are kept elsewhere than usual.
    pub fn has_own_tables_folder(&self) -> bool {
        self.cx.settings.tables.is_some()
    }

    /// How much room there was for tables when they were looked at last.
    pub fn room(&self) -> Room {
        self.shelf.room
    }

    /// What is being done with tables, at which, and how much of that is done, `0.0 <= progress <= 1.0`.
    pub fn chore(&self) -> Option<(&Chore, Option<&'static str>, f64)> {
        self.shelf.work.as_ref().map(|work| (&work.chore, work.at, work.control.progress()))
    }

    /// Whether something can be done with tables now: one thing at a time, and none that searches need meanwhile.
    pub fn can_handle_tables(&self) -> bool {
        let others = self.is_searching() || self.is_finding() || self.batch_at_work().is_some();
        !others && !self.tables_are_handled()
    }

    /// Whether tables are built, removed or moved, so that no search can be begun.
    pub fn tables_are_handled(&self) -> bool {
        self.shelf.work.as_ref().is_some_and(|work| work.chore != Chore::Verify)
    }

    /// Shows the tables, and looks at their files.
    pub(super) fn show_tables(&mut self) {
        self.cx.dialog = Some(Dialog::Tables);
        if self.shelf.work.is_none() {
            self.begin_chore(Chore::Verify);
        }
    }

    /// Does something with tables, unless something is done already.
    pub(super) fn handle_tables(&mut self, chore: Chore) {
        if !self.can_handle_tables() {
            self.cx.news = say::WHY_TABLES_BUSY.with([]);
            return;
        }
        if let Chore::Move(folder) = &chore {
            let Ok(there) = std::path::absolute(folder) else { return };
            if there == *self.store.folder() {
                self.cx.news = say::NEWS_TABLES_THERE.with([&there.display()]);
                return;
            }
            return self.begin_chore(Chore::Move(there));
        }
        self.begin_chore(chore);
    }

    fn begin_chore(&mut self, chore: Chore) {
        let control = Arc::new(Control::new());
        let (tell, said) = channel();
        let (theirs, wake, wanted) = (control.clone(), self.wake.clone(), chore.clone());
        // Not the store of the searches: what that has in memory is not built again, nor written.
        let store = Store::new(self.store.folder().to_path_buf());
        std::thread::spawn(move || {
            let say = |said: Said| {
                // A window that has gone away wants to know nothing.
                let _ = tell.send(said);
                wake();
            };
            let end = work(&wanted, &store, &theirs, &say);
            say(Said::Room(Room::of_system(store.folder())));
            say(Said::End(end));
        });
        if matches!(chore, Chore::Verify) {
            self.shelf.states.clear();
        }
        self.shelf.work = Some(Work { chore, at: None, control, said });
    }

    /// Ends what is done with tables, and waits a moment for it, so that nothing half done lies about.
    pub(super) fn end_chores(&mut self) {
        self.stop_chore();
        let until = Instant::now() + FAREWELL;
        while self.tables_are_handled() && Instant::now() < until {
            self.poll_shelf();
            std::thread::sleep(LOOK);
        }
    }

    /// Ends what is done with tables; what is finished stays.
    pub(super) fn stop_chore(&mut self) {
        if let Some(work) = &self.shelf.work {
            work.control.stop();
        }
    }

    pub(super) fn poll_shelf(&mut self) {
        while let Some(work) = &mut self.shelf.work {
            match work.said.try_recv() {
                Err(TryRecvError::Empty) => return,
                Ok(Said::State(name, state)) => drop(self.shelf.states.insert(name, state)),
                Ok(Said::Built(name, time)) => drop(self.shelf.built.insert(name, time)),
                Ok(Said::At(name)) => work.at = Some(name),
                Ok(Said::Room(room)) => self.shelf.room = room,
                Ok(Said::End(result)) => self.end_chore(result),
                Err(TryRecvError::Disconnected) => {
                    self.shelf.work = None;
                    self.cx.tell_failure(say::ERROR_TABLES, describe::crash());
                }
            }
        }
    }

    fn end_chore(&mut self, result: Result<(), TableError>) {
        let Some(work) = self.shelf.work.take() else { return };
        match (result, &work.chore) {
            (Err(TableError::Stopped), _) => self.cx.news = say::NEWS_CHORE_STOPPED.with([]),
            (Err(error), _) => self.cx.tell_failure(say::ERROR_TABLES, describe::table(&error)),
            (Ok(()), Chore::Verify) => {
                let wrong = self.shelf.states.iter().filter(|(_, state)| **state == FileState::Wrong);
                let wrong: Vec<&str> = wrong.map(|(name, _)| *name).collect();
                let good = self.shelf.states.values().filter(|state| **state == FileState::Good).count();
                self.cx.news = if wrong.is_empty() {
                    say::NEWS_TABLES_LOOKED.with([&good, &spec::all().len()])
                } else {
                    say::NEWS_TABLES_WRONG.with([&wrong.join(", ")])
                };
            }
            (Ok(()), Chore::Build(_)) => self.cx.news = say::NEWS_TABLES_BUILT.with([]),
            (Ok(()), Chore::Remove(_)) => self.cx.news = say::NEWS_TABLES_REMOVED.with([]),
            (Ok(()), Chore::Move(folder)) => {
                self.store = Arc::new(Store::new(folder.clone()));
                self.cx.effect(Effect::UseTables(self.store.clone()));
                self.search.forget_tables();
                let usual = *folder == self.surroundings.tables;
                let folder = folder.clone();
                self.cx.news = say::NEWS_TABLES_MOVED.with([&folder.display()]);
                self.cx.set(|settings| settings.tables = (!usual).then_some(folder));
            }
        }
    }

    /// What is too little for the tables that a search would build now. Nothing when a person wants to go on all the same.
    pub(super) fn shortages(&self, names: &[&'static str]) -> Vec<Shortage> {
        let absent = |name: &&&str| spec::named(name).is_some_and(|spec| !self.store.seems_there(spec));
        if self.shelf.goes_on || !names.iter().any(|name| absent(&name)) {
            return Vec::new();
        }
        let (tell, told) = channel();
        let (folder, look) = (self.store.folder().to_path_buf(), self.look_for_room);
        std::thread::spawn(move || {
            // Who asked may have gone on without an answer.
            let _ = tell.send(look(&folder));
        });
        told.recv_timeout(SOON).unwrap_or_default().shortages(&self.store, names)
    }

    /// Goes on although there is little room: with the small tables where memory is short.
    pub(super) fn go_on_with_little_room(&mut self, shortages: &[Shortage]) {
        self.shelf.goes_on = true;
        if shortages.iter().any(|shortage| matches!(shortage, Shortage::Memory { .. })) {
            self.short_of_memory = true;
        }
    }

    /// Which tables the next search uses: as chosen, but the small ones only where memory was found too short for more.
    pub fn memory_used(&self) -> Memory {
        if self.short_of_memory { Memory::Small } else { self.cx.settings.memory }
    }

    /// Chooses which tables searches use. Whoever chooses anew is told anew when there is little room.
    pub(super) fn set_memory(&mut self, memory: Memory) {
        self.short_of_memory = false;
        self.shelf.goes_on = false;
        self.cx.set(|s| s.memory = memory);
    }

    /// The tables that a solver uses in the next search.
    pub(super) fn tables_used(&self, solver: &dyn Solver) -> &'static [&'static str] {
        if self.memory_used() == Memory::Small { solver.small_tables() } else { solver.tables() }
    }

    /// Asks someone else than the system how much room there is.
    pub fn ask_for_room(&mut self, look: fn(&Path) -> Room) {
        self.look_for_room = look;
    }
}

/// Does a chore.
fn work(chore: &Chore, store: &Store, control: &Control, say: &dyn Fn(Said)) -> Result<(), TableError> {
    match chore {
        Chore::Verify => look(store, spec::all().iter(), control, say),
        Chore::Build(name) => {
            for spec in spec::all().iter().filter(|spec| name.is_none_or(|n| n == spec.name)) {
                say(Said::At(&spec.name));
                build(spec, store, Limits::default().threads, control)?;
            }
            for spec in spec::all() {
                if let Some(time) = store.build_time(spec) {
                    say(Said::Built(&spec.name, time));
                }
            }
            let unsaved = store.take_unsaved();
            look(store, spec::all().iter(), control, say)?;
            unsaved.into_iter().next().map_or(Ok(()), Err)
        }
        Chore::Remove(name) => {
            for spec in spec::all().iter().filter(|spec| name.is_none_or(|n| n == spec.name)) {
                store.remove(spec)?;
            }
            look(store, spec::all().iter(), control, say)
        }
        Chore::Move(folder) => {
            let other = Store::new(folder.clone());
            relocate(store, &other, control, &|at, n| {
                say(Said::At(at));
                control.set_progress(n as f64 / spec::all().len() as f64);
            })?;
            look(&other, spec::all().iter(), control, say)
        }
    }
}

fn look<'a>(
    store: &Store,
    specs: impl Iterator<Item = &'static TableSpec> + 'a,
    control: &Control,
    say: &dyn Fn(Said),
) -> Result<(), TableError> {
    for spec in specs {
        say(Said::State(&spec.name, store.look(spec, control)?));
    }
    Ok(())
}

/// Moves every table from one folder to another: all are written there before the first is removed here, so that whatever goes
/// wrong, none is lost.
///
/// # Errors
/// What the disk refuses, and [`TableError::Stopped`]; what was written there by then is removed again.
pub fn relocate(
    from: &Store,
    to: &Store,
    control: &Control,
    tell: &dyn Fn(&'static str, usize),
) -> Result<(), TableError> {
    to.can_keep()?;
    // One folder under two names: what is removed here would be gone there.
    let [here, there] = [from, to].map(|store| store.folder().canonicalize().ok());
    if here == there {
        return Ok(());
    }
    let mut copied: Vec<&TableSpec> = Vec::new();
    let mut copy = || {
        for (n, spec) in spec::all().iter().enumerate() {
            tell(&spec.name, n);
            if to.look(spec, control)? != FileState::Good && from.copy_to(to, spec, control)? {
                copied.push(spec);
            }
        }
        Ok(())
    };
    if let Err(error) = copy() {
        for spec in copied {
            // It is still where it was.
            let _ = to.remove(spec);
        }
        return Err(error);
    }
    for spec in spec::all() {
        from.remove(spec)?;
    }
    Ok(())
}
