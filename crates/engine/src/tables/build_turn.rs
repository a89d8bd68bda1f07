//! Who builds a table: one process at a time, and within one process one thread.
//!
//! Whoever needs a table that someone else is building waits for its file. The lock ends with the process that has it,
//! so that a killed one holds up no one.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::TableError;
use super::spec::TableSpec;
use super::store::Store;
use crate::control::{Control, ProgressReader};
use crate::disk::lock::Lock;

/// How often it is looked whether someone else has finished a table.
const LOOK: Duration = Duration::from_millis(50);

/// Tables by their names: since when each is at work, and how far.
type WorkList = Mutex<BTreeMap<&'static str, (Instant, ProgressReader)>>;

/// The tables at work.
#[derive(Debug, Default)]
pub(super) struct AtWork {
    /// Those that this store is building.
    building: WorkList,
    /// Those that someone else is building and this store is waiting for.
    waiting: WorkList,
}

/// A table that is at work as long as this lives.
struct ListedWork<'a>(&'a WorkList, &'static str);

impl<'a> ListedWork<'a> {
    fn new(list: &'a WorkList, name: &'static str, control: &Control) -> Self {
        let begun = (Instant::now(), control.progress_reader());
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

impl Store {
    /// Waits for the right to build a table. Whoever had it before may have built it.
    ///
    /// # Errors
    /// [`TableError::Stopped`].
    pub(super) fn turn(&self, spec: &'static TableSpec, control: &Control) -> Result<Turn<'_>, TableError> {
        // A folder that cannot be made costs the file only; that is said when the file is written.
        let _ = std::fs::create_dir_all(self.folder());
        let path = self.lock_file(spec);
        let mut waiting = None;
        loop {
            if control.stopped() {
                return Err(TableError::Stopped);
            }
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

    /// Whether someone is building a table: this store, another one or another process.
    pub fn is_being_built(&self, spec: &TableSpec) -> bool {
        Lock::is_taken(&self.lock_file(spec))
    }

    /// The table that this store is building, and since when; of several, that begun last.
    pub fn building(&self) -> Option<(&'static str, Duration)> {
        latest(&self.inner.at_work.building)
    }

    /// How much of a table is done that this store is building, `0.0 <= part <= 1.0`; 0 of another one.
    pub fn part_built(&self, name: &str) -> f64 {
        let list = self.inner.at_work.building.lock().unwrap_or_else(PoisonError::into_inner);
        list.get(name).map_or(0.0, |(_, progress)| progress.read())
    }

    /// The table that this store is waiting for while someone else builds it, and since when; of several, that begun
    /// last.
    pub fn waiting(&self) -> Option<(&'static str, Duration)> {
        latest(&self.inner.at_work.waiting)
    }
}

fn latest(list: &WorkList) -> Option<(&'static str, Duration)> {
    let list = list.lock().unwrap_or_else(PoisonError::into_inner);
    list.iter().max_by_key(|(_, (since, _))| *since).map(|(name, (since, _))| (*name, since.elapsed()))
}
