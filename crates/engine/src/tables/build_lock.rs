//! Exclusive right to build a table, across processes and threads.
//!
//! Other processes that need the table wait for its file. The lock ends with its process, so a killed process blocks nobody.

#![allow(clippy::disallowed_methods, reason = "processes take turns by a file, and look at it again after a while")]

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::{TableError, spec::TableSpec, store::Tables};
use crate::control::Control;
use crate::disk::lock::Lock;

/// Poll interval while another process builds a table.
const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// Tables by name, with the start of the work and the control that receives its progress.
type WorkList = Mutex<BTreeMap<&'static str, (Instant, Control)>>;

/// The tables being built or awaited.
#[derive(Debug, Default)]
pub(super) struct BuildStatus {
    /// Tables that this store is building.
    building: WorkList,
    /// Tables that another store or process is building and this store awaits.
    waiting: WorkList,
}

/// An entry of a work list; dropping it removes the entry.
struct WorkEntry<'a>(&'a WorkList, &'static str);

impl<'a> WorkEntry<'a> {
    fn new(list: &'a WorkList, name: &'static str, control: &Control) -> Self {
        let begun = (Instant::now(), control.clone());
        list.lock().unwrap_or_else(PoisonError::into_inner).insert(name, begun);
        Self(list, name)
    }
}

impl Drop for WorkEntry<'_> {
    fn drop(&mut self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(self.1);
    }
}

/// The right to build a table, held until dropped.
pub(super) struct BuildLock<'a> {
    _entry: WorkEntry<'a>,
    _lock: Lock,
}

impl Tables {
    /// Waits for the right to build a table. The previous holder may have built the table meanwhile.
    ///
    /// # Errors
    /// [`TableError::Stopped`] if `control` ends the wait.
    pub(super) fn lock_build(&self, spec: &'static TableSpec, control: &Control) -> Result<BuildLock<'_>, TableError> {
        // Without the folder only the file is lost; the error is reported when the file is written.
        let _ = std::fs::create_dir_all(self.folder());
        let path = self.lock_file(spec);
        let mut waiting = None;
        loop {
            control.check_stop()?;
            if let Some(lock) = Lock::take(&path) {
                return Ok(BuildLock {
                    _entry: WorkEntry::new(&self.inner.build_status.building, &spec.name, control),
                    _lock: lock,
                });
            }
            waiting.get_or_insert_with(|| WorkEntry::new(&self.inner.build_status.waiting, &spec.name, control));
            std::thread::sleep(POLL_INTERVAL);
        }
    }

    /// Returns the path of the file that is locked while a table is built.
    pub(super) fn lock_file(&self, spec: &TableSpec) -> PathBuf {
        self.folder().join(format!(".unfold-{}.lock", spec.name))
    }

    /// True if a table is being built by any store or process.
    pub fn is_being_built(&self, spec: &TableSpec) -> bool {
        Lock::is_taken(&self.lock_file(spec))
    }

    /// Returns the table whose build this store started last, and the time since then; `None` if it builds none.
    pub fn current_build(&self) -> Option<(&'static str, Duration)> {
        latest(&self.inner.build_status.building)
    }

    /// Returns the progress of a table that this store is building, `0.0 <= progress <= 1.0`; 0 for any other table.
    pub fn build_progress(&self, name: &str) -> f64 {
        let list = self.inner.build_status.building.lock().unwrap_or_else(PoisonError::into_inner);
        list.get(name).map_or(0.0, |(_, control)| control.progress())
    }

    /// Returns the table built elsewhere that this store began to await last, and the time since then; `None` if it awaits none.
    pub fn current_wait(&self) -> Option<(&'static str, Duration)> {
        latest(&self.inner.build_status.waiting)
    }
}

fn latest(list: &WorkList) -> Option<(&'static str, Duration)> {
    let list = list.lock().unwrap_or_else(PoisonError::into_inner);
    list.iter().max_by_key(|(_, (since, _))| *since).map(|(name, (since, _))| (*name, since.elapsed()))
}
