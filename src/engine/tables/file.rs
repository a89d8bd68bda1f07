//! The file of one table: header, fingerprint, checksum, memory map.

use std::io::{Read, Write};
use std::path::Path;

use xxhash_rust::xxh3::{Xxh3, xxh3_64};

use super::TableError;
use super::huge_pages::HugePages;
use super::spec::TableSpec;
use crate::engine::control::Control;
use crate::engine::disk::part::{Existing, PartFile};
use crate::engine::disk::read;

/// Bytes before the payload; a multiple of 8 so that the payload of a mapped file can be read as words.
pub(super) const HEADER: usize = 64;
/// Bytes that are read or written between two looks at the stop flag: some milliseconds even on a slow disk.
const BLOCK: usize = 1 << 20;
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

/// The mapped file, if it is exactly right.
///
/// # Errors
/// [`TableError::Stopped`]: every byte is read, which takes a while on a slow disk.
pub(super) fn open(path: &Path, spec: &TableSpec, control: &Control) -> Result<Option<Table>, TableError> {
    let Some(map) = mapped(path, spec) else { return Ok(None) };
    let mut sum = Xxh3::new();
    for block in map[HEADER..].chunks(BLOCK) {
        if control.stopped() {
            return Err(TableError::Stopped);
        }
        sum.update(block);
    }
    Ok((sum.digest() == spec.checksum).then_some(Table::Mapped(map)))
}

/// The payload of a file, if it is exactly right, in large pages.
///
/// # Errors
/// [`TableError::Memory`] when there is none for it, and [`TableError::Stopped`].
pub(super) fn read(
    path: &Path,
    spec: &'static TableSpec,
    control: &Control,
) -> Result<Option<HugePages<u64>>, TableError> {
    let Ok(mut file) = read::open(path) else { return Ok(None) };
    if !file.metadata().is_ok_and(|about| about.len() == HEADER as u64 + spec.bytes) {
        return Ok(None);
    }
    let mut head = [0; HEADER];
    if file.read_exact(&mut head).is_err() || head != header(spec) {
        return Ok(None);
    }
    let mut sum = Xxh3::new();
    let fill = |payload: &mut [u8]| {
        for block in payload.chunks_mut(BLOCK) {
            if control.stopped() {
                return Err(Some(TableError::Stopped));
            }
            file.read_exact(block).map_err(|_| None)?;
            sum.update(block);
        }
        Ok(())
    };
    match HugePages::filled((spec.bytes / 8) as usize, fill) {
        Some(Ok(pages)) => Ok((sum.digest() == spec.checksum).then_some(pages)),
        Some(Err(Some(stopped))) => Err(stopped),
        Some(Err(None)) => Ok(None),
        None => Err(TableError::Memory { name: &spec.name, bytes: spec.bytes }),
    }
}

/// The mapped file, if its header and its size are right.
fn mapped(path: &Path, spec: &TableSpec) -> Option<memmap2::Mmap> {
    let file = read::open(path).ok()?;
    if file.metadata().ok()?.len() != HEADER as u64 + spec.bytes {
        return None;
    }
    // SAFETY: a mapping is sound as long as no one changes the file. Table files are only ever replaced by rename,
    // which leaves the mapped file as it is. Whoever overwrites one in place changes plain integers, every value of
    // which is masked before it is used as an index; whoever cuts one short ends this process, as with every mapped
    // file.
    #[allow(unsafe_code)]
    let map = unsafe { memmap2::Mmap::map(&file) }.ok()?;
    (map[..HEADER] == header(spec)).then_some(map)
}

/// Writes a table's file beside its place and renames it.
///
/// # Errors
/// What the system refuses, and [`TableError::Stopped`]; then nothing is left behind.
pub(super) fn write(path: &Path, spec: &TableSpec, words: &[u64], control: &Control) -> Result<(), TableError> {
    let refused = |source| TableError::Io { path: path.to_path_buf(), source };
    let folder = path.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder).map_err(refused)?;
    let mut part = PartFile::in_folder(folder).map_err(refused)?;
    part.write_all(&header(spec)).map_err(refused)?;
    for block in bytemuck::cast_slice::<u64, u8>(words).chunks(BLOCK) {
        if control.stopped() {
            return Err(TableError::Stopped);
        }
        part.write_all(block).map_err(refused)?;
    }
    // Not synchronised: a file that a power cut left wrong is seen by its checksum and built again.
    part.put(path, Existing::Replace).map_err(refused)
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
