//! Reduces the allocator's arenas if the address space is limited, for example by `ulimit -v`.

/// Re-executes the program with fewer arenas if its address space is limited: the GNU allocator reserves 64 MB per arena, which tables
/// would then lack. Call before reading or writing anything.
#[cfg(target_os = "linux")]
pub fn restart_with_few_arenas_if_limited() {
    use std::os::unix::process::CommandExt;

    use unfold_engine::disk::address_space;

    /// Environment variable that the allocator reads only at program start.
    const VARIABLE: &str = "MALLOC_ARENA_MAX";
    /// Address space per arena, in bytes; an eighth of it is reserved.
    const BYTES_PER_ARENA: u64 = 512 << 20;
    /// Address-space limit, in bytes, from which all arenas are allowed.
    const UNRESTRICTED_FROM: u64 = 8 << 30;

    let limit = address_space::limit().filter(|limit| *limit < UNRESTRICTED_FROM);
    let Some(limit) = limit.filter(|_| std::env::var_os(VARIABLE).is_none()) else { return };
    let mut words = std::env::args_os();
    let (Some(name), Ok(program)) = (words.next(), std::env::current_exe()) else { return };
    // `exec` returns only on failure; the program then continues unchanged.
    let _ = std::process::Command::new(program)
        .arg0(name)
        .args(words)
        .env(VARIABLE, (limit / BYTES_PER_ARENA).max(1).to_string())
        .exec();
}

/// Does nothing: other systems' allocators do not reserve arenas.
#[cfg(not(target_os = "linux"))]
pub fn restart_with_few_arenas_if_limited() {}
