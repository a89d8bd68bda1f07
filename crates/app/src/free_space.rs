//! Free disk space and memory for tables.

use std::path::{Path, PathBuf};

use unfold_engine::tables::spec::TableSpec;
use unfold_text::{Phrase, numbers, tables as say};

/// Reserve in bytes, on disk and in memory, so that the system stays responsive.
const SPARE: u64 = 64 << 20;

/// Free space in bytes; `None` where the system does not report it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FreeSpace {
    /// On the disk of the requested folder.
    pub disk: Option<u64>,
    /// Memory available without swapping.
    pub memory: Option<u64>,
    /// Total memory.
    pub installed: Option<u64>,
}

/// A resource too small for the tables to build.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shortage {
    Disk {
        /// The tables folder.
        folder: PathBuf,
        /// Free bytes.
        free: u64,
        /// Bytes that the tables need.
        needed: u64,
    },
    Memory {
        free: u64,
        /// Peak bytes while building.
        needed: u64,
    },
}

impl Shortage {
    /// The shortage as a message with advice.
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
    /// The shortages for building tables that are not in the folder; empty if all fit.
    pub fn shortages(&self, folder: &Path, absent: &[&TableSpec]) -> Vec<Shortage> {
        let disk: u64 = absent.iter().map(|spec| spec.bytes).sum();
        // Tables are built one after the other, and all stay in memory if they cannot be saved.
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
