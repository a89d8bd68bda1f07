//! The two streams of a terminal.

use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use super::{Failure, language};
use crate::app::strings::{terminal as say, window};

/// Results to stdout, everything else to stderr.
#[derive(Debug, Default)]
pub struct Terminal {
    /// Whether the reader of stdout has gone away.
    closed: AtomicBool,
}

impl Terminal {
    /// One line of result, handed on at once. A reader that has gone away is not an error: there is no one to tell.
    pub fn say(&self, line: &str) {
        let mut out = std::io::stdout().lock();
        if writeln!(out, "{line}").and_then(|()| out.flush()).is_err() {
            self.closed.store(true, Ordering::Relaxed);
        }
    }

    /// Text of several lines, as it is.
    pub fn say_text(&self, text: &str) {
        let mut out = std::io::stdout().lock();
        if out.write_all(text.as_bytes()).and_then(|()| out.flush()).is_err() {
            self.closed.store(true, Ordering::Relaxed);
        }
    }

    /// One line that is no result.
    pub fn note(&self, line: &str) {
        // Where there is no stderr, no one reads notes.
        let _ = writeln!(std::io::stderr().lock(), "{line}");
    }

    /// Whether nobody reads the results any more.
    pub fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
    }

    /// A bar for tables at work, drawn only on a terminal.
    pub fn bar(&self) -> ProgressBar {
        if !std::io::stderr().is_terminal() {
            return ProgressBar::hidden();
        }
        let bar = ProgressBar::new(1000);
        if let Ok(style) = ProgressStyle::with_template("{msg} [{bar:30}] {percent}%") {
            bar.set_style(style);
        }
        bar
    }
}

/// Set by Ctrl-C.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Whether Ctrl-C was pressed since [`catch_interrupt`].
pub fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// From now on the first Ctrl-C is only noted, so that the best so far can be printed and saved; a second one ends the program.
pub fn catch_interrupt() {
    // Without a handler Ctrl-C ends the program as ever.
    let _ = ctrlc::set_handler(|| {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
}

/// `Err` once Ctrl-C was pressed.
pub fn go_on() -> Result<(), Failure> {
    if interrupted() { Err(Failure::Interrupted) } else { Ok(()) }
}

/// How often a waiting loop looks up.
pub const LOOK: Duration = Duration::from_millis(20);

/// Names the table at work on a bar.
pub fn show_table(bar: &ProgressBar, name: &str, fraction: f64) {
    bar.set_message(say::TABLE_AT_WORK.fill(language(), [&name]));
    bar.set_position((fraction * 1000.0) as u64);
}

/// "17 STM".
pub fn length(length: usize, metric: &str) -> String {
    window::LENGTH.fill(language(), [&length, &metric])
}
