//! Detection of output streams without a reader.

/// True if a stream's reader is gone and output would be lost. Writes nothing.
#[cfg(unix)]
pub fn reader_is_gone(stream: impl std::os::fd::AsFd) -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let stream = stream.as_fd();
    let at_once = Timespec { tv_sec: 0, tv_nsec: 0 };
    let mut asked = [PollFd::new(&stream, PollFlags::empty())];
    let answered = poll(&mut asked, Some(&at_once)).is_ok_and(|count| count > 0);
    (answered && asked[0].revents().intersects(PollFlags::ERR | PollFlags::HUP)) || was_closed(stream)
}

/// True if a stream was closed at program start. Rust then replaces it with the null device opened for reading and writing; a shell's
/// redirection opens it for writing only.
#[cfg(unix)]
fn was_closed(stream: std::os::fd::BorrowedFd<'_>) -> bool {
    use rustix::fs::{OFlags, fcntl_getfl, fstat, stat};
    let null = stat("/dev/null").map(|about| about.st_rdev);
    let is_null = fstat(stream).is_ok_and(|about| null == Ok(about.st_rdev));
    is_null && fcntl_getfl(stream).is_ok_and(|flags| flags.contains(OFlags::RDWR))
}

/// True if a stream's reader is gone and output would be lost. Writes no bytes, since only a pipe without a reader rejects an empty write.
#[cfg(windows)]
pub fn reader_is_gone(stream: impl std::os::windows::io::AsHandle) -> bool {
    use std::io::Write;
    let Ok(handle) = stream.as_handle().try_clone_to_owned() else { return false };
    std::fs::File::from(handle).write(&[]).is_err_and(|error| is_closed_pipe(&error))
}

/// Always false: these systems offer no way to find out.
#[cfg(not(any(unix, windows)))]
pub fn reader_is_gone<T>(_: T) -> bool {
    false
}

/// True if a write failed because the pipe's reader is gone.
pub fn is_closed_pipe(error: &std::io::Error) -> bool {
    /// `ERROR_PIPE_NOT_CONNECTED`, for which the standard library has no kind.
    const PIPE_NOT_CONNECTED: i32 = 233;
    error.kind() == std::io::ErrorKind::BrokenPipe
        || (cfg!(windows) && error.raw_os_error() == Some(PIPE_NOT_CONNECTED))
}

#[cfg(test)]
#[allow(clippy::disallowed_types, reason = "tests ask the disk and the clock themselves")]
mod tests {
    use super::*;

    #[test]
    fn a_closed_reader_is_detected() {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        assert!(!reader_is_gone(&writer));
        drop(reader);
        assert!(reader_is_gone(&writer));
        let file = tempfile::tempfile().expect("a file");
        assert!(!reader_is_gone(&file), "a file is for whoever reads it later");
    }

    #[cfg(unix)]
    #[test]
    fn dev_null_is_a_closed_reader_unless_opened_for_writing_only() {
        let null = |options: &mut std::fs::OpenOptions| options.write(true).open("/dev/null").expect("the null device");
        assert!(!reader_is_gone(null(&mut std::fs::OpenOptions::new())), "someone asked for this");
        assert!(reader_is_gone(null(std::fs::OpenOptions::new().read(true))));
    }
}
