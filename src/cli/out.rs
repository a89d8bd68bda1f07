//! Output streams, progress bars and interruption.

#![allow(clippy::disallowed_methods, reason = "this file has the two streams")]

use std::cell::OnceCell;
use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::{error::CliError, language::language};
use indicatif::{ProgressBar, ProgressStyle};
use unfold_app::system::stream;
use unfold_engine::puzzle::{Metric, PuzzleId, text::sanitized_lines};
use unfold_engine::{control::Control, search::SolveError, tables::headroom};
use unfold_text::{sentences::describe, window};

/// The output streams: results go to stdout, everything else to stderr.
#[derive(Debug, Default)]
pub struct Terminal {
    /// True once a write to stdout has failed, for example because its reader closed it.
    closed: AtomicBool,
    /// First write error other than a closed pipe.
    write_error: Mutex<Option<std::io::Error>>,
}

impl Terminal {
    /// Prints a line of results, with control characters escaped, and flushes.
    pub fn print_line(&self, line: &str) {
        self.print_text(&sanitized_lines(format_args!("{line}\n")));
    }

    pub fn print_text(&self, text: &str) {
        self.print_bytes(text.as_bytes());
    }

    /// Prints bytes verbatim, or with control characters escaped if stdout is a terminal.
    pub fn print_bytes(&self, bytes: &[u8]) {
        if std::io::stdout().is_terminal() {
            self.write(sanitized_lines(String::from_utf8_lossy(bytes)).as_bytes());
        } else {
            self.write(bytes);
        }
    }

    fn write(&self, bytes: &[u8]) {
        let mut out = std::io::stdout().lock();
        self.record_write(out.write_all(bytes).and_then(|()| out.flush()));
    }

    /// Prints help and version to stdout, argument errors to stderr.
    pub fn print_clap(&self, error: &clap::Error) {
        let printed = error.print().and_then(|()| std::io::stdout().flush());
        if !error.use_stderr() {
            self.record_write(printed);
        }
    }

    /// Records the outcome of a write to stdout.
    fn record_write(&self, written: std::io::Result<()>) {
        let Err(error) = written else { return };
        self.closed.store(true, Ordering::Relaxed);
        // A closed pipe is not an error; a full disk is.
        if !stream::is_closed_pipe(&error) {
            self.write_error.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
        }
    }

    /// Takes the write error of stdout, unless its reader closed it.
    pub fn take_failure(&self) -> Option<std::io::Error> {
        self.write_error.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Prints a line to stderr.
    pub fn note(&self, line: &str) {
        // A note that cannot be written to stderr is dropped.
        let _ = writeln!(std::io::stderr().lock(), "{}", sanitized_lines(line));
    }

    /// True if results can no longer be printed.
    pub fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
    }

    /// Prints results, suspending the bar if stdout is a terminal too.
    pub fn print_beside_bar(&self, bar: &ProgressBar, lines: &[u8]) {
        if bar.is_hidden() || !std::io::stdout().is_terminal() {
            self.print_bytes(lines);
        } else {
            bar.suspend(|| self.print_bytes(lines));
        }
    }

    /// A progress bar for input of this size, or a spinner if the size is unknown; hidden unless stderr is a terminal.
    pub fn input_bar(&self, bytes: Option<u64>) -> ProgressBar {
        match bytes {
            Some(bytes) => styled(ProgressBar::new(bytes), "{msg} [{bar:30}] {percent}% {eta}"),
            None => styled(ProgressBar::new_spinner(), "{spinner} {msg} {elapsed}"),
        }
    }

    pub fn draws_bars(&self) -> bool {
        std::io::stderr().is_terminal()
    }

    /// A progress bar from 0 to 1000, hidden unless stderr is a terminal.
    pub fn bar(&self) -> ProgressBar {
        styled(ProgressBar::new(1000), "{msg} [{bar:30}] {percent}%")
    }
}

