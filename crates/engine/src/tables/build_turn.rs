//! The right to build a table: one process at a time, and within one process one thread.
//!
//! A process that needs a table which another is building waits for its file. The lock ends with the process that has
//! it, so that a killed one blocks nobody.

#![allow(clippy::disallowed_methods, reason = "processes take turns by a file, and look at it again after a while")]

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::{TableError, spec::TableSpec, store::Tables};
use crate::control::Control;
use crate::disk::lock::Lock;

/// Interval at which a waiting thread polls for a table that another process builds.
const LOOK: Duration = Duration::from_millis(50);

/// Tables by name, with the start of the work and the control that has its progress.
type WorkList = Mutex<BTreeMap<&'static str, (Instant, Control)>>;

/// The tables being built or awaited.
#[derive(Debug, Default)]
pub(super) struct AtWork {
    /// Tables that this store is building.
    building: WorkList,
    /// Tables that another store or process is building, and this store is waiting for.
    waiting: WorkList,
}

/// An entry of a work list, removed when this is dropped.
struct ListedWork<'a>(&'a WorkList, &'static str);

impl<'a> ListedWork<'a> {
    fn new(list: &'a WorkList, name: &'static str, control: &Control) -> Self {
        let begun = (Instant::now(), control.clone());
        list.lock().unwrap_or_else(PoisonError::into_inner).insert(name, begun);
        Self(list, name)
    }
}

impl Drop for ListedWork<'_> {
    fn drop(&mut self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(self.1);
    }
}

/// The right to build a table.
pub(super) struct Turn<'a> {
    _entry: ListedWork<'a>,
    _lock: Lock,
}

impl Tables {
    /// Waits for the right to build a table. The process that had it before may have built the table.
    ///
    /// # Errors
    /// [`TableError::Stopped`] if `control` ends the wait.
    pub(super) fn turn(&self, spec: &'static TableSpec, control: &Control) -> Result<Turn<'_>, TableError> {
        // If the folder cannot be made, only the file is lost; the error is reported when the file is written.
        let _ = std::fs::create_dir_all(self.folder());
        let path = self.lock_file(spec);
        let mut waiting = None;
        loop {
            control.proceed()?;
            if let Some(lock) = Lock::take(&path) {
                return Ok(Turn {
                    _entry: ListedWork::new(&self.inner.at_work.building, &spec.name, control),
                    _lock: lock,
                });
            }
            waiting.get_or_insert_with(|| ListedWork::new(&self.inner.at_work.waiting, &spec.name, control));
            std::thread::sleep(LOOK);
        }
    }

    /// The file that is locked while a table is built.
    pub(super) fn lock_file(&self, spec: &TableSpec) -> PathBuf {
        self.folder().join(format!(".unfold-{}.lock", spec.name))
    }

    /// True if a table is being built, by this store, another one or another process.
    pub fn is_being_built(&self, spec: &TableSpec) -> bool {
        Lock::is_taken(&self.lock_file(spec))
    }

    /// The table that this store is building, and for how long; the latest if there are several.
    pub fn building(&self) -> Option<(&'static str, Duration)> {
        latest(&self.inner.at_work.building)
    }

    /// The fraction done of a table that this store is building, `0.0 <= fraction <= 1.0`; 0 for any other table.
    pub fn part_built(&self, name: &str) -> f64 {
        let list = self.inner.at_work.building.lock().unwrap_or_else(PoisonError::into_inner);
        list.get(name).map_or(0.0, |(_, control)| control.progress())
    }

    /// The table that this store is waiting for while it is built elsewhere, and for how long; the latest if there are
    /// several.
    pub fn waiting(&self) -> Option<(&'static str, Duration)> {
        latest(&self.inner.at_work.waiting)
    }
}

fn latest(list: &WorkList) -> Option<(&'static str, Duration)> {
    let list = list.lock().unwrap_or_else(PoisonError::into_inner);
    list.iter().max_by_key(|(_, (since, _))| *since).map(|(name, (since, _))| (*name, since.elapsed()))
}
