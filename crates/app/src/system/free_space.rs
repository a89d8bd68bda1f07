//! Free memory and disk space.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::Duration;

use crate::free_space::{FreeSpace, Shortage};
use unfold_engine::tables::spec::{self, TableSpec};
use unfold_engine::tables::{Tables, room};

/// How to query free space; replaced in tests.
#[derive(Clone, Copy)]
pub struct LookForSpace {
    /// Returns the free space, given a table folder.
    pub ask: fn(&Path) -> FreeSpace,
    /// Timeout for the query: a network disk may not answer.
    pub patience: Duration,
}

impl LookForSpace {
    /// Asks the system, with a timeout too short to be noticed.
    pub const SYSTEM: Self = Self { ask: of_system, patience: Duration::from_millis(40) };
}

/// Free memory, and free space on the disk of a folder, which need not exist yet.
pub fn of_system(folder: &Path) -> FreeSpace {
    let mut system = sysinfo::System::new();
    system.refresh_memory();
    let [installed, memory] =
        [system.total_memory(), system.available_memory()].map(|bytes| (bytes > 0).then_some(bytes));
    let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_path_buf());
    let there = folder.ancestors().find(|part| part.exists());
    FreeSpace { disk: there.and_then(|part| fs4::available_space(part).ok()), memory, installed }
}

/// The named tables without a file of the right size.
fn absent(store: &Tables, names: &[&str]) -> Vec<&'static TableSpec> {
    names.iter().filter_map(|name| spec::named(name)).filter(|spec| !store.seems_there(spec)).collect()
}

/// Shortages for building the missing ones of these tables.
pub fn shortages(space: &FreeSpace, store: &Tables, names: &[&str]) -> Vec<Shortage> {
    space.shortages(store.folder(), &absent(store, names))
}

/// The same, or nothing if the query times out. Does not query if no table is missing.
pub fn shortages_soon(look: LookForSpace, store: &Arc<Tables>, names: &[&str]) -> Vec<Shortage> {
    let absent = absent(store, names);
    if absent.is_empty() {
        return Vec::new();
    }
    let (send, receive) = channel();
    let theirs = store.clone();
    let asked = room::spawn(move || {
        // The receiver may have given up.
        let _ = send.send((look.ask)(theirs.folder()));
    });
    if asked.is_err() {
        return Vec::new();
    }
    receive.recv_timeout(look.patience).unwrap_or_default().shortages(store.folder(), &absent)
}

#[cfg(test)]
mod tests {
    use crate::system::free_space::*;

    #[test]
    fn the_system_tells_of_its_space() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let space = of_system(&folder.path().join("not/there/yet"));
        assert!(space.disk.is_some_and(|bytes| bytes > 0), "{space:?}");
        assert!(space.memory <= space.installed && space.memory.is_some(), "{space:?}");
    }

    #[test]
    fn what_is_too_little_is_told_with_its_numbers() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let store = Tables::open(folder.path());
        let names = ["tess2-side-rows"];
        let needed = spec::named(names[0]).expect("a table").bytes;
        let low = |disk, memory, names: &[&str]| {
            let space = FreeSpace { disk: Some(disk), memory: Some(memory), installed: Some(1 << 40) };
            shortages(&space, &store, names)
        };
        assert_eq!(low(1 << 40, 1 << 40, &names), []);
        assert_eq!(shortages(&FreeSpace::default(), &store, &names), [], "a system that does not send is trusted");
        assert!(matches!(
            low(needed, 1 << 20, &names)[..],
            [Shortage::Disk { needed: n, .. }, Shortage::Memory { free: 0x10_0000, .. }] if n == needed
        ));
        assert_eq!(low(0, 0, &["no-such"]), [], "nothing is to be built");
    }
}
