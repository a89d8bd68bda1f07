//! Address space of this process, which `ulimit -v` limits.

/// Returns the limit in bytes; `None` if there is none or it is unknown.
#[cfg(unix)]
pub fn limit() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::As).current
}

/// Returns the limit in bytes: unknown on this system.
#[cfg(not(unix))]
pub fn limit() -> Option<u64> {
    None
}

/// True if this process may still allocate `bytes`. Tested without allocating, which could make other threads fail.
#[cfg(target_os = "linux")]
pub fn has(bytes: u64) -> bool {
    let Some(limit) = limit() else { return true };
    // The first field is the size in use, in pages.
    let used = std::fs::read_to_string("/proc/self/statm").ok();
    let pages: Option<u64> = used.and_then(|used| used.split(' ').next()?.parse().ok());
    pages.is_none_or(|pages| pages.saturating_mul(rustix::param::page_size() as u64).saturating_add(bytes) <= limit)
}

/// True if this process may still allocate `bytes`, tested by allocating and freeing them.
#[cfg(not(target_os = "linux"))]
pub fn has(bytes: u64) -> bool {
    usize::try_from(bytes).is_ok_and(|bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_ok())
}
