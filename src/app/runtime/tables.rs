//! What is done with the files of tables: they are looked at, built, removed, moved elsewhere.

use std::io;
use std::path::Path;
use std::time::Duration;

use super::free_space;
use crate::model::tables::{FreeSpace, TableTask};
use unfold_engine::control::Control;
use unfold_engine::disk::lock::Lock;
use unfold_engine::puzzles::build::build;
use unfold_engine::search::Limits;
use unfold_engine::tables::TableError;
use unfold_engine::tables::spec::{self, TableSpec};
use unfold_engine::tables::store::{FileState, Store};

/// What is told while tables are handled.
#[derive(Debug)]
pub enum TablesReport {
    /// A file was looked at.
    Looked(&'static str, FileState),
    /// A table was built, in so much time.
    Built(&'static str, Duration),
    /// This table is at work now.
    At(&'static str),
    /// How much space there is in the end.
    Space(FreeSpace),
    /// It is over.
    End(Result<(), TableError>),
}

/// Does something with the tables of a folder, and tells what is found out meanwhile and how it ended.
///
/// The searches' own store is not used: what that has in memory is not built again, nor written.
pub fn handle(task: &TableTask, folder: &Path, control: &Control, say: &dyn Fn(TablesReport)) -> TablesReport {
    let store = Store::new(folder.to_path_buf());
    let end = work(task, &store, control, say);
    say(TablesReport::Space(free_space::of_system(store.folder())));
    TablesReport::End(end)
}

fn work(task: &TableTask, store: &Store, control: &Control, say: &dyn Fn(TablesReport)) -> Result<(), TableError> {
    match task {
        TableTask::Verify => look(store, control, say),
        TableTask::Build(name) => {
            for spec in spec::all().iter().filter(|spec| name.map_or(!spec.on_request, |n| n == spec.name)) {
                say(TablesReport::At(&spec.name));
                build(spec, store, Limits::default().threads, control)?;
            }
            for spec in spec::all() {
                if let Some(time) = store.build_time(spec) {
                    say(TablesReport::Built(&spec.name, time));
                }
            }
            let unsaved = store.take_unsaved();
            look(store, control, say)?;
            unsaved.into_iter().next().map_or(Ok(()), Err)
        }
        TableTask::Remove(name) => {
            for spec in spec::all().iter().filter(|spec| name.is_none_or(|n| n == spec.name)) {
                store.remove(spec)?;
            }
            look(store, control, say)
        }
        TableTask::Move(folder) => {
            let other = Store::new(folder.clone());
            relocate(store, &other, control, &|at, n| {
                say(TablesReport::At(at));
                control.set_progress(n as f64 / spec::all().len() as f64);
            })?;
            look(&other, control, say)
        }
    }
}

/// Looks at every file.
fn look(store: &Store, control: &Control, say: &dyn Fn(TablesReport)) -> Result<(), TableError> {
    for spec in spec::all() {
        say(TablesReport::Looked(&spec.name, store.look(spec, control)?));
    }
    Ok(())
}

/// The name of the lock of whoever moves tables.
const MOVING: &str = "moving.lock";

/// Moves every table from one folder to another, and those that are not finished: all are written there before the first is
/// removed here, so that whatever goes wrong, none is lost. `tell` hears each table's name before it is moved, and how many were
/// moved before it. Where some can be removed here, those stay that cannot.
///
/// # Errors
/// What the disk refuses, [`io::ErrorKind::ResourceBusy`] where another process is moving tables, and [`TableError::Stopped`];
/// what was written there by then is removed again.
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
    // Of several who move tables from here or into that folder, one does so.
    let mut folders = [from, to].map(Store::folder);
    folders.sort_unstable();
    let mut locks = Vec::new();
    for folder in folders {
        let busy = || TableError::Io { path: folder.to_path_buf(), source: io::ErrorKind::ResourceBusy.into() };
        locks.push(Lock::take(&folder.join(MOVING)).ok_or_else(busy)?);
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
    let mut moved = copy();
    if moved.is_ok() {
        let removed: Vec<_> = spec::all().iter().map(|spec| from.remove(spec)).collect();
        if !removed.iter().any(|removed| matches!(removed, Ok(true))) {
            moved = removed.into_iter().find_map(Result::err).map_or(Ok(()), Err);
        }
    }
    if moved.is_err() {
        for spec in copied {
            // It is still where it was.
            let _ = to.remove(spec);
        }
    }
    moved
}
