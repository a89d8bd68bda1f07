//! Memory available to this process: its address space, which `ulimit -v` limits, and the free memory.

/// Returns the limit of the address space, in bytes; `None` if there is none.
#[cfg(unix)]
pub fn limit() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::As).current
}

/// Returns `None`: the limit of the address space is unknown on this system.
#[cfg(not(unix))]
pub fn limit() -> Option<u64> {
    None
}

/// Minimum size, in bytes, for which free memory is checked too: Linux grants more memory than it has, and kills
/// processes that use it.
#[cfg(target_os = "linux")]
const MIN_CHECKED: u64 = 1 << 30;

/// True if `bytes` of memory are free, or if that is unknown.
#[cfg(target_os = "linux")]
fn are_free(bytes: u64) -> bool {
    let about = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let kilobytes =
        about.lines().find_map(|line| line.strip_prefix("MemAvailable:")?.strip_suffix("kB")?.trim().parse().ok());
    kilobytes.is_none_or(|kilobytes: u64| bytes <= kilobytes.saturating_mul(1024))
}

/// True if this process may still allocate `bytes`. Does not allocate to find out: other threads could fail meanwhile.
#[cfg(target_os = "linux")]
pub fn has_room(bytes: u64) -> bool {
    if bytes >= MIN_CHECKED && !are_free(bytes) {
        return false;
    }
    let Some(limit) = limit() else { return true };
    // The first field is the size in use, in pages.
    let used = std::fs::read_to_string("/proc/self/statm").ok();
    let pages: Option<u64> = used.and_then(|used| used.split(' ').next()?.parse().ok());
    pages.is_none_or(|pages| pages.saturating_mul(rustix::param::page_size() as u64).saturating_add(bytes) <= limit)
}

/// True if this process may still allocate `bytes`, tested by allocating and freeing them.
#[cfg(not(target_os = "linux"))]
pub fn has_room(bytes: u64) -> bool {
    usize::try_from(bytes).is_ok_and(|bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_megabyte_is_available_and_an_exabyte_is_not() {
        assert!(has_room(1 << 20));
        assert!(!has_room(1 << 60));
    }
}
