//! Free memory and disk space.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::Duration;

use crate::free_space::{FreeSpace, Shortage};
use unfold_engine::tables::spec::{self, TableSpec};
use unfold_engine::tables::{Tables, headroom};

/// Query for free space; tests replace it.
#[derive(Clone, Copy)]
pub struct SpaceQuery {
    /// Returns the free space, given a table folder.
    pub ask: fn(&Path) -> FreeSpace,
    /// Timeout for the query: a network disk may not answer.
    pub timeout: Duration,
}

impl SpaceQuery {
    /// Queries the system, with a timeout too short for the user to notice.
    pub const SYSTEM: Self = Self { ask: query_system, timeout: Duration::from_millis(40) };
}

/// Free and installed memory, and free space on the disk of a folder, which need not exist yet.
pub fn query_system(folder: &Path) -> FreeSpace {
    let mut system = sysinfo::System::new();
    system.refresh_memory();
    let [installed, memory] =
        [system.total_memory(), system.available_memory()].map(|bytes| (bytes > 0).then_some(bytes));
    let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_path_buf());
    let there = folder.ancestors().find(|part| part.exists());
    FreeSpace { disk: there.and_then(|part| fs4::available_space(part).ok()), memory, total_memory: installed }
}

/// The named tables without a file of the right size. Skips unknown names.
fn absent_tables(tables: &Tables, names: &[&str]) -> Vec<&'static TableSpec> {
    names.iter().filter_map(|name| spec::find(name)).filter(|spec| !tables.has_file_of_right_size(spec)).collect()
}

/// Shortages of disk space or memory for building the named tables that have no file yet.
pub fn shortages(space: &FreeSpace, tables: &Tables, names: &[&str]) -> Vec<Shortage> {
    shortages_for_absent(space, tables, &absent_tables(tables, names))
}

fn shortages_for_absent(space: &FreeSpace, tables: &Tables, absent: &[&TableSpec]) -> Vec<Shortage> {
    space.shortages(tables.folder(), absent, absent.iter().map(|spec| tables.unfinished_bytes(spec)).sum())
}

/// Recorded build time, in milliseconds, from which a table is refused for lack of space.
const MIN_REFUSED_TIME: u64 = 60_000;

/// First shortage for building the named tables that have no file yet; `None` if there is enough space, or if all of them are quick to
/// build. Queries the free space only if one of them is slow to build.
pub fn shortage_for(ask: fn(&Path) -> FreeSpace, tables: &Tables, names: &[&str]) -> Option<Shortage> {
    let absent = absent_tables(tables, names);
    let takes_long = absent.iter().any(|spec| spec.milliseconds >= MIN_REFUSED_TIME);
    let short = || shortages_for_absent(&ask(tables.folder()), tables, &absent).into_iter().next();
    takes_long.then(short).flatten()
}

/// Like [`shortages`], but queries the free space first, in its own thread; empty if the query fails or times out. Does not query if all
/// tables have files.
pub fn shortages_with_timeout(query: SpaceQuery, tables: &Arc<Tables>, names: &[&str]) -> Vec<Shortage> {
    let absent = absent_tables(tables, names);
    if absent.is_empty() {
        return Vec::new();
    }
    let (send, receive) = channel();
    let theirs = tables.clone();
    let asked = headroom::spawn(move || {
        // The receiver may have given up.
        let _ = send.send((query.ask)(theirs.folder()));
    });
    if asked.is_err() {
        return Vec::new();
    }
    shortages_for_absent(&receive.recv_timeout(query.timeout).unwrap_or_default(), tables, &absent)
}

#[cfg(test)]
mod tests {
    use crate::system::free_space::*;

    #[test]
    fn the_system_reports_its_free_space() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let space = query_system(&folder.path().join("not/there/yet"));
        assert!(space.disk.is_some_and(|bytes| bytes > 0), "{space:?}");
        assert!(space.memory <= space.total_memory && space.memory.is_some(), "{space:?}");
    }

    #[test]
    fn shortages_report_needed_and_free_bytes() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let tables = Tables::open(folder.path());
        let names = ["tess2-side-rows"];
        let needed = spec::find(names[0]).expect("a table").bytes;
        let low = |disk, memory, names: &[&str]| {
            let space = FreeSpace { disk: Some(disk), memory: Some(memory), total_memory: Some(1 << 40) };
            shortages(&space, &tables, names)
        };
        assert_eq!(low(1 << 40, 1 << 40, &names), []);
        assert_eq!(shortages(&FreeSpace::default(), &tables, &names), [], "a system that does not send is trusted");
        assert!(matches!(
            low(needed, 1 << 20, &names)[..],
            [Shortage::Disk { needed: n, .. }, Shortage::Memory { free: 0x10_0000, .. }] if n == needed
        ));
        assert_eq!(low(0, 0, &["no-such"]), [], "nothing is to be built");
        // An unfinished file reduces the space needed.
        let file = tables.file(spec::find(names[0]).expect("a table")).with_extension("unfinished");
        std::fs::write(file, [0; 1000]).expect("written");
        assert!(matches!(low(0, 1 << 40, &names)[..], [Shortage::Disk { needed: n, .. }] if n == needed - 1000));
    }

    #[test]
    fn slow_builds_are_refused_when_space_is_short() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let tables = Tables::open(folder.path());
        let [short, long] = ["cube3-optimal-3", "cube3-optimal-9"];
        let little: fn(&Path) -> FreeSpace =
            |_| FreeSpace { disk: Some(0), memory: Some(1 << 40), total_memory: Some(1 << 40) };
        assert_eq!(shortage_for(little, &tables, &[short]), None);
        assert!(matches!(shortage_for(little, &tables, &[short, long]), Some(Shortage::Disk { free: 0, .. })));
        assert_eq!(shortage_for(|_| FreeSpace::default(), &tables, &[long]), None);
        let memory: fn(&Path) -> FreeSpace =
            |_| FreeSpace { disk: Some(1 << 40), memory: Some(15_000_000_000), total_memory: Some(1 << 40) };
        assert!(matches!(shortage_for(memory, &tables, &[long]), Some(Shortage::Memory { .. })));
    }
}
