//! Jobs on table files: verify, build, remove, move.

use std::{collections::BTreeSet, time::Duration};

use super::relocation::relocate;
use crate::free_space::{FreeSpace, Shortage};
use crate::task::{Tell, Tools};
use crate::{dialog::Begin, system::free_space, tables::status::TableTask};
use unfold_engine::tables::store::{FileState, Tables};
use unfold_engine::tables::{TableError, Workers, databases, spec};
use unfold_engine::{control::Control, puzzles::build::build, search::Limits};

#[derive(Debug)]
pub enum TablesReport {
    /// A file was verified.
    Looked(&'static str, FileState),
    /// A table was built in this time.
    Built(&'static str, Duration),
    /// Work on this table begins.
    At(&'static str),
    /// Saved databases of algorithms.
    Databases {
        /// Number of files.
        count: usize,
        /// Total size in bytes.
        bytes: u64,
    },
    /// Free space afterwards.
    Space(FreeSpace),
    /// The final report.
    End(Result<(), TableError>),
}

/// How long closing the window waits, so that no partial files remain.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(2);

/// Runs a task on the tables of a folder.
///
/// Uses its own [`Tables`]: the searches' store would neither rebuild nor write what it has in memory.
#[derive(Debug)]
pub struct TablesJob(pub TableTask);

impl TablesJob {
    /// How long closing the window waits for the job.
    pub fn shutdown_timeout(&self) -> Duration {
        if self.0 == TableTask::Verify { Duration::ZERO } else { SHUTDOWN_TIMEOUT }
    }

    pub fn run(self, tools: &Tools, control: &Control, report: Tell<'_, TablesReport>) -> TablesReport {
        let store = Tables::open(tools.tables.folder().to_path_buf());
        let end = work(&self.0, &store, control, report);
        report(TablesReport::Space(free_space::of_system(store.folder())));
        TablesReport::End(end)
    }
}

fn work(task: &TableTask, store: &Tables, control: &Control, say: &dyn Fn(TablesReport)) -> Result<(), TableError> {
    match task {
        TableTask::Verify => look(store, control, say),
        TableTask::Build(name) => {
            for spec in spec::all().iter().filter(|spec| name.map_or(!spec.on_request, |n| n == spec.name)) {
                say(TablesReport::At(&spec.name));
                build(spec, store, Workers::new(Limits::default().threads, control))?;
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
            if name.is_none() {
                databases::remove(store)?;
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

/// Verifies every file.
fn look(store: &Tables, control: &Control, say: &dyn Fn(TablesReport)) -> Result<(), TableError> {
    for spec in spec::all() {
        say(TablesReport::Looked(&spec.name, store.look(spec, control)?));
    }
    let (count, bytes) = databases::kept(store);
    say(TablesReport::Databases { count, bytes });
    Ok(())
}

/// Finds the tables that have a file.
#[derive(Debug)]
pub struct LookForTables;

/// Names of the tables that have a file.
#[derive(Debug)]
pub struct TablesSeen(pub BTreeSet<&'static str>);

impl LookForTables {
    pub fn run(self, tools: &Tools) -> TablesSeen {
        let there = spec::all().iter().filter(|spec| tools.tables.seems_there(spec));
        TablesSeen(there.map(|spec| spec.name.as_str()).collect())
    }
}

/// Checks for space for tables.
#[derive(Debug)]
pub struct LookForSpaceJob {
    /// The tables to be used; existing ones need no space.
    pub names: &'static [&'static str],
    /// Work to start afterwards.
    pub then: Begin,
}

#[derive(Debug)]
pub struct SpaceSeen {
    /// Empty if there is enough.
    pub shortages: Vec<Shortage>,
    /// Work to start afterwards.
    pub then: Begin,
}

impl LookForSpaceJob {
    pub fn run(self, tools: &Tools) -> SpaceSeen {
        let shortages = free_space::shortages_soon(tools.look_for_space, &tools.tables, self.names);
        SpaceSeen { shortages, then: self.then }
    }
}
