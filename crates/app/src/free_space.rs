//! Free space for tables: what the system has, and what is too little.

use std::path::{Path, PathBuf};

use unfold_engine::tables::spec::TableSpec;
use unfold_text::{Phrase, numbers, tables as say};

/// Bytes to be left beside the tables, on the disk and in memory, so that the system goes on well.
const SPARE: u64 = 64 << 20;

/// Free space of the system, in bytes; `None` where it does not tell.
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

impl Shortage {
    /// The shortage in words, and the way out of it.
    pub fn phrase(&self) -> Phrase {
        let megabytes = |bytes: &u64| numbers::megabytes(*bytes);
        match self {
            Self::Disk { folder, free, needed } => {
                say::LOW_DISK.with([&megabytes(needed), &megabytes(free), &folder.display()])
            }
            Self::Memory { free, needed } => say::LOW_MEMORY.with([&megabytes(needed), &megabytes(free)]),
        }
    }
}

impl FreeSpace {
    /// The shortages for building these tables, of which no file is in the folder; nothing when all fit.
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
