//! Jobs on table files: verify, build, remove, move.

use std::{collections::BTreeSet, time::Duration};

use super::relocation::relocate;
use crate::free_space::{FreeSpace, Shortage};
use crate::task::{ReportFn, Tools};
use crate::{dialog::PendingWork, system::free_space, tables::status::TableTask};
use unfold_engine::tables::store::{FileState, Tables};
use unfold_engine::tables::{TableError, Workers, databases, spec};
use unfold_engine::{control::Control, puzzles::build::build, search::Limits};

#[derive(Debug)]
pub enum TablesReport {
    /// The file of the table with this name was verified.
    Verified(&'static str, FileState),
    /// The table with this name was built in this time.
    Built(&'static str, Duration),
    /// Work on the table with this name begins.
    ProcessingTable(&'static str),
    /// Disk use of the saved databases of algorithms.
    Databases {
        /// Number of files.
        count: usize,
        /// Total size in bytes.
        bytes: u64,
    },
    /// Free space after the task.
    Space(FreeSpace),
    /// The final report.
    End(Result<(), TableError>),
    /// The final report of a refused task: too little space for a table that takes long to build.
    Refused(Shortage),
}

/// Maximum wait, when the window closes, for a build, removal or move to delete partial files.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(2);

/// Runs a task on the tables of a folder.
///
/// Opens the folder as a new store: the [`Tables`] of the searches would neither rebuild nor write tables they hold in memory.
#[derive(Debug)]
pub struct TablesJob(pub TableTask);

impl TablesJob {
    /// Maximum wait for the job when the window closes; zero for verification.
    pub fn shutdown_timeout(&self) -> Duration {
        if self.0 == TableTask::Verify { Duration::ZERO } else { SHUTDOWN_TIMEOUT }
    }

    pub fn run(self, tools: &Tools, control: &Control, report: ReportFn<'_, TablesReport>) -> TablesReport {
        let tables = Tables::open(tools.tables.folder().to_path_buf());
        if let TableTask::Build(Some(name)) = self.0
            && let Some(shortage) = free_space::shortage_for(tools.space_query.ask, &tables, &[name])
        {
            return TablesReport::Refused(shortage);
        }
        let end = run_task(&self.0, &tables, control, report);
        report(TablesReport::Space(free_space::query_system(tables.folder())));
        TablesReport::End(end)
    }
}

fn run_task(
    task: &TableTask,
    tables: &Tables,
    control: &Control,
    report: &dyn Fn(TablesReport),
) -> Result<(), TableError> {
    match task {
        TableTask::Verify => verify_files(tables, control, report),
        TableTask::Build(name) => {
            for spec in spec::all().iter().filter(|spec| name.map_or(!spec.on_request, |n| n == spec.name)) {
                report(TablesReport::ProcessingTable(&spec.name));
                build(spec, tables, Workers::new(Limits::default().threads, control))?;
            }
            for spec in spec::all() {
                if let Some(time) = tables.build_time(spec) {
                    report(TablesReport::Built(&spec.name, time));
                }
            }
            let unsaved = tables.take_errors();
            verify_files(tables, control, report)?;
            unsaved.into_iter().next().map_or(Ok(()), Err)
        }
        TableTask::Remove(name) => {
            for spec in spec::all().iter().filter(|spec| name.is_none_or(|n| n == spec.name)) {
                tables.remove(spec)?;
            }
            if name.is_none() {
                databases::remove(tables)?;
            }
            verify_files(tables, control, report)
        }
        TableTask::Move(folder) => {
            let other = Tables::open(folder.clone());
            relocate(tables, &other, control, &|at, n| {
                report(TablesReport::ProcessingTable(at));
                control.set_progress(n as f64 / spec::all().len() as f64);
            })?;
            verify_files(&other, control, report)
        }
    }
}

/// Verifies the file of every table, then reports the disk use of databases.
fn verify_files(tables: &Tables, control: &Control, report: &dyn Fn(TablesReport)) -> Result<(), TableError> {
    for spec in spec::all() {
        report(TablesReport::Verified(&spec.name, tables.check_file(spec, control)?));
    }
    let (count, bytes) = databases::usage(tables);
    report(TablesReport::Databases { count, bytes });
    Ok(())
}

/// Lists the tables that have a file of the right size, without reading it.
#[derive(Debug)]
pub struct FindTablesJob;

/// Names of the tables that have a file of the right size.
#[derive(Debug)]
pub struct TablesFound(pub BTreeSet<&'static str>);

impl FindTablesJob {
    pub fn run(self, tools: &Tools) -> TablesFound {
        let there = spec::all().iter().filter(|spec| tools.tables.has_file_of_right_size(spec));
        TablesFound(there.map(|spec| spec.name.as_str()).collect())
    }
}

/// Checks whether there is enough space to build tables.
#[derive(Debug)]
pub struct CheckSpaceJob {
    /// Names of the tables to use; those with files need no space.
    pub names: &'static [&'static str],
    /// Work to start if there is enough space.
    pub then: PendingWork,
}

#[derive(Debug)]
pub struct SpaceChecked {
    /// Empty if there is enough space, or if the query failed.
    pub shortages: Vec<Shortage>,
    /// Work to start if there is enough space, or if the user accepts the shortages.
    pub then: PendingWork,
}

impl CheckSpaceJob {
    pub fn run(self, tools: &Tools) -> SpaceChecked {
        let shortages = free_space::shortages_with_timeout(tools.space_query, &tools.tables, self.names);
        SpaceChecked { shortages, then: self.then }
    }
}
