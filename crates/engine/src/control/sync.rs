//! Locks, atomics and threads: the standard library's or, under `--cfg shuttle`, a model checker's, which runs a test
//! with many thread schedules.

#[cfg(shuttle)]
pub use shuttle::{sync::Mutex, sync::atomic, thread};
#[cfg(not(shuttle))]
pub use std::{sync::Mutex, sync::atomic, thread};
