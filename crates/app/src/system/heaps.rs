//! The heaps where the address space of the process is limited, as by `ulimit -v`.

/// Begins the program again with few heaps for all threads, if its address space is limited. The usual allocator of Linux sets 64 MB of
/// it aside for each thread, used or not, which would then be missing for tables. To be called before anything is read or written.
#[cfg(target_os = "linux")]
pub fn begin_with_few_where_space_is_limited() {
    use std::os::unix::process::CommandExt;

    use unfold_engine::disk::address_space;

    /// By this the allocator is told when the program begins, and only then.
    const VARIABLE: &str = "MALLOC_ARENA_MAX";
    /// One heap for so many bytes; an eighth of them is set aside then.
    const SHARE: u64 = 512 << 20;
    /// With more, in bytes, what is set aside is not missed.
    const PLENTY: u64 = 8 << 30;

    let limit = address_space::limit().filter(|limit| *limit < PLENTY);
    let Some(limit) = limit.filter(|_| std::env::var_os(VARIABLE).is_none()) else { return };
    let mut words = std::env::args_os();
    let (Some(name), Ok(program)) = (words.next(), std::env::current_exe()) else { return };
    // Returns only if the program could not begin again; it goes on as it is then.
    let _ = std::process::Command::new(program)
        .arg0(name)
        .args(words)
        .env(VARIABLE, (limit / SHARE).max(1).to_string())
        .exec();
}

/// Nothing: the allocators of other systems have no such habit.
#[cfg(not(target_os = "linux"))]
pub fn begin_with_few_where_space_is_limited() {}
