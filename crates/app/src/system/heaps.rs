//! Number of allocator arenas under a limited address space, as by `ulimit -v`.

/// Re-executes the program with fewer arenas if its address space is limited. Linux's allocator reserves 64 MB per thread, used or not,
/// which tables would then lack. Call before reading or writing anything.
#[cfg(target_os = "linux")]
pub fn begin_with_few_where_space_is_limited() {
    use std::os::unix::process::CommandExt;

    use unfold_engine::disk::address_space;

    /// Read by the allocator only at program start.
    const VARIABLE: &str = "MALLOC_ARENA_MAX";
    /// Address space per arena, in bytes; an eighth of it is reserved.
    const SHARE: u64 = 512 << 20;
    /// No restriction from this limit on, in bytes.
    const PLENTY: u64 = 8 << 30;

    let limit = address_space::limit().filter(|limit| *limit < PLENTY);
    let Some(limit) = limit.filter(|_| std::env::var_os(VARIABLE).is_none()) else { return };
    let mut words = std::env::args_os();
    let (Some(name), Ok(program)) = (words.next(), std::env::current_exe()) else { return };
    // Returns only on failure; the program then continues unchanged.
    let _ = std::process::Command::new(program)
        .arg0(name)
        .args(words)
        .env(VARIABLE, (limit / SHARE).max(1).to_string())
        .exec();
}

/// Does nothing: other systems' allocators do not reserve arenas.
#[cfg(not(target_os = "linux"))]
pub fn begin_with_few_where_space_is_limited() {}
