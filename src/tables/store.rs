//! The one way from tables to disk and back: header, fingerprint, checksum, write-then-rename, memory map.
//!
//! A file that is not exactly right (short, long, foreign, of another version, with one bit flipped) is built again, never
//! trusted. Two processes may build at once: each writes a file of its own and renames it into place.

use std::any::{Any, TypeId};
use std::collections::{BTreeMap, HashMap};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use xxhash_rust::xxh3::xxh3_64;

use super::TableError;
use super::behind::Working;
use super::spec::TableSpec;
use crate::control::Control;

/// Bytes before the payload; a multiple of 8 so that the payload of a mapped file can be read as words.
const HEADER: usize = 64;
/// How files end that are being written.
const PART: &str = ".part";
/// No write takes so long: a part this old was left by a process that was killed.
const ABANDONED: Duration = Duration::from_secs(600);
const MAGIC: &[u8; 16] = b"Unfold table 1\r\n";

/// A table's payload, in memory or mapped from its file.
#[derive(Debug)]
pub enum Table {
    /// Just built, or the disk could not keep it.
    Owned(Vec<u64>),
    /// Mapped: resident memory is shared between processes and reclaimable.
    Mapped(memmap2::Mmap),
}

impl Table {
    /// The payload as 64-bit words in this machine's byte order.
    pub fn words(&self) -> &[u64] {
        match self {
            Self::Owned(words) => words,
            Self::Mapped(map) => bytemuck::cast_slice(&map[HEADER..]),
        }
    }

    /// The payload as bytes.
    pub fn bytes(&self) -> &[u8] {
        bytemuck::cast_slice(self.words())
    }
}

/// What is known of a table's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileState {
    /// There is no file.
    Absent,
    /// The file is exactly right.
    Good,
    /// There is a file, but it is not this table: it will be built again.
    Wrong,
}

/// A folder of tables, and those of them that are in use.
#[derive(Debug)]
pub struct Store {
    pub(super) inner: Arc<Inner>,
    /// Whether this is the store itself, not the handle of a thread that works for it.
    owner: bool,
}

#[derive(Debug)]
pub(super) struct Inner {
    folder: PathBuf,
    shared: Mutex<HashMap<TypeId, Arc<dyn Any + Send + Sync>>>,
    /// Files that could not be written, with the system's reason; shown to the person, not fatal.
    pub(super) unsaved: Mutex<Vec<TableError>>,
    pub(super) working: Mutex<Working>,
    /// Names and bytes of the tables that someone was given.
    given: Mutex<BTreeMap<&'static str, u64>>,
    /// How long each table took that was built.
    built: Mutex<BTreeMap<&'static str, Duration>>,
}

impl Drop for Store {
    fn drop(&mut self) {
        if self.owner {
            self.stop_behind();
        }
    }
}

impl Store {
    /// The store in this folder, which need not exist yet.
    pub fn new(folder: PathBuf) -> Self {
        let inner = Inner {
            folder,
            shared: Mutex::default(),
            unsaved: Mutex::default(),
            working: Mutex::default(),
            given: Mutex::default(),
            built: Mutex::default(),
        };
        Self { inner: Arc::new(inner), owner: true }
    }

    /// The same store for a thread that works for it.
    pub(super) fn handle(&self) -> Self {
        Self { inner: self.inner.clone(), owner: false }
    }

    /// The user's cache folder for tables, or the system's temporary folder where there is no home.
    pub fn default_folder() -> PathBuf {
        directories::ProjectDirs::from("", "", "unfold")
            .map_or_else(|| std::env::temp_dir().join("unfold"), |dirs| dirs.cache_dir().to_path_buf())
            .join("tables")
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.inner.folder
    }

    /// The file of a table.
    pub fn file(&self, spec: &TableSpec) -> PathBuf {
        self.inner.folder.join(format!("{}.table", spec.name))
    }

