//! The store of tables: loads them from files, and builds and writes those that are absent or wrong.
//!
//! A file with any deviation (length, version, a single flipped bit) is rebuilt, never trusted. If several processes need a table, one
//! builds it and the others wait for its file.

#![allow(clippy::disallowed_methods, reason = "tables are kept in files")]

use std::any::{Any, TypeId};
use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use xxhash_rust::xxh3::xxh3_64;

use super::spec::{self, TableSpec};
use super::{
    TableError, background_build::RunningBuilds, build_lock::BuildStatus, file, huge_pages::HugePages, unfinished,
};
use crate::control::Control;
use crate::disk::{lock::Lock, part};

/// Extension of the temporary files that earlier versions wrote beside a table.
const LEGACY_PART_EXTENSION: &str = ".part";

/// Extension of the file of an interrupted, resumable build.
pub(crate) const UNFINISHED_EXTENSION: &str = "unfinished";

/// The state of a table's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileState {
    /// There is no file.
    Absent,
    /// The file is complete and its checksum matches.
    Good,
    /// The header, size or checksum is wrong; the table is rebuilt when needed.
    Damaged,
}

/// A folder of tables, and the tables in memory.
#[derive(Debug)]
pub struct Tables {
    pub(super) inner: Arc<Inner>,
    /// True for the store itself, false for a [`handle`](Self::handle).
    is_owner: bool,
}

#[derive(Debug, Default)]
pub(super) struct Inner {
    folder: PathBuf,
    shared: Mutex<HashMap<TypeId, Arc<dyn Any + Send + Sync>>>,
    /// Non-fatal errors to report: tables that could not be built, files that could not be written.
    pub(super) errors: Mutex<Vec<TableError>>,
    /// True if a table failed for lack of memory.
    lacks_memory: AtomicBool,
    pub(super) running_builds: Mutex<RunningBuilds>,
    pub(super) build_status: BuildStatus,
    /// Bytes of the tables in memory, by name.
    bytes_by_table: Mutex<BTreeMap<&'static str, u64>>,
    /// Build times of the tables built by this store.
    build_times: Mutex<BTreeMap<&'static str, Duration>>,
}

impl Drop for Tables {
    fn drop(&mut self) {
        if self.is_owner {
            self.stop_background();
        }
    }
}

impl Tables {
    /// Opens the store in a folder, which need not exist yet. The path should be absolute, since a relative one depends on the working
    /// directory.
    pub fn open(folder: impl Into<PathBuf>) -> Self {
        let inner = Inner { folder: folder.into(), ..Inner::default() };
        Self { inner: Arc::new(inner), is_owner: true }
    }

    /// Returns a handle for a background thread: it shares the store, but dropping it does not stop background work.
    pub(crate) fn handle(&self) -> Self {
        Self { inner: self.inner.clone(), is_owner: false }
    }

    /// Returns the path of the folder, which may not exist yet.
    pub fn folder(&self) -> &Path {
        &self.inner.folder
    }

    /// Returns the path of a table's file.
    pub fn file(&self, spec: &TableSpec) -> PathBuf {
        self.inner.folder.join(format!("{}.table", spec.name))
    }

