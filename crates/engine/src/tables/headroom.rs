//! Memory headroom: large tables and threads leave some memory free for small allocations, whose failure would abort the program.

use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{Builder, JoinHandle, Scope, ScopedJoinHandle};

use super::TableError;
use crate::disk::address_space;

/// Bytes left free for the other allocations of a search and for reporting a shortage.
const RESERVE: u64 = 16 << 20;
/// Stack size of a thread, in bytes.
const STACK_BYTES: u64 = 2 << 20;
/// Allocations below this many bytes are not checked.
const MIN_CHECKED_BYTES: u64 = 1 << 18;

/// Total bytes of all [claims](Claim).
static CLAIMED: AtomicU64 = AtomicU64::new(0);

/// True if `bytes` bytes can probably be allocated while `RESERVE` bytes and all claims stay free.
pub fn can_allocate(bytes: u64) -> bool {
    let others = CLAIMED.load(Ordering::Relaxed);
    bytes.checked_add(RESERVE).and_then(|bytes| bytes.checked_add(others)).is_some_and(address_space::has_room)
}

/// A reservation of memory to be allocated piecemeal; released on drop.
#[derive(Debug)]
pub struct Claim(u64);

impl Claim {
    /// Reserves `bytes` bytes for building the table `name`.
    ///
    /// # Errors
    /// [`TableError::Memory`] if there is not enough memory.
    pub fn new(name: &'static str, bytes: u64) -> Result<Self, TableError> {
        ensure_memory(name, bytes)?;
        CLAIMED.fetch_add(bytes, Ordering::Relaxed);
        Ok(Self(bytes))
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        CLAIMED.fetch_sub(self.0, Ordering::Relaxed);
    }
}

/// Checks that `bytes` bytes for the table `name` can be allocated; small sizes always pass.
///
/// # Errors
/// [`TableError::Memory`] if there is not enough memory.
pub fn ensure_memory(name: &'static str, bytes: u64) -> Result<(), TableError> {
    if bytes < MIN_CHECKED_BYTES || can_allocate(bytes) { Ok(()) } else { Err(TableError::Memory { name, bytes }) }
}

/// Creates an empty vector with capacity for `count` values, for the named table.
///
/// # Errors
/// [`TableError::Memory`] if there is not enough memory.
pub fn vector<T>(name: &'static str, count: usize) -> Result<Vec<T>, TableError> {
    let bytes = (count as u64).saturating_mul(size_of::<T>() as u64);
    ensure_memory(name, bytes)?;
    let mut values = Vec::new();
    values.try_reserve_exact(count).map_err(|_| TableError::Memory { name, bytes })?;
    Ok(values)
}

/// Starts a thread if memory allows.
///
/// # Errors
/// [`io::ErrorKind::OutOfMemory`] if memory is short, or the system's error if it refuses the thread.
pub fn spawn<R: Send + 'static>(work: impl FnOnce() -> R + Send + 'static) -> io::Result<JoinHandle<R>> {
    ensure_stack_memory()?;
    Builder::new().spawn(work)
}

/// Starts a scoped thread if memory allows.
///
/// # Errors
/// [`io::ErrorKind::OutOfMemory`] if memory is short, or the system's error if it refuses the thread.
pub fn spawn_scoped<'scope, R: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    work: impl FnOnce() -> R + Send + 'scope,
) -> io::Result<ScopedJoinHandle<'scope, R>> {
    ensure_stack_memory()?;
    Builder::new().spawn_scoped(scope, work)
}

fn ensure_stack_memory() -> io::Result<()> {
    if can_allocate(STACK_BYTES) { Ok(()) } else { Err(io::ErrorKind::OutOfMemory.into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_sizes_have_room_and_sizes_above_memory_do_not() {
        assert!(can_allocate(1 << 20) && ensure_memory("a", 1 << 20).is_ok());
        assert!(!can_allocate(u64::MAX));
        assert!(matches!(ensure_memory("a", u64::MAX), Err(TableError::Memory { name: "a", bytes: u64::MAX })));
        let made = vector::<u64>("a", 1000).expect("room");
        assert!(made.is_empty() && made.capacity() >= 1000);
        assert!(matches!(vector::<u64>("a", usize::MAX / 2), Err(TableError::Memory { .. })));
        assert_eq!(spawn(|| 7).expect("room for a thread").join().expect("no panic"), 7);
    }
}
