//! Locks, atomic numbers and threads of a search: those of the standard library or, under `--cfg shuttle`, those of a
//! model checker, which runs a test many times with different orders of threads.

#[cfg(shuttle)]
pub use shuttle::{sync::Mutex, sync::atomic, thread};
#[cfg(not(shuttle))]
pub use std::{sync::Mutex, sync::atomic, thread};