    /// Takes the non-fatal errors recorded since the last call: tables not built, files not written.
    pub fn take_errors(&self) -> Vec<TableError> {
        std::mem::take(&mut *self.inner.errors.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// True if a table failed for lack of memory; trying again would be useless.
    pub fn lacks_memory(&self) -> bool {
        self.inner.lacks_memory.load(Ordering::Relaxed)
    }

    /// Records a file that could not be written or an optional table that could not be made.
    pub(crate) fn record_error(&self, error: TableError) {
        if matches!(error, TableError::Memory { .. }) {
            self.inner.lacks_memory.store(true, Ordering::Relaxed);
        }
        self.inner.errors.lock().unwrap_or_else(PoisonError::into_inner).push(error);
    }

    /// Returns the store's shared value of type `T`, making it on first use. If several threads make it at once, the last one is kept.
    ///
    /// # Errors
    /// The errors of `make`.
    pub(crate) fn shared<T: Any + Send + Sync>(
        &self,
        make: impl FnOnce() -> Result<T, TableError>,
    ) -> Result<Arc<T>, TableError> {
        if let Some(found) = self.shared_if_ready() {
            return Ok(found);
        }
        // Not under the lock: building takes seconds, and other threads that need a table must remain stoppable.
        let made = Arc::new(make()?);
        self.inner.shared.lock().unwrap_or_else(PoisonError::into_inner).insert(TypeId::of::<T>(), made.clone());
        Ok(made)
    }

    /// Returns the shared value of type `T`, if it exists.
    pub fn shared_if_ready<T: Any + Send + Sync>(&self) -> Option<Arc<T>> {
        let shared = self.inner.shared.lock().unwrap_or_else(PoisonError::into_inner);
        shared.get(&TypeId::of::<T>()).and_then(|any| any.clone().downcast::<T>().ok())
    }

    /// Drops the store's shared value of type `T`, and stops counting the tables `names` as in memory. Current holders keep the value.
    pub(crate) fn forget<T: Any + Send + Sync>(&self, names: &[&str]) {
        self.inner.shared.lock().unwrap_or_else(PoisonError::into_inner).remove(&TypeId::of::<T>());
        self.inner
            .bytes_by_table
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .retain(|name, _| !names.contains(name));
    }

    /// Records that a table without a file is in use, with its size in bytes.
    pub(crate) fn record_use(&self, name: &'static str, bytes: usize) {
        self.inner.bytes_by_table.lock().unwrap_or_else(PoisonError::into_inner).insert(name, bytes as u64);
    }

    /// True if this store has the table in memory.
    pub fn is_in_use(&self, spec: &TableSpec) -> bool {
        self.inner.bytes_by_table.lock().unwrap_or_else(PoisonError::into_inner).contains_key(spec.name.as_str())
    }

    /// Returns the build time of a table, if this store built it.
    pub fn build_time(&self, spec: &TableSpec) -> Option<Duration> {
        self.inner.build_times.lock().unwrap_or_else(PoisonError::into_inner).get(spec.name.as_str()).copied()
    }

    /// Returns the total bytes of the tables in memory, each counted once.
    pub fn bytes_in_use(&self) -> u64 {
        self.inner.bytes_by_table.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }

    /// Reads the table from its file if that is good; otherwise builds, checks and writes it.
    ///
    /// Waits for the file while another thread or process builds it. A table that cannot be written is returned anyway; the error is added
    /// to [`Tables::take_errors`].
    ///
    /// # Errors
    /// The errors of `build`, [`TableError::Checksum`] if its result differs from the manifest, [`TableError::Memory`] and
    /// [`TableError::Stopped`].
    pub(crate) fn load_or_build(
        &self,
        spec: &'static TableSpec,
        control: &Control,
        build: impl FnOnce() -> Result<Vec<u64>, TableError>,
    ) -> Result<HugePages<u64>, TableError> {
        self.read_or_make(spec, control, || {
            let words = build()?;
            control.check_stop()?;
            self.save(spec, &words, control)?;
            Ok(HugePages::from_vec(words))
        })
    }

    /// Checks a built table against the manifest and writes its file. A write error is recorded, not returned.
    fn save(&self, spec: &'static TableSpec, words: &[u64], control: &Control) -> Result<(), TableError> {
        let found = xxh3_64(bytemuck::cast_slice(words));
        if found != spec.checksum || words.len() as u64 * 8 != spec.bytes {
            return Err(TableError::Checksum { name: &spec.name, found, expected: spec.checksum });
        }
        self.record_io_error(self.write(spec, words, control))
    }

    /// Records an I/O error and returns `Ok`; passes on any other result.
    pub(super) fn record_io_error(&self, written: Result<(), TableError>) -> Result<(), TableError> {
        match written {
            Err(error @ TableError::Io { .. }) => {
                self.record_error(error);
                Ok(())
            }
            other => other,
        }
    }

    /// Reads the table from its file if that is good; otherwise calls `make` under the build lock. Counts the table as in memory.
    pub(super) fn read_or_make(
        &self,
        spec: &'static TableSpec,
        control: &Control,
        make: impl FnOnce() -> Result<HugePages<u64>, TableError>,
    ) -> Result<HugePages<u64>, TableError> {
        let table = self.read_or_make_uncounted(spec, control, make)?;
        self.inner.bytes_by_table.lock().unwrap_or_else(PoisonError::into_inner).insert(&spec.name, spec.bytes);
        Ok(table)
    }

    fn read_or_make_uncounted(
        &self,
        spec: &'static TableSpec,
        control: &Control,
        make: impl FnOnce() -> Result<HugePages<u64>, TableError>,
    ) -> Result<HugePages<u64>, TableError> {
        let file = self.file(spec);
        if let Some(table) = file::read(&file, spec, control)? {
            return Ok(table);
        }
        let _turn = self.lock_build(spec, control)?;
        // The previous holder of the lock may have built it.
        if let Some(table) = file::read(&file, spec, control)? {
            return Ok(table);
        }
        let start = Instant::now();
        let table = {
            let _part = control.begin_table(spec.milliseconds);
            make()?
        };
        self.inner.build_times.lock().unwrap_or_else(PoisonError::into_inner).insert(&spec.name, start.elapsed());
        Ok(table)
    }

    /// Checks a table's file as thoroughly as loading does.
    ///
    /// # Errors
    /// [`TableError::Stopped`] if `control` stops it.
    pub fn check_file(&self, spec: &TableSpec, control: &Control) -> Result<FileState, TableError> {
        if !self.file(spec).exists() {
            return Ok(FileState::Absent);
        }
        Ok(if file::is_good(&self.file(spec), spec, control)? { FileState::Good } else { FileState::Damaged })
    }

    /// Like [`check_file`](Self::check_file), but cannot be stopped.
    pub fn file_state(&self, spec: &TableSpec) -> FileState {
        self.check_file(spec, &Control::new()).unwrap_or(FileState::Damaged)
    }

    /// Copies a table's file, if it is good, or else its unfinished file, into another store's folder. True if a file was copied.
    ///
    /// # Errors
    /// [`TableError::Io`] if a file cannot be copied, and [`TableError::Stopped`].
    pub fn copy_to(&self, other: &Self, spec: &TableSpec, control: &Control) -> Result<bool, TableError> {
        other.sweep_legacy_parts();
        if file::copy(&self.file(spec), &other.file(spec), spec, control)? {
            return Ok(true);
        }
        let [from, path] = [self, other].map(|store| store.file(spec).with_extension(UNFINISHED_EXTENSION));
        let copied = unfinished::copy(&from, &path, control).map_err(|source| TableError::Io { path, source })?;
        control.check_stop().map(|()| copied)
    }

    /// Creates the folder if necessary, and checks that it is writable.
    ///
    /// # Errors
    /// [`TableError::Io`] if it cannot be created or is not writable.
    pub fn check_writable(&self) -> Result<(), TableError> {
        let attempt = || {
            std::fs::create_dir_all(self.folder())?;
            tempfile::tempfile_in(self.folder()).map(drop)
        };
        attempt().map_err(|source| TableError::Io { path: self.folder().to_path_buf(), source })
    }

    /// True if a file of the right size exists. Fast, since the content is not checked.
    pub fn has_file_of_right_size(&self, spec: &TableSpec) -> bool {
        let expected = file::HEADER as u64 + spec.bytes;
        std::fs::metadata(self.file(spec)).is_ok_and(|about| about.is_file() && about.len() == expected)
    }

    /// Returns the size of an unfinished table's file in bytes, at most the size of the finished table; 0 if there is none.
    pub fn unfinished_bytes(&self, spec: &TableSpec) -> u64 {
        let about = std::fs::metadata(self.file(spec).with_extension(UNFINISHED_EXTENSION));
        about.map_or(0, |about| about.len().min(spec.bytes))
    }

    /// Removes a table's file, its unfinished file and leftovers of killed builds. True if the finished file existed.
    ///
    /// # Errors
    /// [`TableError::Io`] if the finished file exists but cannot be removed.
    pub fn remove(&self, spec: &TableSpec) -> Result<bool, TableError> {
        let path = self.file(spec);
        part::sweep(self.folder());
        self.sweep_legacy_parts();
        // Taking the lock removes the leftovers of a killed build; dropping it removes the lock.
        drop(Lock::take(&self.lock_file(spec)));
        let _ = std::fs::remove_file(path.with_extension(UNFINISHED_EXTENSION));
        match std::fs::remove_file(&path) {
            Ok(()) => Ok(true),
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => Ok(false),
            Err(source) => Err(TableError::Io { path, source }),
        }
    }

    /// Writes a table's file, after removing leftovers of killed processes where possible.
    fn write(&self, spec: &TableSpec, words: &[u64], control: &Control) -> Result<(), TableError> {
        self.sweep_legacy_parts();
        file::write(&self.file(spec), spec, words, control)
    }

    /// Removes leftovers of killed processes of earlier versions, which did not lock their files.
    fn sweep_legacy_parts(&self) {
        for entry in std::fs::read_dir(self.folder()).into_iter().flatten().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            let is_part =
                name.ends_with(LEGACY_PART_EXTENSION) && spec::all().iter().any(|spec| name.starts_with(&spec.name));
            if is_part && part::is_old(&entry) {
                let _ = std::fs::remove_file(entry.path());
            }
        }
    }
}

#[cfg(test)]
mod tests;
