//! Free space of the system: memory, and the disk of a folder.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::Duration;

use crate::free_space::{FreeSpace, Shortage};
use unfold_engine::tables::spec::{self, TableSpec};
use unfold_engine::tables::{Tables, room};

/// How the free space is looked up.
#[derive(Clone, Copy)]
pub struct LookForSpace {
    /// Tells the free space beside a folder.
    pub ask: fn(&Path) -> FreeSpace,
    /// The longest time that a search waits for the answer: a disk on a network may not give one.
    pub patience: Duration,
}

impl LookForSpace {
    /// Asks the system, and waits for a time that nobody notices.
    pub const SYSTEM: Self = Self { ask: of_system, patience: Duration::from_millis(40) };
}

/// The free space as the system states it now: of its memory, and about the disk on which a folder lies or would be made.
pub fn of_system(folder: &Path) -> FreeSpace {
    let mut system = sysinfo::System::new();
    system.refresh_memory();
    let [installed, memory] =
        [system.total_memory(), system.available_memory()].map(|bytes| (bytes > 0).then_some(bytes));
    let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_path_buf());
    let there = folder.ancestors().find(|part| part.exists());
    FreeSpace { disk: there.and_then(|part| fs4::available_space(part).ok()), memory, installed }
}

/// Of the tables with these names, those of which no file of the right size is there.
fn absent(store: &Tables, names: &[&str]) -> Vec<&'static TableSpec> {
    names.iter().filter_map(|name| spec::named(name)).filter(|spec| !store.seems_there(spec)).collect()
}

/// The shortages for building those of these tables that are not there; nothing when all are there or all fit.
pub fn shortages(space: &FreeSpace, store: &Tables, names: &[&str]) -> Vec<Shortage> {
    space.shortages(store.folder(), &absent(store, names))
}

/// The same, as it is told in a moment: whoever does not answer by then is taken to have enough. Nobody is asked when all tables are
/// there.
pub fn shortages_soon(look: LookForSpace, store: &Arc<Tables>, names: &[&str]) -> Vec<Shortage> {
    let absent = absent(store, names);
    if absent.is_empty() {
        return Vec::new();
    }
    let (send, receive) = channel();
    let theirs = store.clone();
    let asked = room::spawn(move || {
        // Who asked may have gone on without an answer.
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
