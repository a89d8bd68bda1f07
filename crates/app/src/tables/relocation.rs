//! Moving tables into another folder.

use std::io;

use unfold_engine::tables::spec::{self, TableSpec};
use unfold_engine::tables::store::{FileState, Tables};
use unfold_engine::tables::{TableError, databases};
use unfold_engine::{control::Control, disk::lock::Lock};

/// The name of the lock that is held while tables are moved.
const MOVING: &str = "moving.lock";

/// Moves every table from one folder to another, and those that are not finished: all are written there before the first is
/// removed here, so that whatever goes wrong, none is lost. `tell` hears each table's name before it is moved, and how many were
/// moved before it. Where some can be removed here, those stay that cannot.
///
/// # Errors
/// An error of the disk, [`io::ErrorKind::ResourceBusy`] where another process is moving tables, and [`TableError::Stopped`];
/// what was written there by then is removed again.
pub fn relocate(
    from: &Tables,
    to: &Tables,
    control: &Control,
    tell: &dyn Fn(&'static str, usize),
) -> Result<(), TableError> {
    to.can_keep()?;
    // One folder under two names: what is removed here would be gone there.
    let [here, there] = [from, to].map(|store| store.folder().canonicalize().ok());
    if here == there {
        return Ok(());
    }
    // Of several who move tables from here or into that folder, one does so.
    let mut folders = [from, to].map(Tables::folder);
    folders.sort_unstable();
    let mut locks = Vec::new();
    for folder in folders {
        let busy = || TableError::Io { path: folder.to_path_buf(), source: io::ErrorKind::ResourceBusy.into() };
        locks.push(Lock::take(&folder.join(MOVING)).ok_or_else(busy)?);
    }
    let mut copied: Vec<&TableSpec> = Vec::new();
    let mut copy = || {
        for (n, spec) in spec::all().iter().enumerate() {
            tell(&spec.name, n);
            if to.look(spec, control)? != FileState::Good && from.copy_to(to, spec, control)? {
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
        // Databases of algorithms are made again where they are needed.
        let _ = databases::remove(from);
    } else {
        for spec in copied {
            // It is still where it was.
            let _ = to.remove(spec);
        }
    }
    moved
}
