//! The tables as a person handles them: what can be done with them, how each stands, and whether there is space for them.

use std::path::{Path, PathBuf};
use std::time::Duration;

use unfold_engine::tables::spec::TableSpec;
use unfold_engine::tables::store::FileState;

/// What is left beside the tables, on the disk and in memory, so that the system goes on well.
const SPARE: u64 = 64 << 20;

/// What is to be done with tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableTask {
    /// Every byte of every file is looked at.
    Verify,
    /// A table is built, with those that are built together with it; all of them if none is named.
    Build(Option<&'static str>),
    /// The file of a table is removed; all of them if none is named.
    Remove(Option<&'static str>),
    /// The files are moved into another folder, where they are kept from now on.
    Move(PathBuf),
}

/// What is known of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableStatus {
    /// Its file; `None` as long as no one has looked.
    pub file: Option<FileState>,
    /// Whether it is in use.
    pub in_use: bool,
    /// How long it took to build, if it was built since the start; or about how long it takes.
    pub time: Duration,
}

/// What the system has free, in bytes; `None` where it does not tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FreeSpace {
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

impl FreeSpace {
    /// What is too little for building these tables, of which no file is in the folder; nothing when all fit.
    pub fn shortages(&self, folder: &Path, absent: &[&TableSpec]) -> Vec<Shortage> {
        let disk: u64 = absent.iter().map(|spec| spec.bytes).sum();
        // One is built after the other, and all stay in memory if the disk does not take them.
        let memory = disk + absent.iter().map(|spec| spec.extra()).max().unwrap_or(0);
        let mut out = Vec::new();
        if let Some(free) = self.disk.filter(|free| disk > 0 && *free < disk + SPARE) {
            out.push(Shortage::Disk { folder: folder.to_path_buf(), free, needed: disk });
        }
        if let Some(free) = self.memory.filter(|free| disk > 0 && *free < memory + SPARE) {
            out.push(Shortage::Memory { free, needed: memory });
        }
        out
    }
}
