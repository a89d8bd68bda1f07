//! Precomputed tables: coordinate -> move table -> pruning table -> file.
//!
//! Tables are values (`Arc`s), made or read by [`store::Tables`] on first use, never statics. The expected content of each file is listed in
//! `tables/manifest.json`, which [`spec`] embeds.

mod background_build;
mod build_turn;
pub(crate) mod built_in_place;
#[cfg(feature = "lab")]
pub mod coord;
#[cfg(not(feature = "lab"))]
#[allow(dead_code, reason = "some of it is the lab's")]
pub(crate) mod coord;
pub mod databases;
mod file;
pub(crate) mod huge_pages;
pub(crate) mod packed;
pub(crate) mod prune;
pub mod room;
#[cfg(feature = "lab")]
pub mod simd;
#[cfg(not(feature = "lab"))]
#[allow(dead_code, reason = "some of it is the lab's")]
pub(crate) mod simd;
pub mod spec;
pub mod store;
pub(crate) mod symmetry_bfs;
pub(crate) mod unfinished;

use std::path::PathBuf;

pub use self::store::Tables;
use crate::control::Control;

/// An error in building or loading a table.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
    /// The caller requested a stop.
    #[error("stopped before the table was ready")]
    Stopped,
    /// The distance counts differ from the published ones: a bug in a coordinate or a fault of the machine.
    #[error("table {name:?} {}", first_difference(found, expected))]
    Distribution {
        /// Name of the table.
        name: &'static str,
        /// Number of entries found at each distance.
        found: Vec<u64>,
        /// Number of entries expected at each distance.
        expected: Vec<u64>,
    },
    /// The bytes generated differ from those in the manifest.
    #[error("table {name:?} has the checksum {found:016x} instead of {expected:016x}")]
    Checksum {
        /// Name of the table.
        name: &'static str,
        /// Checksum found.
        found: u64,
        /// Checksum expected.
        expected: u64,
    },
    /// Not enough memory to build the table.
    #[error("not enough memory for table {name:?}, which takes {bytes} bytes")]
    Memory {
        /// Name of the table.
        name: &'static str,
        /// Size of the table in bytes.
        bytes: u64,
    },
    /// The system refused a thread for building tables.
    #[error("no thread could be started to build tables")]
    Thread(#[source] std::io::Error),
    /// No table of this name.
    #[error("there is no table {name:?}")]
    Unknown {
        /// The requested name.
        name: String,
    },
    /// An error of the disk.
    #[error("cannot access {}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The system's error.
        source: std::io::Error,
    },
}

impl Control {
    /// Fails if a stop was requested.
    ///
    /// # Errors
    /// [`TableError::Stopped`] if it was.
    pub(crate) fn proceed(&self) -> Result<(), TableError> {
        if self.stopped() { Err(TableError::Stopped) } else { Ok(()) }
    }
}

/// Describes the first distance at which two distributions differ, as the end of a sentence.
fn first_difference(found: &[u64], expected: &[u64]) -> String {
    let at = |counts: &[u64], distance: usize| counts.get(distance).copied().unwrap_or(0);
    let differs = |distance: &usize| at(found, *distance) != at(expected, *distance);
    let distance = (0..found.len().max(expected.len())).find(differs).unwrap_or(0);
    let (found, expected) = (at(found, distance), at(expected, distance));
    format!("has {found} entries at distance {distance} instead of {expected}")
}

/// A number of threads, and the control that can stop them and receives their progress.
#[derive(Clone, Copy, Debug)]
pub struct Workers<'a> {
    /// Number of threads; 0 counts as 1.
    pub threads: usize,
    /// Stops the threads and receives their progress.
    pub control: &'a Control,
}

impl<'a> Workers<'a> {
    /// Creates workers from a number of threads; 0 counts as 1.
    pub fn new(threads: usize, control: &'a Control) -> Self {
        Self { threads, control }
    }
}