/// Applies a template, or hides the bar unless stderr is a terminal.
fn styled(bar: ProgressBar, template: &str) -> ProgressBar {
    match ProgressStyle::with_template(template) {
        Ok(style) if std::io::stderr().is_terminal() => bar.with_style(style),
        _ => ProgressBar::hidden(),
    }
}

/// Set by the first Ctrl-C or termination signal.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// True if Ctrl-C or a termination signal arrived since [`catch_interrupt`].
pub fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// Exit code of a second Ctrl-C.
static SECOND_INTERRUPT_CODE: AtomicU8 = AtomicU8::new(130);

/// Makes the first Ctrl-C or termination signal set a flag, so that the best result can still be printed and saved; a
/// second one exits.
pub fn catch_interrupt() {
    // Without a handler Ctrl-C keeps its default action.
    let _ = ctrlc::set_handler(|| {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            std::process::exit(SECOND_INTERRUPT_CODE.load(Ordering::Relaxed).into());
        }
    });
}

/// Sets the exit code of a second Ctrl-C, once the result is known.
pub fn set_exit_code(code: u8) {
    SECOND_INTERRUPT_CODE.store(code, Ordering::Relaxed);
}

/// True if the reader closed stdout, even if nothing was written since.
pub fn reader_is_gone() -> bool {
    stream::reader_is_gone(std::io::stdout())
}

/// Runs `work` on another thread, stops it on Ctrl-C or a closed stdout, and calls `poll` meanwhile. Fails if
/// interrupted by Ctrl-C, or if the thread cannot start or panics.
pub fn run_interruptible<T: Send>(
    terminal: &Terminal,
    work: impl FnOnce(&Control) -> T + Send,
    poll: impl Fn(&Control),
) -> Result<T, CliError> {
    let ended = run_stoppable(terminal, work, poll);
    if interrupted() { Err(CliError::Interrupted) } else { ended }
}

/// Like [`run_interruptible`], but returns the result of interrupted work too.
pub fn run_stoppable<T: Send>(
    terminal: &Terminal,
    work: impl FnOnce(&Control) -> T + Send,
    poll: impl Fn(&Control),
) -> Result<T, CliError> {
    let control = Control::new();
    let result = std::thread::scope(|scope| {
        let work = headroom::spawn_scoped(scope, || work(&control)).map_err(SolveError::Thread)?;
        while !work.is_finished() {
            if interrupted() || terminal.is_closed() {
                control.stop();
            }
            poll(&control);
            std::thread::sleep(SHORT_POLL_INTERVAL);
        }
        work.join().map_err(|_| SolveError::Crashed)
    });
    result.map_err(|error| CliError::Files(describe::solve(PuzzleId::default(), &error)))
}

/// Text of an empty cell in a row of output.
pub const EMPTY_CELL: &str = "-";

/// Like [`run_interruptible`], with a progress bar after [`PROGRESS_DELAY`].
pub fn run_with_progress<T: Send>(
    terminal: &Terminal,
    name: &'static str,
    work: impl FnOnce(&Control) -> T + Send,
) -> Result<T, CliError> {
    let began = Instant::now();
    let bar = OnceCell::<ProgressBar>::new();
    let look = |control: &Control| {
        if began.elapsed() > PROGRESS_DELAY {
            let bar = bar.get_or_init(|| terminal.bar());
            bar.set_message(name);
            bar.set_position((control.progress() * 1000.0) as u64);
        }
    };
    let result = run_interruptible(terminal, work, look);
    if let Some(bar) = bar.get() {
        bar.finish_and_clear();
    }
    result
}

/// Delay before a progress bar or note is shown.
pub const PROGRESS_DELAY: Duration = Duration::from_millis(300);
/// Poll interval for searches, batches and table builds.
pub const POLL_INTERVAL: Duration = Duration::from_millis(20);
/// Poll interval of [`run_stoppable`], which may run sequences of short tasks.
const SHORT_POLL_INTERVAL: Duration = Duration::from_millis(2);

/// Formats a length with its metric, such as "17 STM".
pub fn length(length: usize, metric: Metric) -> String {
    window::LENGTH.fill(language(), [&length, &metric])
}
