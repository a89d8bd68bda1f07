//! How much room the system has: memory, and the disk of a folder.

use std::path::{Path, PathBuf};

use crate::engine::tables::spec::{self, TableSpec};
use crate::engine::tables::store::Store;

/// What is left beside the tables, on the disk and in memory, so that the system goes on well.
const SPARE: u64 = 64 << 20;

/// What the system has free, in bytes; `None` where it does not tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Room {
    /// On the disk of the folder asked for.
    pub disk: Option<u64>,
    /// In memory, what can be had without swapping.
    pub memory: Option<u64>,
    /// All memory there is.
    pub installed: Option<u64>,
}

/// Something that does not suffice for tables that are to be built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shortage {
    /// The disk.
    Disk {
        /// The folder of the tables.
        folder: PathBuf,
        /// Bytes free there.
        free: u64,
        /// Bytes that the tables need.
        needed: u64,
    },
    /// Memory.
    Memory {
        /// Bytes free.
        free: u64,
        /// Bytes that building takes at its worst.
        needed: u64,
    },
}

impl Room {
    /// What the system says now about its memory, and about the disk on which a folder lies or would be made.
    pub fn of_system(folder: &Path) -> Self {
        let mut system = sysinfo::System::new();
        system.refresh_memory();
        let [installed, memory] =
            [system.total_memory(), system.available_memory()].map(|bytes| (bytes > 0).then_some(bytes));
        let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_path_buf());
        let there = folder.ancestors().find_map(|part| part.canonicalize().ok());
        let disks =
            sysinfo::Disks::new_with_refreshed_list_specifics(sysinfo::DiskRefreshKind::nothing().with_storage());
        let holds = |disk: &&sysinfo::Disk| there.as_ref().is_some_and(|path| path.starts_with(disk.mount_point()));
        let disk = disks.iter().filter(holds).max_by_key(|disk| disk.mount_point().components().count());
        Self { disk: disk.map(sysinfo::Disk::available_space), memory, installed }
    }

    /// What is too little for building those of these tables that are not there; nothing when all are there or all fit.
    pub fn shortages(&self, store: &Store, names: &[&str]) -> Vec<Shortage> {
        let absent: Vec<&TableSpec> = names.iter().filter_map(|name| spec::named(name)).collect();
        let absent: Vec<&TableSpec> = absent.into_iter().filter(|spec| !store.seems_there(spec)).collect();
        let disk: u64 = absent.iter().map(|spec| spec.bytes).sum();
        // One is built after the other, and all stay in memory if the disk does not take them.
        let memory = disk + absent.iter().map(|spec| spec.extra()).max().unwrap_or(0);
        let mut out = Vec::new();
        if let Some(free) = self.disk.filter(|free| disk > 0 && *free < disk + SPARE) {
            out.push(Shortage::Disk { folder: store.folder().to_path_buf(), free, needed: disk });
        }
        if let Some(free) = self.memory.filter(|free| disk > 0 && *free < memory + SPARE) {
            out.push(Shortage::Memory { free, needed: memory });
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_tells_of_its_room() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let room = Room::of_system(&folder.path().join("not/there/yet"));
        assert!(room.disk.is_some_and(|bytes| bytes > 0), "{room:?}");
        assert!(room.memory <= room.installed && room.memory.is_some(), "{room:?}");
    }

    #[test]
    fn what_is_too_little_is_told_with_its_numbers() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let store = Store::new(folder.path().to_path_buf());
        let names = ["tess2-side-rows"];
        let needed = spec::named(names[0]).expect("a table").bytes;
        let room = |disk, memory| Room { disk: Some(disk), memory: Some(memory), installed: Some(1 << 40) };
        assert_eq!(room(1 << 40, 1 << 40).shortages(&store, &names), []);
        assert_eq!(Room::default().shortages(&store, &names), [], "a system that does not tell is trusted");
        let low = room(needed, 1 << 20).shortages(&store, &names);
        assert!(
            matches!(low[..], [Shortage::Disk { needed: n, .. }, Shortage::Memory { free: 0x10_0000, .. }] if n == needed)
        );
        assert_eq!(room(0, 0).shortages(&store, &["no-such"]), [], "nothing is to be built");
    }
}