/// Runs `work` on all indices `0..count`, in chunks handed out to the threads. Publishes progress between `from` and `to`, and returns the
/// results in chunk order.
///
/// # Errors
/// [`TableError::Stopped`] if the control stops it.
pub fn parallel<R: Send>(
    count: usize,
    chunk: usize,
    workers: Workers,
    (from, to): (f64, f64),
    work: impl Fn(std::ops::Range<usize>) -> R + Sync,
) -> Result<Vec<R>, TableError> {
    let Workers { threads, control } = workers;
    let next = std::sync::atomic::AtomicUsize::new(0);
    let worker = || {
        let mut results = Vec::new();
        while !control.stopped() {
            let start = next.fetch_add(chunk, std::sync::atomic::Ordering::Relaxed);
            if start >= count {
                break;
            }
            results.push((start, work(start..count.min(start + chunk))));
            control.set_progress(from + (to - from) * start as f64 / count as f64);
        }
        results
    };
    let mut results = std::thread::scope(|scope| {
        // If the system refuses a thread, work with fewer.
        let spawn = |_| room::spawn_scoped(scope, worker).ok();
        let others: Vec<_> = (1..threads.max(1)).filter_map(spawn).collect();
        let mut results = worker();
        for other in others {
            match other.join() {
                Ok(more) => results.extend(more),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        results
    });
    control.proceed()?;
    results.sort_unstable_by_key(|(start, _)| *start);
    Ok(results.into_iter().map(|(_, result)| result).collect())
}

/// Allocates `count` values for the named table.
///
/// # Errors
/// [`TableError::Memory`] if there is not enough memory.
pub fn reserved<T>(name: &'static str, count: usize, value: impl FnMut() -> T) -> Result<Vec<T>, TableError> {
    let mut values = room::vector(name, count)?;
    values.resize_with(count, value);
    Ok(values)
}

/// Compares the distribution of the named table with the expected one.
///
/// # Errors
/// [`TableError::Distribution`] if they differ.
pub(crate) fn check(name: &'static str, found: &[u64], expected: &[u64]) -> Result<(), TableError> {
    if found == expected {
        return Ok(());
    }
    Err(TableError::Distribution { name, found: found.into(), expected: expected.into() })
}

/// Appends values until there are `count`, checking for a stop between blocks.
///
/// # Errors
/// [`TableError::Stopped`] if `control` stops it.
pub(crate) fn fill<T>(
    values: &mut Vec<T>,
    count: usize,
    value: impl Fn() -> T + Copy,
    control: &Control,
) -> Result<(), TableError> {
    const BLOCK: usize = 1 << 20;
    while values.len() < count {
        control.proceed()?;
        values.resize_with(count.min(values.len() + BLOCK), value);
    }
    Ok(())
}

/// Runs `work` on `threads` threads at once (at least on the calling one), each with its number in `0..threads`.
pub(crate) fn on_threads(threads: usize, work: impl Fn(usize) + Sync) {
    std::thread::scope(|scope| {
        let work = &work;
        let spawn = |thread| (thread, room::spawn_scoped(scope, move || work(thread)).ok());
        let others: Vec<_> = (1..threads.max(1)).map(spawn).collect();
        work(0);
        for (thread, other) in others {
            match other.map(std::thread::ScopedJoinHandle::join) {
                Some(Ok(())) => {}
                Some(Err(panic)) => std::panic::resume_unwind(panic),
                // The system refused a thread: its part is done here.
                None => work(thread),
            }
        }
    });
}

/// Runs both closures, in parallel if `threads >= 2`.
pub(crate) fn both<A: Send, B>(threads: usize, one: impl FnOnce() -> A + Send, other: impl FnOnce() -> B) -> (A, B) {
    if threads < 2 {
        return (one(), other());
    }
    let one = std::sync::Mutex::new(Some(one));
    let run = || {
        let one = one.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
        one.expect("it is taken once, here or by the thread that began")()
    };
    std::thread::scope(|scope| {
        let thread = room::spawn_scoped(scope, run).ok();
        let other = other();
        // If the system refused a thread, `one` runs after `other`.
        match thread.map(std::thread::ScopedJoinHandle::join) {
            Some(Ok(one)) => (one, other),
            Some(Err(panic)) => std::panic::resume_unwind(panic),
            None => (run(), other),
        }
    })
}
