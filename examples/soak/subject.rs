//! The program under test: started with its own home folder, measured through `/proc`, closed by its shortcut.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use crate::{Result, driver::poll_until, virtual_display::VirtualDisplay};

pub struct ProgramUnderTest {
    child: Child,
    output_paths: [PathBuf; 2],
}

/// Values from `/proc`: resident memory with mapped files and anonymous memory in kB, threads, open files. Each has a
/// relative and an absolute tolerance; an increase up to their sum does not count as growth.
pub const USAGE_LIMITS: [(&str, f64, u64); 4] =
    [("VmRSS", 0.1, 16 << 10), ("RssAnon", 0.1, 16 << 10), ("Threads", 0.0, 2), ("open files", 0.0, 3)];

/// Usage of a process, in the order of [`USAGE_LIMITS`].
pub type Usage = [u64; 4];

impl ProgramUnderTest {
    /// Starts the program with a home below `work` and these settings, and waits for its window.
    pub fn start(desk: &mut VirtualDisplay, work: &Path, settings: &[u8]) -> Result<Self> {
        let mut command = desk.command("target/release/unfold");
        for variable in ["HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME"] {
            command.env(variable, work);
        }
        std::fs::create_dir_all(work.join("unfold"))?;
        std::fs::write(work.join("unfold/settings.json"), settings)?;
        let said = ["out", "err"].map(|name| work.join(name));
        command.env("LC_ALL", "C.UTF-8").stdin(Stdio::null());
        let child = command.stdout(File::create(&said[0])?).stderr(File::create(&said[1])?).spawn()?;
        let subject = Self { child, output_paths: said };
        let process = subject.child.id().to_string();
        let window = poll_until(Duration::from_secs(60), || {
            let found = desk.xdotool(&["search", "--onlyvisible", "--pid", &process, "--name", "Unfold"]);
            Ok(found.ok().and_then(|found| found.lines().next().map(str::to_owned)))
        })?;
        let Some(window) = window.filter(|_| subject.usage().is_some()) else {
            return Err(format!("no window: {}", subject.output()).into());
        };
        desk.xdotool(&["windowactivate", "--sync", &window])?;
        desk.window = window;
        Ok(subject)
    }

    /// Current usage; `None` if the program has ended.
    pub fn usage(&self) -> Option<Usage> {
        let folder = PathBuf::from(format!("/proc/{}", self.child.id()));
        let status = std::fs::read_to_string(folder.join("status")).ok()?;
        let number = |(name, ..): (&str, f64, u64)| {
            let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
            line.split_whitespace().next()?.parse().ok()
        };
        let files = std::fs::read_dir(folder.join("fd")).ok()?.count() as u64;
        Some([number(USAGE_LIMITS[0])?, number(USAGE_LIMITS[1])?, number(USAGE_LIMITS[2])?, files])
    }

    /// Output on stdout and stderr.
    pub fn output(&self) -> String {
        self.output_paths.iter().filter_map(|path| std::fs::read_to_string(path).ok()).collect()
    }

    /// Closes the program by its shortcut, pressed again if it has not ended after 0.9 s, as when it asks about unsaved work.
    /// Returns the time since the last press.
    pub fn close(&mut self, desk: &VirtualDisplay) -> Result<Duration> {
        // The program waits up to two seconds for a session being written.
        for timeout in [Duration::from_millis(900), Duration::from_secs(5)] {
            let asked = Instant::now();
            desk.keys(&["ctrl+q"])?;
            if let Some(status) = poll_until(timeout, || Ok(self.child.try_wait()?))? {
                return if status.success() { Ok(asked.elapsed()) } else { Err(format!("ended with {status}").into()) };
            }
        }
        Err("did not close within five seconds".into())
    }
}

impl Drop for ProgramUnderTest {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
