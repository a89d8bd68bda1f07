//! What is done with the files of tables: they are looked at, built, removed, moved elsewhere.

use std::path::Path;
use std::time::Duration;

use crate::model::tables::TableTask;
use crate::shared::free_space::FreeSpace;
use crate::shared::system::free_space;
use crate::shared::tables_folder::relocate;
use unfold_engine::control::Control;
use unfold_engine::puzzles::build::build;
use unfold_engine::search::Limits;
use unfold_engine::tables::TableError;
use unfold_engine::tables::spec;
use unfold_engine::tables::store::{FileState, Tables};

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
    let store = Tables::open(folder.to_path_buf());
    let end = work(task, &store, control, say);
    say(TablesReport::Space(free_space::of_system(store.folder())));
    TablesReport::End(end)
}

fn work(task: &TableTask, store: &Tables, control: &Control, say: &dyn Fn(TablesReport)) -> Result<(), TableError> {
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
            let other = Tables::open(folder.clone());
            relocate(store, &other, control, &|at, n| {
                say(TablesReport::At(at));
                control.set_progress(n as f64 / spec::all().len() as f64);
            })?;
            look(&other, control, say)
        }
    }
}

/// Looks at every file.
fn look(store: &Tables, control: &Control, say: &dyn Fn(TablesReport)) -> Result<(), TableError> {
    for spec in spec::all() {
        say(TablesReport::Looked(&spec.name, store.look(spec, control)?));
    }
    Ok(())
}
