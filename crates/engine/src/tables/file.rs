//! The file of a table: header, fingerprint, checksum.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "tables are kept in files")]

use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;

use xxhash_rust::xxh3::{Xxh3, xxh3_64};

use super::{TableError, huge_pages::HugePages, spec::TableSpec};
use crate::control::Control;
use crate::disk::part::{IfExists, PartFile};
use crate::disk::read;

/// Size in bytes of the header before the payload.
pub(super) const HEADER: usize = 64;
/// Bytes read or written between two checks for a stop: a few milliseconds even on a slow disk.
const BLOCK: usize = 1 << 20;
const MAGIC: &[u8; 16] = b"Unfold table 1\r\n";

/// True if the file is complete and its header and checksum match.
///
/// # Errors
/// [`TableError::Stopped`] if `control` stops it: every byte is read, which takes a while on a slow disk.
pub(super) fn is_good(path: &Path, spec: &TableSpec, control: &Control) -> Result<bool, TableError> {
    match open_checked(path, spec) {
        Some(file) => verify(file, spec, control, |_| Ok(())),
        None => Ok(false),
    }
}

/// Reads the payload of a file; `None` if the file is not [good](is_good). Copied, not mapped: truncating a mapped file would kill this
/// process.
///
/// # Errors
/// [`TableError::Memory`] if there is not enough memory, and [`TableError::Stopped`].
pub(super) fn read(
    path: &Path,
    spec: &'static TableSpec,
    control: &Control,
) -> Result<Option<HugePages<u64>>, TableError> {
    let Some(mut file) = open_checked(path, spec) else { return Ok(None) };
    let mut sum = Xxh3::new();
    let fill = |payload: &mut [u8]| {
        for block in payload.chunks_mut(BLOCK) {
            if control.is_stopped() {
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

/// Copies a table's file; false if it is not [good](is_good).
///
/// # Errors
/// The errors of [`write`](fn@write).
pub(super) fn copy(from: &Path, to: &Path, spec: &TableSpec, control: &Control) -> Result<bool, TableError> {
    let Some(file) = open_checked(from, spec) else { return Ok(false) };
    let mut is_right = false;
    let payload = |each: &mut BlockSink| {
        is_right = verify(file, spec, control, each)?;
        Ok(is_right)
    };
    write_atomically(to, spec, payload)?;
    Ok(is_right)
}

/// A callback that receives the payload block by block.
type BlockSink<'a> = dyn FnMut(&[u8]) -> Result<(), TableError> + 'a;

/// Opens the file and reads its header; `None` unless header and size match.
fn open_checked(path: &Path, spec: &TableSpec) -> Option<File> {
    let mut file = read::open(path).ok()?;
    if file.metadata().ok()?.len() != HEADER as u64 + spec.bytes {
        return None;
    }
    let mut head = [0; HEADER];
    file.read_exact(&mut head).ok()?;
    (head == header(spec)).then_some(file)
}

/// Reads the payload to its end and passes each block to `each`; true if the checksum matches, false also if the file was truncated
/// meanwhile.
fn verify(
    mut file: File,
    spec: &TableSpec,
    control: &Control,
    mut each: impl FnMut(&[u8]) -> Result<(), TableError>,
) -> Result<bool, TableError> {
    let (mut sum, mut left) = (Xxh3::new(), spec.bytes);
    let mut block = vec![0; BLOCK];
    while left > 0 {
        control.check_stop()?;
        let block = &mut block[..left.min(BLOCK as u64) as usize];
        if file.read_exact(block).is_err() {
            return Ok(false);
        }
        sum.update(block);
        each(block)?;
        left -= block.len() as u64;
    }
    Ok(sum.digest() == spec.checksum)
}

/// Writes a table's file under a temporary name and renames it.
///
/// # Errors
/// [`TableError::Io`] if the file cannot be written, and [`TableError::Stopped`]. No partial file is left behind.
pub(super) fn write(path: &Path, spec: &TableSpec, words: &[u64], control: &Control) -> Result<(), TableError> {
    write_atomically(path, spec, |each| {
        for block in bytemuck::cast_slice::<u64, u8>(words).chunks(BLOCK) {
            control.check_stop()?;
            each(block)?;
        }
        Ok(true)
    })
}

/// Writes the blocks that `payload` supplies, and renames the file if `payload` returns true.
fn write_atomically(
    path: &Path,
    spec: &TableSpec,
    payload: impl FnOnce(&mut BlockSink) -> Result<bool, TableError>,
) -> Result<(), TableError> {
    let refused = |source| TableError::Io { path: path.to_path_buf(), source };
    let folder = path.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder).map_err(refused)?;
    let mut part = PartFile::in_folder(folder).map_err(refused)?;
    part.write_all(&header(spec)).map_err(refused)?;
    if !payload(&mut |block| part.write_all(block).map_err(refused))? {
        return Ok(());
    }
    // Not synced: a file damaged by a power cut fails its checksum and is built again.
    part.rename_to(path, IfExists::Replace).map_err(refused)
}

/// Returns the header: magic, byte order mark, version, payload size, fingerprint of name, entries and distribution, checksum of the
/// payload.
pub(super) fn header(spec: &TableSpec) -> [u8; HEADER] {
    let fingerprint = xxh3_64(format!("{} {} {:?}", spec.name, spec.entries, spec.distribution).as_bytes());
    let fields = [0x0102_0304_0506_0708, u64::from(spec.version), spec.bytes, fingerprint, spec.checksum];
    let mut out = [0; HEADER];
    out[..MAGIC.len()].copy_from_slice(MAGIC);
    for (slot, field) in out[MAGIC.len()..].chunks_exact_mut(8).zip(fields) {
        slot.copy_from_slice(&field.to_ne_bytes());
    }
    out
}
