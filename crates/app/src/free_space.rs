//! Free disk space and memory for tables.

use std::path::{Path, PathBuf};

use unfold_engine::tables::spec::TableSpec;
use unfold_text::{Phrase, UserError, numbers, tables as say};

/// Reserve in bytes, on disk and in memory, so that the system stays responsive.
const RESERVED_BYTES: u64 = 64 << 20;

/// Free space in bytes; `None` where the system does not report it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FreeSpace {
    /// On the disk of the requested folder.
    pub disk: Option<u64>,
    /// Memory available without swapping.
    pub memory: Option<u64>,
    /// Total memory.
    pub total_memory: Option<u64>,
}

/// A lack of disk space or memory for building tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shortage {
    Disk {
        /// The tables folder.
        folder: PathBuf,
        /// Free bytes.
        free: u64,
        /// Bytes still needed: the tables' size minus their unfinished files.
        needed: u64,
    },
    Memory {
        free: u64,
        /// Peak bytes while building.
        needed: u64,
    },
}

impl Shortage {
    /// Warning for a search that can continue despite the shortage, with advice.
    pub fn phrase(&self) -> Phrase {
        let megabytes = |bytes: &u64| numbers::megabytes(*bytes);
        match self {
            Self::Disk { folder, free, needed } => {
                say::LOW_DISK.with([&megabytes(needed), &megabytes(free), &folder.display()])
            }
            Self::Memory { free, needed } => say::LOW_MEMORY.with([&megabytes(needed), &megabytes(free)]),
        }
    }

    /// The error for work refused because of this shortage.
    pub fn refusal(&self) -> UserError {
        let megabytes = |bytes: &u64| numbers::megabytes(*bytes);
        match self {
            Self::Disk { folder, free, needed } => {
                let what = say::NO_DISK.with([&megabytes(needed), &megabytes(free), &folder.display()]);
                UserError::new(what, say::NO_DISK_DO)
            }
            Self::Memory { free, needed } => {
                UserError::new(say::NO_MEMORY.with([&megabytes(needed), &megabytes(free)]), say::NO_MEMORY_DO)
            }
        }
    }
}

impl FreeSpace {
    /// The shortages for building the `absent` tables, whose unfinished files have `unfinished` bytes in all; empty if all fit.
    pub fn shortages(&self, folder: &Path, absent: &[&TableSpec], unfinished: u64) -> Vec<Shortage> {
        let all: u64 = absent.iter().map(|spec| spec.bytes).sum();
        let disk = all.saturating_sub(unfinished);
        // Tables are built one after the other, and all stay in memory if they cannot be saved.
        let memory = all + absent.iter().map(|spec| spec.extra_build_memory()).max().unwrap_or(0);
        let mut out = Vec::new();
        if let Some(free) = self.disk.filter(|free| disk > 0 && *free < disk + RESERVED_BYTES) {
            out.push(Shortage::Disk { folder: folder.to_path_buf(), free, needed: disk });
        }
        if let Some(free) = self.memory.filter(|free| all > 0 && *free < memory + RESERVED_BYTES) {
            out.push(Shortage::Memory { free, needed: memory });
        }
        out
    }
}
