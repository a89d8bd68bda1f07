//! The program at test: started with a home of its own, looked at through `/proc`, and closed by its key.

#![allow(clippy::disallowed_methods, reason = "it drives a window from outside")]

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use super::desk::Desk;

/// The longest that closing may take: the program itself waits two seconds for a session that is being written.
const CLOSING: Duration = Duration::from_secs(5);

/// The program, running.
pub struct Subject {
    child: Child,
    /// The number of its window.
    pub window: String,
    /// How far to the right and down of its real place `xdotool` believes the window to be: it counts the border twice.
    pub offset: [i64; 2],
    /// Where its settings and its session are.
    pub config: PathBuf,
    said: [PathBuf; 2],
}

/// What `/proc` says of a process.
#[derive(Clone, Copy, Debug, Default)]
pub struct Usage {
    /// Resident memory in kB, files that are mapped included.
    pub resident: u64,
    /// The part of it that is the program's own.
    pub own: u64,
    /// Its threads.
    pub threads: u64,
    /// Its open files.
    pub handles: u64,
    /// Its processor time, in hundredths of a second.
    pub ticks: u64,
}

impl Usage {
    /// What the process of this number uses; `None` when it is no more.
    pub fn of(process: u32) -> Option<Self> {
        let folder = PathBuf::from(format!("/proc/{process}"));
        let status = std::fs::read_to_string(folder.join("status")).ok()?;
        let number = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
            line.split_whitespace().next()?.parse().ok()
        };
        let stat = std::fs::read_to_string(folder.join("stat")).ok()?;
        // The name, which may have blanks, is in parentheses; the two times are the 12th and 13th field after it.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = [11, 12].iter().filter_map(|&at| fields.get(at)?.parse::<u64>().ok()).sum();
        Some(Self {
            resident: number("VmRSS")?,
            own: number("RssAnon")?,
            threads: number("Threads")?,
            handles: std::fs::read_dir(folder.join("fd")).ok()?.count() as u64,
            ticks,
        })
    }
}

impl Subject {
    /// Starts the program on a desk, with a home below `work` and these settings.
    pub fn start(program: &Path, desk: &Desk, work: &Path, settings: &[u8]) -> io::Result<Self> {
        let config = work.join("config");
        std::fs::create_dir_all(config.join("unfold"))?;
        std::fs::write(config.join("unfold/settings.json"), settings)?;
        let said = ["out", "err"].map(|name| work.join(name));
        let mut command = desk.command(program);
        let folders =
            [("HOME", "home"), ("XDG_CACHE_HOME", "cache"), ("XDG_DATA_HOME", "data"), ("XDG_RUNTIME_DIR", "run")];
        for (variable, folder) in folders {
            std::fs::create_dir_all(work.join(folder))?;
            command.env(variable, work.join(folder));
        }
        command.env("XDG_CONFIG_HOME", &config).env("LC_ALL", "C.UTF-8").stdin(Stdio::null());
        let child = command.stdout(File::create(&said[0])?).stderr(File::create(&said[1])?).spawn()?;
        let process = child.id().to_string();
        let mut subject = Self { child, window: String::new(), offset: [0, 0], config: config.join("unfold"), said };
        let until = Instant::now() + Duration::from_secs(60);
        while Instant::now() < until && subject.is_running() {
            if let Ok(found) = desk.ask(&["search", "--onlyvisible", "--pid", &process, "--name", "Unfold"])
                && let Some(window) = found.lines().next()
            {
                subject.window = window.to_owned();
                desk.ask(&["windowactivate", "--sync", window])?;
                std::thread::sleep(Duration::from_secs(1));
                desk.ask(&["mousemove", "--window", window, "0", "0"])?;
                let real = shell_numbers(&desk.ask(&["getmouselocation", "--shell"])?, ["X=", "Y="]);
                let believed = shell_numbers(&desk.ask(&["getwindowgeometry", "--shell", window])?, ["X=", "Y="]);
                subject.offset = [believed[0] - real[0], believed[1] - real[1]];
                return Ok(subject);
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        let said = subject.said();
        let _ = subject.child.kill();
        Err(io::Error::other(format!("no window: {said}")))
    }

    /// Its number.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// Whether it still runs.
    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// What it uses; nothing when it has ended.
    pub fn usage(&self) -> Usage {
        Usage::of(self.process()).unwrap_or_default()
    }

    /// What it wrote on the terminal.
    pub fn said(&self) -> String {
        self.said.iter().filter_map(|path| std::fs::read_to_string(path).ok()).collect()
    }

    /// The settings that it has written, as JSON.
    pub fn settings(&self) -> serde_json::Value {
        let text = std::fs::read(self.config.join("settings.json")).unwrap_or_default();
        serde_json::from_slice(&text).unwrap_or_default()
    }

    /// Closes it by its key, twice if it asks about what is unsaved; how long it took after the last key, or what went wrong.
    pub fn close(mut self, desk: &Desk) -> Result<(Duration, String), String> {
        let begin = Instant::now();
        // The first request may only bring a question, which the second one answers.
        let mut asked = begin;
        for _ in 0..2 {
            if !self.is_running() {
                break;
            }
            asked = Instant::now();
            desk.keys(&["ctrl+q"]).map_err(|error| error.to_string())?;
            let ask_again = Instant::now() + Duration::from_millis(900);
            while Instant::now() < ask_again && self.is_running() {
                std::thread::sleep(Duration::from_millis(10));
            }
        }
        while begin.elapsed() < CLOSING && self.is_running() {
            std::thread::sleep(Duration::from_millis(10));
        }
        let took = asked.elapsed();
        match self.child.try_wait() {
            Ok(Some(status)) if status.success() => Ok((took, self.said())),
            Ok(Some(status)) => Err(format!("ended with {status}: {}", self.said())),
            _ => Err(format!("did not close within {CLOSING:?}")),
        }
    }
}

impl Drop for Subject {
    fn drop(&mut self) {
        if self.is_running() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// The numbers that `xdotool` tells as lines such as `X=3`; 0 where it tells none.
pub fn shell_numbers<const N: usize>(text: &str, names: [&str; N]) -> [i64; N] {
    names.map(|name| text.lines().find_map(|line| line.strip_prefix(name)?.parse().ok()).unwrap_or(0))
}