    /// Takes the reasons why tables could not be saved since the last call.
    pub fn take_unsaved(&self) -> Vec<TableError> {
        std::mem::take(&mut *self.inner.unsaved.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The one value of type `T` made from this store's tables, made now if no one did before.
    ///
    /// # Errors
    /// Those of `make`.
    pub fn shared<T: Any + Send + Sync>(
        &self,
        make: impl FnOnce() -> Result<T, TableError>,
    ) -> Result<Arc<T>, TableError> {
        if let Some(found) = self.ready() {
            return Ok(found);
        }
        // Not under the lock: building takes seconds, and whoever else needs a table must be able to stop meanwhile.
        let made = Arc::new(make()?);
        self.inner.shared.lock().unwrap_or_else(PoisonError::into_inner).insert(TypeId::of::<T>(), made.clone());
        Ok(made)
    }

    /// The one value of type `T`, if it was made already.
    pub fn ready<T: Any + Send + Sync>(&self) -> Option<Arc<T>> {
        let shared = self.inner.shared.lock().unwrap_or_else(PoisonError::into_inner);
        shared.get(&TypeId::of::<T>()).and_then(|any| any.clone().downcast::<T>().ok())
    }

    /// Notes that a table which is kept in no file is in use, so many bytes.
    pub(super) fn note_use(&self, name: &'static str, bytes: usize) {
        self.inner.given.lock().unwrap_or_else(PoisonError::into_inner).insert(name, bytes as u64);
    }

    /// Whether a table was given to anyone so far.
    pub fn is_in_use(&self, spec: &TableSpec) -> bool {
        self.inner.given.lock().unwrap_or_else(PoisonError::into_inner).contains_key(spec.name.as_str())
    }

    /// How long a table took, if it was built by this store.
    pub fn build_time(&self, spec: &TableSpec) -> Option<Duration> {
        self.inner.built.lock().unwrap_or_else(PoisonError::into_inner).get(spec.name.as_str()).copied()
    }

    /// Bytes of the tables in use: those given to anyone so far, each once.
    pub fn bytes_in_use(&self) -> u64 {
        self.inner.given.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }

    /// The table, from its file if that is exactly right, or else built, checked and written.
    ///
    /// A table that cannot be written is returned all the same; [`Store::take_unsaved`] says why.
    ///
    /// # Errors
    /// Those of `build`, and [`TableError::Checksum`] when it made something else than the manifest says.
    pub fn load_or_build(
        &self,
        spec: &'static TableSpec,
        control: &Control,
        build: impl FnOnce(&Control) -> Result<Vec<u64>, TableError>,
    ) -> Result<Table, TableError> {
        let table = self.opened_or_built(spec, control, build)?;
        self.inner.given.lock().unwrap_or_else(PoisonError::into_inner).insert(&spec.name, spec.bytes);
        Ok(table)
    }

    fn opened_or_built(
        &self,
        spec: &'static TableSpec,
        control: &Control,
        build: impl FnOnce(&Control) -> Result<Vec<u64>, TableError>,
    ) -> Result<Table, TableError> {
        if let Some(table) = self.open(spec) {
            return Ok(table);
        }
        let start = Instant::now();
        let words = build(control)?;
        self.inner.built.lock().unwrap_or_else(PoisonError::into_inner).insert(&spec.name, start.elapsed());
        let found = xxh3_64(bytemuck::cast_slice(&words));
        if found != spec.checksum || words.len() as u64 * 8 != spec.bytes {
            return Err(TableError::Checksum { name: &spec.name, found, expected: spec.checksum });
        }
        if let Err(error) = self.write(spec, &words) {
            self.inner.unsaved.lock().unwrap_or_else(PoisonError::into_inner).push(error);
            return Ok(Table::Owned(words));
        }
        // Mapped, the pages belong to the file and can be reclaimed; the built copy is dropped.
        Ok(self.open(spec).unwrap_or(Table::Owned(words)))
    }

    /// Looks at a table's file as closely as opening it does.
    pub fn state(&self, spec: &TableSpec) -> FileState {
        match (self.file(spec).exists(), self.open(spec)) {
            (false, _) => FileState::Absent,
            (true, Some(_)) => FileState::Good,
            (true, None) => FileState::Wrong,
        }
    }

    /// Writes a table, whose file here is exactly right, into another store's folder; whether there was one. The file here stays.
    ///
    /// # Errors
    /// [`TableError::Io`] when the system refuses.
    pub fn copy_to(&self, other: &Self, spec: &TableSpec) -> Result<bool, TableError> {
        let Some(table) = self.open(spec) else { return Ok(false) };
        other.write(spec, table.words())?;
        Ok(true)
    }

    /// Makes the folder if need be, and looks whether a file can be written there.
    ///
    /// # Errors
    /// [`TableError::Io`] when the system refuses.
    pub fn can_keep(&self) -> Result<(), TableError> {
        let attempt = || {
            std::fs::create_dir_all(self.folder())?;
            tempfile::tempfile_in(self.folder()).map(drop)
        };
        attempt().map_err(|source| TableError::Io { path: self.folder().to_path_buf(), source })
    }

    /// Whether a file of the right size is there, which is soon told but no proof.
    pub fn seems_there(&self, spec: &TableSpec) -> bool {
        let expected = HEADER as u64 + spec.bytes;
        std::fs::metadata(self.file(spec)).is_ok_and(|about| about.is_file() && about.len() == expected)
    }

    /// Removes a table's file; whether there was one.
    ///
    /// # Errors
    /// [`TableError::Io`] when the system refuses.
    pub fn remove(&self, spec: &TableSpec) -> Result<bool, TableError> {
        let path = self.file(spec);
        self.sweep();
        match std::fs::remove_file(&path) {
            Ok(()) => Ok(true),
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => Ok(false),
            Err(source) => Err(TableError::Io { path, source }),
        }
    }

    /// The mapped file, if it is exactly right.
    fn open(&self, spec: &TableSpec) -> Option<Table> {
        let path = self.file(spec);
        // Asked before opening: a pipe of that name would keep us waiting.
        if !std::fs::metadata(&path).ok()?.is_file() {
            return None;
        }
        let file = std::fs::File::open(path).ok()?;
        if file.metadata().ok()?.len() != HEADER as u64 + spec.bytes {
            return None;
        }
        // SAFETY: a mapping is sound as long as no one changes the file. Table files are only ever replaced by rename, which
        // leaves the mapped file as it is. Whoever overwrites one in place changes plain integers, every value of which is
        // masked before it is used as an index; whoever cuts one short ends this process, as with every mapped file.
        #[allow(unsafe_code)]
        let map = unsafe { memmap2::Mmap::map(&file) }.ok()?;
        let right = map[..HEADER] == header(spec) && xxh3_64(&map[HEADER..]) == spec.checksum;
        right.then_some(Table::Mapped(map))
    }

    /// Removes what killed processes have left behind; what cannot be removed stays.
    fn sweep(&self) {
        for entry in std::fs::read_dir(self.folder()).into_iter().flatten().flatten() {
            let is_part = entry.file_name().to_string_lossy().ends_with(PART);
            let age = entry.metadata().and_then(|m| m.modified()).ok().and_then(|at| at.elapsed().ok());
            if is_part && age.is_some_and(|age| age > ABANDONED) {
                let _ = std::fs::remove_file(entry.path());
            }
        }
    }

    fn write(&self, spec: &TableSpec, words: &[u64]) -> Result<(), TableError> {
        let path = self.file(spec);
        let attempt = || -> std::io::Result<()> {
            std::fs::create_dir_all(self.folder())?;
            self.sweep();
            let mut file = part(spec).tempfile_in(self.folder())?;
            file.write_all(&header(spec))?;
            file.write_all(bytemuck::cast_slice(words))?;
            // Not synchronised: a file that a power cut left wrong is seen by its checksum and built again.
            file.persist(&path).map_err(|e| e.error)?;
            Ok(())
        };
        attempt().map_err(|source| TableError::Io { path: path.clone(), source })
    }
}

/// A file being written. Like any other file of that person it may be read by others: the folder may be shared.
fn part(spec: &TableSpec) -> tempfile::Builder<'_, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(&spec.name).suffix(PART);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    builder
}

/// Magic, byte order, version, payload size, fingerprint of name and entries, checksum of the payload.
fn header(spec: &TableSpec) -> [u8; HEADER] {
    let fingerprint = xxh3_64(format!("{} {} {:?}", spec.name, spec.entries, spec.distribution).as_bytes());
    let fields = [0x0102_0304_0506_0708, u64::from(spec.version), spec.bytes, fingerprint, spec.checksum];
    let mut out = [0; HEADER];
    out[..MAGIC.len()].copy_from_slice(MAGIC);
    for (slot, field) in out[MAGIC.len()..].chunks_exact_mut(8).zip(fields) {
        slot.copy_from_slice(&field.to_ne_bytes());
    }
    out
}
