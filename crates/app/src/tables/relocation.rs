//! Moves tables to another folder.

use std::io;

use unfold_engine::tables::spec::{self, TableSpec};
use unfold_engine::tables::store::{FileState, Tables};
use unfold_engine::tables::{TableError, databases};
use unfold_engine::{control::Control, disk::lock::Lock};

/// Lock file held in both folders during a move.
const MOVE_LOCK: &str = "moving.lock";

/// Moves all good or unfinished tables to another folder. Copies everything before removing anything, so that a failure loses nothing.
/// Calls `report` before each known table, present or not, with its name and its index in [`spec::all`]. If only some originals can be
/// removed, the others stay in `from`. Does nothing if both are the same folder.
///
/// # Errors
/// An I/O error, such as [`io::ErrorKind::ResourceBusy`] if another process is moving tables, or [`TableError::Stopped`]. The copies are
/// then removed.
pub fn relocate(
    from: &Tables,
    to: &Tables,
    control: &Control,
    report: &dyn Fn(&'static str, usize),
) -> Result<(), TableError> {
    to.check_writable()?;
    // If both names lead to one folder, removing the originals would remove the copies.
    let [here, there] = [from, to].map(|store| store.folder().canonicalize().ok());
    if here == there {
        return Ok(());
    }
    // Only one process may move tables from or to either folder.
    let mut folders = [from, to].map(Tables::folder);
    folders.sort_unstable();
    let mut locks = Vec::new();
    for folder in folders {
        let busy = || TableError::Io { path: folder.to_path_buf(), source: io::ErrorKind::ResourceBusy.into() };
        locks.push(Lock::take(&folder.join(MOVE_LOCK)).ok_or_else(busy)?);
    }
    let mut copied: Vec<&TableSpec> = Vec::new();
    let mut copy = || {
        for (n, spec) in spec::all().iter().enumerate() {
            report(&spec.name, n);
            if to.check_file(spec, control)? != FileState::Good && from.copy_to(to, spec, control)? {
                copied.push(spec);
            }
        }
        Ok(())
    };
    let mut moved = copy();
    if moved.is_ok() {
        let removed: Vec<_> = spec::all().iter().map(|spec| from.remove(spec)).collect();
        if !removed.iter().any(|removed| matches!(removed, Ok(true))) {
            moved = removed.into_iter().find_map(Result::err).map_or(Ok(()), Err);
        }
    }
    if moved.is_ok() {
        // Databases of algorithms are rebuilt on demand.
        let _ = databases::remove(from);
    } else {
        for spec in copied {
            // The original is still in place.
            let _ = to.remove(spec);
        }
    }
    moved
}
