//! The address space of this process: the memory that the system lets it have, as by `ulimit -v`.

/// The most bytes that it may have; `None` if there is no limit, or none is known.
#[cfg(unix)]
pub fn limit() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::As).current
}

/// The most bytes that it may have; `None` if there is no limit, or none is known.
#[cfg(not(unix))]
pub fn limit() -> Option<u64> {
    None
}

/// True if this process may still allocate so many bytes. Nothing is allocated to find out, since other threads could fail meanwhile.
#[cfg(target_os = "linux")]
pub fn has(bytes: u64) -> bool {
    let Some(limit) = limit() else { return true };
    // The first number is what is in use, in pages.
    let used = std::fs::read_to_string("/proc/self/statm").ok();
    let pages: Option<u64> = used.and_then(|used| used.split(' ').next()?.parse().ok());
    pages.is_none_or(|pages| pages.saturating_mul(rustix::param::page_size() as u64).saturating_add(bytes) <= limit)
}

/// True if this process may still allocate so many bytes: they are allocated and freed at once.
#[cfg(not(target_os = "linux"))]
pub fn has(bytes: u64) -> bool {
    usize::try_from(bytes).is_ok_and(|bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_ok())
}
