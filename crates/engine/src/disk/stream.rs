//! Detection of a stream without a reader.

/// True if the reader of a stream has gone away, so that output is lost. Does not write anything.
#[cfg(unix)]
pub fn reader_is_gone(stream: impl std::os::fd::AsFd) -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let stream = stream.as_fd();
    let at_once = Timespec { tv_sec: 0, tv_nsec: 0 };
    let mut asked = [PollFd::new(&stream, PollFlags::empty())];
    let answered = poll(&mut asked, Some(&at_once)).is_ok_and(|count| count > 0);
    (answered && asked[0].revents().intersects(PollFlags::ERR | PollFlags::HUP)) || was_closed(stream)
}

/// True if a stream was closed when the program started: Rust then replaces it by the null device, opened for both
/// reading and writing, which a shell's redirection does not do.
#[cfg(unix)]
fn was_closed(stream: std::os::fd::BorrowedFd<'_>) -> bool {
    use rustix::fs::{OFlags, fcntl_getfl, fstat, stat};
    let null = stat("/dev/null").map(|about| about.st_rdev);
    let is_null = fstat(stream).is_ok_and(|about| null == Ok(about.st_rdev));
    is_null && fcntl_getfl(stream).is_ok_and(|flags| flags.contains(OFlags::RDWR))
}

/// Always false: this system has no way to tell.
#[cfg(not(unix))]
pub fn reader_is_gone<T>(_: T) -> bool {
    false
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_reader_that_goes_away_is_noticed() {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        assert!(!reader_is_gone(&writer));
        drop(reader);
        assert!(reader_is_gone(&writer));
        let file = tempfile::tempfile().expect("a file");
        assert!(!reader_is_gone(&file), "a file is for whoever reads it later");
        let null = |options: &mut std::fs::OpenOptions| options.write(true).open("/dev/null").expect("the null device");
        assert!(!reader_is_gone(null(&mut std::fs::OpenOptions::new())), "someone asked for this");
        assert!(reader_is_gone(null(std::fs::OpenOptions::new().read(true))));
    }
}
