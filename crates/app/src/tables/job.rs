//! Jobs on the files of tables: look at them, build, remove, move them elsewhere.

use std::{collections::BTreeSet, time::Duration};

use super::relocation::relocate;
use crate::free_space::{FreeSpace, Shortage};
use crate::task::{Tell, Tools};
use crate::{dialog::Begin, system::free_space, tables::status::TableTask};
use unfold_engine::tables::store::{FileState, Tables};
use unfold_engine::tables::{TableError, Workers, databases, spec};
use unfold_engine::{control::Control, puzzles::build::build, search::Limits};

/// Reports while tables are handled.
#[derive(Debug)]
pub enum TablesReport {
    /// A file was looked at.
    Looked(&'static str, FileState),
    /// A table was built, in so much time.
    Built(&'static str, Duration),
    /// This table is at work now.
    At(&'static str),
    /// The databases of algorithms that are kept.
    Databases {
        /// Number of files.
        count: usize,
        /// Bytes of all of them.
        bytes: u64,
    },
    /// Free space in the end.
    Space(FreeSpace),
    /// It is over.
    End(Result<(), TableError>),
}

/// The longest that closing the window waits, so that nothing half done lies about.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(2);

/// Does something with the tables of a folder, and reports what is found out meanwhile and how it ended.
///
/// The searches' own tables are not used: what these have in memory is not built again, nor written.
#[derive(Debug)]
pub struct TablesJob(pub TableTask);

impl TablesJob {
    /// The longest that closing the window waits for it.
    pub fn shutdown_timeout(&self) -> Duration {
        if self.0 == TableTask::Verify { Duration::ZERO } else { SHUTDOWN_TIMEOUT }
    }

    /// Runs the job, and returns its last report.
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

/// Looks at every file.
fn look(store: &Tables, control: &Control, say: &dyn Fn(TablesReport)) -> Result<(), TableError> {
    for spec in spec::all() {
        say(TablesReport::Looked(&spec.name, store.look(spec, control)?));
    }
    let (count, bytes) = databases::kept(store);
    say(TablesReport::Databases { count, bytes });
    Ok(())
}

/// Looks which tables have a file.
#[derive(Debug)]
pub struct LookForTables;

/// The names of the tables that have a file.
#[derive(Debug)]
pub struct TablesSeen(pub BTreeSet<&'static str>);

impl LookForTables {
    /// Runs the job, and returns its last report.
    pub fn run(self, tools: &Tools) -> TablesSeen {
        let there = spec::all().iter().filter(|spec| tools.tables.seems_there(spec));
        TablesSeen(there.map(|spec| spec.name.as_str()).collect())
    }
}

/// Looks whether there is space for tables.
#[derive(Debug)]
pub struct LookForSpaceJob {
    /// The names of the tables that are used; those that are there need no space.
    pub names: &'static [&'static str],
    /// The work that begins then.
    pub then: Begin,
}

/// The answer to a [`LookForSpaceJob`].
#[derive(Debug)]
pub struct SpaceSeen {
    /// Resources that are short; empty when there is enough.
    pub shortages: Vec<Shortage>,
    /// The work that begins then.
    pub then: Begin,
}

impl LookForSpaceJob {
    /// Runs the job, and returns its last report.
    pub fn run(self, tools: &Tools) -> SpaceSeen {
        let shortages = free_space::shortages_soon(tools.look_for_space, &tools.tables, self.names);
        SpaceSeen { shortages, then: self.then }
    }
}
